/** The things that the checks examined in packs, counted by kind. */
import { roleOf } from '@questwright/packs/browser'
import type { PackState } from '@questwright/workshop/page'
import { thingsOf } from './pack-things.ts'

export interface CheckedThings {
  readonly words: string
  readonly count: number
}

const words = {
  card: ['card', 'cards'],
  scenario: ['scenario', 'scenarios'],
  deck: ['deck', 'decks'],
  keyword: ['keyword', 'keywords'],
  rule: ['rule', 'rules'],
  system: ['system', 'systems'],
  script: ['script', 'scripts'],
  scene: ['file of scenes', 'files of scenes'],
} as const

/** @returns kinds with at least one thing */
export function checkedThings(packs: readonly PackState[]): readonly CheckedThings[] {
  const sum = (of: (pack: PackState) => number) => packs.reduce((all, pack) => all + of(pack), 0)
  const counts: { readonly [kind in keyof typeof words]: number } = {
    card: sum(({ files }) => files.filter(({ path }) => path.startsWith('cards/') && path.endsWith('.json')).length),
    scenario: sum((pack) => thingsOf(pack, 'scenario').length),
    deck: sum((pack) => thingsOf(pack, 'deck').length),
    keyword: sum((pack) => thingsOf(pack, 'keyword').length),
    rule: sum((pack) => thingsOf(pack, 'rule').length),
    system: sum((pack) => thingsOf(pack, 'system').length),
    script: sum(({ files }) => files.filter(({ path }) => roleOf(path).role === 'script' && !path.endsWith('.scene.ts')).length),
    scene: sum(({ bundle }) => bundle?.scenes.length ?? 0),
  }
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((kind) => {
    const count = counts[kind]
    return count === 0 ? [] : [{ words: words[kind][count === 1 ? 0 : 1], count }]
  })
}
