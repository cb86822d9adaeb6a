/** Boards on which bots test every ability, and the invariants of a table: the ruleset's internal entry for the lab. */
import { bearersOf } from '@questwright/authoring'
import { type BoardWish, type Breach, type CardDefinition, isInPlay, type JsonObject, type Library, table } from '@questwright/kernel'
import type { SceneCard, SceneSeat, TcgSceneSetup } from './scenes/setup.ts'
import { isCharacter, isCompanion, rests, ringBearer, standing, turn, vitalityOf } from './state.ts'

type Dice = BoardWish['dice']

/** A board that fulfils a wish, in the words of scenes: equal dice give equal boards. Cards with the parts to test are in play, or in hand. */
export function board({ dice, packs, hungry }: BoardWish, library: Library): JsonObject {
  const cards = [...library.cards.values()].filter(
    ({ pack, front }) => packs.includes(pack) && typeof front.facts.type === 'string' && !NO_CARDS.includes(front.facts.type),
  )
  const wanted = hungry.slice(0, 1 + dice(6)).flatMap((part) => bearersOf(part, cards, library))
  const site = 1 + dice(8)
  const sites = cards.filter(({ front }) => front.facts.type === 'site')
  const path = Array.from({ length: site }, (_, i) => {
    const able = sites.filter(({ front }) => front.facts.site === i + 1)
    const own = wanted.find((card) => able.includes(card)) ?? (able.length > 0 ? able[dice(able.length)] : undefined)
    return own?.code ?? `scene:site-${i + 1}`
  })
  const setup: TcgSceneSetup = {
    you: seatOf(dice, cards, wanted, 'free-peoples'),
    opponent: seatOf(dice, cards, wanted, 'shadow'),
    path,
    pool: dice(12),
    at: (['fellowship', 'shadow', 'maneuver', 'archery', 'assignment'] as const)[dice(5)] as 'fellowship',
  }
  return JSON.parse(
    JSON.stringify({ ...setup, you: { ...setup.you, site }, opponent: { ...setup.opponent, site: 1 + dice(site) } }),
  ) as JsonObject
}

const NO_CARDS: readonly string[] = ['scenario', 'rule']

function seatOf(
  dice: Dice,
  cards: readonly CardDefinition[],
  wanted: readonly CardDefinition[],
  side: 'free-peoples' | 'shadow',
): SceneSeat {
  const pick = (of: readonly CardDefinition[], most: number): CardDefinition[] =>
    of.length === 0 ? [] : Array.from({ length: dice(most + 1) }, () => of[dice(of.length)] as CardDefinition)
  const typed = (type: string) => (card: CardDefinition) => card.front.facts.type === type
  const own = wanted.filter(({ front }) => front.facts.side === side)
  const ofSide = cards.filter(({ front }) => front.facts.side === side)
  const several = (type: string, most: number): SceneCard[] =>
    onceEach([...own.filter(typed(type)), ...pick(ofSide.filter(typed(type)), most)]).map(({ code }) => code)
  return {
    companions: side === 'free-peoples' ? several('companion', 3) : [],
    minions: side === 'shadow' ? several('minion', 3) : [],
    support: [
      ...(side === 'free-peoples' ? several('ally', 1) : []),
      ...ofSide
        .filter(({ front }) => front.facts.support === true && own.length > 0)
        .slice(0, dice(2))
        .map(({ code }) => code),
    ],
    hand: onceEach([...own, ...pick(ofSide, 4)]).map(({ code }) => code),
    deck: pick(ofSide, 6).map(({ code }) => code),
  }
}

/** The cards without further copies of unique ones. */
function onceEach(cards: readonly CardDefinition[]): CardDefinition[] {
  return cards.filter(
    (card, i) => card.front.facts.unique !== true || cards.findIndex(({ front }) => front.facts.title === card.front.facts.title) === i,
  )
}

/**
 * The broken invariants at a checkpoint (`rest`): a player without a Ring-bearer who has not lost, a character without vitality that was not
 * killed, more than nine companions of a player. None at a question, because the state checks may not have run yet.
 */
export function breaches(moment: 'question' | 'rest'): readonly Breach[] {
  if (turn() === 0 || moment !== 'rest') return []
  const lost = standing().flatMap((seat): Breach[] =>
    ringBearer(seat) ? [] : [{ code: 'no-ring-bearer', message: `${seat.id} has no Ring-bearer and has not lost` }],
  )
  const dead = table().cards.flatMap((card): Breach[] =>
    isInPlay(card) && isCharacter(card) && !rests(card) && vitalityOf(card) <= 0
      ? [{ code: 'not-killed', message: `${card} has no vitality left and is still in play`, card: card.code }]
      : [],
  )
  const many = standing().flatMap((seat): Breach[] =>
    table().zone(`${seat.id}.fellowship`).cards.filter(isCompanion).length > 9
      ? [{ code: 'more-than-nine', message: `${seat.id} has more than nine companions` }]
      : [],
  )
  return [...lost, ...dead, ...many]
}
