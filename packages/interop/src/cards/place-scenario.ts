/** Scenarios of other programs into a pack: known again by their id, then by their title. */
import { type PackBundle, type PackFiles, type ScenarioFacts, suggestSlug } from '@questwright/packs/browser'
import { jsonText, openPack, textPath } from './pack-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { deckOfScenario, easyId, type ImportedScenario, type ScenarioDeck, scenarioOfDeck, sortedRows } from './scenario-deck.ts'
import { type ScenarioWithModes, withEasyMode, withModes } from './scenario-modes.ts'

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
 * @param besides the easy list of a normal one, by their ids, where a menu says so
 */
export function importScenarios(
  decks: readonly ScenarioDeck[],
  target: { readonly id: string; readonly files: PackFiles },
  others: readonly PackBundle[],
  format: string,
  besides: ReadonlyMap<string, string> = new Map(),
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
  const idsOf = (facts: ScenarioFacts | undefined): readonly (string | undefined)[] => {
    const imported = facts?.imported as unknown as ImportedScenario | undefined
    return [imported?.id, imported?.easy?.id]
  }
  const knownFor = ({ id, title }: ScenarioDeck): string | undefined => {
    const base = suggestSlug(title) || 'scenario'
    return (
      [...taken].find(([, facts]) => id !== undefined && idsOf(facts)[0] === id)?.[0] ??
      [...taken.keys()].find((slug) => slug === base && (id === undefined || idsOf(taken.get(slug))[0] === undefined))
    )
  }
  const place = ({ standard: deck, easy }: ScenarioWithModes): void => {
    const known = knownFor(deck)
    const before = known === undefined ? undefined : taken.get(known)
    const listOf = (facts: ScenarioFacts, mode: 'standard' | 'easy'): ScenarioDeck =>
      deckOfScenario(facts, deck.title, target.id, packs, mode).deck
    const read = scenarioOfDeck(deck, target.id, packs, format)
    problems.push(...read.problems)
    if (read.facts === undefined) {
      if (easy !== undefined) place({ standard: easy })
      return
    }
    // a list of the standard mode alone says nothing of the easy one
    const easyList = easy ?? (before !== undefined && idsOf(before)[1] !== undefined ? listOf(before, 'easy') : undefined)
    const both = easyList === undefined ? undefined : withEasyMode(read.facts, easyList, target.id, packs, format)
    const facts = withMenu(both ?? read.facts, before)
    if (known === undefined) {
      const slug = freeSlug(suggestSlug(deck.title) || 'scenario', taken)
      taken.set(slug, facts)
      files[`scenarios/${slug}.json`] = jsonText(facts)
      titles[slug] = { title: deck.title }
      made.push({ slug, title: deck.title })
    } else {
      const path = opened.scenarios.get(known)?.path
      const rowsOf = (one: ScenarioFacts): string =>
        JSON.stringify([sortedRows(listOf(one, 'standard').rows), idsOf(one)[1], sortedRows(listOf(one, 'easy').rows)])
      if (path === undefined)
        problems.push(
          importProblem('warning', 'scenario-twice', [`The file has ${deck.title} twice: only the first was taken.`, 'Keep one of them.']),
        )
      else if (rowsOf(before as ScenarioFacts) === rowsOf(facts)) same += 1
      else {
        const next = merged(before as ScenarioFacts, facts)
        taken.set(known, next)
        files[path] = jsonText(next)
        changed.push({ slug: known, title: deck.title })
      }
    }
    if (easyList !== undefined && both === undefined)
      place({ standard: { ...easyList, title: easyList.title === deck.title ? `${deck.title} (Easy)` : easyList.title } })
  }
  for (const { standard, easy } of withModes(decks, besides)) {
    // the easy list of a scenario that is here already
    const [slug, facts] =
      easy === undefined && standard.id !== undefined && knownFor(standard) === undefined
        ? ([...taken].find(([, one]) => [easyId(idsOf(one)[0]), idsOf(one)[1]].includes(standard.id)) ?? [])
        : []
    if (slug === undefined || facts === undefined) place(easy === undefined ? { standard } : { standard, easy })
    else
      place({
        standard: deckOfScenario(facts, opened.text.scenarios[slug]?.title ?? slug, target.id, packs, 'standard').deck,
        easy: standard,
      })
  }
  if (Object.keys(titles).length > 0) files[textPath] = jsonText({ ...opened.text, scenarios: { ...opened.text.scenarios, ...titles } })
  return { files, made, changed, same, problems }
}

function freeSlug(base: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** A scenario with the places that a menu gave to what is here. */
function withMenu(facts: ScenarioFacts, before: ScenarioFacts | undefined): ScenarioFacts {
  const was = before?.imported as unknown as ImportedScenario | undefined
  const now = facts.imported as unknown as ImportedScenario
  const easy = now.easy === undefined ? undefined : { ...now.easy, ...(was?.easy?.menu ? { menu: was.easy.menu } : {}) }
  const imported = { ...now, ...(was?.menu ? { menu: was.menu } : {}), ...(easy === undefined ? {} : { easy }) }
  return { ...facts, imported } as unknown as ScenarioFacts
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
