/** Finds the differences between two positions of a table, as values that a scene can assert. */
import { bare } from '@questwright/packs/browser'
import type { CardView, View } from '@questwright/realm/web'
import type { Rulebook, SceneBoard } from '@questwright/rulebook'

export interface Change {
  /** The card with the changed value; undefined for a seat. */
  readonly card: string | undefined
  /** The changed value: `damage`, `zone` … for a card; for a seat the number with the seat: `you.life`. */
  readonly what: string
  readonly before: string | number | null
  readonly after: string | number
  /** `telling`: usually what a test is about. `small`: a side effect, such as a paid resource. */
  readonly weight: 'telling' | 'small'
}

/** The position before: the zones of cards (including hidden ones) by id, tokens and states. */
export interface Before {
  readonly view: View
  /** The zone of each card, also in piles that are hidden from every player. */
  readonly zoneOf: (id: string) => string | undefined
}

/**
 * The differences.
 * @param involved cards named in answers: their changes are `telling`, except those of values in `onTheWay` of the rulebook
 */
export function changesBetween(before: Before, after: View, involved: ReadonlySet<string>, rulebook: Rulebook): readonly Change[] {
  return [
    ...seatNumbersOf(rulebook).flatMap((number) => seatChanges(before.view, after, number, rulebook.sceneBoard)),
    ...Object.values(after.cards).flatMap((card) => cardChanges(before, after, card, involved, rulebook)),
  ]
}

/** The numbers of each seat that are compared. */
export function seatNumbersOf({ figures }: Pick<Rulebook, 'figures'>): readonly string[] {
  return Object.values(figures).flatMap(({ reads }) => ('status' in reads && reads.of === 'each-seat' ? [reads.status] : []))
}

function seatChanges(before: View, after: View, number: string, board: SceneBoard): readonly Change[] {
  const was = seatsOf(before)
  return seatsOf(after).flatMap((status): readonly Change[] => {
    const old = was.find(({ seat }) => seat === status.seat)?.[number]
    const now = status[number]
    if (now === undefined || old === now) return []
    return [{ card: undefined, what: `${seatWord(status.seat, board)}.${number}`, before: old ?? null, after: now, weight: 'telling' }]
  })
}

type SeatStatus = { readonly seat: string } & { readonly [number: string]: string | number | undefined }

const seatsOf = ({ status }: View): readonly SeatStatus[] => (status.seats as unknown as readonly SeatStatus[] | undefined) ?? []

/** The word for a seat in scenes of the game: `p2` is the second one. */
export function seatWord(seat: string, { seats }: Pick<SceneBoard, 'seats'>): string {
  return seats[Number(seat.slice(1)) - 1] ?? seat
}

function cardChanges(
  { view, zoneOf }: Before,
  after: View,
  card: CardView,
  involved: ReadonlySet<string>,
  { sceneBoard, sceneChanges: { marks, tokens, telling, onTheWay } }: Rulebook,
): readonly Change[] {
  if (card.knowledge === 'hidden' || card.code === undefined || card.code.startsWith('kernel:')) return []
  const was = view.cards[card.key]
  const changes: Change[] = []
  const add = (what: string, old: string | number | null, now: string | number) => {
    if (old === now) return
    const weight = what === 'zone' || telling.includes(what) || (!onTheWay.includes(what) && involved.has(card.key)) ? 'telling' : 'small'
    changes.push({ card: card.key, what, before: old, after: now, weight })
  }
  const isSeat = /^p[1-4]$/.test(card.key)
  if (isSeat) return []
  for (const token of new Set([...Object.keys(card.tokens), ...Object.keys(was?.tokens ?? {})]))
    add(tokens[token] ?? token, was?.tokens[token] ?? 0, card.tokens[token] ?? 0)
  for (const mark of marks) add(mark, was?.marks.includes(mark) ? 'yes' : 'no', card.marks.includes(mark) ? 'yes' : 'no')
  const old = zoneOf(card.key)
  if (old !== undefined && old !== card.zone) add('zone', zoneWord(old, sceneBoard), zoneWordIn(after, card.zone, sceneBoard))
  return changes
}

/** The name of a zone in a scene: `you.hand`, `set-aside`, `attachments of aragorn`. */
function zoneWordIn(view: View, id: string, board: SceneBoard): string {
  const zone = view.zones[id]
  if (!zone) return zoneWord(id, board)
  if (zone.host !== undefined) return `${zone.name} of ${bare(view.cards[zone.host]?.code ?? zone.host)}`
  return zone.seat === undefined ? zone.name : `${seatWord(zone.seat, board)}.${zone.name}`
}

function zoneWord(id: string, board: SceneBoard): string {
  const [, seat, name] = /^(p[1-4])\.(.+)$/.exec(id) ?? []
  return seat !== undefined && name !== undefined ? `${seatWord(seat, board)}.${name}` : id
}

/** The path of a change in assertions of a scene. */
export function pathOf({ card, what }: Change, nameOf: (id: string) => string): string {
  return card === undefined ? what : `${nameOf(card)}.${what}`
}
