/** A board that is being edited, as text: so that it can be stored and read again. */
import type { SceneBoard } from '@questwright/rulebook'
import { draftOf, type SituationDraft, wordsOf } from './draft.ts'

export interface KeptBoard {
  readonly draft: SituationDraft
  readonly title: string
  /** The scene from which it was loaded, or as which it was saved. */
  readonly file: string | undefined
  readonly lost: readonly string[]
}

/** The text of a board: words of a scene in JSON. @returns undefined for an empty board */
export function writeBoard({ draft, title, file, lost }: KeptBoard): string | undefined {
  const isEmpty = Object.values(draft.zones).every((cards) => cards.length === 0)
  return isEmpty ? undefined : JSON.stringify({ words: wordsOf(draft), title, file, lost })
}

/** The board of a text. @param board the board definition of the game @returns undefined where the text cannot be parsed */
export function readBoard(text: string, board: SceneBoard): KeptBoard | undefined {
  try {
    const { words, title, file, lost = [] } = JSON.parse(text)
    if (typeof words !== 'object' || words === null || typeof title !== 'string' || !Array.isArray(lost)) return undefined
    return {
      draft: draftOf(words, (name) => name, board),
      title,
      file: typeof file === 'string' ? file : undefined,
      lost: lost.filter((one) => typeof one === 'string'),
    }
  } catch {
    return undefined
  }
}
