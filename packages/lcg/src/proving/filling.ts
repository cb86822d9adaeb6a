import type { CardDefinition, Library } from '@questwright/kernel'
import { type Dice, happens, pick, shuffled } from './dice.ts'
import { type Board, mayEnter, nearlyDestroyed, type PlacedCard, type Seat, wounded } from './laid-board.ts'
import { counts, type Pool, playerCards } from './pool.ts'

function hasKeyword({ front }: CardDefinition): boolean {
  return ((front.facts.keywords as readonly string[] | undefined) ?? []).length > 0
}

/** Fills the rest of the board with other cards, so that abilities find cards to affect. */
export function fill(
  dice: Dice,
  laid: Board,
  pool: Pool,
  encounter: readonly CardDefinition[],
  hungry: readonly string[],
  library: Library,
): void {
  const enemies = encounter.filter((one) => counts(one, 'enemy', library))
  const locations = encounter.filter((one) => counts(one, 'location', library))
  const wanted = encounter.filter(({ code }) => hungry.some((part) => part.startsWith(`${code}#`)))
  const plain = (code: string): PlacedCard => ({ card: code })
  for (const seat of laid.seats) {
    const heroes = pool.heroes.filter(({ code }) => seat.heroes.some(({ card }) => card === code))
    const draw = (count: number): PlacedCard[] => playerCards(dice, pool, heroes, count, hungry).map(plain)
    const allies = shuffled(dice, pool.allies).slice(0, dice(4))
    for (const ally of allies) if (mayEnter(laid, ally)) seat.allies.push(wounded(dice, ally))
    for (let i = dice(3); i > 0; i--) {
      const liked = enemies.filter((one) => wanted.includes(one))
      const enemy = pick(dice, liked.length > 0 && happens(dice, 50) ? liked : enemies)
      if (enemy && seat.engaged.length < 3 && mayEnter(laid, enemy))
        seat.engaged.push(happens(dice, 35) ? nearlyDestroyed(enemy) : { ...wounded(dice, enemy), is: [] })
    }
    seat.hand.push(...draw(3 + dice(5)))
    seat.deck.push(...draw(happens(dice, 12) ? dice(3) : 6 + dice(12)))
    seat.discard.push(...draw(dice(7)))
    seat.threat = happens(dice, 10) ? 45 + dice(5) : 15 + dice(30)
    seat.resources = happens(dice, 15) ? dice(2) : Math.max(2 + dice(7), happens(dice, 80) ? seat.dearest : 0)
  }
  for (let i = laid.easy === 'yes' ? 0 : 1 + dice(4); i > 0; i--) {
    const some = happens(dice, 50) ? enemies : locations
    const liked = some.filter((one) => wanted.includes(one))
    const card = pick(dice, liked.length > 0 && happens(dice, 50) ? liked : some)
    if (card && mayEnter(laid, card)) laid.staging.push({ ...wounded(dice, card), is: [] })
  }
  const location = pick(dice, locations)
  if (
    location &&
    laid.easy === 'no' &&
    !laid.activeLocation &&
    !laid.starts.includes('travel') &&
    happens(dice, 50) &&
    mayEnter(laid, location)
  )
    laid.activeLocation = plain(location.code)
  for (let i = happens(dice, 12) ? dice(4) : 8 + dice(16); i > 0; i--) {
    const card = pick(dice, wanted.length > 0 && happens(dice, 55) ? wanted : encounter)
    if (card) laid.encounterDeck.push(plain(card.code))
  }
  const worthy = encounter.filter(hasKeyword)
  for (let i = happens(dice, 30) ? 1 + dice(2) : 0; i > 0; i--) {
    const card = pick(dice, worthy)
    if (card && mayEnter(laid, card)) laid.victoryDisplay.push(plain(card.code))
  }
  const foe = pick(
    dice,
    enemies.filter((one) => one.front.facts.unique === true || hasKeyword(one)),
  )
  if (foe && happens(dice, 30) && mayEnter(laid, foe)) (pick(dice, laid.seats) as Seat).engaged.push(nearlyDestroyed(foe))
  for (let i = dice(8); i > 0; i--) {
    const card = pick(dice, encounter)
    if (card) laid.encounterDiscard.push(plain(card.code))
  }
}
