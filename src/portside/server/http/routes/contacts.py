"""Where somebody is notified that it is their turn, and how that ends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from portside.server import protocol
from portside.server.http.routes.common import Address, Parts, SomeGuest
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


def contact_info(services: Services, contact: Contact) -> dict[str, Any]:
    """Return a contact as its owner sees it."""
    return {
        "id": contact.id,
        "channel": contact.channel,
        "shown": services.notifier.shown(contact),
        "confirmed": contact.confirmed,
        "broken": contact.broken,
    }


@router.get("/me/contacts", response_model=protocol.ContactList)
async def my_contacts(services: Parts, guest: SomeGuest) -> dict[str, Any]:
    """List the contacts at which one is notified."""
    found = await services.notifier.contacts.of(guest.id)
    return {
        "contacts": [contact_info(services, contact) for contact in found],
        "channels": list(services.notifier.channels),
        "push_key": services.notifier.push_key,
    }


@router.post("/me/contacts", response_model=protocol.ContactInfo)
async def add_contact(
    wish: protocol.NewContact,
    request: Request,
    services: Parts,
    guest: SomeGuest,
    address: Address,
) -> dict[str, Any]:
    """Add a contact: a place to be notified at."""
    home = services.config.notify.home or str(request.base_url)
    made = await services.notifier.add(
        guest.id,
        CHANNELS[type(wish.address)],
        wish.address.model_dump(),
        wish.language,
        home.rstrip("/") + "/",
        address,
    )
    return contact_info(services, made)


@router.post("/me/contacts/{contact}/test", status_code=204)
async def test_contact(contact: ContactId, services: Parts, guest: SomeGuest) -> None:
    """Send a contact a trial message, to see whether it arrives."""
    await services.notifier.try_out(await services.notifier.contacts.one(contact, guest.id))


@router.delete("/me/contacts/{contact}", status_code=204)
async def remove_contact(contact: ContactId, services: Parts, guest: SomeGuest) -> None:
    """Remove a contact: be notified there no more."""
    contacts = services.notifier.contacts
    await contacts.remove(await contacts.one(contact, guest.id))


@router.get("/news/{token}", response_model=protocol.ContactInfo)
async def contact_of_message(token: Token, services: Parts) -> dict[str, Any]:
    """Tell for which contact a message was sent."""
    return contact_info(services, await services.notifier.contacts.by_token(token))


@router.post("/news/{token}/confirm", status_code=204)
async def confirm_contact(token: Token, services: Parts) -> None:
    """Confirm a contact: agree to be notified there."""
    await services.notifier.contacts.confirm(token)


@router.post("/news/{token}/stop", status_code=204)
async def stop_contact(token: Token, services: Parts) -> None:
    """Stop notifying a contact; mail programs offer this as one click."""
    contacts = services.notifier.contacts
    await contacts.remove(await contacts.by_token(token))
