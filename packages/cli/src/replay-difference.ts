/**
 * Explains the first difference between a replay and its saved game: the question and answer then, the question now, and the changes of the packs.
 */
import type { ReplayReport } from '@questwright/lab'
import { type NearChange, nearChanges, type PackBundle } from '@questwright/packs'
import type { GameFile, Place } from '@questwright/realm'
import type { Lab } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { inputLine, keyLine, questionLine } from './question-words.ts'
import { wordsOf } from './words.ts'

export interface ToldDifference {
  /** The index of the input that no longer fits, or after which the state differs; -1 where the setup already differs. */
  readonly input: number
  readonly place: Place
  readonly kind: 'other question' | 'other state' | 'setup'
  /** The question when the game was saved, as far as it is known. */
  readonly asked: string
  readonly answered: string
  /** The question in the replay; empty when the game is over there. */
  readonly now: string
  readonly changes: readonly NearChange[]
  /** The texts of the repaired rules that the game used at this input. */
  readonly rules: readonly string[]
}

type Differs = NonNullable<ReplayReport['differs']>

export interface DifferenceParts {
  readonly saved: GameFile
  readonly differs: Differs
  /** A realm with the current packs. */
  readonly lab: Pick<Lab, 'asked' | 'catalogue'>
  readonly packs: readonly PackBundle[]
  /** The packs with which the game was saved, as far as they are available. */
  readonly past: readonly PackBundle[]
}

/** Examines the moment before and after the first difference. @throws MachineError when the realm breaks meanwhile */
export async function tellDifference({ saved, differs, lab, packs, past }: DifferenceParts): Promise<ToldDifference> {
  const words = wordsOf(packs, await lab.catalogue())
  const { setup, seed, inputs } = saved
  const request = { setup, seed, inputs }
  const after = await lab.asked({ ...request, at: differs.input })
  const next = inputs[differs.input]
  const fits = differs.what === 'state' && (next?.kind !== 'answer' || next.question === after.question?.key)
  // a state that differs before an input was changed by the previous input
  const input = fits ? differs.input - 1 : differs.input
  const kind = !fits ? 'other question' : input < 0 ? 'setup' : 'other state'
  const before = kind === 'other state' ? await lab.asked({ ...request, at: input }) : undefined
  const given = inputs[input]
  const known = [before, after].find((one) => given?.kind === 'answer' && one?.question?.key === given.question)?.question
  return {
    input,
    place: (before ?? after).place,
    kind,
    asked: known ? questionLine(known, words) : given?.kind === 'answer' ? keyLine(given.question, words) : '',
    answered: kind === 'setup' ? '' : inputLine(given, known, words),
    now: after.question ? questionLine(after.question, words) : after.outcome ? `nothing: the game is ${after.outcome.result}` : 'nothing',
    changes: nearChanges(past, packs, after, rulebooks),
    rules: (differs.repaired ?? []).map((rule) => words.say(`repaired.${rule}`)),
  }
}

const mostChanges = 6

/**
 * Says at which decision the studio opens a game that a repaired rule changed.
 * @param decisions the number of decisions before the difference
 */
const holds = (decisions: number): string =>
  decisions < 1
    ? 'it goes on from its beginning'
    : `it goes on from there, with ${decisions === 1 ? 'its first decision' : `its first ${decisions} decisions`}`

/** The lines of a difference, to print under the name of its file. */
export function differenceLines(told: ToldDifference): readonly string[] {
  const lines: string[] = []
  if (told.kind === 'setup') lines.push('the setup itself has another result')
  else {
    lines.push(`asked then: ${told.asked || 'nothing'}; answered: ${told.answered}`)
    lines.push(
      told.kind === 'other question' ? `asked now: ${told.now}` : `the same answer leads to another state; asked next: ${told.now}`,
    )
  }
  for (const rule of told.rules) lines.push(`a rule was repaired since: ${rule}`)
  if (told.rules.length > 0)
    lines.push(`${holds(told.input)}: open the file in the studio; what comes after is kept beside it, and the file stays as it is`)
  const shown = told.changes.slice(0, mostChanges)
  for (const { pack, sentence, near } of shown)
    lines.push(
      `changed ${near === 'acts' ? 'and at work here' : near === 'in the game' ? 'and in this game' : 'elsewhere'}: ${pack}: ${sentence}`,
    )
  if (told.changes.length > shown.length) lines.push(`and ${told.changes.length - shown.length} more changes`)
  return lines
}
