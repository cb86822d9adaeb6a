import { atTable, type Card, type Input, type JsonObject, mayKnow, type Table } from '@questwright/kernel'
import { Game, type PendingQuestion, type SeededDice, stateOf } from '@questwright/kernel/internal'

/**
 * Tests all methods of a game for leaks: their answers to a viewer at a pending question must be the same, byte for byte, when two cards that the
 * viewer may not know are swapped.
 */

/** Limits of a test: explanations and forecasts are slow. */
export interface DoorBounds {
  /** How many cards are explained. */
  readonly cards: number
  /** How many options are passed to `forecast`. */
  readonly options: number
  /** How many answers `heard` covers. */
  readonly answers: number
  /** `compared`: views and stories must be equal as well. For stretches in which no card is revealed; otherwise a pair that is revealed is left out. */
  readonly views?: 'compared'
}

const WIDE_OPEN: DoorBounds = { cards: 5_000, options: 5_000, answers: 8 }

/** The answers to a viewer as text, by method. */
type Told = ReadonlyMap<string, string>

/** Calls every method for a viewer of a game at a pending question. Does not change the game. */
export function toldThrough(game: Game, viewer: string, { cards, options, answers }: DoorBounds = WIDE_OPEN, dice?: SeededDice): Told {
  const told = new Map<string, string>()
  const open = (door: string, look: () => unknown): void => {
    let answer: unknown
    try {
      answer = look()
    } catch (thrown) {
      // an error message is an answer as well
      answer = String((thrown as { readonly message?: string } | null)?.message ?? thrown)
    }
    told.set(door, JSON.stringify(answer) ?? '')
  }
  game.forgetViewer(viewer)
  const { [viewer]: reply } = game.reply([viewer]).viewers
  open('view', () => reply?.patch)
  open('story', () => reply?.story)
  open('outcome', () => reply?.outcome)
  open('offers', () => reply?.question)
  open('coming', () => game.why.coming(viewer))
  open('heard', () => game.why.heard(answers, viewer))
  for (const card of some(game.table.cards, cards, dice)) open(`why ${card.id}`, () => game.why.explain(card.id, viewer))
  const { question } = reply ?? {}
  if (question) {
    const keys = some(question.options, options, dice).map(({ key }) => key)
    open('forecast', () => game.forecast(viewer, { question: question.key, chosen: keys.slice(0, question.least), options: keys }))
    const refused = (input: Input): unknown => game.advance([input])
    open('refusal', () => [
      refused({ kind: 'answer', question: 'no such question', value: [], by: viewer }),
      refused({ kind: 'answer', question: question.key, value: ['no such option'], by: viewer }),
      refused({ kind: 'move', move: { do: 'nothing that is done by hand' }, by: viewer }),
    ])
  }
  return told
}

/** At most so many items of a list: the first ones, or with dice a run from a random index that wraps around at the end. */
function some<T>(list: readonly T[], most: number, dice: SeededDice | undefined): readonly T[] {
  if (list.length <= most || !dice) return list.slice(0, most)
  const from = dice(list.length)
  return [...list.slice(from), ...list.slice(0, from)].slice(0, most)
}

/** A part of a game: a position, and the inputs after it. */
export interface Stretch {
  readonly position: JsonObject
  readonly inputs: readonly Input[]
}

/** The same stretch with another card in the place of one. @param code `pack:slug` of the other card */
export function recoded({ position, inputs }: Stretch, id: string, code: string): Stretch {
  const cards = position.cards as unknown as readonly { readonly id: string; readonly code: string }[]
  const other = cards.map((card) => (card.id === id ? { ...card, code } : card))
  return { position: { ...position, cards: other as unknown as JsonObject[] }, inputs }
}

/** The same stretch with two cards swapped. */
function exchanged({ position, inputs }: Stretch, one: string, two: string): Stretch {
  const zones = position.zones as { readonly [zone: string]: readonly string[] }
  const swapped = Object.fromEntries(
    Object.entries(zones).map(([zone, ids]) => [zone, ids.map((id) => (id === one ? two : id === two ? one : id))]),
  )
  return { position: { ...position, zones: swapped }, inputs }
}

export function play(like: Game, { position, inputs }: Stretch): Game {
  const { ruleset, library, firstSeed, instruments } = like.table
  const { rigs } = instruments
  return new Game({ ruleset, library, setup: { kind: 'position', position }, seed: firstSeed, inputs, rigs })
}

/** Whether a card may be swapped without a viewer noticing: it lies hidden and has no state. */
export function isExchangeable(t: Table, card: Card, seats: readonly string[]): boolean {
  const { fields, tokens, memory } = stateOf(card)
  const { zone } = card
  return (
    zone.id !== 'kernel' &&
    card.face === 'up' &&
    !mayKnow(card, seats) &&
    Object.keys(fields).every((field) => field === 'owner' || field === 'controller') &&
    Object.keys(tokens).length === 0 &&
    Object.keys(memory).length === 0 &&
    t.zonesHostedBy(card).length === 0
  )
}

/** Two cards that these seats may not know and whose swap they cannot notice; undefined when there are none. */
export function pairHiddenFrom(t: Table, seats: readonly string[], dice: SeededDice): readonly [Card, Card] | undefined {
  return atTable(t, () => {
    const hidden = t.cards.filter((card) => card.zone.spec.order !== 'fixed' && isExchangeable(t, card, seats))
    if (hidden.length < 2) return undefined
    const one = hidden[dice(hidden.length)] as Card
    const others = hidden.filter(
      (card) => card.code !== one.code && card.ownerName === one.ownerName && card.controllerName === one.controllerName,
    )
    return others.length === 0 ? undefined : [one, others[dice(others.length)] as Card]
  })
}

export interface Difference {
  readonly door: string
  readonly message: string
}

/** The differences that a swap causes; undefined when later events reveal the cards, so that nothing can be compared. */
export function differences(
  game: Game,
  stretch: Stretch,
  viewer: string,
  cards: readonly [Card, Card],
  bounds: DoorBounds = WIDE_OPEN,
  dice?: () => SeededDice,
): readonly Difference[] | undefined {
  const seats = viewer.split('+')
  const [one, two] = cards
  const [asIs, other] = [play(game, stretch), play(game, exchanged(stretch, one.id, two.id))]
  const isBlind = ({ table: t }: Game): boolean =>
    atTable(t, () => [one, two].every(({ id }) => t.findCard(id) !== undefined && !mayKnow(t.card(id), seats)))
  if (asIs.mismatch || other.mismatch || !isSameMoment(asIs.question, other.question, seats) || !isBlind(asIs) || !isBlind(other))
    return undefined
  const [before, after] = [toldThrough(asIs, viewer, bounds, dice?.()), toldThrough(other, viewer, bounds, dice?.())]
  // the views may differ by cards that were revealed meanwhile, such as a card that was drawn and played: then nothing can be compared
  if (bounds.views !== 'compared' && (before.get('view') !== after.get('view') || before.get('story') !== after.get('story')))
    return undefined
  return partsOf(before, after).map(({ door, here, there }) => ({
    door: door.split(' ')[0] as string,
    message: `${viewer} can tell ${one} from ${two} by ${door}: ${here} in their own places, ${there} after they were swapped`,
  }))
}

/** The methods whose answers differ, with excerpts of both answers. */
export function partsOf(before: Told, after: Told): readonly { readonly door: string; readonly here: string; readonly there: string }[] {
  return [...before].flatMap(([door, text]) => {
    const others = after.get(door) ?? ''
    return others === text ? [] : [{ door, here: excerpt(text, others), there: excerpt(others, text) }]
  })
}

/**
 * Whether two questions are the same: equal step, seat and name, and, if one of these seats is asked, equal options. Options must not depend on
 * cards that the asked seat does not know. A player who can only pass is not asked, so with other cards the next question can be one of the same name
 * in a later step: the course of the game reveals the card then.
 */
function isSameMoment(one: PendingQuestion | undefined, two: PendingQuestion | undefined, seats: readonly string[]): boolean {
  if (!one || !two) return one === two
  return (
    one.because.step === two.because.step &&
    one.spec.who.id === two.spec.who.id &&
    one.spec.name === two.spec.name &&
    (one.key === two.key || !seats.includes(one.spec.who.id))
  )
}

const SHOWN = 160

/** An excerpt of a text at the first difference to another. */
function excerpt(text: string, other: string): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return text.slice(Math.max(0, at - SHOWN / 4), at + SHOWN)
}
