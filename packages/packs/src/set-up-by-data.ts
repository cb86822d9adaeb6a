/** Decides which scenarios are set up by data alone, so that a check need not try each number of players. */
import { dealtIn, type Rulebook } from '@questwright/rulebook'
import type { PackOutline, ScenarioFacts } from './bundle.ts'
import { dealtCardsOf } from './dealt-deck.ts'
import { asFull } from './scenario-facts.ts'
import { inMode } from './scenario-modes.ts'
import { fullCode, readKeyword, splitCode } from './slug.ts'

/**
 * Whether a scenario is set up by data alone: it names no rule, and there is no script of it, of its stages, of the cards of its sets, or
 * of a keyword of its own pack on one of these. The only possible error of such a setup is that there are too few cards, which is most
 * likely with the greatest number of players.
 * @param home the id of the scenario's pack
 * @param packs this pack and its dependencies
 */
export function isSetUpByData(
  slug: string,
  facts: ScenarioFacts,
  home: string,
  packs: readonly PackOutline[],
  mode: string,
  rulebook: Rulebook,
): boolean {
  if (scriptsOf(packs, home).has(`scenario ${slug}`)) return false
  // every rule card has a script
  if ((asFull(inMode(facts, mode)).rules ?? []).length > 0) return false
  const codes = [
    ...dealtIn(inMode(facts, mode), 'course', rulebook).map((stage) => fullCode(stage, home)),
    ...dealtCardsOf(facts, packs, mode, rulebook, home).map(({ code }) => code),
  ]
  return codes.every((code) => {
    const parts = splitCode(code)
    if (parts === undefined) return true
    const keywords = packs.find(({ id }) => id === parts.pack)?.cards[parts.slug]?.keywords
    return (
      !scriptsOf(packs, parts.pack).has(`card ${parts.slug}`) &&
      !(Array.isArray(keywords) && keywords.some((one) => scriptsOf(packs, home).has(`keyword ${readKeyword(String(one)).slug}`)))
    )
  })
}

const known = new WeakMap<PackOutline, ReadonlySet<string>>()

/** The scripts of a pack, each as `card fen-wolf`. */
function scriptsOf(packs: readonly PackOutline[], id: string): ReadonlySet<string> {
  const pack = packs.find((one) => one.id === id)
  if (pack === undefined) return new Set()
  const before = known.get(pack)
  if (before !== undefined) return before
  const made = new Set(pack.scripts.map(({ kind, slug }) => `${kind} ${slug}`))
  known.set(pack, made)
  return made
}
