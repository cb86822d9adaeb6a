/** Scenarios of other programs into a pack: known again by their id, then by their title. */
import { type PackBundle, type PackFiles, type ScenarioFacts, suggestSlug } from '@questwright/packs/browser'
import { jsonText, openPack, textPath } from './pack-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { deckOfScenario, type ImportedScenario, type ScenarioDeck, scenarioOfDeck, sortedRows } from './scenario-deck.ts'

export interface ScenarioImport {
  readonly files: { readonly [path: string]: string }
  readonly made: readonly { readonly slug: string; readonly title: string }[]
  readonly changed: readonly { readonly slug: string; readonly title: string }[]
  readonly same: number
  readonly problems: readonly ImportProblem[]
}

/** The pack as rules see it, of files that nothing has compiled: facts and titles only. */
export function factsBundle(id: string, files: PackFiles): PackBundle {
  const { cards, scenarios, text } = openPack(files)
  return {
    format: 'questwright-pack',
    version: 1,
    id,
    name: id,
    packVersion: '0.0.0',
    game: 'lcg',
    api: 1,
    dependencies: [],
    hash: '',
    cards: Object.fromEntries(cards.map(({ slug, facts }) => [slug, facts])),
    keywords: {},
    scenarios: Object.fromEntries([...scenarios].map(([slug, { facts }]) => [slug, facts as unknown as ScenarioFacts])),
    decks: {},
    text: { en: text },
    scripts: [],
    scenes: [],
    hashes: {},
  }
}

/**
 * Puts scenarios into a pack. What its author wrote besides (branches, endings, further steps of the setup) stays.
 * @param files of the pack, with the cards in them
 * @param others packs whose cards it may name
 */
export function importScenarios(
  decks: readonly ScenarioDeck[],
  target: { readonly id: string; readonly files: PackFiles },
  others: readonly PackBundle[],
  format: string,
): ScenarioImport {
  const opened = openPack(target.files)
  const packs = [factsBundle(target.id, target.files), ...others.filter(({ id }) => id !== target.id)]
  const files: { [path: string]: string } = {}
  const titles: { [slug: string]: { readonly title: string } } = {}
  const problems: ImportProblem[] = []
  const made: { slug: string; title: string }[] = []
  const changed: { slug: string; title: string }[] = []
  const taken = new Map([...opened.scenarios].map(([slug, { facts }]) => [slug, facts as unknown as ScenarioFacts]))
  let same = 0
  for (const deck of decks) {
    const read = scenarioOfDeck(deck, target.id, packs, format)
    problems.push(...read.problems)
    if (read.facts === undefined) continue
    const base = suggestSlug(deck.title) || 'scenario'
    const idOf = (facts: ScenarioFacts | undefined): string | undefined => (facts?.imported as unknown as ImportedScenario | undefined)?.id
    const known =
      [...taken].find(([, facts]) => deck.id !== undefined && idOf(facts) === deck.id)?.[0] ??
      [...taken.keys()].find((slug) => slug === base && (deck.id === undefined || idOf(taken.get(slug)) === undefined))
    if (known === undefined) {
      const slug = freeSlug(base, taken)
      taken.set(slug, read.facts)
      files[`scenarios/${slug}.json`] = jsonText(read.facts)
      titles[slug] = { title: deck.title }
      made.push({ slug, title: deck.title })
      continue
    }
    const before = taken.get(known) as ScenarioFacts
    const path = opened.scenarios.get(known)?.path
    const was = deckOfScenario(before, deck.title, target.id, packs, 'standard').deck
    const now = deckOfScenario(read.facts, deck.title, target.id, packs, 'standard').deck
    if (path === undefined)
      problems.push(
        importProblem('warning', 'scenario-twice', [`The file has ${deck.title} twice: only the first was taken.`, 'Keep one of them.']),
      )
    else if (JSON.stringify(sortedRows(was.rows)) === JSON.stringify(sortedRows(now.rows))) same += 1
    else {
      files[path] = jsonText(merged(before, read.facts))
      changed.push({ slug: known, title: deck.title })
    }
  }
  if (Object.keys(titles).length > 0) files[textPath] = jsonText({ ...opened.text, scenarios: { ...opened.text.scenarios, ...titles } })
  return { files, made, changed, same, problems }
}

function freeSlug(base: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

const placing = ['set-aside', 'add-to-staging', 'make-active', 'shuffle']

function merged(before: ScenarioFacts, now: ScenarioFacts): ScenarioFacts {
  const { quest, encounterSets, quantities: _quantities, setup, imported: _imported, ...own } = before
  const steps = (list: unknown): readonly { readonly do: string }[] => (Array.isArray(list) ? list : [])
  const more = steps(setup).filter((step) => !placing.includes(step.do))
  const all = [...steps(now.setup), ...more]
  const { setup: _setup, ...facts } = now
  return { ...own, ...facts, ...(all.length === 0 ? {} : { setup: all }) } as unknown as ScenarioFacts
}
