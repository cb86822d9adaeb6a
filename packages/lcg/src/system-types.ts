import { type JsonObject, type SystemDefinition, table } from '@questwright/kernel'
import { typeWords } from './rulebook/counts-as.ts'
import type { Counted } from './rulebook/type-names.ts'

/** Card types at the table: those of the game, and those of its systems. */

/** The fields of a card type that the rules use. */
export interface TypeWords {
  readonly is?: readonly string[]
  readonly shows?: readonly string[]
  readonly inSet?: 'shuffled' | 'apart'
  readonly inDeck?: string
  readonly back?: string
  readonly playedInto?: string
  readonly inGame?: 'among-rules'
  readonly turns?: 'in-setup'
  /** The zone of such a card in a new scene. */
  readonly newScene?: { readonly zone: string }
}

function wordsOf(type: string): TypeWords | undefined {
  return typeWords(type) ?? ofSystem(type)
}

const ofSystem = (type: string): TypeWords | undefined => ofSystems(table().ruleset.systems ?? [], type)

/** The rulebook entry of a type that one of these systems defines. */
export function ofSystems(systems: Iterable<Pick<SystemDefinition, 'notes'>>, type: string): TypeWords | undefined {
  for (const { notes } of systems) {
    const types = notes.types as { readonly [type: string]: TypeWords }
    if (Object.hasOwn(types, type)) return types[type]
  }
  return undefined
}

/** Whether cards of the type belong to this group. @param type any word; false for a word that is not a type */
export function countsAs(type: string, what: Counted): boolean {
  return wordsOf(type)?.is?.includes(what) === true
}

/** Whether cards of the type may be among the rules of a game with an active text: rules themselves, and cards beside the quest deck. */
export function liesAmongRules(type: string): boolean {
  return type === 'rule' || wordsOf(type)?.inGame === 'among-rules'
}

/** Whether cards of the type among the rules are turned over during the setup of the scenario. */
export function turnsInSetup(type: string): boolean {
  return wordsOf(type)?.turns === 'in-setup'
}

/** Stats of a card of the type that all players see. */
export function shownOnType(type: string): readonly string[] {
  return wordsOf(type)?.shows ?? []
}

/**
 * Whether a card of an encounter set is excluded from the encounter deck: by its type, or by a printed fact of a system. Source:
 * LCG-TREASURE-1
 * @param printed its facts
 */
export function liesApart(printed: JsonObject): boolean {
  if (wordsOf(printed.type as string)?.inSet === 'apart') return true
  const { systems = [] } = table().ruleset
  return systems.some(({ notes }) => (notes.factsApart as readonly string[]).some((fact) => printed[fact] !== undefined))
}

/** The facts of a chapter that exclude the cards that print them from decks (`lies: 'apart'`). */
export function factsApart(chapter: { readonly [fact: string]: object }): string[] {
  return Object.entries(chapter).flatMap(([fact, words]) => ('lies' in words && words.lies === 'apart' ? [fact] : []))
}

/**
 * Whether the rules themselves put cards of the type into the staging area: cards of an encounter deck or of a system's deck, quest cards
 * next to the stage, and cards that are played there. RR "Staging Area"
 */
export function mayBeStaged(type: string): boolean {
  return isStaged(type, table().ruleset.systems ?? [])
}

const STAGED: readonly string[] = ['enemy', 'location', 'objective', 'treachery', 'quest'] satisfies Counted[]

/** As `mayBeStaged`, for the given systems. */
export function isStaged(type: string, systems: Iterable<Pick<SystemDefinition, 'notes'>>): boolean {
  const own = ofSystems(systems, type)
  const { is = [], back } = own ?? typeWords(type) ?? {}
  if (back === 'encounter' || is.some((what) => STAGED.includes(what))) return true
  // cards revealed from a system's deck go to the staging area like encounter cards; player cards do not
  return own !== undefined && (back !== 'player' || own.playedInto === 'staging-area')
}

/** The zone of the table into which cards of the type are played from hand, if a system defines one. */
export function playedInto(type: string): string | undefined {
  return ofSystem(type)?.playedInto
}

/** Whether cards of the type are player cards, even if a card has another back. */
export function isOfPlayers(type: string): boolean {
  return wordsOf(type)?.back === 'player'
}
