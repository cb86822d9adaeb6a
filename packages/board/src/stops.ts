import { passValue } from './answering.ts'
import type { AnswerValue, Option, Question, StoryEntry } from './door-types.ts'

/** Where a game stands, as far as stopping depends on it. */
export interface Now {
  readonly round: number
  readonly phase: string
  readonly step: string
  /** How many things have happened that a person may want to see: `happenings` counts them. */
  readonly happened: number
}

/** Passing that was asked for once and ends by itself. It remembers where it began. */
export interface Until {
  readonly until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens'
  readonly from: Now
}

export interface StopSettings {
  /** Steps whose windows stop for a person: all, none, or those named. `6.4` does not stand for `6.4.1`. */
  readonly stops: 'everywhere' | 'nowhere' | readonly string[]
  /** Abilities that are asked whatever else is set. */
  readonly alwaysAsk: readonly string[]
  /** Abilities that are never asked: a window that offers nothing else is passed. */
  readonly neverAsk: readonly string[]
  /** Passing that is under way. */
  readonly passing?: Until | undefined
}

/** Stops everywhere: what a new player wants. */
export const stopEverywhere: StopSettings = { stops: 'everywhere', alwaysAsk: [], neverAsk: [] }

/** Story entries that are no reason to stop: the round's own clockwork and passes. */
const quietKinds = [
  'pass',
  'passed',
  'step',
  'phase',
  'round',
  'window',
  'setup-step',
  'round-began',
  'round-ended',
  'phase-began',
  'phase-ended',
  'engagement-check',
  'attack-ended',
]

/** How many entries of the story tell of something more than the round's own clockwork. @param quiet kinds that don't count */
export function happenings(story: readonly StoryEntry[], quiet: readonly string[] = quietKinds): number {
  return story.reduce((count, entry) => (quiet.includes(entry.kind) ? count : count + 1), 0)
}

/** The ability that an option uses, as settings name it: `pack:slug#ability`; the option's key where it names none. */
export function abilityOf(option: Option): string {
  const named = option.label?.parts.ability
  if (typeof named === 'string') return named.includes('#') || option.card?.code === undefined ? named : `${option.card.code}#${named}`
  const hash = option.key.indexOf('#')
  return hash >= 0 && option.card?.code !== undefined ? `${option.card.code}${option.key.slice(hash)}` : option.key
}

/** The ability because of which something is asked. */
function askingAbility(question: Question): string | undefined {
  const { ability, card } = question.because
  if (ability === undefined) return undefined
  return ability.includes('#') || card?.code === undefined ? ability : `${card.code}#${ability}`
}

/** Whether passing that was asked for has reached its end. */
export function isOver(passing: Until, now: Now): boolean {
  const { from } = passing
  const otherRound = now.round !== from.round
  if (passing.until === 'next-round') return otherRound
  if (passing.until === 'next-phase') return otherRound || now.phase !== from.phase
  if (passing.until === 'next-step') return otherRound || now.phase !== from.phase || now.step !== from.step
  return now.happened !== from.happened
}

/**
 * The pass that the settings give for a person, or undefined where the person is asked.
 * Only what can be passed is ever answered, always with an ordinary pass: nothing in a saved game tells it from a pass by hand.
 * @param question the pending question, as its reader sees it
 * @param settings where to stop
 * @param now where the game stands
 */
export function answerForStops(question: Question, settings: StopSettings, now: Now): AnswerValue | undefined {
  const asking = askingAbility(question)
  if (asking !== undefined && settings.alwaysAsk.includes(asking)) return undefined
  if (question.shape === 'confirm') return asking !== undefined && settings.neverAsk.includes(asking) ? ['no'] : undefined
  const pass = passValue(question)
  if (pass === undefined) return undefined
  if (asking !== undefined && settings.neverAsk.includes(asking)) return pass
  const uses = question.options.filter((option) => !(Array.isArray(pass) && pass.includes(option.key))).map(abilityOf)
  if (uses.some((ability) => settings.alwaysAsk.includes(ability))) return undefined
  if (uses.length > 0 && uses.every((ability) => settings.neverAsk.includes(ability))) return pass
  if (!isWindow(question)) return undefined
  if (settings.passing && !isOver(settings.passing, now)) return pass
  if (settings.stops === 'everywhere') return undefined
  if (settings.stops === 'nowhere') return pass
  return settings.stops.includes(now.step) ? undefined : pass
}

/** Whether a question is a chance to act rather than a choice that the game needs: it offers a pass of its own. */
function isWindow(question: Question): boolean {
  return question.options.some((option) => option.key === 'pass')
}
