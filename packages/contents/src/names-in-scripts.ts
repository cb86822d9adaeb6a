/** The names that scripts and scenes may contain as strings: cards, keywords, traits, sets of cards. */
import { ruleTextsOf } from '@questwright/editing'
import { describedBy, fullTitle, namesOfGame, setTexts } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import type { PackState } from '@questwright/workshop/page'
import { rulebookIn } from '@questwright/workshop/rulebooks'

export interface KnownName {
  /** The name in scripts: a slug in its own pack, `pack:slug` elsewhere. */
  readonly name: string
  readonly title: string
  /** The type of a card, or `keyword`. */
  readonly kind: string
  readonly text: string
  /** The pack as in `PackState`, and the file to open: the script, else the facts. */
  readonly pack: string
  readonly path: string
}

/** Cards and keywords of all packs, with their names in scripts of one pack. */
export function knownNames(packs: readonly PackState[], own: string): readonly KnownName[] {
  const bundles = packs.flatMap(({ bundle }) => bundle ?? [])
  const names = namesOfGame(bundles)
  const ownId = packs.find(({ pack, bundle }) => pack === own || bundle?.id === own)?.bundle?.id ?? own
  /** Whether the bare name of a keyword, in scripts of `own`, means the keyword of this pack: other packs may define the same name. */
  const isMeantBare = (pack: string, slug: string): boolean => {
    const meant = names.meant(ownId, 'keywords', slug)?.packs ?? []
    return meant.length === 1 ? meant[0] === pack : meant.length === 0 && !names.shared.has(slug)
  }
  return packs.flatMap((state) => {
    const { bundle, files, pack } = state
    if (!bundle) return []
    const paths = new Set(files.map(({ path }) => path))
    const rulebook = rulebookIn(bundle, bundles)
    const isOwn = pack === own || bundle.id === own
    const cards = files.flatMap(({ path }): KnownName[] => {
      const match = /^cards\/(?:.*\/)?([^/]+)\.json$/.exec(path)
      const slug = match?.[1]
      if (slug === undefined) return []
      const words = bundle.text.en?.cards?.[slug]
      const script = path.replace(/\.json$/, '.ts')
      return [
        {
          name: isOwn ? slug : `${bundle.id}:${slug}`,
          title: fullTitle(words, slug),
          kind: String(bundle.cards[slug]?.type ?? 'card'),
          text: ruleTextsOf(rulebook, words).join('\n'),
          pack,
          path: paths.has(script) ? script : path,
        },
      ]
    })
    const keywords = Object.keys(bundle.keywords).map((slug): KnownName => {
      const words = bundle.text.en?.keywords?.[slug]
      const script = `keywords/${slug}.ts`
      return {
        name: isOwn || isMeantBare(bundle.id, slug) ? slug : `${bundle.id}:${slug}`,
        title: words?.title ?? slug,
        kind: 'keyword',
        text: words?.text ?? '',
        pack,
        path: paths.has(script) ? script : `keywords/${slug}.json`,
      }
    })
    return [...cards, ...keywords]
  })
}

/** Names from the game and its systems that scripts use as strings. */
export function ruleNames(rulebook: Rulebook): readonly string[] {
  const sections = ['counters', 'record', 'events', 'zones', 'stats', 'phases', 'tokens', 'types', 'setup'] as const
  return sections.flatMap((section) => Object.keys(rulebook[section]))
}

/**
 * The words and titles by which scripts may describe cards, by their type in the script API, such as `Title`. Empty for games whose scripts do not
 * describe cards by words.
 * @param packs of the workspace: their keywords are words, and the titles of their cards are titles
 */
export function namesByType(rulebook: Rulebook, packs: readonly PackState[]): { readonly [type: string]: readonly string[] } {
  const { cardDescriptions: own } = rulebook
  if (own === undefined) return {}
  const added = describedBy(packs.flatMap(({ bundle }) => (bundle?.game === rulebook.game ? [bundle] : [])))
  return Object.fromEntries(Object.entries(own.types).map(([type, sort]) => [type, [...new Set([...own[sort], ...added[sort]])]]))
}

/** The card (by slug or full code) or keyword that a string names. Cards come before keywords. */
export function nameMeant(names: readonly KnownName[], text: string, own: string): KnownName | undefined {
  const plain = text.startsWith(`${own}:`) ? text.slice(own.length + 1) : text
  return (
    names.find((one) => one.kind !== 'keyword' && one.name === plain) ??
    names.find((one) => one.kind === 'keyword' && one.name === plain.toLowerCase())
  )
}

/** All traits of cards, sorted. */
export function knownTraits(packs: readonly PackState[]): readonly string[] {
  const traits = packs.flatMap(({ bundle }) =>
    Object.values(bundle?.cards ?? {}).flatMap((facts) => (facts.traits ?? []) as readonly string[]),
  )
  return [...new Set(traits)].sort()
}

/** Sets of cards, with their names in scripts of one pack. */
export function knownSets(packs: readonly PackState[], own: string): readonly string[] {
  const bundles = packs.flatMap(({ bundle }) => bundle ?? [])
  return packs.flatMap(({ bundle, pack }) =>
    Object.keys(setTexts(bundle?.text.en, rulebookIn(bundle, bundles))).map((slug) =>
      pack === own || bundle?.id === own ? slug : `${bundle?.id}:${slug}`,
    ),
  )
}
