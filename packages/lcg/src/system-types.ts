import { type JsonObject, type SystemDefinition, table } from '@questwright/kernel'
import { typeWords } from './rulebook/counts-as.ts'
import type { Counted } from './rulebook/type-names.ts'

/** Card types at the table: those of the game, and those of the systems that are in it. */

/** The fields of a type that the rules read. */
export interface TypeWords {
  readonly is?: readonly string[]
  readonly shows?: readonly string[]
  readonly inSet?: 'shuffled' | 'apart'
  readonly inDeck?: string
  readonly back?: string
  readonly playedInto?: string
  readonly inGame?: 'among-rules'
  readonly turns?: 'in-setup'
  /** Where a new scene puts such a card. */
  readonly newScene?: { readonly zone: string }
}

function wordsOf(type: string): TypeWords | undefined {
  return typeWords(type) ?? ofSystem(type)
}

const ofSystem = (type: string): TypeWords | undefined => ofSystems(table().ruleset.systems ?? [], type)

/** The words for a type that one of these systems brings. */
export function ofSystems(systems: Iterable<Pick<SystemDefinition, 'notes'>>, type: string): TypeWords | undefined {
  for (const { notes } of systems) {
    const types = notes.types as { readonly [type: string]: TypeWords }
    if (Object.hasOwn(types, type)) return types[type]
  }
  return undefined
}

/** Whether cards of the type count as such. @param type any word; a word that is no type counts as nothing */
export function countsAs(type: string, what: Counted): boolean {
  return wordsOf(type)?.is?.includes(what) === true
}

/** Whether cards of the type may lie among the rules of a game, and their text holds there: rules themselves, and cards beside the quest deck. */
export function liesAmongRules(type: string): boolean {
  return type === 'rule' || wordsOf(type)?.inGame === 'among-rules'
}

/** Whether cards of the type, where they lie among the rules, are turned over as the scenario is set up. */
export function turnsInSetup(type: string): boolean {
  return wordsOf(type)?.turns === 'in-setup'
}

/** Stats that everybody sees on a card of the type. */
export function shownOnType(type: string): readonly string[] {
  return wordsOf(type)?.shows ?? []
}

/**
 * Whether a card of an encounter set is kept out of its deck: by its type, or by a fact that it prints, as a system says it.
 * Source: LCG-TREASURE-1
 * @param printed its facts
 */
export function liesApart(printed: JsonObject): boolean {
  if (wordsOf(printed.type as string)?.inSet === 'apart') return true
  const { systems = [] } = table().ruleset
  return systems.some(({ notes }) => (notes.factsApart as readonly string[]).some((fact) => printed[fact] !== undefined))
}

/** Facts whose cards lie apart, of those that a chapter brings. */
export function factsApart(chapter: { readonly [fact: string]: object }): string[] {
  return Object.entries(chapter).flatMap(([fact, words]) => ('lies' in words && words.lies === 'apart' ? [fact] : []))
}

/**
 * Whether the rules themselves put cards of the type into the staging area: cards of an encounter deck or of a deck of a system, quest cards beside the
 * stage, and cards that are played into it. RR "Staging Area"
 */
export function mayBeStaged(type: string): boolean {
  return isStaged(type, table().ruleset.systems ?? [])
}

const STAGED: readonly string[] = ['enemy', 'location', 'objective', 'treachery', 'quest'] satisfies Counted[]

/** The same with these systems at hand. */
export function isStaged(type: string, systems: Iterable<Pick<SystemDefinition, 'notes'>>): boolean {
  const own = ofSystems(systems, type)
  const { is = [], back } = own ?? typeWords(type) ?? {}
  if (back === 'encounter' || is.some((what) => STAGED.includes(what))) return true
  // cards that are revealed from a deck of a system go there like encounter cards; player cards do not
  return own !== undefined && (back !== 'player' || own.playedInto === 'staging-area')
}

/** The zone of the table into which cards of the type are played from hand, where a system says so. */
export function playedInto(type: string): string | undefined {
  return ofSystem(type)?.playedInto
}

/** Whether cards of the type are player cards, even if a card has another back. */
export function isOfPlayers(type: string): boolean {
  return wordsOf(type)?.back === 'player'
}
