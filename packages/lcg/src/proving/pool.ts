import type { CardDefinition, Library } from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import { typeWords } from '../rulebook/counts-as.ts'
import type { Counted } from '../rulebook/type-names.ts'
import { isStaged, ofSystems, type TypeWords } from '../system-types.ts'
import { type Dice, happens, pick } from './dice.ts'

/** The cards for boards, by type. */
export interface Pool {
  readonly heroes: readonly CardDefinition[]
  readonly allies: readonly CardDefinition[]
  readonly attachments: readonly CardDefinition[]
  readonly events: readonly CardDefinition[]
  /** Other cards of players' decks: those of card types that systems define. */
  readonly ofSystems: readonly CardDefinition[]
  readonly encounter: readonly CardDefinition[]
  readonly scenarios: readonly CardDefinition[]
}

export function poolOf(library: Library, packs: readonly string[]): Pool {
  const all = [...library.cards.values()].filter((one) => one.pack !== 'scene').sort((a, b) => (a.code < b.code ? -1 : 1))
  const ofType = (type: string) => all.filter((one) => typeOf(one) === type && setOf(one) === undefined)
  const named = all.filter((one) => typeOf(one) === 'scenario')
  const own = named.filter((one) => packs.includes(one.pack))
  return {
    heroes: ofType('hero'),
    allies: ofType('ally'),
    attachments: ofType('attachment'),
    events: ofType('event'),
    ofSystems: all.filter((one) => isOfPlayersDecks(one, library)),
    encounter: all.filter((one) => isOfEncounterDecks(one, library)),
    scenarios: own.length > 0 ? own : named,
  }
}

export function typeOf(definition: CardDefinition): string {
  return String(definition.front.facts.type)
}

export function setOf(definition: CardDefinition): string | undefined {
  return definition.front.facts.encounterSet as string | undefined
}

/** The rulebook entry of a card type, of the game or of a system of these packs. */
const wordsOf = (type: string, { systems }: Library): TypeWords | undefined => typeWords(type) ?? ofSystems(systems?.values() ?? [], type)

/** Whether a card counts as this, by its type. */
export function counts(definition: CardDefinition, what: Counted, library: Library): boolean {
  return wordsOf(typeOf(definition), library)?.is?.includes(what) === true
}

/**
 * Where a card belongs, by its type: among the rules of a game (`rules`), on heroes through effects (`heroes`), in a player's deck and hand
 * (`players`), or in the encounter deck (`encounters`). A card of a system with a back of its own is placed by scripts (`scripts`).
 */
export type Home = 'rules' | 'heroes' | 'players' | 'encounters' | 'scripts'

export function homeOf(definition: CardDefinition, library: Library): Home {
  const type = typeOf(definition)
  const { inGame, playedInto, inSet, inDeck, back } = wordsOf(type, library) ?? {}
  if (type === 'rule' || inGame === 'among-rules') return 'rules'
  if (isOfEncounterDecks(definition, library)) return 'encounters'
  if (playedInto !== undefined) return 'players'
  if (typeWords(type) === undefined && inSet === 'apart' && inDeck === 'beside') return 'heroes'
  return back === 'player' ? 'players' : back === 'encounter' ? 'encounters' : 'scripts'
}

/** Whether a card is shuffled into encounter decks: a card of an encounter set is not, if its type or a printed fact excludes it. */
export function isOfEncounterDecks({ front }: CardDefinition, { systems }: Library): boolean {
  const { facts } = front
  if (facts.encounterSet === undefined) return false
  const all = [...(systems?.values() ?? [])]
  if ((typeWords(String(facts.type)) ?? ofSystems(all, String(facts.type)))?.inSet === 'apart') return false
  return !all.some(({ notes }) => (notes.factsApart as readonly string[]).some((fact) => facts[fact] !== undefined))
}

/** Whether a card may lie in the staging area, by its type. */
export function mayLieStaged(definition: CardDefinition, { systems }: Library): boolean {
  return isStaged(typeOf(definition), systems?.values() ?? [])
}

/** Cards of system types that count in players' decks. */
function isOfPlayersDecks(definition: CardDefinition, library: Library): boolean {
  const type = typeOf(definition)
  if (typeWords(type) !== undefined || homeOf(definition, library) !== 'players') return false
  return wordsOf(type, library)?.inDeck === 'counted' || playedIntoOf(definition, library) !== undefined
}

/** The zone of the table into which players play such a card from hand, according to its type's system. */
export function playedIntoOf(definition: CardDefinition, library: Library): string | undefined {
  return wordsOf(typeOf(definition), library)?.playedInto
}

/** The zone of the table in which scripts place such a card: the zone in which its type begins a scene, if a system defines that zone. */
export function zoneOfScripts(definition: CardDefinition, library: Library): string | undefined {
  const zone = wordsOf(typeOf(definition), library)?.newScene?.zone
  return zone !== undefined && isZoneOfSystems(zone, library) ? zone : undefined
}

export function isZoneOfSystems(zone: string, { systems }: Library): boolean {
  return [...(systems?.values() ?? [])].some(({ zones }) => Object.hasOwn(zones.table, zone))
}

export function titleOf(definition: CardDefinition): string {
  return String(definition.front.facts.title ?? definition.slug)
}

export function distinct(cards: readonly CardDefinition[]): CardDefinition[] {
  return cards.filter((card, i) => cards.findIndex((other) => titleOf(other) === titleOf(card)) === i)
}

/** Cards that these heroes can pay for, and a few that they cannot. */
export function playerCards(dice: Dice, pool: Pool, heroes: readonly CardDefinition[], count: number, hungry: readonly string[]): string[] {
  const spheres = heroes.map((hero) => hero.front.facts.sphere)
  const all = [...pool.allies, ...pool.attachments, ...pool.events, ...pool.ofSystems]
  const fitting = all.filter(({ front }) => front.facts.sphere === 'neutral' || spheres.includes(front.facts.sphere))
  const wanted = fitting.filter(({ code }) => hungry.some((part) => part.startsWith(`${code}#`)))
  const codes: string[] = []
  for (let i = 0; i < count; i++) {
    const from = wanted.length > 0 && happens(dice, 55) ? wanted : fitting.length > 0 && happens(dice, 95) ? fitting : all
    const card = pick(dice, from)
    if (card) codes.push(card.code)
  }
  return codes
}

/** The cards that print a keyword. */
export function bearersOf(slug: string, library: Library): CardDefinition[] {
  return [...library.cards.values()]
    .filter(({ front }) => ((front.facts.keywords as readonly string[] | undefined) ?? []).some((word) => readKeyword(word).slug === slug))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}
