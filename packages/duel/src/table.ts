/** Reads the state of a duel: the active player, the players still in the game, the pool, and the fighters. */
import { askNumber, asRules, type Card, cardsInPlay, cardsOf, fieldOf, table } from '@questwright/kernel'

/** The number of wounds that ends a player's game. */
export const LIVES = 5
export const HIGHEST_BID = 3

export function boardField(name: string): string | number | undefined {
  return fieldOf(table().board, name) as string | number | undefined
}

export function setBoard(name: string, value: string | number | undefined): void {
  table().write(table().board, 'fields', name, value)
}

/** The turn of the game, counted from 1; 0 while the players bid. */
export function turn(): number {
  return (boardField('turn') as number | undefined) ?? 0
}

/** The player whose turn it is. */
export function activePlayer(): Card {
  const t = table()
  return t.card((boardField('active') as string | undefined) ?? (t.seats[0] as Card).id)
}

/** Whether a player is out of the game. */
export function isOut(seat: Card): boolean {
  return fieldOf(seat, 'out') === 'yes'
}

/** The players still in the game, in the order of their seats. */
export function standing(): Card[] {
  return table().seats.filter((seat) => !isOut(seat))
}

/** The other players still in the game. */
export function rivals(of: Card): Card[] {
  return standing().filter((seat) => seat !== of)
}

/** The next player clockwise who is still in the game. */
export function after(seat: Card): Card {
  const { seats } = table()
  const at = seats.indexOf(seat)
  for (let i = 1; i <= seats.length; i++) {
    const next = seats[(at + i) % seats.length] as Card
    if (!isOut(next)) return next
  }
  return seat
}

/** All players in the game, beginning to the left of the active player, who comes last. */
export function clockwise(): Card[] {
  const order: Card[] = []
  for (let seat = after(activePlayer()); order.length < standing().length; seat = after(seat)) order.push(seat)
  return order
}

/** The number in the pool. */
export function pool(): number {
  return (boardField('pool') as number | undefined) ?? 0
}

export function isFighter(card: Card): boolean {
  return card.facts.type === 'fighter'
}

/** Whether a card is of the shadow side. */
export function isShadow(card: Card): boolean {
  return card.facts.side === 'shadow'
}

/** Fighters that do not rest, of one player or of all. */
export function fighters(of?: Card): Card[] {
  return asRules(() => cardsInPlay(table()).filter((card) => isFighter(card) && (!of || card.controllerName === of.id)))
}

/** Fighters that rest, of all players. */
export function sleepers(): Card[] {
  return standing().flatMap((seat) => cardsOf(table().zone(`${seat.id}.ground`)).filter((card) => isFighter(card) && rests(card)))
}

/** How many more wounds a fighter can take. */
export function vitalityLeft(card: Card): number {
  return askNumber(card, 'vitality') - card.token('wounds')
}

/**
 * Whether a card rests. In a player's turn, that player's shadow fighters rest, and the other players' own fighters; attachments of a
 * resting fighter rest with it.
 */
export function rests(card: Card): boolean {
  if (card.zone.host) return rests(card.zone.host)
  if (!isFighter(card) || card.zone.name !== 'ground') return false
  return (card.controllerName === activePlayer().id) === isShadow(card)
}

/** The cards in a player's hand. */
export function hand(seat: Card): readonly Card[] {
  return cardsOf(table().zone(`${seat.id}.hand`))
}

/** How many cards are left in a player's deck. */
export function deckSize(seat: Card): number {
  return table().zone(`${seat.id}.deck`).size
}
