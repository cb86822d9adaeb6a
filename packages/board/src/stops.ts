import { passValue } from './answering.ts'
import type { AnswerValue, Option, Question, StoryEntry } from './door-types.ts'
import type { GivenAway, Now, StopSettings, Until } from './stop-settings.ts'

/** The key of the option that does nothing. */
const passKey = 'pass'

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
]

/** How many entries of the story tell of something more than the round's own clockwork. @param clockwork kinds of the game that don't count either */
export function happenings(story: readonly StoryEntry[], clockwork: readonly string[] = []): number {
  return story.reduce((count, { kind }) => (quietKinds.includes(kind) || clockwork.includes(kind) ? count : count + 1), 0)
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

/** What is done with an ability without asking: asked as the stops say, asked always, used, or passed over. */
export type Asking = 'as-set' | 'always' | 'use' | 'never'

/** How an ability is set. */
export function askingOf(settings: StopSettings, ability: string): Asking {
  if (settings.alwaysAsk.includes(ability)) return 'always'
  if (settings.neverAsk.includes(ability)) return 'never'
  return settings.alwaysUse?.includes(ability) ? 'use' : 'as-set'
}

/** The settings with another one for an ability. */
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

/** The abilities that a question asks about and that can be set: those that it offers beside a pass, and the one that asks yes or no. */
export function abilitiesAsked(question: Question): readonly string[] {
  if (question.shape === 'confirm') return [askingAbility(question)].filter((ability) => ability !== undefined)
  if (passValue(question) === undefined) return []
  const used = question.options
    .filter((option) => option.label?.code === 'use-ability' || option.label?.code === 'play-card')
    .map(abilityOf)
  return [...new Set(used.filter((ability) => ability.includes('#')))]
}

/** Whether a question is asked after or before something that happened: there an ability can be used once, so that using it unasked comes to an end. */
function isResponse(question: Question): boolean {
  return isWindow(question) && !isActionWindow(question)
}

/** Whether a question is a chance to act between steps, which answers to nothing. */
export function isActionWindow(question: Question): boolean {
  return question.name === 'action-window'
}

/**
 * What can be done in a window, as it is given away: by ability and card, so that another copy of a card that was passed over is no news. What would change
 * nothing is no way, and what an option costs or reaches now is not part of it.
 */
function waysIn(question: Question): readonly string[] {
  return question.options.filter(({ key, idle }) => key !== passKey && idle === undefined).map(abilityOf)
}

/** Adds to the chances that the player gave away before those that passing this window gives away. @param losses known losses of passing */
export function givenWith(before: GivenAway | undefined, round: number, question: Question, losses: readonly string[]): GivenAway {
  const kept = before?.round === round ? before : undefined
  return {
    round,
    ways: new Set([...(kept?.ways ?? []), ...waysIn(question)]),
    losses: new Set([...(kept?.losses ?? []), ...losses]),
  }
}

/** Whether a window offers a way that its player has not given away in this round. */
export function offersNew(question: Question, given: GivenAway | undefined, round: number): boolean {
  const ways = waysIn(question)
  return given?.round === round ? ways.some((way) => !given.ways.has(way)) : ways.length > 0
}

/** The one ability that is set to be used, where nothing but that is offered. */
function unaskedUse(question: Question, settings: StopSettings, asking: string | undefined): AnswerValue | undefined {
  const use = settings.alwaysUse ?? []
  if (question.shape === 'confirm') return asking !== undefined && use.includes(asking) ? ['yes'] : undefined
  if (question.shape !== 'choose' || question.most !== 1 || !isResponse(question)) return undefined
  const open = question.options.filter((option) => option.key !== 'pass' && !settings.neverAsk.includes(abilityOf(option)))
  const [only] = open
  return only && open.length === 1 && use.includes(abilityOf(only)) ? [only.key] : undefined
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
 * The answer that the settings give for a person, or undefined where the person is asked: a pass where passing is allowed, or the one
 * ability that is set to be used where nothing else could be meant. Nothing in a saved game tells it from an answer by hand.
 * @param question the pending question, as its reader sees it
 * @param settings where to stop
 * @param now where the game stands
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
  if (settings.stops === 'where-new') return isActionWindow(question) && now.offers === 'nothing new' ? pass : undefined
  if (settings.stops === 'nowhere') return pass
  return settings.stops.includes(now.step) ? undefined : pass
}

/** Whether a question is a chance to act rather than a choice that the game needs: it offers a pass of its own. */
function isWindow(question: Question): boolean {
  return question.options.some((option) => option.key === 'pass')
}
