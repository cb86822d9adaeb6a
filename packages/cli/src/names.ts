/** Finds scenarios and decks by the names that people type. */
import { existsSync, readFileSync } from 'node:fs'
import { checkDeckFacts, checkDecks, type DeckFacts, deckCatalogue, fullCode, type NamedDeck, type PackBundle } from '@questwright/packs'
import type { Json, JsonObject } from '@questwright/realm'
import { listed, WrongUse } from './problems.ts'
import { userPath, type Workspace } from './workspace.ts'

export interface FoundScenario {
  /** `pack:scenario/slug`, as the engine calls it. */
  readonly code: string
  readonly pack: string
  readonly slug: string
}

type Section = 'scenarios' | 'decks'

/** The packs that have something of that slug. */
function holders(bundles: readonly PackBundle[], section: Section, slug: string): PackBundle[] {
  return bundles.filter((bundle) => Object.hasOwn(bundle[section], slug))
}

/** Names as they must be typed: with the pack in front where two packs share one. */
export function namesOf(bundles: readonly PackBundle[], section: Section): string[] {
  return bundles
    .flatMap((bundle) =>
      Object.keys(bundle[section]).map((slug) => (holders(bundles, section, slug).length > 1 ? `${bundle.id}:${slug}` : slug)),
    )
    .sort()
}

function find(bundles: readonly PackBundle[], section: Section, name: string): { readonly bundle: PackBundle; readonly slug: string } {
  const what = section === 'scenarios' ? 'scenario' : 'deck'
  const colon = name.indexOf(':')
  const slug = name.slice(colon + 1).replace(/^scenario\//, '')
  const pack = colon < 0 ? undefined : name.slice(0, colon)
  const found = holders(bundles, section, slug).filter((bundle) => pack === undefined || bundle.id === pack)
  if (found.length > 1)
    throw new WrongUse(
      `${listed(found.map((bundle) => bundle.id))} each have a ${what} "${slug}". Say which: ${found.map((bundle) => `${bundle.id}:${slug}`).join(' or ')}.`,
    )
  const [bundle] = found
  if (!bundle)
    throw new WrongUse(
      `There is no ${what} "${name}". ${what === 'deck' ? 'Decks' : 'Scenarios'}: ${listed(namesOf(bundles, section))}.${what === 'deck' ? ' A deck in a file is named by its path, which ends with .json.' : ''}`,
    )
  return { bundle, slug }
}

/** @throws WrongUse for a name that nothing or more than one thing has */
export function findScenario(workspace: Workspace, name: string): FoundScenario {
  const { bundle, slug } = find(workspace.bundles, 'scenarios', name)
  return { code: `${bundle.id}:scenario/${slug}`, pack: bundle.id, slug }
}

export interface FoundDeck {
  readonly name: string
  readonly deck: DeckFacts
  /** The pack in which bare slugs of it lie; none for a deck of its own. */
  readonly pack: string | undefined
}

/** A deck of a pack by its slug, or one in a file by its path. @throws WrongUse */
export function findDeck(workspace: Workspace, name: string): FoundDeck {
  if (name.endsWith('.json')) return readDeckFile(name)
  const { bundle, slug } = find(workspace.bundles, 'decks', name)
  return { name, deck: bundle.decks[slug] as DeckFacts, pack: bundle.id }
}

function readDeckFile(name: string): FoundDeck {
  const path = userPath(name)
  if (!existsSync(path)) throw new WrongUse(`The deck file ${name} does not exist.`)
  let value: Json
  try {
    value = JSON.parse(readFileSync(path, 'utf8')) as Json
  } catch (error) {
    throw new WrongUse(`The deck file ${name} is no JSON: ${(error as Error).message}. Correct it, or export the deck anew.`)
  }
  const { issues } = checkDeckFacts(value)
  const [first] = issues.filter((issue) => issue.severity === 'error')
  if (first) throw new WrongUse(`The deck file ${name} is no deck: ${first.message} ${first.remedy}`)
  return { name, deck: value as unknown as DeckFacts, pack: undefined }
}

/** A deck as the engine takes it: full codes. */
export function deckList({ name, deck, pack }: FoundDeck): JsonObject {
  const full = (code: string): string => fullCode(code, pack ?? '')
  return {
    name,
    kind: deck.kind,
    heroes: deck.heroes.map(full),
    cards: Object.fromEntries(Object.entries(deck.cards).map(([code, count]) => [full(code), count])),
  }
}

/** The packs from which a deck takes cards. */
export function packsOfDeck({ deck, pack }: FoundDeck): string[] {
  const codes = [...deck.heroes, ...Object.keys(deck.cards)]
  return [...new Set([...(pack ? [pack] : []), ...codes.flatMap((code) => (code.includes(':') ? [code.slice(0, code.indexOf(':'))] : []))])]
}

/**
 * Refuses decks that are illegal together.
 * @returns warnings, as sentences
 * @throws WrongUse with every reason
 */
export function judgeDecks(workspace: Workspace, decks: readonly FoundDeck[]): string[] {
  const named: NamedDeck[] = decks.map(({ name, deck, pack }) => ({ name, deck, ...(pack ? { pack } : {}) }))
  const findings = checkDecks(named, deckCatalogue(workspace.bundles))
  const errors = findings.filter((finding) => finding.severity === 'error')
  if (errors.length > 0)
    throw new WrongUse(
      `${decks.length === 1 ? `The deck ${decks[0]?.name} is` : 'These decks are'} not legal:\n${[...new Set(errors.map((finding) => `  ${finding.message}`))].join('\n')}`,
    )
  return [...new Set(findings.map((finding) => finding.message))]
}
