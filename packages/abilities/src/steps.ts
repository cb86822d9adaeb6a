/** Names that effects give to what their scripts return: which names are known at a place of an ability, and which words name them again. */
import type { StepReturns } from '@questwright/rulebook'
import type { Entry, Menus } from './menus.ts'
import { type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'

/** What an earlier effect returns, under its name. */
export interface Step {
  readonly name: string
  readonly returns: StepReturns
  /** The kind of its cards: "fox"; "card" where it is not known; "player" for a player. */
  readonly noun: string
  /** The word before the noun where a sentence names it again: "discarded" for "the discarded fox". */
  readonly again: string | undefined
}

/** The kind of blank that holds the name of such an effect. */
const stepSorts: readonly string[] = ['card name', 'cards name', 'player name', 'number name'] satisfies readonly `${StepReturns} name`[]

/** The effect as a step, where it has a name. */
export function stepOf(menus: Menus, effect: Choice, before: readonly Step[]): Step | undefined {
  const name = effect.with.as
  const entry = menus.of.effects.find(({ id }) => id === effect.id)
  if (typeof name !== 'string' || entry?.returns === undefined) return undefined
  return { name, returns: entry.returns, noun: entry.returns === 'player' ? 'player' : nounOf(menus, effect, before), again: entry.again }
}

/** The names that are known behind these effects. */
export function stepsAfter(menus: Menus, effects: readonly (Choice | ChoiceWay)[], before: readonly Step[]): readonly Step[] {
  let known = before
  for (const one of effects) {
    const step = 'id' in one ? stepOf(menus, one, known) : undefined
    if (step) known = [...known.filter(({ name }) => name !== step.name), step]
  }
  return known
}

/** The kind of the cards that an effect names: that of its group or its filters. */
export function nounOf(menus: Menus, { with: values }: Choice, before: readonly Step[]): string {
  const kinds = new Map(
    menus.of.filters.flatMap(({ id, stands, says, blanks }) =>
      stands === 'instead' && Object.keys(blanks).length === 0 && !says.includes(' ') ? [[id, says] as const] : [],
    ),
  )
  const ofFilters = (filters: Value | undefined): string | undefined =>
    Array.isArray(filters) ? (filters as readonly Choice[]).map(({ id }) => kinds.get(id)).find((kind) => kind !== undefined) : undefined
  const [cards] = Object.entries(values).flatMap(([blank, value]) =>
    (blank === 'card' || blank === 'cards' || blank === 'group') && isChoice(value) ? [value] : [],
  )
  const named = before.find(({ name }) => name === cards?.with.step)
  if (named) return named.noun
  const group = cards && isChoice(cards.with.group) ? cards.with.group : cards
  const head = menus.of.group
    .find(({ id }) => id === group?.id)
    ?.says.split(' ')
    .find((word) => [...kinds.values()].includes(word))
  return ofFilters(values.filters) ?? ofFilters(group?.with.filters) ?? head ?? 'card'
}

/**
 * A name for what an effect returns, made from its words: "fox", "discarded", "fox2".
 * @param before the effects with names before it, whose names it may not have
 */
export function nameForStep(menus: Menus, effect: Choice, before: readonly Step[]): string {
  const entry = menus.of.effects.find(({ id }) => id === effect.id)
  const noun = entry?.returns === 'player' ? 'chosen' : nounOf(menus, effect, before)
  const words = entry?.returns === 'number' ? (entry.again ?? 'number') : (entry?.again ?? noun)
  return freeName(
    menus,
    words,
    before.map(({ name }) => name),
  )
}

/**
 * A typed name in the form of a variable of a script, different from other names.
 * @param taken the names that are known there
 */
export function freeName(menus: Menus, typed: string, taken: readonly string[]): string {
  const [first = '', ...more] = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const plain = first.charAt(0).toLowerCase() + first.slice(1) + more.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const begun = /^[a-z]/.test(plain) ? plain : `step${plain}`
  const name = isReserved(menus, begun) ? `${begun}One` : begun
  if (!taken.includes(name)) return name
  for (let count = 2; ; count++) if (!taken.includes(`${name}${count}`)) return `${name}${count}`
}

/** Words of the language, names that scripts may not use, and names that the code of menus uses for variables of its own. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval undefined require module exports globalThis card player one found taker target targets params sum self you event context'.split(
    ' ',
  ),
)

const apiWords = new WeakMap<Menus, ReadonlySet<string>>()

/** Whether a name means something else in scripts. */
function isReserved(menus: Menus, name: string): boolean {
  const known = apiWords.get(menus) ?? wordsOfCode(menus)
  apiWords.set(menus, known)
  return reserved.has(name) || menus.handed.includes(name) || known.has(name)
}

/** The functions that the code of the menus calls. */
function wordsOfCode(menus: Menus): ReadonlySet<string> {
  const entries: readonly Entry[] = [
    ...Object.values(menus.of).flat(),
    ...menus.costs,
    ...menus.prices,
    ...menus.changes,
    ...menus.limits,
    ...menus.playerTargets,
  ]
  const code = [
    ...entries.flatMap(({ code, bound = '', payable = '' }) => [code, bound, payable]),
    ...Object.values(menus.words).map((word) => `${word.code}(`),
  ]
  return new Set(code.flatMap((one) => [...one.matchAll(/(?<![.\w$])([a-z]\w*)\(/g)].map(([, called = '']) => called)))
}

/** Whether a kind of blank holds the name of an earlier effect. */
export const isStepSort = (sort: string): boolean => stepSorts.includes(sort)

/** Whether an earlier effect has this name and returns what the kind of blank needs. */
export const hasStep = (steps: readonly Step[], sort: string, name: Value): boolean =>
  steps.some((one) => one.name === name && `${one.returns} name` === sort)

/** Whether an entry takes the name of an earlier effect, and none of these effects is there. */
export const lacksStep = ({ blanks }: Entry, steps: readonly Step[]): boolean =>
  Object.values(blanks).some((sort) => isStepSort(sort) && !steps.some(({ returns }) => `${returns} name` === sort))
