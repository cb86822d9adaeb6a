import type { Ability, JsonObject, Next, SystemStep } from '@questwright/kernel'
import { type GameCard, zoneCards } from './cards.ts'
import type { StepName } from './catalogue.ts'
import { isCutShort } from './phase-cut.ts'
import { beginPhase, endPhase } from './phases.ts'
import { firstPlayer, type Phase } from './round.ts'
import { enterStep } from './step-names.ts'
import type { StepScript, StepsScript } from './system.ts'
import { holdsNow, useCalledUp } from './use-word.ts'
import { runWindow } from './windows.ts'

/** Steps of systems at the table: what they do, the action windows beside them, and phases of their own. */

/** What runs at one place, in order. @param code the card that bears the rules of the system */
export function stepsOf(code: string, { phase, steps }: StepsScript): readonly SystemStep[] {
  const ends = phase === undefined ? null : lastStepOf(phase)
  const inside = steps.flatMap((step, i) => stepWithWindows(code, step, firstOf(steps[i + 1]) ?? ends))
  if (phase === undefined) return inside
  const begins: SystemStep = {
    name: `${phase} begins`,
    run: (_, next) => {
      beginPhase('', phase as Phase)
      return next
    },
  }
  const end: SystemStep = {
    name: lastStepOf(phase),
    run: (_, next) => {
      endPhase('')
      return next
    },
  }
  return [begins, ...inside, end]
}

/** The step with which a phase of a system ends. */
export function lastStepOf(phase: string): string {
  return `${phase} ends`
}

function firstOf(script: StepScript | undefined): string | undefined {
  return script && (opensBefore(script) ? windowBefore(script) : script.name)
}

const opensBefore = ({ windows }: StepScript): boolean => windows === 'before' || windows === 'both'
const windowBefore = ({ name }: StepScript): string => `window before ${name}`

/** @param left where the game goes when the step is left out, its windows with it: judged once, when the first of them begins */
function stepWithWindows(code: string, script: StepScript, left: Next): readonly SystemStep[] {
  const { name, windows, ability } = script
  const part = ability as Ability
  const isLeftOut = (): boolean => {
    const bearer = ruleCard(code)
    return bearer === undefined || !holdsNow(bearer, part, firstPlayer())
  }
  const window = (called: string): SystemStep['run'] => {
    return (args: JsonObject, next) => runWindow(called.replace('window ', ''), called, next, ['action'], args)
  }
  const main: SystemStep = {
    name,
    run: (_, next) => {
      if (!opensBefore(script) && isLeftOut()) return left
      enterStep(name as StepName)
      useCalledUp(ruleCard(code) as GameCard, part, firstPlayer())
      return next
    },
  }
  const opening: SystemStep = {
    name: windowBefore(script),
    run: (args, next) => (Object.keys(args).length === 0 && isLeftOut() ? left : window(windowBefore(script))(args, next)),
  }
  const closing: SystemStep = { name: `window ${name}`, run: window(`window ${name}`) }
  const own = [...(opensBefore(script) ? [opening] : []), main, ...(windows === 'after' || windows === 'both' ? [closing] : [])]
  return own.map(({ name: called, run }) => ({ name: called, run: (args, next) => (isCutShort() ? next : run(args, next)) }))
}

/** The card that bears the rules of a system, in a game that has it. */
export function ruleCard(code: string): GameCard | undefined {
  return zoneCards('rules').find((card) => card.code === code)
}
