/** The content of a pack besides cards, as entries of the library. */

import { roleOf } from '@questwright/packs/browser'
import { readable } from '@questwright/rulebook'
import type { PackState, ThingKind } from '@questwright/workshop/page'

export interface ThingEntry {
  readonly kind: ThingKind
  /** `pack:slug` */
  readonly code: string
  readonly slug: string
  readonly title: string
}

/** Kinds of entries besides cards. */
type ListedKind = 'keyword' | 'scenario' | 'campaign' | 'deck' | 'rule' | 'system'

/** Keywords, scenarios, campaigns, decks, rules and systems of a pack by title, including those with invalid files. */
export function thingsOf(pack: PackState, kind: ListedKind): readonly ThingEntry[] {
  const slugs = new Set<string>()
  for (const { path } of pack.files) {
    const role = roleOf(path)
    if (role.role === kind) slugs.add(role.slug)
    if (role.role === 'script' && role.kind === kind) slugs.add(role.slug)
  }
  const words = pack.bundle?.text.en
  const titles: { readonly [slug: string]: { readonly title?: string } } =
    {
      keyword: words?.keywords,
      scenario: words?.scenarios,
      campaign: words?.campaigns,
      deck: words?.decks,
      system: words?.systems,
      rule: undefined,
    }[kind] ?? {}
  const id = pack.bundle?.id ?? pack.pack
  return [...slugs]
    .map((slug) => ({
      kind,
      code: `${id}:${slug}`,
      slug,
      title: (Object.hasOwn(titles, slug) ? titles[slug]?.title : undefined) || readable(slug),
    }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** Whether a pack has a file of this kind and name. */
export function slugIsUsed(pack: PackState, kind: 'card' | ListedKind, slug: string): boolean {
  return pack.files.some(({ path }) => {
    const role = roleOf(path)
    return 'slug' in role && role.slug === slug && (role.role === kind || (role.role === 'script' && role.kind === kind))
  })
}
