import { scriptName } from './fault.ts'
import { fingerprint } from './hash.ts'
import { canonical, type Json } from './json.ts'
import type { PendingQuestion } from './question.ts'
import type { Table } from './table.ts'
import { questionOf, type ScriptFault, Suspend, scriptFault } from './unwind.ts'

/** Strict mode: each stretch of play is run twice from its checkpoint, and a script that answers otherwise the second time is named. */

/** How a run from a checkpoint ended. */
export type StretchEnd = 'done' | 'suspended' | 'over' | 'fault'

/** What the driver does for it. */
export interface Stretch {
  /** Runs from the checkpoint. */
  readonly run: () => StretchEnd
  /** Takes everything back to the checkpoint. */
  readonly back: () => void
}

/** @returns how the second run ended, which left the table as it stands; `fault` with the fault as the table's latch where the two differ */
export function runTwice(t: Table, { run, back }: Stretch): StretchEnd {
  const first: string[] = []
  const second: string[] = []
  t.onWrite = (what) => void first.push(`${what} in ${writer(t)}`)
  const answers = new Map<string, unknown[]>()
  const answersAgain = new Map<string, unknown[]>()
  t.onAnswer = noteAnswersIn(answers)
  const end = run()
  t.onAnswer = undefined
  const digest = digestOf(t)
  if (end === 'fault') {
    t.onWrite = undefined
    return end
  }
  noteQuestion(t, first)
  back()
  t.onWrite = (what) => void second.push(`${what} in ${writer(t)}`)
  t.onAnswer = noteAnswersIn(answersAgain)
  const again = run()
  t.onAnswer = undefined
  t.onWrite = undefined
  noteQuestion(t, second)
  // a kept answer that did not stand names its modifier
  if (again === 'fault' && (t.latch as unknown as ScriptFault).reason === 'keeps-state') return again
  if (again !== end || digestOf(t) !== digest)
    return otherResult(t, first, second, 'the second time', () => otherAnswer(answers, answersAgain))
  return end
}

/** @param otherwise the ability where what differs first is the rules' own */
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
  t.latch = scriptFault(
    'keeps-state',
    ability.includes('#') ? ability : otherwise(),
    `the same position and answers gave another result ${when} (first difference: ${line}); a script may not keep anything between calls`,
  )
  return 'fault'
}

/**
 * What was written from each position with the same answers, over several games: for who plays the same again and again, and wants the script that did
 * otherwise named, however late it did. A script of which only what the rules do differs is not named.
 */
export class Plays {
  readonly #known = new Map<string, { readonly digest: string; readonly lines: readonly string[] }>()

  /** Runs a stretch once. @returns how it ended; `fault` with the fault as the table's latch where it went otherwise before */
  run(t: Table, run: () => StretchEnd): StretchEnd {
    const lines: string[] = []
    const from = `${t.checkpoint.hash} ${t.checkpoint.inputs}`
    t.onWrite = (what) => void lines.push(`${what} in ${writer(t)}`)
    const end = run()
    t.onWrite = undefined
    if (end === 'fault') return end
    noteQuestion(t, lines)
    const key = `${from} ${canonical(t.inputs.slice(t.checkpoint.inputs, t.consumed) as unknown as Json)}`
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

/** Who writes: the script that runs, or the ability or step within which the rules write. */
function writer(t: Table): string {
  return scriptName() ?? t.doing?.ability ?? t.doing?.because.step ?? ''
}

function pendingOf(t: Table): PendingQuestion | undefined {
  return t.latch instanceof Suspend ? questionOf(t.latch) : undefined
}

/** What is offered belongs to what is compared. */
function noteQuestion(t: Table, lines: string[]): void {
  const question = pendingOf(t)
  if (!question) return
  const { card, ability, step } = question.because
  lines.push(
    `options ${question.options.map((option) => option.key).join(' ')} in ${card && ability ? `${card.code ?? ''}#${ability}` : (step ?? '')}`,
  )
}

/** All that two runs must have in common, as one text. */
function digestOf(t: Table): string {
  const question = pendingOf(t)
  return `${t.hash} ${t.consumed} ${question?.key ?? ''} ${question?.options.map((option) => option.key).join(' ') ?? ''} ${fingerprint(canonical(t.story.slice(t.checkpoint.story) as unknown as Json))}`
}

/** Notes what each script answers, by its name. Of what is no plain value only its kind: looking into it could run a script. */
function noteAnswersIn(answers: Map<string, unknown[]>): (ability: string, answer: unknown) => void {
  return (ability, answer) => {
    const plain = typeof answer === 'object' || typeof answer === 'function' ? typeof answer : answer
    const before = answers.get(ability)
    if (before) before.push(plain)
    else answers.set(ability, [plain])
  }
}

/** The first script that answered otherwise the second time, where what differs is the rules' own and names nobody. */
function otherAnswer(first: ReadonlyMap<string, unknown[]>, second: ReadonlyMap<string, unknown[]>): string | undefined {
  for (const [ability, answers] of second) {
    const before = first.get(ability)
    if (before && ability.includes('#') && answers.some((answer, i) => i < before.length && !Object.is(answer, before[i]))) return ability
  }
  return undefined
}
