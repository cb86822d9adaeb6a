import { type Card, fieldOf, type JsonObject, packsBelow, table } from '@questwright/kernel'
import { modes } from './rulebook/modes.ts'
import type { SystemModes } from './system-names.ts'

/** The difficulty of a game: a mode of the rulebook, or of a system. */
export type Mode = keyof typeof modes | (keyof SystemModes & string)

/** The fields of a mode that the rules use. */
interface ModeWords {
  /** `said`: only for scenarios that define this mode. */
  readonly when: 'always' | 'said'
  /** The fact with the number of copies of a card that this mode removes. */
  readonly takesOut?: string
  /** Tokens on each hero at the beginning of a game. */
  readonly beginsWith?: { readonly [token: string]: number }
  readonly leavesOut?: readonly string[]
}

/** The modes of the rules. */
const MODES: { readonly [mode: string]: ModeWords } = modes

/** The parts of the game that a mode can leave out. `shadow-cards`: enemies are dealt no shadow cards. */
export const LEFT_OUT: readonly string[] = ['shadow-cards']

/** The modes in which this game could be played: those of the rules, and those of the systems in it. */
export function modesHere(): { readonly [mode: string]: ModeWords } {
  const systems = table().ruleset.systems ?? []
  return Object.assign({}, MODES, ...systems.map(({ notes }) => notes.modes), MODES)
}

/**
 * The mode that a name means for a scenario: one of the game, or one that a pack defines. If two packs define it, it is that of the
 * scenario's pack, else that of the packs on which that pack depends.
 * @param scenario its code
 */
export function modeNamed(said: string, scenario: string): string {
  const here = modesHere()
  if (Object.hasOwn(here, said)) return said
  const pack = scenario.slice(0, scenario.indexOf(':'))
  const own = [pack, ...packsBelow(table().library, [pack])].map((id) => `${id}:${said}`)
  return own.find((name) => Object.hasOwn(here, name)) ?? said
}

/** The mode of this game. */
export function mode(): Mode {
  const scenario = table().findCard('scenario')
  return scenario ? ((fieldOf(scenario, 'mode') as Mode | undefined) ?? 'standard') : 'standard'
}

function wordsNow(): ModeWords | undefined {
  const here = mode()
  return Object.hasOwn(MODES, here) ? MODES[here] : modesHere()[here]
}

/** Whether the mode of this game leaves out a part. @param part one of `LEFT_OUT` */
export function leavesOut(part: string): boolean {
  return wordsNow()?.leavesOut?.includes(part) === true
}

/** Places the tokens on a hero with which heroes begin in this mode. */
export function layFirstTokens(hero: Card): void {
  for (const [token, count] of Object.entries(wordsNow()?.beginsWith ?? {})) table().write(hero, 'tokens', token, count)
}

/** The facts of a scenario in a mode: the entry in its `modes` overrides the scenario's own facts. */
export function inMode(facts: JsonObject, mode: string): JsonObject {
  return { ...facts, ...partsOf(facts, mode) }
}

/** The facts of this game's scenario, in its mode. */
export function factsOfScenario(): JsonObject {
  return inMode(table().card('scenario').facts, mode())
}

/**
 * Whether a scenario can be played in a mode: some modes need an entry in the scenario, and some scenarios list the allowed modes.
 * @param when from the entry of the mode in the rulebook: `always`, or `said` if the scenario must have an entry
 */
export function hasMode(facts: JsonObject, mode: string, { when }: ModeWords): boolean {
  const { playedIn } = facts as { readonly playedIn?: readonly string[] }
  if (playedIn !== undefined && !playedIn.includes(mode)) return false
  const quantities = (facts.quantities ?? {}) as JsonObject
  return when === 'always' || partsOf(facts, mode) !== undefined || Object.hasOwn(quantities, mode)
}

function partsOf({ modes = {} }: JsonObject, mode: string): JsonObject | undefined {
  return Object.hasOwn(modes as JsonObject, mode) ? ((modes as JsonObject)[mode] as JsonObject) : undefined
}

/**
 * Replaces all codes in the facts of a scenario, in every mode: those of the quest deck, of rules, of the card beside the quest deck, and
 * of the cards with which the first player begins.
 */
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
    ...(typeof parts.card === 'string' ? { card: change.card(parts.card) } : {}),
  })
  const modes = facts.modes as { readonly [mode: string]: JsonObject } | undefined
  const begins = facts.begins as JsonObject | undefined
  return {
    ...changed(facts),
    ...(typeof begins?.card === 'string' ? { begins: { ...begins, card: change.card(begins.card) } } : {}),
    ...(modes === undefined ? {} : { modes: Object.fromEntries(Object.entries(modes).map(([mode, parts]) => [mode, changed(parts)])) }),
  }
}
