/** Puts errors and problems of scripts into words: where, what, and what to do. */
import type { PackBundle } from '@questwright/packs'
import type { Fault, ScriptProblem, ScriptWarning } from '@questwright/realm'
import { entryIn, type Rulebook } from '@questwright/rulebook'
import { rulebookAt } from '../page/rulebooks.ts'

/** A problem of a script for a terminal. */
export function scriptProblem(problem: ScriptProblem): string {
  const line = problem.line === undefined ? '' : `:${problem.line}:${problem.column ?? 1}`
  return `error ${problem.pack}/${problem.file ?? 'package.json'}${line} ${problem.message} [script/${problem.reason}]\n  ${problem.remedy}`
}

/** A warning about a script that is played, for a terminal. */
export function scriptWarning({ pack, file, line, column, message, remedy }: ScriptWarning): string {
  const place = line === undefined ? '' : `:${line}:${column ?? 1}`
  return `warning ${pack}/${file}${place} ${message} [script/deprecated]\n  ${remedy}`
}

const REMEDIES: { readonly [reason: string]: string } = {
  'out-of-fuel':
    'the ability does not come to an end: look for a loop whose condition never changes, or a regular expression that backtracks',
  'out-of-memory': 'the ability fills the memory: look for an array or a text that grows in a loop',
  'too-deep': 'a function calls itself, or an ability triggers itself, without end',
  stack: 'a function calls itself without end',
  silent: 'the ability does not come to an end: look for a loop whose condition never changes, or a regular expression that backtracks',
  'asks-in-restriction':
    'conditions, filters, costs and the numbers of constant abilities only read the table: move the choice into targets or the effect',
  'changes-in-restriction':
    'conditions, filters, costs and the numbers of constant abilities only read the table: move what changes it into the effect of an ability',
  'too-much': 'keep less: a number or a name instead of a list, one effect for many cards instead of many effects',
  'wrong-value': 'give a value that fits the stat: a whole number for numbers, a word for traits and keywords',
  'keeps-state': 'keep nothing in the script: note it on a card with remember(card, name, value)',
}

/**
 * A fault of a game for a terminal: where, what, and what to do.
 * @param packs the played packs: their game may add a remedy
 */
export function faultLine(fault: Fault, packs: readonly Pick<PackBundle, 'game'>[]): string {
  const pack = fault.ability?.split(':')[0] ?? ''
  const place = fault.file
    ? `${pack}/${fault.file}${fault.line === undefined ? '' : `:${fault.line}:${fault.column ?? 1}`}`
    : (fault.ability ?? pack)
  return `fault ${place} ${fault.ability ?? ''}: ${fault.message} [${fault.reason}]\n  the ability was muted and the game went on; ${remedyOf(fault.reason, rulebookAt(packs[0]?.game))}`
}

/** The remedy for a fault of that reason. */
export function remedyOf(reason: string, rulebook: Rulebook): string {
  const ofGame = entryIn(rulebook.faultRemedies, reason)
  return [REMEDIES[reason] ?? 'repair the line that is named', ...(ofGame === undefined ? [] : [ofGame])].join('. ')
}
