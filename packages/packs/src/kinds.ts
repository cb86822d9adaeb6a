/** Which kinds of content lie in a pack, in the words by which one looks for a pack. */
import type { CardFacts, CompiledScript } from './bundle.ts'
import { deckCardTypes } from './card-types.ts'

const contentKinds = ['player-cards', 'encounter-cards', 'campaign-cards', 'scenarios', 'decks', 'keywords', 'rules'] as const
export type ContentKind = (typeof contentKinds)[number]

const campaign = new Set(['campaign', 'boon', 'burden'])

/** The kinds of a pack, in the order of `contentKinds`. */
export function kindsOf(pack: {
  readonly cards: { readonly [slug: string]: CardFacts }
  readonly keywords: object
  readonly scenarios: object
  readonly decks: object
  readonly scripts: readonly Pick<CompiledScript, 'kind'>[]
}): ContentKind[] {
  const there = new Set<ContentKind>()
  const forPlayers = new Set<string>(deckCardTypes)
  for (const { type } of Object.values(pack.cards))
    there.add(type === 'hero' || forPlayers.has(type) ? 'player-cards' : campaign.has(type) ? 'campaign-cards' : 'encounter-cards')
  for (const kind of ['scenarios', 'decks', 'keywords'] as const) if (Object.keys(pack[kind]).length > 0) there.add(kind)
  if (pack.scripts.some(({ kind }) => kind === 'rule')) there.add('rules')
  return contentKinds.filter((kind) => there.has(kind))
}
