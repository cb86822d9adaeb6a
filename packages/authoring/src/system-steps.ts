import { type Ability, type Card, type JsonObject, type Next, type SystemStep, table } from '@questwright/kernel'
import { BadSetup } from './bad-setup.ts'
import type { SystemGame } from './system-game.ts'
import type { StepScript, StepsScript } from './system-script.ts'
import { holdsNow, useCalledUp } from './use-word.ts'

/** Runs the steps of systems: their effects, the windows before and after them, and phases of their own. */

/** The step functions for the steps inserted at one place, in order. @param code the code of the card that holds the rules of the system */
export function stepsOf(code: string, { phase, steps }: StepsScript, game: SystemGame): readonly SystemStep[] {
  const ends = phase === undefined ? null : lastStepOf(phase)
  const inside = steps.flatMap((step, i) => stepWithWindows(code, step, firstOf(steps[i + 1]) ?? ends, game))
  if (phase === undefined) return inside
  const begins: SystemStep = {
    name: `${phase} begins`,
    run: (_, next) => {
      game.phases?.begin(phase)
      return next
    },
  }
  const end: SystemStep = {
    name: lastStepOf(phase),
    run: (_, next) => {
      game.phases?.end()
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

/** @param left the next step if this step and its windows are skipped; whether to skip is decided once, when the first of them begins */
function stepWithWindows(code: string, script: StepScript, left: Next, game: SystemGame): readonly SystemStep[] {
  const { name, windows, ability } = script
  const part = ability as Ability
  const isLeftOut = (): boolean => {
    const bearer = ruleCard(code)
    return bearer === undefined || !holdsNow(bearer, part, game.leader())
  }
  const window = (called: string): SystemStep['run'] => {
    return (args: JsonObject, next) => game.runWindow?.(called.replace('window ', ''), called, next, args) ?? next
  }
  const main: SystemStep = {
    name,
    run: (_, next) => {
      if (!opensBefore(script) && isLeftOut()) return left
      game.enterStep?.(name)
      useCalledUp(ruleCard(code) as Card, part, game.leader())
      return next
    },
  }
  const opening: SystemStep = {
    name: windowBefore(script),
    run: (args, next) => (Object.keys(args).length === 0 && isLeftOut() ? left : window(windowBefore(script))(args, next)),
  }
  const closing: SystemStep = { name: `window ${name}`, run: window(`window ${name}`) }
  const own = [...(opensBefore(script) ? [opening] : []), main, ...(windows === 'after' || windows === 'both' ? [closing] : [])]
  return own.map(({ name: called, run }) => ({ name: called, run: (args, next) => (game.isCutShort?.() ? next : run(args, next)) }))
}

/** The zone of the table for the cards that hold the rules of systems: each game with systems has it. */
export const RULES = 'rules'

/**
 * Creates the cards that hold the rules of the systems of this game, after all other cards, so that the numbers of those do not change.
 * @param chosen codes of the optional systems in the setup
 * @throws BadSetup for an unknown system
 */
export function layRules(chosen: readonly unknown[]): void {
  const t = table()
  const systems = t.ruleset.systems ?? []
  const missing = chosen.find((rule) => !systems.some(({ code }) => code === rule))
  if (missing !== undefined)
    throw new BadSetup(
      `the rule ${String(missing).replace(':system/', ':')} was chosen, which no loaded pack has; load the pack, or begin without that rule`,
    )
  for (const { code } of systems) {
    const definition = t.library.cards.get(code)
    if (definition) t.addCard(code, definition, t.zone(RULES))
  }
}

/** The card that holds the rules of a system; undefined if the game does not have the system. */
export function ruleCard(code: string): Card | undefined {
  return table()
    .zone(RULES)
    .cards.find((card) => card.code === code)
}
