/** Boards on which bots test every ability, and the invariants of a table: the ruleset's internal entry for the lab. */
import { bearersOf } from '@questwright/authoring'
import {
  type BoardWish,
  type Breach,
  type CardDefinition,
  isInPlay,
  type JsonObject,
  keywordOfCode,
  type Library,
  table,
} from '@questwright/kernel'
import type { SceneCard, SceneSeat, TcgSceneSetup } from './scenes/setup.ts'
import { isCharacter, isCompanion, rests, ringBearer, standing, turn, vitalityOf } from './state.ts'

type Dice = BoardWish['dice']

/** A board that fulfils a wish, in the words of scenes: equal dice give equal boards. Cards with the parts to test are in play, or in hand. */
export function board({ dice, packs, hungry }: BoardWish, library: Library): JsonObject {
  const cards = [...library.cards.values()].filter(
    ({ pack, front }) => packs.includes(pack) && typeof front.facts.type === 'string' && !NO_CARDS.includes(front.facts.type),
  )
  const parts = hungry.slice(0, 1 + dice(6))
  const wanted = parts.flatMap((part) => bearersOf(part, cards, library))
  // keywords that no card of these packs prints are lent to stand-ins
  const lent = parts.flatMap((part) => {
    const slug = keywordOfCode(library, part.slice(0, part.lastIndexOf('#')))?.slug
    return slug === undefined || bearersOf(part, cards, library).length > 0 ? [] : [`${slug} 1`]
  })
  const sites = cards.filter(({ front }) => front.facts.type === 'site')
  const site = wanted.find((card) => sites.includes(card))
  // a wanted site is the one where the fellowship is, or the next one
  const last = site ? Number(site.front.facts.site) : 1 + dice(8)
  const at = site ? Math.max(1, last - dice(2)) : last
  const path = Array.from({ length: last }, (_, i) => {
    const able = sites.filter(({ front }) => front.facts.site === i + 1)
    const own = wanted.find((card) => able.includes(card)) ?? (able.length > 0 ? able[dice(able.length)] : undefined)
    return own?.code ?? `scene:site-${i + 1}`
  })
  const setup: TcgSceneSetup = {
    you: { ...seatOf(dice, cards, wanted, 'free-peoples', lent), ...leaderOf(dice, cards, wanted), site: at },
    opponent: { ...seatOf(dice, cards, wanted, 'shadow', lent), site: last },
    path,
    pool: dice(12),
    at: (['fellowship', 'fellowship', 'shadow', 'maneuver', 'archery', 'assignment'] as const)[dice(6)] as 'fellowship',
  }
  return JSON.parse(JSON.stringify(setup)) as JsonObject
}

const isBearer = ({ front }: CardDefinition): boolean => Object.hasOwn((front.facts.keywords ?? {}) as object, 'ring-bearer')
const isRing = ({ front }: CardDefinition): boolean => front.facts.type === 'ring'

/** A Ring-bearer, possibly wounded, with a Ring: of the wanted cards if there are such, else at random of all cards or stand-ins. */
function leaderOf(dice: Dice, cards: readonly CardDefinition[], wanted: readonly CardDefinition[]): SceneSeat {
  const oneOf = (is: (card: CardDefinition) => boolean): string | undefined => {
    const own = wanted.filter(is)
    const able = own.length > 0 ? own : dice(2) === 0 ? cards.filter(is) : []
    return able[dice(Math.max(1, able.length))]?.code
  }
  const ring = oneOf(isRing)
  return { bearer: { card: oneOf(isBearer) ?? 'scene:bearer', wounds: dice(4) }, ...(ring ? { ring } : {}) }
}

const NO_CARDS: readonly string[] = ['scenario', 'rule']

function seatOf(
  dice: Dice,
  cards: readonly CardDefinition[],
  wanted: readonly CardDefinition[],
  side: 'free-peoples' | 'shadow',
  lent: readonly string[],
): SceneSeat {
  const pick = (of: readonly CardDefinition[], most: number): CardDefinition[] =>
    of.length === 0 ? [] : Array.from({ length: dice(most + 1) }, () => of[dice(of.length)] as CardDefinition)
  const typed = (type: string) => (card: CardDefinition) => card.front.facts.type === type
  const own = wanted.filter(({ front }) => front.facts.side === side)
  const ofSide = cards.filter(({ front }) => front.facts.side === side)
  // characters may be wounded, so that there is something to heal
  const several = (type: string, most: number): SceneCard[] => [
    ...onceEach([...own.filter(typed(type)), ...pick(ofSide.filter(typed(type)), most)])
      .filter((card) => !isBearer(card))
      .map(({ code, front }) => ({ card: code, wounds: dice(Math.min(2, Number(front.facts.vitality ?? 1))) })),
    ...(lent.length > 0 && type !== 'ally' ? [{ card: `scene:${type}`, keywords: lent }] : []),
  ]
  return {
    companions: side === 'free-peoples' ? several('companion', 3) : [],
    minions: side === 'shadow' ? several('minion', 3) : [],
    support: [
      ...(side === 'free-peoples' ? several('ally', 1) : []),
      // an ally at home at site 3 or 6, because texts of sites count such allies and the packs may have none
      ...(side === 'free-peoples' ? [`scene:${dice(2) === 0 ? 'ally' : 'far-ally'}`] : []),
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
 * The broken invariants at a checkpoint (`rest`): a player has no Ring-bearer and has not lost, a character has no vitality and was not killed, a
 * player has more than nine companions. At a question the list is empty, because the state checks may not have run yet.
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
