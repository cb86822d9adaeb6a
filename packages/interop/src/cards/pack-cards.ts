/** Reads the cards of a pack from its files. */
import {
  type CardFacts,
  type CardText,
  type FactValue,
  newestApi,
  noText,
  type PackBundle,
  type PackFiles,
  type PackText,
  roleOf,
  type ScenarioFacts,
} from '@questwright/packs/browser'

export interface PackCard {
  readonly slug: string
  readonly path: string
  readonly facts: CardFacts
  readonly text: CardText | undefined
}

export interface OpenedPack {
  readonly cards: readonly PackCard[]
  readonly text: PackText
  /** The slugs of files that cannot be read: they count as in use, and these files are not overwritten. */
  readonly broken: readonly string[]
  /** Whether the text file of the pack can be read; if not, nothing may be imported into the pack. */
  readonly words: 'readable' | 'broken'
  readonly keywords: ReadonlyMap<string, 'none' | 'required'>
  readonly scenarios: ReadonlyMap<string, { readonly path: string; readonly facts: { readonly [fact: string]: FactValue } }>
}

/** The path of the file with titles and texts. */
export const textPath = 'text/en.json'

/** Reads the facts and texts from the files of a pack. Never throws, whatever the files contain. */
export function openPack(files: PackFiles): OpenedPack {
  const read = parsed(files[textPath] ?? '{}')
  const words = read === undefined ? 'broken' : 'readable'
  const text: PackText = { ...noText, ...(read as Partial<PackText>) }
  const cards: PackCard[] = []
  const broken: string[] = []
  const keywords = new Map<string, 'none' | 'required'>()
  const scenarios = new Map<string, { path: string; facts: { readonly [fact: string]: FactValue } }>()
  for (const path of Object.keys(files).sort()) {
    const role = roleOf(path)
    if (role.role !== 'card' && role.role !== 'keyword' && role.role !== 'scenario') continue
    const facts = parsed(files[path] ?? '')
    if (facts === undefined || (role.role === 'card' && typeof facts.type !== 'string')) broken.push(role.slug)
    else if (role.role === 'card')
      cards.push({
        slug: role.slug,
        path,
        facts: facts as CardFacts,
        text: Object.hasOwn(text.cards, role.slug) ? text.cards[role.slug] : undefined,
      })
    else if (role.role === 'keyword') keywords.set(role.slug, facts.number === 'required' ? 'required' : 'none')
    else scenarios.set(role.slug, { path, facts })
  }
  return { cards, text, broken, words, keywords, scenarios }
}

function parsed(text: string): { readonly [fact: string]: FactValue } | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as { readonly [fact: string]: FactValue })
      : undefined
  } catch {
    return undefined
  }
}

/** A pack made from files that are not compiled: with facts and titles only, for checks by rules. */
export function factsBundle(id: string, game: string, files: PackFiles): PackBundle {
  const { cards, scenarios, text } = openPack(files)
  return bundleOf(id, game, cards, scenarios, text)
}

/** As `factsBundle`, for a pack whose files are already parsed. */
export function bundleOf(
  id: string,
  game: string,
  cards: Iterable<PackCard>,
  scenarios: Iterable<readonly [slug: string, scenario: { readonly facts: { readonly [fact: string]: FactValue } }]>,
  text: PackText,
): PackBundle {
  return {
    format: 'questwright-pack',
    version: 1,
    id,
    name: id,
    packVersion: '0.0.0',
    game,
    api: newestApi,
    dependencies: [],
    hash: '',
    cards: Object.fromEntries([...cards].map(({ slug, facts }) => [slug, facts])),
    keywords: {},
    scenarios: Object.fromEntries([...scenarios].map(([slug, { facts }]) => [slug, facts as unknown as ScenarioFacts])),
    decks: {},
    text: { en: text },
    scripts: [],
    scenes: [],
    hashes: {},
  }
}

/** A JSON value in the layout of our files. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
