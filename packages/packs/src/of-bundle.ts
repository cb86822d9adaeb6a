/** Results that several checks need from a pack, computed once: a bundle never changes, so they are cached by bundle. */
import { type CardType, leftByType, type Rulebook, setOfCard, typeIn } from '@questwright/rulebook'
import type { CardFacts, PackBundle } from './bundle.ts'
import { roleOf } from './layout.ts'
import { readKeyword } from './slug.ts'

/** Caches a result by bundle, for as long as the bundle is in memory. */
function ofBundle<Result>(make: (pack: PackBundle) => Result): (pack: PackBundle) => Result {
  const known = new WeakMap<PackBundle, { readonly result: Result }>()
  return (pack) => {
    const before = known.get(pack)
    if (before) return before.result
    const result = make(pack)
    known.set(pack, { result })
    return result
  }
}

/** As `ofBundle`, for results that depend on the game as well. */
function ofBundleIn<Result>(make: (pack: PackBundle, rulebook: Rulebook) => Result): (pack: PackBundle, rulebook: Rulebook) => Result {
  const games = new WeakMap<Rulebook, (pack: PackBundle) => Result>()
  return (pack, rulebook) => {
    const known = games.get(rulebook) ?? ofBundle((one) => make(one, rulebook))
    games.set(rulebook, known)
    return known(pack)
  }
}

const placesOf = ofBundle((pack) => {
  const found = new Map<string, string>()
  for (const path of Object.keys(pack.hashes)) {
    const role = roleOf(path)
    if (
      (role.role === 'card' || role.role === 'scenario' || role.role === 'campaign' || role.role === 'deck') &&
      !found.has(`${role.role} ${role.slug}`)
    )
      found.set(`${role.role} ${role.slug}`, path)
  }
  return found
})

/** The path of the facts of a slug. */
export function fileOf(pack: PackBundle, kind: 'card' | 'scenario' | 'campaign' | 'deck', slug: string): string {
  return placesOf(pack).get(`${kind} ${slug}`) ?? `${kind}s/${slug}.json`
}

/** The sets to which cards of a pack belong. */
export const setsOf: (pack: PackBundle, rulebook: Rulebook) => ReadonlySet<string> = ofBundleIn(
  (pack, rulebook) => new Set(Object.values(pack.cards).flatMap((card) => setOfCard(card, rulebook) ?? [])),
)

/** The rule cards of a pack, with the paths of their scripts. */
export const rulesOf: (pack: PackBundle) => ReadonlyMap<string, string> = ofBundle(
  (pack) => new Map(pack.scripts.flatMap(({ kind, slug, path }) => (kind === 'rule' ? [[slug, path] as const] : []))),
)

export interface PrintedKeyword {
  /** The slug of the card. */
  readonly slug: string
  /** The keyword as the card prints it. */
  readonly printed: string
  readonly keyword: ReturnType<typeof readKeyword>
}

/** The keywords that cards of a pack print, in the order of the cards. */
export const printedKeywordsOf: (pack: PackBundle) => readonly PrintedKeyword[] = ofBundle((pack) =>
  Object.entries(pack.cards).flatMap(([slug, { keywords = [] }]) =>
    keywords.map((printed) => ({ slug, printed, keyword: readKeyword(printed) })),
  ),
)

/** The cards of a pack with a type for which the table has few rules, with that type. */
export const fewRulesCardsOf: (
  pack: PackBundle,
  rulebook: Rulebook,
) => readonly (readonly [slug: string, facts: CardFacts, type: CardType])[] = ofBundleIn((pack, rulebook) =>
  Object.entries(pack.cards).flatMap(([slug, facts]) => {
    const type = typeIn(rulebook, facts.type)
    return type === undefined || leftByType(rulebook, facts.type) === undefined ? [] : [[slug, facts, type] as const]
  }),
)
