/** Decides which scenarios are set up by data alone, so that a check need not try each number of players. */
import { dealtIn, type Rulebook } from '@questwright/rulebook'
import type { PackOutline, ScenarioFacts } from './bundle.ts'
import { dealtCardsOf } from './dealt-deck.ts'
import { asFull } from './scenario-facts.ts'
import { inMode } from './scenario-modes.ts'
import { fullCode, readKeyword, splitCode } from './slug.ts'

/**
 * Whether data alone set a scenario up: it names no rule, and neither it, nor one of its stages or cards of its sets, nor a keyword on
 * one of them that its own pack brings, has a script. What can be wrong then is too few cards, and the most players call for the most.
 * @param home the id of the pack in which the scenario lies
 * @param packs that one, and its dependencies
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
