import { type Ability, type Card, fail, fieldOf, keywordCode, noteFired, type Table, table, writtenHere } from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import type { GameCard, Player } from './cards.ts'
import type { EventOf } from './events.ts'
import { round } from './round.ts'

/** Records events of this round for cards that ask for them: only in games with such a card. */

/** The kinds of events that cards can ask for; each is recorded for its subject, and for the player whom it concerns. */
export const MEMORABLE = [
  'entersPlay',
  'engages',
  'commits',
  'travels',
  'attached',
  'attacks',
  'attacked',
  'defends',
  'damaged',
  'healed',
  'exhausted',
  'readied',
  'resourcesGained',
  'progressPlaced',
  'controlTaken',
  'drawn',
  'threatRaised',
  'threatLowered',
] as const

/** A kind of event that a card can ask for later in the round. */
export type MemorableKind = (typeof MEMORABLE)[number]

const WORD = 'remembers'

/**
 * Declares that this card asks for earlier events of the round: the game then records events of this kind, of all cards, whatever zone this
 * card is in. It is a separate part next to the abilities that ask: `card('…', [remembers('engages'), …])`. Games without such a card
 * record nothing.
 * @param what `amounts`: records the amounts as well, for `amountThisRound`
 */
export function remembers(kind: MemorableKind, what?: 'amounts'): Ability {
  return {
    kind: 'ability',
    slug: `remembers-${kind.toLowerCase()}${what === undefined ? '' : `-${what}`}`,
    at: writtenHere(),
    word: WORD,
    lane: null,
    hears: [kind],
    of: 'any',
    costs: [],
    effect: () => undefined,
    bearer: 'self',
    notes: what === undefined ? {} : { what },
  }
}

/** By kind, the names of the parts that ask for it, `pack:slug#part`, and whether one of them asks for the amount. */
type Remembered = ReadonlyMap<string, { readonly names: readonly string[]; readonly amounts: boolean }>

const known = new WeakMap<Table, { readonly cards: number; readonly kinds: Remembered }>()

/** The kinds that are recorded at this table. Its cards are searched only once, since all of them exist from the beginning. */
function rememberedAt(t: Table): Remembered {
  const before = known.get(t)
  if (before?.cards === t.cards.length) return before.kinds
  const kinds = new Map<string, { readonly names: readonly string[]; readonly amounts: boolean }>()
  const note = (parts: readonly { readonly kind: string }[], of: string): void => {
    for (const part of parts as readonly Ability[])
      if (part.kind === 'ability' && part.word === WORD)
        for (const kind of part.hears) {
          const { names = [], amounts = false } = kinds.get(kind) ?? {}
          kinds.set(kind, { names: [...names, `${of}#${part.slug}`], amounts: amounts || part.notes.what === 'amounts' })
        }
  }
  const keywords = new Set<string>()
  for (const code of new Set(t.cards.map((card) => card.code)))
    for (const side of Object.values(t.library.cards.get(code)?.sides ?? {})) {
      if (!side) continue
      note(side.parts, code)
      for (const word of (side.facts.keywords as readonly string[] | undefined) ?? []) keywords.add(readKeyword(word).slug)
    }
  for (const slug of keywords) {
    const keyword = t.library.keywords.get(slug)
    if (keyword) note(keyword.parts, keywordCode(keyword))
  }
  known.set(t, { cards: t.cards.length, kinds })
  return kinds
}

function fieldFor(kind: string): string {
  return `in round ${kind}`
}

/** A record on a card: the last round in which the event happened, and the players whom it concerned. */
interface Note {
  readonly round: number
  readonly players: readonly string[]
  /** The amount in that round, if a card asks for it. */
  readonly amount?: number
}

function noteOf(card: Card, kind: string): Note | undefined {
  return fieldOf(card, fieldFor(kind)) as unknown as Note | undefined
}

/** Records an event that has just happened, if a card of the game asks for events of its kind. */
export function noteInRound(event: EventOf<MemorableKind>): void {
  const t = table()
  const asking = rememberedAt(t).get(event.kind)
  if (!asking) return
  for (const name of asking.names) noteFired(name)
  const { player, amount } = event as { readonly player?: Player; readonly amount?: number }
  const more = asking.amounts ? (amount ?? 0) : undefined
  write(t, event.subject, event.kind, player, more)
  if (player && player !== event.subject) write(t, player, event.kind, undefined, more)
}

function write(t: Table, card: GameCard, kind: string, player: Player | undefined, more: number | undefined): void {
  const before = noteOf(card, kind)
  const players = before?.round === round() ? before.players : []
  const all = player && !players.includes(player.id) ? [...players, player.id] : players
  const amount = more === undefined ? {} : { amount: more + ((before?.round === round() && before.amount) || 0) }
  t.write(card, 'fields', fieldFor(kind), { round: round(), players: all, ...amount })
}

/**
 * Whether an event of this kind happened in this round to a card since it came into play, or concerned a player. With a player: whether it
 * happened to the card together with that player, such as an enemy that engaged the player.
 * @throws ScriptFault if no card of the game has `remembers(kind)`
 */
export function happenedThisRound(kind: MemorableKind, to: GameCard | null | undefined, player?: Player): boolean {
  if (!rememberedAt(table()).has(kind))
    fail(
      'not-remembered',
      `no card of this game records when "${kind}" happens; add remembers('${kind}') to the parts of the card that asks`,
    )
  const note = to ? noteOf(to, kind) : undefined
  return note?.round === round() && (player === undefined || note.players.includes(player.id))
}

/**
 * The total amount of such events in this round: for a card since it entered play, or for a player; such as the progress that was placed on
 * it.
 * @throws ScriptFault if no card of the game has `remembers(kind, 'amounts')`
 */
export function amountThisRound(kind: MemorableKind, to: GameCard | null | undefined): number {
  if (!rememberedAt(table()).get(kind)?.amounts)
    fail(
      'not-remembered',
      `no card of this game records the amounts of "${kind}"; add remembers('${kind}', 'amounts') to the parts of the card that asks`,
    )
  const note = to ? noteOf(to, kind) : undefined
  return note?.round === round() ? (note.amount ?? 0) : 0
}

/** "Entered play this round". The card that asks must have `remembers('entersPlay')`. */
export function enteredPlayThisRound(card: GameCard | null | undefined): boolean {
  return happenedThisRound('entersPlay', card)
}

/** "Has been in play the whole round": it is in play and did not enter play in this round. The card that asks must have `remembers('entersPlay')`. */
export function wholeRoundInPlay(card: GameCard | null | undefined): boolean {
  return card?.inPlay === true && !enteredPlayThisRound(card)
}

/** "Was engaged this round": the enemy engaged any player, or the given one, in this round. The card that asks must have `remembers('engages')`. */
export function wasEngagedThisRound(enemy: GameCard | null | undefined, player?: Player): boolean {
  return happenedThisRound('engages', enemy, player)
}
