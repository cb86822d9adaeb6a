/** Lists the changes in the packs of a game, by how close they are to the decision at which a replay differs. */
import type { Rulebooks } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import { diffPacks, type PackChange } from './diff-packs.ts'
import { fullCode } from './slug.ts'

/** A change of a pack, and how close it is to that decision. */
export interface NearChange extends PackChange {
  readonly pack: string
  /** `acts`: the story mentions the card at that decision. `in the game`: it is one of the cards of the game. */
  readonly near: 'acts' | 'in the game' | 'elsewhere'
}

const order = ['acts', 'in the game', 'elsewhere'] as const

/**
 * The changes in the packs of a game, the closest first. Changes of words and pictures affect no game and are left out.
 * @param past the packs with which it was saved, as far as they are available
 * @param acting codes of the cards that the story mentions at the decision; `codes` those of all cards of the game
 */
export function nearChanges(
  past: readonly PackBundle[],
  now: readonly PackBundle[],
  { acting, codes }: { readonly acting: readonly string[]; readonly codes: readonly string[] },
  rulebooks: Rulebooks,
): readonly NearChange[] {
  const all = past.flatMap((before) => {
    const after = now.find(({ name }) => name === before.name)
    if (!after || after.hash === before.hash) return []
    return diffPacks(before, after, rulebooks)
      .changes.filter(({ weight }) => weight !== 'patch')
      .map((change): NearChange => {
        const code = fullCode(change.slug, after.id)
        const near = acting.includes(code) ? 'acts' : codes.includes(code) ? 'in the game' : 'elsewhere'
        return { ...change, pack: after.id, near }
      })
  })
  return order.flatMap((near) => all.filter((change) => change.near === near))
}
