/** What changed in the packs of a game, by how near it lies to a moment of it. Pure. */
import type { Rulebooks } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import { diffPacks, type PackChange } from './diff-packs.ts'
import { fullCode } from './slug.ts'

/** A change of a pack, and how near it lies to where the games part. */
export interface NearChange extends PackChange {
  readonly pack: string
  /** `acts`: the card was told of at that very decision. `in the game`: it is one of its cards. */
  readonly near: 'acts' | 'in the game' | 'elsewhere'
}

const order = ['acts', 'in the game', 'elsewhere'] as const

/**
 * What changed in the packs of a game, the nearest first; words and pictures change no game and are left out.
 * @param past the packs with which it was saved, as far as they could be had
 * @param acting codes of the cards that were told of where the game parts; `codes` those of all its cards
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
