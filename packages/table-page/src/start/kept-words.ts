/** What a kept game says of itself before anything plays it. */
import { statusOf } from '@questwright/board/view'
import { entryIn, type Rulebooks } from '@questwright/rulebook'
import type { KeptGame } from '@questwright/session/state'
import { endingOf } from '../ending/ending-of.ts'

export interface KeptWords {
  /** Where it stands: "Round 3, life 31 and 27", or how it ended: "Lost in round 4". */
  readonly stands: string
  /** From which round an ended game is worth another try; absent for one that is not over, and where its rounds are not known. */
  readonly againFrom: number | undefined
}

const ends = { won: 'Won', lost: 'Lost', decided: 'Decided', drawn: 'Drawn' } as const

/** @param game the id of the game, of which the rulebook says what stands on dials */
export function keptWords({ ended, view, inputs, story = [] }: KeptGame, rulebooks: Rulebooks, game: string | undefined): KeptWords {
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
  const begun = `${inputs.length} ${inputs.length === 1 ? 'decision' : 'decisions'}`
  const where = round > 0 ? [`Round ${round}`] : status ? ['Before the first round'] : []
  return { stands: [...where, ...said, begun].join(', '), againFrom: undefined }
}
