import type { CardDefinition, Library } from '@questwright/kernel'
import { typeWords } from '../rulebook/counts-as.ts'
import { readKeyword } from '../stats.ts'
import { ofSystems } from '../system-types.ts'
import { type Dice, happens, pick } from './dice.ts'

/** The cards that may lie on boards, sorted by what they are. */
export interface Pool {
  readonly heroes: readonly CardDefinition[]
  readonly allies: readonly CardDefinition[]
  readonly attachments: readonly CardDefinition[]
  readonly events: readonly CardDefinition[]
  /** What players play from a hand to a place of the table, such as the staging area. */
  readonly playedToTable: readonly CardDefinition[]
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
    playedToTable: all.filter(isPlayedToTable),
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

/** The words for a type of the game, or of a system at hand. */
const wordsOf = (type: string, { systems }: Library) => typeWords(type) ?? ofSystems(systems?.values() ?? [], type)

/** Whether a card is shuffled into encounter decks: what bears the sign of a set and lies apart is in none. */
export function isOfEncounterDecks(definition: CardDefinition, library: Library): boolean {
  return setOf(definition) !== undefined && wordsOf(typeOf(definition), library)?.inSet !== 'apart'
}

/** Whether a card is of a type that lies apart from sets and beside decks, as a system brings it: effects lay such cards on heroes. */
export function isGivenToHeroes(definition: CardDefinition, library: Library): boolean {
  const type = typeOf(definition)
  if (typeWords(type) !== undefined) return false
  const words = wordsOf(type, library)
  return words?.inSet === 'apart' && words.inDeck === 'beside'
}

/** Whether it lies among the rules of a game: a rule, or what lies beside the quest deck. */
export function isAmongRules(definition: CardDefinition, library: Library): boolean {
  const type = typeOf(definition)
  return type === 'rule' || wordsOf(type, library)?.inGame === 'among-rules'
}

/** Whether players play such a card from a hand to a place of the table, as a system says of its types. */
export function isPlayedToTable(definition: CardDefinition): boolean {
  if (setOf(definition) !== undefined || typeWords(typeOf(definition)) !== undefined) return false
  return definition.front.parts.some((part) => part.kind === 'ability' && part.word === 'play')
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
  const all = [...pool.allies, ...pool.attachments, ...pool.events, ...pool.playedToTable]
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
