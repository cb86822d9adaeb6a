/** Finds the kinds of content of a pack, in the words with which users search for packs. */
import { type Rulebook, typeIn } from '@questwright/rulebook'
import type { CardFacts, CompiledScript } from './bundle.ts'

/**
 * The kinds of a pack: those of its cards, in the order of the rulebook's `contents`, then its other parts.
 * @param rulebook of the pack's game
 */
export function kindsOf(
  pack: {
    readonly cards: { readonly [slug: string]: CardFacts }
    readonly keywords: object
    readonly scenarios: object
    readonly decks: object
    readonly campaigns?: object
    readonly scripts: readonly Pick<CompiledScript, 'kind'>[]
  },
  rulebook: Rulebook,
): string[] {
  const ofCards = new Set(Object.values(pack.cards).map(({ type }) => typeIn(rulebook, type)?.content))
  const parts = (['scenarios', 'campaigns', 'decks', 'keywords'] as const).filter((kind) => Object.keys(pack[kind] ?? {}).length > 0)
  const scripts = (['rule', 'system'] as const).flatMap((one) => (pack.scripts.some(({ kind }) => kind === one) ? [`${one}s`] : []))
  return [...Object.keys(rulebook.contents).filter((content) => ofCards.has(content)), ...parts, ...scripts]
}
