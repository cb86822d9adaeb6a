/** Writes a situation as a scene file that `qw test` can run. */
import type { Outcome } from '@questwright/realm/web'
import type { SceneBoard } from '@questwright/rulebook'
import { seatWord } from './changes.ts'
import type { Dealt } from './deal.ts'
import { type SituationDraft, wordsOf } from './draft.ts'
import { sceneSource } from './scene-source.ts'

/** A file name from a title. */
export function fileNameOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** The assertion of the scene: the current step of the board after its setup. */
export function endingOf({ view, outcome }: Pick<Dealt, 'view' | 'outcome'>, board: SceneBoard): string {
  if (outcome) return endOf(outcome, board)
  return `t.isAt('${String(view.status.step)}')`
}

/** The assertion of a result. */
export function endOf({ result, winners }: Outcome, board: SceneBoard): string {
  if (result === 'decided') return `t.isWonBy(${winners.map((seat) => `'${seatWord(seat, board)}'`).join(', ')})`
  return result === 'won' ? 't.isWon()' : 't.isLost()'
}

/** Returns how a card is written in a scene: a slug in the scene's own pack, else `pack:slug`. */
export const nameIn =
  (pack: string) =>
  (code: string): string =>
    code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code

/** The text of the scene file. */
export function situationSource(title: string, draft: SituationDraft, dealt: Pick<Dealt, 'view' | 'outcome'>, pack: string): string {
  return sceneSource({ title, setup: wordsOf(draft, nameIn(pack)), lines: [endingOf(dealt, draft.board)] })
}
