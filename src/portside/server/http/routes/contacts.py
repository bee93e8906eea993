"""Where somebody is told that it is their turn, and how that ends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from portside.server import protocol
from portside.server.http.routes.common import Parts, SomeGuest
from portside.server.notify.contacts import Contact
from portside.server.services import Services

router = APIRouter()
ContactId = Annotated[protocol.Id, Path(description="A contact.")]
Token = Annotated[protocol.Id, Path(description="What the message holds.")]
CHANNELS: dict[type, str] = {
    protocol.PushAddress: "push",
    protocol.MailAddress: "mail",
    protocol.WebhookAddress: "webhook",
}


def info(services: Services, contact: Contact) -> dict[str, Any]:
    """Return a contact as its owner sees it."""
    return {
        "id": contact.id,
        "channel": contact.channel,
        "shown": services.notifier.shown(contact),
        "confirmed": contact.confirmed,
        "broken": contact.broken,
    }


@router.get("/me/contacts", response_model=protocol.ContactList)
async def contacts(services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """List where one is told."""
    found = await services.notifier.contacts.of(guest.id)
    return {
        "contacts": [info(services, contact) for contact in found],
        "channels": list(services.notifier.channels),
        "push_key": services.notifier.push_key,
    }


@router.post("/me/contacts", response_model=protocol.ContactInfo)
async def add(
    wish: protocol.NewContact, request: Request, services: Parts, guest: SomeGuest
) -> dict[str, Any]:
    """Want to be told somewhere."""
    home = services.config.notify.home or str(request.base_url)
    made = await services.notifier.add(
        guest.id,
        CHANNELS[type(wish.address)],
        wish.address.model_dump(),
        wish.language,
        home.rstrip("/") + "/",
    )
    return info(services, made)


@router.post("/me/contacts/{contact}/test", status_code=204)
async def test(contact: ContactId, services: Parts, guest: SomeGuest) -> None:
    """Be told something now, to see whether it arrives."""
    await services.notifier.try_out(await services.notifier.contacts.one(contact, guest.id))


@router.delete("/me/contacts/{contact}", status_code=204)
async def remove(contact: ContactId, services: Parts, guest: SomeGuest) -> None:
    """Be told there no more."""
    contacts = services.notifier.contacts
    await contacts.remove(await contacts.one(contact, guest.id))


@router.get("/news/{token}", response_model=protocol.ContactInfo)
async def one(token: Token, services: Parts) -> dict[str, Any]:
    """Tell what a message was sent for."""
    return info(services, await services.notifier.contacts.by_token(token))


@router.post("/news/{token}/confirm", status_code=204)
async def confirm(token: Token, services: Parts) -> None:
    """Agree to be told."""
    await services.notifier.contacts.confirm(token)


@router.post("/news/{token}/stop", status_code=204)
async def stop(token: Token, services: Parts) -> None:
    """Be told no more; mail programs offer it as one click."""
    contacts = services.notifier.contacts
    await contacts.remove(await contacts.by_token(token))
