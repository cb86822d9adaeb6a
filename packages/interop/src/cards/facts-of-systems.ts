/** Reads and writes the facts that systems of packs add to cards: formats of a game have no columns for them. */
import { type FactValue, type PackBundle, withGround } from '@questwright/packs/browser'
import type { PackSheet } from './names-of-pack.ts'
import { type ImportProblem, importProblem } from './problem.ts'

/** The values of facts that systems add, by the slug of the card. */
export interface FactsOfSystems {
  readonly printed: { readonly [slug: string]: { readonly [fact: string]: FactValue } }
  /** The names of the facts that at least one card prints. */
  readonly called: readonly string[]
}

/**
 * Collects the values from a pack.
 * @param packs the loaded packs: the systems of the pack's dependencies add facts as well
 * @param decided the facts that the sheets of the game already contain
 */
export function factsOfSystems(bundle: PackBundle, packs: readonly PackBundle[], decided: readonly string[]): FactsOfSystems {
  const brought = new Map(
    withGround([bundle], packs).flatMap(({ systems = {} }) =>
      Object.values(systems).flatMap(({ facts = {} }) =>
        Object.entries(facts).flatMap(([fact, { label, name }]): [string, string][] =>
          decided.includes(fact) ? [] : [[fact, label ?? name]],
        ),
      ),
    ),
  )
  if (brought.size === 0) return { printed: {}, called: [] }
  const called = new Set<string>()
  const printed = Object.entries(bundle.cards).map(([slug, { sides = {}, ...facts }]) => {
    const said = [facts, ...Object.values(sides)]
      .flatMap((side) => Object.entries(side))
      .flatMap(([fact, value]) => (brought.has(fact) && value !== undefined ? [[fact, value] as const] : []))
    for (const [fact] of said) called.add(brought.get(fact) ?? fact)
    return [slug, Object.fromEntries(said)] as const
  })
  return { printed: Object.fromEntries(printed), called: [...called].sort() }
}

/**
 * The sheets of cards with the facts that systems add, where the format has a place for them; else the sheets unchanged, and a problem that names
 * the lost facts.
 */
export function withFactsOfSystems(
  sheets: readonly PackSheet[],
  { printed, called }: FactsOfSystems,
  say: ((sheet: PackSheet, facts: { readonly [fact: string]: FactValue }) => PackSheet) | undefined,
): { readonly sheets: readonly PackSheet[]; readonly problems: readonly ImportProblem[] } {
  if (called.length === 0) return { sheets, problems: [] }
  if (say !== undefined) {
    const factsOf = ({ slug }: PackSheet) => (slug !== undefined && Object.hasOwn(printed, slug) ? printed[slug] : undefined)
    return { sheets: sheets.map((sheet) => say(sheet, factsOf(sheet) ?? {})), problems: [] }
  }
  const lost = importProblem('warning', 'export/facts-of-systems', [
    `The format has no place for what systems of packs print on cards: ${called.join(', ')}.`,
    'These facts stay in the pack; the card table of DragnCards has them among its tags, and drawn cards show them.',
  ])
  return { sheets, problems: [lost] }
}
