/** Describes a kept game in a list, without replaying it. */
import { statusOf } from '@questwright/board/view'
import { entryIn, type Rulebooks } from '@questwright/rulebook'
import type { GameOutline, KeptGame } from '@questwright/session/state'
import { resultWords } from '@questwright/workshop/result-words'
import { winnerWords } from '@questwright/workshop/winner-words'
import { endingOf } from '../ending/ending-of.ts'

export interface KeptWords {
  /** The state of the game: "Round 3, life 31 and 27", or its end: "Lost in round 4". */
  readonly stands: string
  /**
   * The round from which it makes sense to try a finished game again; undefined for a game that is not over, and where its rounds are not known.
   */
  readonly againFrom: number | undefined
}

/** The data of a kept game or of an entry of a list. Without the story, the turning point of the game is not known. */
type Told = Pick<GameOutline, 'ended' | 'wonBy' | 'view' | 'decisions'> & Pick<KeptGame, 'story'>

/**
 * Describes a game.
 * @param game the id of its game, whose rulebook has the words for dials
 */
export function keptWords({ ended, wonBy, view, decisions, story = [] }: Told, rulebooks: Rulebooks, game: string | undefined): KeptWords {
  const status = view && statusOf(view)
  const round = status?.round ?? 0
  const rulebook = game === undefined ? undefined : entryIn(rulebooks, game)
  const { counts = 'round' } = rulebook ?? {}
  if (ended !== undefined) {
    const how = winnerWords({ result: ended, winners: wonBy }) ?? resultWords[ended]
    return {
      stands: round > 0 ? `${how} in ${counts} ${round}` : how,
      againFrom:
        (rulebook && endingOf(story, rulebook)?.worst?.round) ??
        // without a story, suggest the round before the last: there the players could still change the result
        (round > 0 ? Math.max(1, round - 1) : undefined),
    }
  }
  const figures = rulebook?.seatFigures ?? []
  const said = figures.flatMap((figure) => {
    const numbers = (status?.seats ?? []).flatMap(({ numbers: all }) => (all[figure] === undefined ? [] : [all[figure]]))
    return numbers.length === 0 ? [] : [`${figure} ${numbers.join(' and ')}`]
  })
  const begun = `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
  const where =
    round > 0 ? [`${counts.slice(0, 1).toUpperCase()}${counts.slice(1)} ${round}`] : status ? [`Before the first ${counts}`] : []
  return { stands: [...where, ...said, begun].join(', '), againFrom: undefined }
}

/** The names of the decks with which a game was started. */
export function deckNames({ setup }: Pick<KeptGame, 'setup'>): readonly string[] {
  const decks: readonly unknown[] = setup.kind === 'scenario' && Array.isArray(setup.decks) ? setup.decks : []
  return decks.flatMap((deck) => (typeof deck === 'object' && deck !== null && 'name' in deck ? [String(deck.name)] : []))
}

/** When a game was last played, in words; empty where that is not known. */
export const playedWhen = (when: number): string =>
  when === 0 ? '' : new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
