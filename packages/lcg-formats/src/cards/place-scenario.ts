/** Imports scenarios of other programs into a pack: matched by their id, then by their title. */
import { besidePath, type ImportProblem, idsBeside, importProblem, type PackScenario, TargetPack } from '@questwright/interop/for-games'
import {
  asFull,
  type ModeFacts,
  type PackBundle,
  type PackFiles,
  type ScenarioFacts,
  type SetupStep,
  suggestSlug,
} from '@questwright/packs/browser'
import { asLcgScenario, type LcgScenario } from '../scenario.ts'
import { tableRulebook } from './known-types.ts'
import { lcgSheets } from './lcg-sheets.ts'
import {
  deckOfScenario,
  type ImportedScenario,
  listedModes,
  modeId,
  type ScenarioDeck,
  scenarioOfDeck,
  sortedRows,
  titleInMode,
} from './scenario-deck.ts'
import { type ModeIds, type ScenarioWithModes, withMode, withModes } from './scenario-modes.ts'

export interface PlacedScenarios {
  readonly made: readonly { readonly slug: string; readonly title: string }[]
  readonly changed: readonly { readonly slug: string; readonly title: string }[]
  readonly same: number
  readonly problems: readonly ImportProblem[]
}

/** Imports the scenarios of one file into a pack, given by its id and files: see `placeScenarios`. */
export function importScenarios(
  decks: readonly ScenarioDeck[],
  target: { readonly id: string; readonly files: PackFiles },
  others: readonly PackBundle[],
  format: string,
  besides: ModeIds = new Map(),
): PlacedScenarios & { readonly files: PackFiles } {
  const pack = new TargetPack(target.id, target.files, tableRulebook, others)
  const placed = placeScenarios(decks, pack, format, besides)
  return { ...placed, files: pack.changes() }
}

/**
 * Imports scenarios into a pack and its cards. What the pack's author wrote in addition (branches, endings, further setup steps) stays.
 * @param besides the ids of lists for other modes by the id of the normal list, if a menu says so
 */
export function placeScenarios(
  decks: readonly ScenarioDeck[],
  pack: TargetPack,
  format: string,
  besides: ModeIds = new Map(),
): PlacedScenarios {
  const packs = pack.bundles
  const sheets = idsBeside(pack.read(besidePath), lcgSheets.ids)
  const problems: ImportProblem[] = []
  const made: { slug: string; title: string }[] = []
  const changed: { slug: string; title: string }[] = []
  // the scenarios that the pack had before this file
  const here = new Map(pack.scenarios)
  const taken = new Map([...here].map(([slug, { facts }]) => [slug, facts as unknown as ScenarioFacts]))
  const put = (slug: string, path: string, facts: ScenarioFacts): void => {
    taken.set(slug, facts)
    pack.putScenario(slug, path, facts as unknown as PackScenario['facts'])
  }
  let same = 0
  const knownFor = ({ id, title }: ScenarioDeck): string | undefined => {
    const base = suggestSlug(title) || 'scenario'
    return (
      [...taken].find(([, facts]) => id !== undefined && importedOf(facts)?.id === id)?.[0] ??
      [...taken.keys()].find((slug) => slug === base && (id === undefined || importedOf(taken.get(slug))?.id === undefined))
    )
  }
  const place = (one: ScenarioWithModes): void => {
    const deck = one.standard
    const known = knownFor(deck)
    const before = known === undefined ? undefined : taken.get(known)
    const listOf = (facts: ScenarioFacts, mode: string): ScenarioDeck => deckOfScenario(facts, deck.title, pack.id, packs, mode).deck
    const read = scenarioOfDeck(deck, pack.id, packs, format, sheets)
    problems.push(...read.problems)
    if (read.facts === undefined) {
      for (const mode of listedModes) if (one[mode] !== undefined) place({ standard: one[mode] })
      return
    }
    let whole = read.facts
    const apart: ScenarioDeck[] = []
    for (const mode of listedModes) {
      // an import with the standard list alone keeps the lists of other modes
      const list = one[mode] ?? (before !== undefined && importedOf(before)?.[mode] !== undefined ? listOf(before, mode) : undefined)
      const both = list === undefined ? undefined : withMode(whole, mode, list, pack.id, packs, format)
      if (list !== undefined && both === undefined)
        apart.push({ ...list, title: list.title === deck.title ? titleInMode(deck.title, mode) : list.title })
      whole = both ?? whole
    }
    const facts = withMenu(whole, before)
    if (known === undefined) {
      const slug = freeSlug(suggestSlug(deck.title) || 'scenario', taken)
      put(slug, `scenarios/${slug}.json`, facts)
      pack.putTitle('scenarios', slug, deck.title)
      made.push({ slug, title: deck.title })
    } else {
      const path = here.get(known)?.path
      const rowsOf = (of: ScenarioFacts): string =>
        JSON.stringify([
          sortedRows(listOf(of, 'standard').rows),
          ...listedModes.map((mode) => [importedOf(of)?.[mode]?.id, importedOf(of)?.[mode] && sortedRows(listOf(of, mode).rows)]),
        ])
      if (path === undefined)
        problems.push(
          importProblem('warning', 'scenario-twice', [`The file has ${deck.title} twice: only the first was taken.`, 'Keep one of them.']),
        )
      else if (rowsOf(before as ScenarioFacts) === rowsOf(facts)) same += 1
      else {
        put(known, path, merged(before as ScenarioFacts, facts))
        changed.push({ slug: known, title: deck.title })
      }
    }
    for (const standard of apart) place({ standard })
  }
  for (const one of withModes(decks, besides)) {
    const { standard } = one
    // the list of another mode, for a scenario that the pack has already
    const isAlone = listedModes.every((mode) => one[mode] === undefined) && standard.id !== undefined && knownFor(standard) === undefined
    const found = isAlone
      ? [...taken].flatMap(([slug, facts]) => {
          const imported = importedOf(facts)
          const mode = listedModes.find((each) => [modeId(imported?.id, each), imported?.[each]?.id].includes(standard.id))
          return mode === undefined ? [] : [{ slug, facts, mode }]
        })[0]
      : undefined
    if (found === undefined) place(one)
    else {
      const title = pack.text.scenarios[found.slug]?.title ?? found.slug
      place({ standard: deckOfScenario(found.facts, title, pack.id, packs, 'standard').deck, [found.mode]: standard })
    }
  }
  return { made, changed, same, problems }
}

function freeSlug(base: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

const importedOf = (facts: ScenarioFacts | undefined): ImportedScenario | undefined =>
  facts?.imported as unknown as ImportedScenario | undefined

/** A scenario with the menu places that an earlier import gave its lists. */
function withMenu(facts: ScenarioFacts, before: ScenarioFacts | undefined): ScenarioFacts {
  const was = importedOf(before)
  const now = importedOf(facts) as ImportedScenario
  const lists = listedModes.flatMap((mode) => {
    const menu = was?.[mode]?.menu
    return now[mode] === undefined || menu === undefined ? [] : [[mode, { ...now[mode], menu }] as const]
  })
  const imported = { ...now, ...(was?.menu ? { menu: was.menu } : {}), ...Object.fromEntries(lists) }
  return { ...facts, imported } as unknown as ScenarioFacts
}

const placing = ['set-aside', 'add-to-staging', 'make-active', 'shuffle']

/** The imported facts merged with what the author wrote in addition: further setup steps, rules, and modes without a list. */
function merged(before: ScenarioFacts, now: ScenarioFacts): ScenarioFacts {
  const {
    quest,
    encounterSets,
    quantities: _quantities,
    setup,
    modes,
    imported,
    ...own
  } = asLcgScenario(before) as LcgScenario & { readonly imported?: unknown }
  const { setup: _setup, modes: _modes, ...facts } = asFull(now)
  const listed = listedModes.filter((mode) => (imported as ImportedScenario | undefined)?.[mode] !== undefined)
  const kept = Object.entries(modes ?? {}).filter(([mode]) => !(listed as readonly string[]).includes(mode))
  const read = asFull(now).modes ?? {}
  // lists have no rules, so a mode keeps the rules that it has
  const ruled = listed.filter((mode) => modes?.[mode]?.rules !== undefined)
  const lists = [...new Set([...Object.keys(read), ...ruled])].map((mode): [string, ModeFacts] => {
    const [parts, was] = [read[mode] ?? {}, modes?.[mode]]
    return [
      mode,
      {
        ...parts,
        ...(parts.setup === undefined ? {} : { setup: withOwnSteps(parts.setup, was?.setup ?? setup) }),
        ...(was?.rules === undefined ? {} : { rules: was.rules }),
      },
    ]
  })
  const all = Object.fromEntries([...kept, ...lists])
  const steps = withOwnSteps(asFull(now).setup ?? [], setup)
  return {
    ...own,
    ...facts,
    ...(steps.length === 0 ? {} : { setup: steps }),
    ...(Object.keys(all).length === 0 ? {} : { modes: all }),
  } as unknown as ScenarioFacts
}

/** The steps of a list, followed by the author's steps, which a list cannot express. */
function withOwnSteps(listed: readonly SetupStep[], before: readonly SetupStep[] | undefined): readonly SetupStep[] {
  return [...listed, ...(Array.isArray(before) ? before : []).filter((step) => !placing.includes(step.do))]
}
