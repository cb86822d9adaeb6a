/** Boards on which bots test every ability: games from their beginning, and positions in which chosen cards can act soon. */
import { bearersOf } from '@questwright/authoring'
import { type BoardWish, type CardDefinition, type JsonObject, keywordOfCode, type Library, type Part } from '@questwright/kernel'
import type { SceneCard, SceneSeat, TcgSceneSetup } from './scenes/setup.ts'
import type { StepName } from './steps/names.ts'
import { UNLOADED_KEYWORDS } from './vocabulary.ts'
import type { WindowWord } from './windows.ts'

type Dice = BoardWish['dice']
type Side = 'free-peoples' | 'shadow'

/** The cards of the tested packs, and those with parts to test. */
interface Wish {
  readonly dice: Dice
  readonly cards: readonly CardDefinition[]
  readonly wanted: readonly CardDefinition[]
  /** The names of the parts to test that a card has. */
  readonly slugsOf: (card: CardDefinition) => readonly string[]
  /** Keywords that no card of these packs prints, as stand-ins print them. */
  readonly lent: readonly string[]
  /** A keyword without rules that texts may name, and that no card of these packs prints; some boards have characters with it. */
  readonly named: string | undefined
}

/**
 * A board that fulfils a wish, in the words of scenes: equal dice give equal boards. Cards with the parts to test are in play, in hand or on the
 * path. A wish without parts gives a game from its beginning, if there is a scenario to play.
 */
export function board({ dice, packs, hungry }: BoardWish, library: Library): JsonObject {
  const all = [...library.cards.values()].filter(({ pack, front }) => packs.includes(pack) && typeof front.facts.type === 'string')
  const cards = all.filter((card) => !NO_CARDS.includes(typeOf(card)))
  const scenarios = all.filter((card) => typeOf(card) === 'scenario')
  const scenario = scenarios[dice(Math.max(1, scenarios.length))]
  const parts = hungry.slice(0, 1 + dice(6))
  const isPrinted = (part: string): boolean => bearersOf(part, cards, library).length > 0
  const wish: Wish = {
    dice,
    cards,
    wanted: parts.flatMap((part) => bearersOf(part, cards, library)),
    slugsOf: ({ code }) => parts.flatMap((part) => (part.startsWith(`${code}#`) ? [part.slice(code.length + 1)] : [])),
    lent: parts.flatMap((part) => {
      const slug = keywordOfCode(library, part.slice(0, part.lastIndexOf('#')))?.slug
      return slug === undefined || isPrinted(part) ? [] : [`${slug} 1`]
    }),
    named: dice(3) === 0 ? oneOf(dice, unprintedIn(cards)) : undefined,
  }
  const setup = parts.length === 0 && scenario ? wholeGame(wish, scenario) : position(wish, partNamed(parts[0], library))
  return JSON.parse(JSON.stringify(setup)) as JsonObject
}

const NO_CARDS: readonly string[] = ['scenario', 'rule']
const LAST_SITE = 9

const typeOf = ({ front }: CardDefinition): string => String(front.facts.type)
const isOf =
  (type: string) =>
  (card: CardDefinition): boolean =>
    typeOf(card) === type
const isOfSide =
  (side: Side) =>
  ({ front }: CardDefinition): boolean =>
    front.facts.side === side
const isUnique = ({ front }: CardDefinition): boolean => front.facts.unique === true
const titleOf = ({ front }: CardDefinition): unknown => front.facts.title
const isBearer = ({ front }: CardDefinition): boolean => Object.hasOwn((front.facts.keywords ?? {}) as object, 'ring-bearer')
const isBorne = (card: CardDefinition): boolean => ['possession', 'artifact'].includes(typeOf(card)) && card.front.facts.support !== true

/** The keywords without rules that none of these cards prints. */
function unprintedIn(cards: readonly CardDefinition[]): readonly string[] {
  return UNLOADED_KEYWORDS.filter((word) => !cards.some(({ front }) => Object.hasOwn((front.facts.keywords ?? {}) as object, word)))
}

function partNamed(name: string | undefined, library: Library): Part | undefined {
  if (name === undefined) return undefined
  const [code, slug] = [name.slice(0, name.lastIndexOf('#')), name.slice(name.lastIndexOf('#') + 1)]
  const sides = Object.values(library.cards.get(code)?.sides ?? {})
  const parts = [...sides.flatMap((side) => side?.parts ?? []), ...(keywordOfCode(library, code)?.parts ?? [])]
  return parts.find((part) => part.slug === slug)
}

const oneOf = <T>(dice: Dice, of: readonly T[]): T | undefined => of[dice(Math.max(1, of.length))]

/** Up to `most` cards at random; half of them have a culture of the cards to test, because cards of one culture name each other. */
function some({ dice, wanted }: Wish, of: readonly CardDefinition[], most: number): CardDefinition[] {
  const cultures = wanted.map(({ front }) => front.facts.culture)
  const akin = of.filter(({ front }) => cultures.includes(front.facts.culture))
  if (of.length === 0) return []
  return Array.from({ length: dice(most + 1) }, () => oneOf(dice, akin.length > 0 && dice(2) === 0 ? akin : of) as CardDefinition)
}

/** The cards without further copies of unique ones. */
function onceEach(cards: readonly CardDefinition[]): CardDefinition[] {
  return cards.filter((card, i) => !isUnique(card) || cards.findIndex((other) => titleOf(other) === titleOf(card)) === i)
}

// ── games from the beginning ────────────────────────────────

/** How many cards of each side a deck has: few, so that it is used up in some games. */
const OF_EACH_SIDE = 20
const MOST_COPIES = 4

/** A game of two players, rarely three, with decks of random cards. */
function wholeGame(wish: Wish, scenario: CardDefinition): TcgSceneSetup {
  const { dice, cards } = wish
  const deck = () => {
    const bearer = oneOf(dice, cards.filter(isBearer))?.code ?? 'scene:bearer'
    const counts: { [code: string]: number } = {}
    for (const side of ['free-peoples', 'shadow'] as const) {
      const able = cards.filter((card) => isOfSide(side)(card) && !isBearer(card))
      for (let n = 0; n < OF_EACH_SIDE && able.length > 0; n++) {
        const { code } = oneOf(dice, able) as CardDefinition
        counts[code] = Math.min(MOST_COPIES, (counts[code] ?? 0) + 1)
      }
    }
    const ring = oneOf(dice, cards.filter(isOf('ring')))?.code ?? 'scene:ring'
    return { bearer: [bearer], ring: [ring], sites: sitesFrom(wish, 1), cards: counts }
  }
  const players = dice(6) === 0 ? 3 : 2
  const mode = dice(4) === 0 ? 'starter' : 'deluxe'
  return { game: { scenario: scenario.code, mode, decks: Array.from({ length: players }, deck) } }
}

/** A site of each number from `first` to the last one. */
function sitesFrom({ dice, cards }: Wish, first: number): string[] {
  return Array.from({ length: LAST_SITE + 1 - first }, (_, i) => siteOfNumber(dice, cards, first + i))
}

function siteOfNumber(dice: Dice, cards: readonly CardDefinition[], number: number): string {
  return (
    oneOf(
      dice,
      cards.filter(({ front }) => front.facts.type === 'site' && front.facts.site === number),
    )?.code ?? `scene:site-${number}`
  )
}

// ── positions ───────────────────────────────────────────────

/** The step at which a position begins, so that abilities with this word can soon be used. */
const BEGINNINGS: { readonly [W in WindowWord]: StepName } = {
  fellowship: 'fellowship',
  shadow: 'shadow',
  maneuver: 'maneuver',
  archery: 'archery',
  assignment: 'assignment',
  skirmish: 'next-skirmish',
  regroup: 'regroup',
}

function beginning(dice: Dice, part: Part | undefined): StepName {
  const words = part?.kind === 'ability' ? (part.words ?? [part.word]) : []
  const fitting = words.flatMap((word) => (Object.hasOwn(BEGINNINGS, word) ? [BEGINNINGS[word as WindowWord]] : []))
  if (part?.kind === 'ability' && part.hears.includes('turnBegan')) fitting.push('turn')
  return oneOf(dice, fitting.length > 0 && dice(4) > 0 ? fitting : [...Object.values(BEGINNINGS), 'turn' as const]) as StepName
}

/** The steps in which the fellowship has not met the minions yet. */
const BEFORE_MINIONS: readonly string[] = ['turn', 'fellowship']

function position(wish: Wish, part: Part | undefined): TcgSceneSetup {
  const { dice, cards, wanted } = wish
  const site = wanted.find(isOf('site'))
  // a wanted site is the one where the fellowship is, or the next one
  const last = site ? Number(site.front.facts.site) : 1 + dice(LAST_SITE - 1)
  const path = Array.from({ length: last }, (_, i) => {
    const own = wanted.find(({ front }) => front.facts.type === 'site' && front.facts.site === i + 1)
    return own?.code ?? siteOfNumber(dice, cards, i + 1)
  })
  const at = beginning(dice, part)
  const companions = inPlay(wish, 'free-peoples', 'companion')
  const leader = leaderOf(wish)
  const defender = oneOf(dice, [leader.bearer.card, ...companions.map(({ card }) => card)])
  const minions = inPlay(wish, 'shadow', 'minion')
  if (minions.length === 0 && !BEFORE_MINIONS.includes(at)) minions.push({ card: 'scene:minion' })
  return {
    you: {
      ...aside(wish, 'free-peoples', 1),
      ...leader,
      companions: bearing(wish, 'free-peoples', companions),
      site: site ? Math.max(1, last - dice(2)) : last,
    },
    opponent: {
      ...aside(wish, 'shadow', last + 1),
      minions: bearing(wish, 'shadow', minions).map((minion, i) =>
        at === 'next-skirmish' && i === 0 && defender !== undefined ? { ...minion, assignedTo: defender } : minion,
      ),
      site: last,
    },
    path,
    pool: dice(dice(4) === 0 ? 24 : 12),
    at,
  }
}

/** A card in play, as the words of scenes say it. */
type Laid = Exclude<SceneCard, string>

/** Most printed characters of a type. With the Ring-bearer and two stand-ins, companions are as many as a player may have. */
const MOST_CHARACTERS = 6
/** Most characters with a keyword that texts may name: some texts count them. */
const MOST_WITH_NAME = 3

/** The parts of a card that only a card in hand can use, or that work as it is played. */
const OF_HAND: readonly string[] = ['play', 'to-play', 'bearer']
const HEALING = 'heal-by-discard'

/** Whether a card to test must be in hand, and not in play: there it could not be played. */
function isHeld({ slugsOf }: Wish, card: CardDefinition): boolean {
  const slugs = slugsOf(card)
  return slugs.length > 0 && slugs.every((slug) => OF_HAND.includes(slug))
}

/** Characters in play: those to test, and others. They may be wounded, so that there is something to heal. */
function inPlay(wish: Wish, side: Side, type: string): Laid[] {
  const { dice, cards, wanted, lent, named, slugsOf } = wish
  const isRight = (card: CardDefinition) => isOfSide(side)(card) && isOf(type)(card) && !isBearer(card)
  const held = wanted.filter((card) => isUnique(card) && isHeld(wish, card)).map(titleOf)
  const own = wanted.filter((card) => isRight(card) && !held.includes(titleOf(card)))
  const others = cards.filter((card) => isRight(card) && !held.includes(titleOf(card)))
  const most = type === 'ally' ? 1 : dice(4) === 0 ? 7 : 3
  const withName = named === undefined || type === 'ally' ? 0 : 1 + dice(MOST_WITH_NAME)
  return [
    ...onceEach([...own, ...some(wish, others, most)])
      .slice(0, MOST_CHARACTERS - withName)
      .map((card) => ({
        card: card.code,
        wounds: Math.max(dice(Math.min(2, Number(card.front.facts.vitality ?? 1))), slugsOf(card).includes(HEALING) ? 1 : 0),
      })),
    ...Array.from({ length: withName }, () => ({ card: `scene:${type}`, keywords: [named as string] })),
    ...(lent.length > 0 && type !== 'ally' ? [{ card: `scene:${type}`, keywords: lent }] : []),
    // a companion of another race: some possessions cannot be borne by the race of the Ring-bearer
    ...(type === 'companion' && dice(2) === 0 ? [{ card: 'scene:companion' }] : []),
  ]
}

/** Gives possessions and artifacts to test, which are not to be played first, to one of these characters. */
function bearing(wish: Wish, side: Side, characters: readonly Laid[]): Laid[] {
  const { dice, wanted } = wish
  const items = wanted.filter((card) => isOfSide(side)(card) && isBorne(card) && !isHeld(wish, card) && dice(2) === 0)
  const at = dice(Math.max(1, characters.length))
  return characters.map((one, i) => (i === at ? { ...one, borne: items.map(({ code }) => code) } : one))
}

/** A Ring-bearer, possibly wounded, with a Ring: of the wanted cards if there are such, else of all cards, else stand-ins. */
function leaderOf(wish: Wish): { readonly bearer: Laid; readonly ring?: string } {
  const { dice, cards, wanted, slugsOf } = wish
  const held = wanted.filter((card) => isBearer(card) && isHeld(wish, card))
  const chosen = (is: (card: CardDefinition) => boolean): CardDefinition | undefined => {
    const own = wanted.filter((card) => is(card) && !held.includes(card))
    return oneOf(dice, own.length > 0 ? own : dice(2) === 0 ? cards.filter(is) : [])
  }
  // a Ring-bearer that is to be played has the place of another one of its title
  const bearer = held.length > 0 ? undefined : chosen(isBearer)
  const ring = chosen(isOf('ring'))
  const wounds = bearer && slugsOf(bearer).includes(HEALING) ? 1 + dice(3) : dice(4)
  return { bearer: { card: bearer?.code ?? 'scene:bearer', wounds }, ...(ring ? { ring: ring.code } : {}) }
}

/** What a player has besides the characters at the front: allies and the support area, hand, piles, and the adventure deck. */
function aside(wish: Wish, side: Side, firstSite: number): SceneSeat {
  const { dice, cards, wanted, slugsOf } = wish
  const ofSide = cards.filter(isOfSide(side))
  const own = wanted.filter(isOfSide(side))
  // a second copy of a unique card could only heal the first one
  const inHand = own.filter((card) => !isUnique(card) || isHeld(wish, card) || slugsOf(card).includes(HEALING) || dice(3) === 0)
  const supporting = [...own.filter((card) => !isHeld(wish, card)), ...(own.length > 0 ? some(wish, ofSide, 1) : [])]
  return {
    support: [
      ...(side === 'free-peoples' ? inPlay(wish, side, 'ally') : []),
      // allies that the packs may not have: texts of sites name their homes
      ...(side === 'free-peoples' ? [`scene:${dice(2) === 0 ? 'ally' : 'far-ally'}`] : []),
      ...onceEach(supporting.filter(({ front }) => front.facts.support === true)).map(({ code }) => code),
    ],
    hand: onceEach([...inHand, ...some(wish, ofSide, 4)]).map(({ code }) => code),
    deck: [...some(wish, ofSide, 6), ...(dice(2) === 0 ? own : [])].map(({ code }) => code),
    discard: some(wish, ofSide, 4).map(({ code }) => code),
    sites: sitesFrom(wish, firstSite),
  }
}
