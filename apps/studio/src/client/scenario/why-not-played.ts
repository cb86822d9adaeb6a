/** Why a scenario cannot be played as it stands, in words for its author. Pure. */
import { article, type FactIssue } from '@questwright/packs/browser'
import { type Rulebook, scenarioWords } from '@questwright/rulebook'

interface Subject {
  /** Its stages as they stand in the editor. */
  readonly course: readonly string[]
  /** What is wrong with the scenario's file as it stands in the editor. */
  readonly issues: readonly Pick<FactIssue, 'severity' | 'message' | 'remedy'>[]
  /** Stages of the scenario as it can be played now; undefined while its file cannot be used. */
  readonly stages: number | undefined
  /** How many decks there are to sit down with. */
  readonly decks: number
  /** Of its game. */
  readonly rulebook: Pick<Rulebook, 'scenario'>
}

/** @returns undefined where it can be played */
export function whyNotPlayed({ course, issues, stages, decks, rulebook }: Subject): string | undefined {
  const { stage } = scenarioWords(rulebook)
  if (course.length === 0) return `It cannot be played yet: it needs ${article(stage)} ${stage}. Make the first one in the middle.`
  const error = issues.find(({ severity }) => severity === 'error')
  if (stages === undefined && error) return `It cannot be played yet: ${plain(error.message)} ${plain(error.remedy)}`
  if (stages === undefined || stages === 0) return 'It cannot be played yet: its first stage is not saved. Save it, or wait a moment.'
  if (decks === 0) return 'It cannot be played yet: no pack here has a deck. Make one on the page Decks.'
  return undefined
}

/** Without the marks of code around names. */
const plain = (text: string): string => text.replaceAll('`', '')
