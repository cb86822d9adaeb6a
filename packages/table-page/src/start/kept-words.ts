/** The words for a kept game in a list, without replaying it. */
import { statusOf } from '@questwright/board/view'
import { entryIn, type Rulebooks } from '@questwright/rulebook'
import type { GameOutline, KeptGame } from '@questwright/session/state'
import { endingOf } from '../ending/ending-of.ts'

export interface KeptWords {
  /** The state of the game: "Round 3, life 31 and 27", or its end: "Lost in round 4". */
  readonly stands: string
  /** From which round an ended game is worth another try; absent for a game that is not over, and where its rounds are not known. */
  readonly againFrom: number | undefined
}

const ends = { won: 'Won', lost: 'Lost', decided: 'Decided', drawn: 'Drawn' } as const

/** The data of a kept game or of an entry of a list; without the story it is not known from which round to try again. */
type Told = Pick<GameOutline, 'ended' | 'view' | 'decisions'> & Pick<KeptGame, 'story'>

/** @param game the id of the game, whose rulebook has the words for dials */
export function keptWords({ ended, view, decisions, story = [] }: Told, rulebooks: Rulebooks, game: string | undefined): KeptWords {
  const status = view && statusOf(view)
  const round = status?.round ?? 0
  const rulebook = game === undefined ? undefined : entryIn(rulebooks, game)
  if (ended !== undefined)
    return {
      stands: round > 0 ? `${ends[ended]} in round ${round}` : ends[ended],
      againFrom:
        (rulebook && endingOf(story, rulebook)?.worst?.round) ??
        // where nothing is known of its rounds, the one before the last: there something could still be done
        (round > 0 ? Math.max(1, round - 1) : undefined),
    }
  const figures = rulebook?.seatFigures ?? []
  const said = figures.flatMap((figure) => {
    const numbers = (status?.seats ?? []).flatMap(({ numbers: all }) => (all[figure] === undefined ? [] : [all[figure]]))
    return numbers.length === 0 ? [] : [`${figure} ${numbers.join(' and ')}`]
  })
  const begun = `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
  const where = round > 0 ? [`Round ${round}`] : status ? ['Before the first round'] : []
  return { stands: [...where, ...said, begun].join(', '), againFrom: undefined }
}

/** The names of the decks with which a game was dealt. */
export function deckNames({ setup }: Pick<KeptGame, 'setup'>): readonly string[] {
  const decks: readonly unknown[] = setup.kind === 'scenario' && Array.isArray(setup.decks) ? setup.decks : []
  return decks.flatMap((deck) => (typeof deck === 'object' && deck !== null && 'name' in deck ? [String(deck.name)] : []))
}

/** When a game was played last; empty where that is not known. */
export const playedWhen = (when: number): string =>
  when === 0 ? '' : new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
