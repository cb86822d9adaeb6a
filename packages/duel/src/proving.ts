/** Boards on which bots test every ability, and the invariants of a table: the ruleset's internal entry for the lab. */
import { bearersOf } from '@questwright/authoring'
import { type BoardWish, type Breach, type CardDefinition, isInPlay, type JsonObject, type Library, table } from '@questwright/kernel'
import type { DuelSceneSetup, SceneCard, SceneSeat } from './scenes/setup.ts'
import { isFighter, isOut, LIVES, rests, vitalityLeft } from './table.ts'

type Dice = BoardWish['dice']

/**
 * A board that fulfils a wish, in the words of scenes: equal dice give equal boards. The cards with the parts to test (`hungry`) are put
 * where these can be used.
 */
export function board({ dice, packs, hungry }: BoardWish, library: Library): JsonObject {
  const cards = [...library.cards.values()].filter(
    ({ pack, front }) => packs.includes(pack) && front.facts.type !== 'scenario' && front.facts.type !== 'rule',
  )
  const wanted = hungry.slice(0, 1 + dice(6)).flatMap((part) => bearersOf(part, cards, library))
  const seats = ['you', 'rival'] as const
  const own = wanted.map((card) => ({ card, seat: dice(2) }))
  const laid = Object.fromEntries(
    seats.map((name, seat) => [
      name,
      seatOf(
        dice,
        cards,
        own.filter((one) => one.seat === seat).map(({ card }) => card),
      ),
    ]),
  )
  const setup: DuelSceneSetup = {
    ...laid,
    pool: dice(5),
    active: seats[dice(2)] as 'you' | 'rival',
    at: (['muster', 'ambush', 'assign'] as const)[dice(3)] as 'muster',
  }
  return JSON.parse(JSON.stringify(setup)) as JsonObject
}

function seatOf(dice: Dice, cards: readonly CardDefinition[], wanted: readonly CardDefinition[]): SceneSeat {
  const pick = (of: readonly CardDefinition[], most: number): CardDefinition[] =>
    of.length === 0 ? [] : Array.from({ length: dice(most + 1) }, () => of[dice(of.length)] as CardDefinition)
  const typeOf = ({ front }: CardDefinition) => front.facts.type
  const fighters = [
    ...wanted.filter((card) => typeOf(card) === 'fighter'),
    ...pick(
      cards.filter((card) => typeOf(card) === 'fighter'),
      3,
    ),
  ]
  const items = [
    ...wanted.filter((card) => typeOf(card) === 'item'),
    ...pick(
      cards.filter((card) => typeOf(card) === 'item'),
      1,
    ),
  ]
  const ground: SceneCard[] = fighters.map((card, i) => ({ card: card.code, ...(i === 0 ? { borne: items.map(({ code }) => code) } : {}) }))
  return {
    ground,
    hand: [...wanted, ...pick(cards, 4)].map(({ code }) => code),
    deck: [...pick(cards, 6), ...pick(cards, 6)].map(({ code }) => code),
    wounds: dice(LIVES),
  }
}

/** The broken invariants: a fallen player with cards in play, and, at a checkpoint, a fighter that should have been slain. */
export function breaches(moment: 'question' | 'rest'): readonly Breach[] {
  const t = table()
  return t.cards.flatMap((card): Breach[] => {
    if (!isInPlay(card)) return []
    const seat = card.controllerName === null ? undefined : t.findSeat(card.controllerName)
    if (seat && isOut(seat)) return [{ code: 'of-the-fallen', message: `${card} is in play, and its player has fallen`, card: card.code }]
    return moment === 'rest' && isFighter(card) && !rests(card) && vitalityLeft(card) <= 0
      ? [{ code: 'not-slain', message: `${card} has no vitality left and is still in play`, card: card.code }]
      : []
  })
}
