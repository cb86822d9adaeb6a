/** Saves a situation in a pack: as a scene file that `qw test` runs. */
import type { PackOutline } from '@questwright/packs/types'
import { beginFile, closeFile, fileKey, fileOf } from '../editor/files.ts'
import { save } from '../editor/save.ts'
import { type Undeclared, undeclaredOf } from '../packs/dependencies.ts'
import type { Dealt } from './deal.ts'
import { allCards, type SituationDraft, wordsOf } from './draft.ts'
import { sceneSource } from './scene-source.ts'

/** A file name from a title. */
export function slugOf(title: string): string {
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

/** The written form of cards: a slug in their own pack, else `pack:slug`. */
export const nameIn =
  (pack: string) =>
  (code: string): string =>
    code.startsWith(`${pack}:`) ? code.slice(pack.length + 1) : code

/** The text of the scene file. */
export function situationSource(title: string, draft: SituationDraft, dealt: Pick<Dealt, 'view' | 'outcome'>, pack: string): string {
  return sceneSource({ title, setup: wordsOf(draft, nameIn(pack)), lines: [endingOf(dealt)] })
}

/** Packs of the cards on the board that are no dependencies of a pack: its tests would not find them. */
export function strangersTo(pack: string, draft: SituationDraft, bundles: readonly PackOutline[]): Undeclared {
  const used = allCards(draft).map(({ card }) => card.code.split(':')[0] ?? '')
  return undeclaredOf(used, pack, bundles)
}

/** The packs that a board needs, with their dependencies. */
export function packsOfBoard<Pack extends PackOutline>(draft: SituationDraft, bundles: readonly Pack[]): readonly Pack[] {
  const needed = new Set<string>()
  const need = (id: string): void => {
    const bundle = bundles.find((one) => one.id === id)
    if (!bundle || needed.has(id)) return
    needed.add(id)
    for (const dependency of bundle.dependencies) need(dependency)
  }
  for (const { card } of allCards(draft)) need(card.code.split(':')[0] ?? '')
  for (const rule of draft.rules) if (rule.includes(':')) need(rule.split(':')[0] ?? '')
  // keywords and rules are in base packs, so even an empty board needs a pack
  if (needed.size === 0 && bundles[0]) need(bundles[0].id)
  return bundles.filter(({ id }) => needed.has(id))
}

/** Writes the scene file. @param over replaces a file of that name */
export async function keepSituation(
  pack: string,
  path: string,
  text: string,
  over: 'never' | 'replace' = 'never',
): Promise<'saved' | 'exists' | 'failed'> {
  const key = fileKey(pack, path)
  beginFile(pack, path, text)
  const done = await save(key)
  if (done === 'conflict' && over === 'replace') {
    const { keepMine } = await import('../editor/save.ts')
    await keepMine(key)
    const isSaved = fileOf(key)?.saved === text
    closeFile(key)
    return isSaved ? 'saved' : 'failed'
  }
  closeFile(key)
  return done === 'conflict' ? 'exists' : done
}
