/** The functions with which scripts of cards change a duel. */
import {
  type Ability,
  type Card,
  type Context,
  chooseAlternative,
  chooseCards,
  type GameEvent,
  perform,
  reference,
  shuffle,
  startLasting,
  table,
  tell,
  together,
  type Use,
  useAbility,
} from '@questwright/kernel'
import { exertable } from './costs.ts'
import { inSecret } from './secret.ts'
import { deckSize, hand, isShadow, pool, standing } from './table.ts'

/** Wounds a fighter or a player. */
export function wound(subject: Card, amount: number): void {
  perform({ kind: 'wounded', subject, amount })
}

/** A player draws the top card of their deck. */
export function draw(you: Card): void {
  perform({ kind: 'drawn', subject: you })
}

/** Adds to the pool. */
export function add(you: Card, amount: number): void {
  perform({ kind: 'added', subject: you, amount })
}

/** Takes from the pool, as much as it has. */
export function remove(you: Card, amount: number): void {
  if (pool() > 0) perform({ kind: 'removed', subject: you, amount })
}

/** Changes the number of wounds of an event that has not happened yet. */
export function changeAmount(event: GameEvent, by: number): void {
  event.change('amount', Math.max(0, (event.amount as number) + by))
}

/** Replaces an event that has not happened yet by a story line, so that nothing happens. */
export function comeToNothing(event: GameEvent): void {
  event.instead(() => tell('came-to-nothing', {}))
}

/** Raises the strength of these cards until the end of the clash or of the turn. */
export function strengthen(from: Card, cards: readonly Card[], by: number, until: 'clash' | 'turn'): void {
  if (cards.length > 0 && by > 0)
    startLasting({ from, slug: from.slug, stat: 'strength', until, plain: { targets: [...cards], way: 'add', value: by } })
}

/**
 * All players in the game choose a number up to `most` in secret; then the numbers are shown. @returns the players with the highest number
 */
export function stake(most: number): readonly Card[] {
  const seats = standing()
  const stakes = inSecret(seats, 'stake', most)
  tell('stakes', { stakes })
  const highest = Math.max(...stakes)
  return seats.filter((_, i) => stakes[i] === highest)
}

/** Returns cards from the zone `spent` to the hand of their owner. */
export function takeBack(cards: readonly Card[]): void {
  const t = table()
  for (const card of cards) {
    if (card.zone.name !== 'spent') continue
    t.move(card, t.zone(`${card.ownerName}.hand`))
    // give control back to the owner
    t.write(card, 'fields', 'controller', String(card.ownerName))
    tell('taken-back', { card: reference(card), seat: String(card.ownerName) })
  }
}

/** A player chooses one of these cards; the list is computed when the player is asked. @returns undefined if there are none */
export function choose(you: Card, name: string, from: () => readonly Card[]): Card | undefined {
  return chooseCards({ who: you, name, from })[0]
}

/** A player chooses one of several alternatives, among those that can be carried out in full. */
export function chooseOne(
  ways: { readonly [way: string]: { readonly can: () => boolean; readonly deed: () => unknown } },
  you: Card,
): void {
  chooseAlternative(
    you,
    'either',
    Object.entries(ways).map(([key, { can, deed }]) => ({ key, can, deed })),
  )
}

/** A player exerts this many of their fighters, or as many as there are. */
export function exert(you: Card, count: number): void {
  const chosen = chooseCards({ who: you, name: 'exert', from: () => exertable(you), least: count, most: count })
  together(chosen.map((subject) => ({ kind: 'exerted', subject })))
}

/** Whether a player has this many fighters that can be exerted. */
export function canExert(you: Card, count: number): boolean {
  return exertable(you).length >= count
}

/** Whether a player can draw. */
export function canDraw(you: Card): boolean {
  return deckSize(you) > 0
}

/** A player looks through their deck for a card with this slug, may take it to hand, and shuffles; the shuffled cards are unknown again. */
export function searchDeck(you: Card, slug: string): void {
  const t = table()
  const deck = t.zone(`${you.id}.deck`)
  for (const card of deck.cards) t.write(card, 'fields', 'seenBy', [you.id])
  const from = () => deck.cards.filter((card) => card.slug === slug)
  const [found] = chooseCards({ who: you, name: 'search', from, least: 0, most: 1 })
  if (found) t.move(found, t.zone(`${you.id}.hand`))
  tell('searched', { seat: you.id, found: found ? 1 : 0 }, { seats: [you.id], parts: { what: found?.code ?? '' } })
  shuffle(deck)
}

/** Whether a player has a shadow fighter in hand that could be played at this reduced cost. */
export function canPlayShadow(you: Card, less: number): boolean {
  return shadowsToPlay(you, less).length > 0
}

/** A player plays a shadow fighter from hand at a reduced cost. */
export function playShadow(you: Card, less: number): void {
  const card = choose(you, 'summon', () => shadowsToPlay(you, less).map(({ self }) => self))
  const use = shadowsToPlay(you, less).find(({ self }) => self === card)
  if (use) useAbility(use)
}

function shadowsToPlay(you: Card, less: number): Use[] {
  return hand(you).flatMap((self) => {
    const played = self.printed.parts.find((part) => part.slug === 'play') as Ability | undefined
    if (!played || !isShadow(self) || Math.max(0, Number(self.facts.cost ?? 0) - less) > pool()) return []
    return [{ ability: played, name: `${self.code}#play`, self, source: self, you, event: undefined, number: 0, params: { less } }]
  })
}

/** The fighter to which an item is attached. */
export function bearerOf({ self }: Context): Card | undefined {
  return self.zone.host ?? undefined
}
