/** What everything on a table's page shares: the room, the words, the cards and their look. */
import { createContext } from "svelte";
import type { Look, Told } from "../games/looks";
import type { Room } from "./room.svelte";
import type { CardInfo, Option, TitleDetail } from "./protocol";
import { slugOf, type Words } from "./words.svelte";

export class TableContext {
  constructor(
    readonly room: Room,
    readonly detail: TitleDetail,
    readonly look: Look,
    private readonly speak: () => Words,
  ) {
    this.byKey = new Map(detail.cards.flatMap((card) => card.keys.map((key) => [key, card])));
    this.bySlug = new Map(detail.cards.map((card) => [card.slug, card]));
    room.careful = (key) =>
      room.options.some((option) => option.key === key && this.tell(option).asks);
  }

  /** What the answer that is pointed at would touch, and the thing that is pointed at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Places that the guide speaks of, one after another. */
  spoken = $state("");
  over = $state<string>();
  /** The seat whose whole place is looked at. */
  looking = $state<number>();
  /** Whether it is shown which key does what. */
  keys = $state(false);

  private readonly byKey: ReadonlyMap<string, CardInfo>;
  private readonly bySlug: ReadonlyMap<string, CardInfo>;

  get words(): Words {
    return this.speak();
  }

  card(key: string): CardInfo | undefined {
    return this.byKey.get(key) ?? this.bySlug.get(slugOf(key));
  }

  /** Return what is to be said about an answer besides its own text. */
  tell(option: Option): Told {
    const view = this.room.view;
    return (view && this.look.tell?.(option, view, (key) => this.card(key))) ?? {};
  }

  /** Return the class that gives a seat its colour. */
  seatClass(seat: number): string {
    return this.classes[seat] ?? "";
  }

  // As text they compare equal after a new state, so that not every name on the page is drawn anew.
  private readonly colours = $derived.by(() => {
    const view = this.room.view;
    if (view === undefined) return "";
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    return seats.map((seat) => this.look.seatClass(view, seat)).join();
  });
  private readonly classes = $derived(this.colours.split(","));
}

export const [getTableContext, setTableContext] = createContext<TableContext>();
