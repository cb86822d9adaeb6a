/** Why a scenario cannot be played in its current state, in words for its author. Pure. */
import { article, type FactIssue } from '@questwright/packs/browser'
import { type Rulebook, scenarioWords } from '@questwright/rulebook'

interface Subject {
  /** The current stages in the editor. Games whose rulebook has no scenarios with stages need none. */
  readonly course: readonly string[]
  /** Mistakes in the current text of the scenario's file. */
  readonly issues: readonly Pick<FactIssue, 'severity' | 'message' | 'remedy'>[]
  /** The number of stages of the last valid version; undefined while the file is invalid. */
  readonly stages: number | undefined
  /** The number of available decks. */
  readonly decks: number
  /** The rulebook of its game. */
  readonly rulebook: Pick<Rulebook, 'scenario'>
}

/** @returns undefined where it can be played */
export function whyNotPlayed({ course, issues, stages, decks, rulebook }: Subject): string | undefined {
  const { stage } = scenarioWords(rulebook)
  const hasStages = rulebook.scenario !== undefined
  if (hasStages && course.length === 0)
    return `It cannot be played yet: it needs ${article(stage)} ${stage}. Make the first one in the middle.`
  const error = issues.find(({ severity }) => severity === 'error')
  if (stages === undefined && error) return `It cannot be played yet: ${plain(error.message)} ${plain(error.remedy)}`
  if (hasStages && (stages === undefined || stages === 0))
    return 'It cannot be played yet: its first stage is not saved. Save it, or wait a moment.'
  if (decks === 0) return 'It cannot be played yet: no pack here has a deck. Make one on the page Decks.'
  return undefined
}

/** Removes backticks around names. */
const plain = (text: string): string => text.replaceAll('`', '')
