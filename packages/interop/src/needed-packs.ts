/**
 * Finds the packs on which a pack must depend after an import: those whose cards, sets and rules its scenarios and decks refer to, and those whose
 * systems declare types or facts of its cards.
 */
import {
  codesOfDeck,
  type FactValue,
  idsWithDependencies,
  type PackBundle,
  roleOf,
  type ScenarioFacts,
  scenarioReferences,
  usualRange,
} from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import { jsonText } from './cards/pack-cards.ts'
import { importProblem } from './cards/problem.ts'
import { type ImportPlanDraft, tell } from './import-draft.ts'

const manifestPath = 'package.json'

/**
 * Adds to the dependencies of the pack the other packs to which an imported file refers, and reports them. A pack that depends on this one is not added:
 * that is reported as an error.
 * @param writes the number of writes to the pack before the file was imported
 */
export function declareNeeded(draft: ImportPlanDraft, writes: number, file: string): void {
  const { pack } = draft
  const written = pack.writtenSince(writes)
  const codes = written.flatMap(([path, text]) => codesIn(path, text, pack.rulebook))
  const around = pack.others
  const named = new Set([
    ...codes.flatMap((code) => (code.includes(':') ? [code.slice(0, code.indexOf(':'))] : [])),
    ...written.flatMap(([path, text]) => bringersOf(path, text, around)),
  ])
  const manifest = read(pack.read(manifestPath) ?? '')
  if (manifest === undefined) return
  const declared = (manifest.dependencies ?? {}) as { readonly [name: string]: FactValue }
  const start = around.filter(({ name }) => Object.hasOwn(declared, name)).map(({ id }) => id)
  const below = idsWithDependencies(start, around)
  const missing = around.filter(({ id }) => named.has(id) && !below.has(id))
  const circle = missing.filter(({ id }) => idsWithDependencies([id], around).has(pack.id))
  const added = missing.filter((one) => !circle.includes(one))
  if (added.length > 0) {
    const dependencies = { ...declared, ...Object.fromEntries(added.map(({ name, packVersion }) => [name, usualRange(packVersion)])) }
    pack.write(manifestPath, jsonText({ ...manifest, dependencies }))
    tell(draft, file, [
      importProblem('warning', 'new-dependency', [
        `What was imported needs cards, types or words of ${added.map(({ id }) => id).join(', ')}: ${added.length === 1 ? 'it was' : 'they were'} added to the dependencies of the pack.`,
        'You need do nothing if that is meant; otherwise take it out of the package.json again.',
      ]),
    ])
  }
  for (const { id } of circle)
    tell(draft, file, [
      importProblem('error', 'dependency-circle', [
        `What was imported names cards of ${id}, which depends on this pack itself: two packs cannot depend on each other.`,
        `Import it into ${id}, or into a pack of its own.`,
      ]),
    ])
}

/** The packs whose systems declare the type of a card, one of its facts, or the value of one. */
function bringersOf(path: string, text: string, packs: readonly PackBundle[]): readonly string[] {
  const card = roleOf(path).role === 'card' ? read(text) : undefined
  if (card === undefined) return []
  return packs
    .filter(({ systems = {} }) =>
      Object.values(systems).some(
        ({ types = {}, facts = {}, factValues = {} }) =>
          (typeof card.type === 'string' && Object.hasOwn(types, card.type)) ||
          Object.keys(facts).some((fact) => Object.hasOwn(card, fact)) ||
          Object.entries(factValues).some(([value, { of }]) => card[of] === value),
      ),
    )
    .map(({ id }) => id)
}

function codesIn(path: string, text: string, rulebook: Rulebook): readonly string[] {
  const { role } = roleOf(path)
  const facts = role === 'scenario' || role === 'deck' ? read(text) : undefined
  if (facts === undefined) return []
  if (role === 'scenario') {
    const { cards, sets, rules } = scenarioReferences(facts as unknown as ScenarioFacts, rulebook)
    return [...cards, ...sets, ...rules]
  }
  return codesOfDeck(facts, 'with')
}

function read(text: string): { readonly [field: string]: FactValue } | undefined {
  try {
    const value = JSON.parse(text) as FactValue
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as { readonly [field: string]: FactValue })
      : undefined
  } catch {
    return undefined
  }
}
