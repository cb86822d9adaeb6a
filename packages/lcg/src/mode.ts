import { fieldOf, type JsonObject, table } from '@questwright/kernel'
import type { SystemModes } from './system-names.ts'

/** How hard a game is played: easy takes the gold-ringed cards out and gives each hero a resource; a nightmare deck changes the scenario. Systems bring others. */
export type Mode = 'standard' | 'easy' | 'nightmare' | (keyof SystemModes & string)

/** What of a mode the rules read. */
interface ModeWords {
  /** `said`: a scenario has to say what it is. */
  readonly when: 'always' | 'said'
  /** The fact that says how many copies of a card it takes out. */
  readonly takesOut?: string
}

/** Those of the rules. */
export const MODES: { readonly [mode: string]: ModeWords } = {
  standard: { when: 'always' },
  easy: { when: 'always', takesOut: 'easyModeRemoves' },
  nightmare: { when: 'said' },
}

/** The modes in which a game can be played: those of the rules, and those of the systems that are in it. */
export function modesHere(): { readonly [mode: string]: ModeWords } {
  const systems = table().ruleset.systems ?? []
  return Object.assign({}, MODES, ...systems.map(({ notes }) => notes.modes), MODES)
}

/** The difficulty that this game is played at. */
export function mode(): Mode {
  const scenario = table().findCard('scenario')
  return scenario ? ((fieldOf(scenario, 'mode') as Mode | undefined) ?? 'standard') : 'standard'
}

/** The facts of a scenario as they are in a mode: what `modes` says of it stands in place of the scenario's own. */
export function inMode(facts: JsonObject, mode: string): JsonObject {
  return { ...facts, ...partsOf(facts, mode) }
}

/** Whether a scenario can be played in a mode: some are for those that say what they are. @param words of the mode */
export function hasMode(facts: JsonObject, mode: string, { when }: ModeWords): boolean {
  const quantities = (facts.quantities ?? {}) as JsonObject
  return when === 'always' || partsOf(facts, mode) !== undefined || Object.hasOwn(quantities, mode)
}

function partsOf({ modes = {} }: JsonObject, mode: string): JsonObject | undefined {
  return Object.hasOwn(modes as JsonObject, mode) ? ((modes as JsonObject)[mode] as JsonObject) : undefined
}

/** The facts with each code changed that a quest deck, a list of rules, or what the first player begins with names, in every mode. */
export function withCodes(
  facts: JsonObject,
  change: { readonly card: (code: string) => string; readonly rule: (code: string) => string },
): JsonObject {
  const listed = (parts: JsonObject, part: string, one: (code: string) => string): JsonObject =>
    parts[part] === undefined ? {} : { [part]: (parts[part] as readonly string[]).map(one) }
  const changed = (parts: JsonObject): JsonObject => ({
    ...parts,
    ...listed(parts, 'quest', change.card),
    ...listed(parts, 'rules', change.rule),
  })
  const modes = facts.modes as { readonly [mode: string]: JsonObject } | undefined
  const begins = facts.begins as JsonObject | undefined
  return {
    ...changed(facts),
    ...(typeof begins?.card === 'string' ? { begins: { ...begins, card: change.card(begins.card) } } : {}),
    ...(modes === undefined ? {} : { modes: Object.fromEntries(Object.entries(modes).map(([mode, parts]) => [mode, changed(parts)])) }),
  }
}
