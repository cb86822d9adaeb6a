/** The scenarios that can be played, for lists on pages. In a file of its own, so that such lists do not load the deck rules. */
import { type Branch, dealtCardsOf, modesOf, rulebookOfPack, setTitle } from '@questwright/packs/browser'
import type { CardFacts, PackOutline, ScenarioFacts } from '@questwright/packs/types'
import { dealtIn, motifsOf, type Rulebook, type Rulebooks, readable, usualMode } from '@questwright/rulebook'

export interface ScenarioChoice {
  /** The full code of the scenario, `pack:slug`. */
  readonly code: string
  readonly pack: string
  /** The id of its game. */
  readonly game: string
  readonly slug: string
  readonly title: string
  readonly text: string | undefined
  /** The titles of its sets. */
  readonly setTitles: readonly string[]
  readonly stages: number
  /** The same sets with the packs that have them; without a pack where that is not installed. */
  readonly sets: readonly { readonly pack?: string; readonly slug: string }[]
  /** Motifs that the rulebook's `pictures` name for its stages and cards, the most frequent first; the cards of its first set count most. */
  readonly shows: readonly string[]
  /** The number of alternative stages at each step: `[1, 2, 1]` branches after the first stage and joins again. */
  readonly ways: readonly number[]
  /** The modes in which it can be played, the default mode first. */
  readonly modes: readonly string[]
}

/** The mode in which a scenario is played unless another one is chosen. */
export const usualModeOf = ({ modes }: Pick<ScenarioChoice, 'modes'>): string => modes[0] ?? ''

/** The scenarios of some packs, for each pack in printed order. */
export function scenarioChoices(bundles: readonly PackOutline[], rulebooks: Rulebooks): readonly ScenarioChoice[] {
  return bundles.flatMap((bundle) => {
    const rulebook = rulebookOfPack(bundle, bundles, rulebooks)
    return inPrintedOrder(bundle.scenarios).map(([slug, facts]) => {
      const text = bundle.text.en
      const words = text?.scenarios[slug]
      return {
        code: `${bundle.id}:${slug}`,
        pack: bundle.id,
        game: bundle.game,
        slug,
        title: words?.title ?? readable(slug),
        text: words?.text,
        setTitles: dealtIn(facts, 'sets', rulebook).map((set) => titleOfSet(set, bundle, bundles, rulebook)),
        stages: new Set(dealtIn(facts, 'course', rulebook).map((code) => bundle.cards[code]?.stage ?? code)).size,
        sets: dealtIn(facts, 'sets', rulebook).map((set) => {
          const { pack, slug } = placeOfSet(set, bundle, bundles)
          return pack ? { pack: pack.id, slug } : { slug }
        }),
        ways: waysOf(facts, bundle, rulebook),
        shows: shownBy(facts, bundle, bundles, rulebook),
        modes: modesOf(facts, rulebook),
      }
    })
  })
}

/**
 * The motifs of its cards, the most frequent first. A stage counts as much as a card of its first set; cards of later sets count less, since
 * several scenarios share them.
 */
function shownBy(facts: ScenarioFacts, home: PackOutline, bundles: readonly PackOutline[], rulebook: Rulebook): readonly string[] {
  const weights = new Map<string, number>()
  const count = (code: string, printed: CardFacts | undefined, weight: number): void => {
    if (printed === undefined) return
    const [first] = motifsOf(rulebook, {
      code,
      type: printed.type,
      traits: Array.isArray(printed.traits) ? printed.traits : [],
      facts: printed,
    })
    if (first !== undefined) weights.set(first, (weights.get(first) ?? 0) + weight)
  }
  for (const code of dealtIn(facts, 'course', rulebook)) count(code, home.cards[code], 1)
  for (const { code, copies, facts: printed, set } of dealtCardsOf(facts, bundles, usualMode(rulebook), rulebook, home.id))
    count(code, printed, copies / (dealtIn(facts, 'sets', rulebook).indexOf(set) + 1))
  return [...weights].sort(([, one], [, other]) => other - one).map(([motif]) => motif)
}

/**
 * The pack of a set, undefined where it is not installed, and the slug of the set.
 * @param set `slug`, or `pack:slug`
 */
function placeOfSet(set: string, home: PackOutline, bundles: readonly PackOutline[]) {
  const cut = set.indexOf(':')
  return cut < 0 ? { pack: home, slug: set } : { pack: bundles.find(({ id }) => id === set.slice(0, cut)), slug: set.slice(cut + 1) }
}

function titleOfSet(set: string, home: PackOutline, bundles: readonly PackOutline[], rulebook: Rulebook): string {
  const { pack, slug } = placeOfSet(set, home, bundles)
  return setTitle(pack?.text.en, slug, rulebook) ?? readable(slug)
}

/** The number of alternative stages at each step: cards of the same stage, and the stages among which a branch chooses, are alternatives. */
function waysOf(facts: ScenarioFacts, bundle: PackOutline, rulebook: Rulebook): readonly number[] {
  const { branches } = facts
  const steps = new Map(dealtIn(facts, 'course', rulebook).map((code) => [code, bundle.cards[code]?.stage ?? code]))
  // the list contains packs with errors as well, so a branch may be of any form
  for (const branch of Object.values(branches ?? {}) as readonly (Partial<Branch> | null)[]) {
    const next: readonly string[] = Array.isArray(branch?.next) ? branch.next : []
    const step = steps.get(next[0] ?? '')
    if (step !== undefined) for (const code of next) if (steps.has(code)) steps.set(code, step)
  }
  const counts = new Map<unknown, number>()
  for (const step of steps.values()) counts.set(step, (counts.get(step) ?? 0) + 1)
  return [...counts.values()]
}

function inPrintedOrder(scenarios: PackOutline['scenarios']) {
  const placeOf = ({ number = Number.MAX_SAFE_INTEGER }: PackOutline['scenarios'][string]): number => number
  return Object.entries(scenarios).sort(([a, one], [b, other]) => placeOf(one) - placeOf(other) || (a < b ? -1 : 1))
}
