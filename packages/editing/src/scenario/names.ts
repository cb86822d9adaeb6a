/** Titles of codes, and available choices, as seen from a pack. */

import { bare, fullCode, rulebookOfPack, setTexts, splitCode } from '@questwright/packs/browser'
import type { CardFacts, PackBundle } from '@questwright/packs/types'
import { type Rulebook, type Rulebooks, readable, usualRulebook } from '@questwright/rulebook'
import { setsOf } from '../set-facts.ts'

interface NamedCard {
  /** As in a file of the pack: bare inside the pack. */
  readonly code: string
  readonly title: string
  readonly pack: string
  readonly facts: CardFacts
}

interface NamedSet {
  readonly code: string
  readonly title: string
  readonly pack: string
  /** The number of its cards, with all copies and without stages. */
  readonly cards: number
}

interface NamedRule {
  readonly code: string
  readonly title: string
  readonly pack: string
}

export interface Names {
  readonly title: (code: string, what?: 'card' | 'set') => string
  readonly card: (code: string) => NamedCard | undefined
  readonly cards: readonly NamedCard[]
  readonly sets: readonly NamedSet[]
  /** The rule cards: scripts in the folders `rules`. */
  readonly rules: readonly NamedRule[]
  /** The rulebook of that pack's game. */
  readonly rulebook: Rulebook
}

/**
 * Everything that a scenario of a pack can name, its own pack first.
 * @param home the id of that pack; the rulebook is that of its game, or of the first game where the pack is not there
 */
export function namesIn(bundles: readonly PackBundle[], home: string, rulebooks: Rulebooks): Names {
  const own = bundles.find(({ id }) => id === home)
  const rulebook =
    own !== undefined && Object.hasOwn(rulebooks, own.game) ? rulebookOfPack(own, bundles, rulebooks) : usualRulebook(rulebooks)
  const packs = [...bundles].sort((a, b) => Number(b.id === home) - Number(a.id === home))
  const spelled = (pack: string, slug: string): string => (pack === home ? slug : `${pack}:${slug}`)
  const cards = packs.flatMap((pack) =>
    Object.entries(pack.cards).map(([slug, facts]) => ({
      code: spelled(pack.id, slug),
      title: pack.text.en?.cards[slug]?.title ?? readable(slug),
      pack: pack.id,
      facts,
    })),
  )
  const byCode = new Map(cards.map((card) => [fullCode(card.code, home), card]))
  const sets = packs.flatMap((pack) => {
    const counts = new Map<string, number>()
    const titles = setTexts(pack.text.en, rulebook)
    for (const facts of Object.values(pack.cards))
      if (facts.type !== rulebook.scenario?.stages.type)
        for (const set of setsOf(rulebook, facts)) counts.set(set, (counts.get(set) ?? 0) + (facts.quantity ?? 1))
    return [...counts].map(([set, count]) => ({
      code: spelled(pack.id, set),
      title: titles[set]?.title ?? readable(set),
      pack: pack.id,
      cards: count,
    }))
  })
  const rules = packs.flatMap((pack) =>
    pack.scripts.flatMap(({ kind, slug }) =>
      kind === 'rule' ? [{ code: spelled(pack.id, slug), title: pack.text.en?.rules?.[slug]?.title ?? readable(slug), pack: pack.id }] : [],
    ),
  )
  const setTitle = (code: string): string => {
    const parts = splitCode(code)
    const own = sets.find((set) => fullCode(set.code, home) === fullCode(code, home))
    const found = own ?? (parts ? undefined : sets.find((set) => bare(set.code) === code))
    return found?.title ?? readable(bare(code))
  }
  return {
    rulebook,
    cards,
    sets,
    rules,
    card: (code) => byCode.get(fullCode(code, home)),
    title: (code, what = 'card') => (what === 'set' ? setTitle(code) : (byCode.get(fullCode(code, home))?.title ?? readable(bare(code)))),
  }
}
