/** Writes a situation as a scene file that `qw test` can run. */
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
export function endingOf({ view, outcome }: Pick<Dealt, 'view' | 'outcome'>): string {
  if (outcome) return outcome.result === 'won' ? 't.isWon()' : 't.isLost()'
  return `t.isAt('${String(view.status.step)}')`
}

/** Returns how a card is written in a scene: a slug in the scene's own pack, else `pack:slug`. */
export const nameIn =
  (pack: string) =>
  (code: string): string =>
    code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code

/** The text of the scene file. */
export function situationSource(title: string, draft: SituationDraft, dealt: Pick<Dealt, 'view' | 'outcome'>, pack: string): string {
  return sceneSource({ title, setup: wordsOf(draft, nameIn(pack)), lines: [endingOf(dealt)] })
}
