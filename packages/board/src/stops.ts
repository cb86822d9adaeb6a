import { passValue } from './answering.ts'
import type { AnswerValue, Option, Question, StoryEntry } from './door-types.ts'
import type { GivenAway, Now, Role, StopSettings, Until } from './stop-settings.ts'

/** The key of the pass option. */
const passKey = 'pass'

/** Kinds of story entries that do not count as something happening: bookkeeping of the round, and passes. */
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
]

/**
 * The number of story entries that count as something happening.
 * @param clockwork further kinds of entries of the game that do not count
 */
export function happenings(story: readonly StoryEntry[], clockwork: readonly string[] = []): number {
  return story.reduce((count, { kind }) => (quietKinds.includes(kind) || clockwork.includes(kind) ? count : count + 1), 0)
}

/** The name of the ability that an option uses, as settings contain it: `pack:slug#ability`. The option's key where it uses no ability. */
export function abilityOf(option: Option): string {
  const named = option.label?.parts.ability
  if (typeof named === 'string') return named.includes('#') || option.card?.code === undefined ? named : `${option.card.code}#${named}`
  const hash = option.key.indexOf('#')
  return hash >= 0 && option.card?.code !== undefined ? `${option.card.code}${option.key.slice(hash)}` : option.key
}

/** The name of the ability that caused the question; undefined where no ability did. */
function askingAbility(question: Question): string | undefined {
  const { ability, card } = question.because
  if (ability === undefined) return undefined
  return ability.includes('#') || card?.code === undefined ? ability : `${card.code}#${ability}`
}

/**
 * The setting of an ability. `as-set`: ask where the player's stops say so. `always`: always ask. `use`: use it without asking. `never`: pass
 * without asking.
 */
export type Asking = 'as-set' | 'always' | 'use' | 'never'

/** The current setting of an ability. */
export function askingOf(settings: StopSettings, ability: string): Asking {
  if (settings.alwaysAsk.includes(ability)) return 'always'
  if (settings.neverAsk.includes(ability)) return 'never'
  return settings.alwaysUse?.includes(ability) ? 'use' : 'as-set'
}

/** The settings after one ability got another setting. */
export function withAsking(settings: StopSettings, ability: string, asking: Asking): StopSettings {
  const put = (list: readonly string[] | undefined, mine: Asking) => [
    ...(list ?? []).filter((one) => one !== ability),
    ...(asking === mine ? [ability] : []),
  ]
  return {
    ...settings,
    alwaysAsk: put(settings.alwaysAsk, 'always'),
    neverAsk: put(settings.neverAsk, 'never'),
    alwaysUse: put(settings.alwaysUse, 'use'),
  }
}

/** The abilities of a question that can have a setting: those offered beside a pass, and the ability that asks a yes-or-no question. */
export function abilitiesAsked(question: Question): readonly string[] {
  if (question.shape === 'confirm') return [askingAbility(question)].filter((ability) => ability !== undefined)
  if (passValue(question) === undefined) return []
  const used = question.options
    .filter((option) => option.label?.code === 'use-ability' || option.label?.code === 'play-card')
    .map(abilityOf)
  return [...new Set(used.filter((ability) => ability.includes('#')))]
}

/**
 * Whether a question is a response window, which opens before or after an event. An ability can be used only once in it, so using it automatically
 * cannot go on for ever.
 */
function isResponse(question: Question): boolean {
  return isWindow(question) && !isActionWindow(question)
}

/** Whether a question is an action window: it is open between two steps and does not respond to an event. */
export function isActionWindow(question: Question): boolean {
  return question.parts.window !== undefined
}

/**
 * The options of a window, as they are remembered when they are declined: by ability and card code, so that another copy of a declined card is not
 * new. Options that would change nothing are left out. Costs and targets at this moment make no difference.
 */
function waysIn(question: Question): readonly string[] {
  return question.options.filter(({ key, idle }) => key !== passKey && idle === undefined).map(abilityOf)
}

/**
 * Adds the options of a passed window to the declined ones.
 * @param losses what passing loses, as far as it is known
 */
export function givenWith(before: GivenAway | undefined, round: number, question: Question, losses: readonly string[]): GivenAway {
  const kept = before?.round === round ? before : undefined
  return {
    round,
    ways: new Set([...(kept?.ways ?? []), ...waysIn(question)]),
    losses: new Set([...(kept?.losses ?? []), ...losses]),
  }
}

/** Whether a window offers an option that its player has not yet declined in this round. */
export function offersNew(question: Question, given: GivenAway | undefined, round: number): boolean {
  const ways = waysIn(question)
  return given?.round === round ? ways.some((way) => !given.ways.has(way)) : ways.length > 0
}

/** The answer that uses the ability of a window without asking: the window offers no other, and its setting is `use`. Undefined otherwise. */
function unaskedUse(question: Question, settings: StopSettings, asking: string | undefined): AnswerValue | undefined {
  const use = settings.alwaysUse ?? []
  if (question.shape === 'confirm') return asking !== undefined && use.includes(asking) ? ['yes'] : undefined
  if (question.shape !== 'choose' || question.most !== 1 || !isResponse(question)) return undefined
  const open = question.options.filter((option) => option.key !== 'pass' && !settings.neverAsk.includes(abilityOf(option)))
  const [only] = open
  return only && open.length === 1 && use.includes(abilityOf(only)) ? [only.key] : undefined
}

/** Whether a request to pass has ended: what it waits for has happened. */
export function isOver(passing: Until, now: Now): boolean {
  const { from, until } = passing
  const otherRound = now.round !== from.round
  const otherPhase = otherRound || now.phase !== from.phase || now.stretch !== from.stretch
  if (typeof until === 'object') return otherRound || now.phase === until.phase
  if (until === 'next-round') return otherRound
  if (until === 'next-phase') return otherPhase
  if (until === 'next-step') return otherPhase || now.step !== from.step
  return now.happened !== from.happened
}

/** The entry in a list of stops for a step in which the asked player has this role. */
export function stopFor(step: string, role: Role): string {
  return `${step} ${role}`
}

/** Whether every option of a window besides the pass would change nothing, as far as can be known. */
function offersIdleOnly(question: Question): boolean {
  return waysIn(question).length === 0
}

/**
 * The automatic answer according to the settings: a pass where passing is allowed, or the use of the only ability where its setting is
 * `use`. Undefined where the player must be asked. A saved game contains it like an answer by hand.
 * @param question the pending question, in the player's view
 * @param settings the windows at which the player is asked
 * @param now the current point of the game
 */
export function answerForStops(question: Question, settings: StopSettings, now: Now): AnswerValue | undefined {
  const asking = askingAbility(question)
  if (asking !== undefined && settings.alwaysAsk.includes(asking)) return undefined
  const unasked = unaskedUse(question, settings, asking)
  if (unasked !== undefined) return unasked
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
  if (settings.stops === 'where-new') {
    const isPassed = isActionWindow(question) ? now.offers === 'nothing new' : offersIdleOnly(question)
    return isPassed ? pass : undefined
  }
  if (settings.stops === 'nowhere') return pass
  const isStop = settings.stops.includes(now.step) || (now.role !== undefined && settings.stops.includes(stopFor(now.step, now.role)))
  return isStop ? undefined : pass
}

/** Whether a question is an optional chance to act, which offers a pass. Any other question needs a choice. */
function isWindow(question: Question): boolean {
  return question.options.some((option) => option.key === 'pass')
}
