import { scriptName } from './fault.ts'
import { fingerprint } from './hash.ts'
import { canonical, type Json } from './json.ts'
import type { PendingQuestion } from './question-spec.ts'
import type { Table } from './table.ts'
import { questionOf, type ScriptFault, Suspend, scriptFault } from './unwind.ts'

/** Strict mode: each stretch of play is run twice from its checkpoint, and a script that behaves differently the second time is blamed. */

/** How a run from a checkpoint ended. */
export type StretchEnd = 'done' | 'suspended' | 'over' | 'fault'

/** The functions of the driver that strict mode calls. */
export interface Stretch {
  /** Runs from the checkpoint. */
  readonly run: () => StretchEnd
  /** Rolls the table back to the checkpoint. */
  readonly back: () => void
}

/**
 * Runs the stretch twice and leaves the table in the state after the second run. @returns how that run ended; `fault`, with the fault as
 * the table's latch, when the runs differ
 */
export function runTwice(t: Table, { run, back }: Stretch): StretchEnd {
  const first: string[] = []
  const second: string[] = []
  t.instruments.onWrite = (what) => void first.push(`${what} in ${writer(t)}`)
  const answers = new Map<string, unknown[]>()
  const answersAgain = new Map<string, unknown[]>()
  t.instruments.onAnswer = noteAnswersIn(answers)
  const end = run()
  t.instruments.onAnswer = undefined
  const digest = digestOf(t)
  if (end === 'fault') {
    t.instruments.onWrite = undefined
    return end
  }
  noteQuestion(t, first)
  back()
  t.instruments.onWrite = (what) => void second.push(`${what} in ${writer(t)}`)
  t.instruments.onAnswer = noteAnswersIn(answersAgain)
  const again = run()
  t.instruments.onAnswer = undefined
  t.instruments.onWrite = undefined
  noteQuestion(t, second)
  // the check of cached stats has blamed a modifier already
  if (again === 'fault' && (t.run.latch as unknown as ScriptFault).reason === 'keeps-state') return again
  if (again !== end || digestOf(t) !== digest)
    return otherResult(t, first, second, 'the second time', () => otherAnswer(answers, answersAgain))
  return end
}

/** @param otherwise returns the ability to blame when the first difference is a write of the rules */
function otherResult(
  t: Table,
  first: readonly string[],
  second: readonly string[],
  when: string,
  otherwise: () => string | undefined,
): 'fault' {
  const at = second.findIndex((line, i) => line !== first[i])
  const line = at >= 0 ? (second[at] as string) : (first[second.length] ?? '')
  const ability = line.slice(line.lastIndexOf(' in ') + 4)
  t.run.latch = scriptFault(
    'keeps-state',
    ability.includes('#') ? ability : otherwise(),
    `the same position and answers gave another result ${when} (first difference: ${line}); a script may not keep anything between calls`,
  )
  return 'fault'
}

/**
 * Records the writes from each position with the same answers over several games, for tests that play the same game repeatedly and want to name the
 * script that behaves differently, however late. A script is not named when only writes of the rules differ.
 */
export class Plays {
  readonly #known = new Map<string, { readonly digest: string; readonly lines: readonly string[] }>()

  /** Runs a stretch once. @returns how it ended; `fault`, with the fault as the table's latch, when it went differently in an earlier game */
  run(t: Table, run: () => StretchEnd): StretchEnd {
    const lines: string[] = []
    const from = `${t.record.checkpoint.hash} ${t.record.checkpoint.inputs}`
    t.instruments.onWrite = (what) => void lines.push(`${what} in ${writer(t)}`)
    const end = run()
    t.instruments.onWrite = undefined
    if (end === 'fault') return end
    noteQuestion(t, lines)
    const key = `${from} ${canonical(t.record.inputs.slice(t.record.checkpoint.inputs, t.record.consumed) as unknown as Json)}`
    const digest = `${end} ${digestOf(t)}`
    const before = this.#known.get(key)
    if (before === undefined) this.#known.set(key, { digest, lines })
    else if (before.digest !== digest) {
      const named = lines.findIndex((line, i) => line !== before.lines[i])
      if (named >= 0 && (lines[named] as string).includes('#')) return otherResult(t, before.lines, lines, 'than before', () => undefined)
    }
    return end
  }
}

/** The name of the running script, or of the ability or step for which the rules write. */
function writer(t: Table): string {
  return scriptName() ?? t.doing?.ability ?? t.doing?.because.step ?? ''
}

function pendingOf(t: Table): PendingQuestion | undefined {
  return t.run.latch instanceof Suspend ? questionOf(t.run.latch) : undefined
}

/** Adds the pending question and its options to the lines to compare. */
function noteQuestion(t: Table, lines: string[]): void {
  const question = pendingOf(t)
  if (!question) return
  const { card, ability, step } = question.because
  lines.push(
    `options ${question.options.map((option) => option.key).join(' ')} in ${card && ability ? `${card.code ?? ''}#${ability}` : (step ?? '')}`,
  )
}

/** All data that must be equal in two runs, as one text. */
function digestOf(t: Table): string {
  const question = pendingOf(t)
  return `${t.state.hash} ${t.record.consumed} ${question?.key ?? ''} ${question?.options.map((option) => option.key).join(' ') ?? ''} ${fingerprint(canonical(t.record.story.slice(t.record.checkpoint.story) as unknown as Json))}`
}

/** Records the return values of each script, by its name. Of objects and functions it records only the type: reading them could run a script. */
function noteAnswersIn(answers: Map<string, unknown[]>): (ability: string, answer: unknown) => void {
  return (ability, answer) => {
    const plain = typeof answer === 'object' || typeof answer === 'function' ? typeof answer : answer
    const before = answers.get(ability)
    if (before) before.push(plain)
    else answers.set(ability, [plain])
  }
}

/** The first script that returned another value the second time: to blame when the differing write itself names no script. */
function otherAnswer(first: ReadonlyMap<string, unknown[]>, second: ReadonlyMap<string, unknown[]>): string | undefined {
  for (const [ability, answers] of second) {
    const before = first.get(ability)
    if (before && ability.includes('#') && answers.some((answer, i) => i < before.length && !Object.is(answer, before[i]))) return ability
  }
  return undefined
}
