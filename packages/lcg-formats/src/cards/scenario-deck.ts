/**
 * A scenario as a list of cards: which card, how many copies, where it begins. It is the common form between `.o8d`, DragnCards, the deck
 * rules of ALeP and the scenarios of packs.
 */

import { guidOf, guidOfCard, type ImportProblem, importProblem, titleKey } from '@questwright/interop/for-games'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import {
  asFull,
  bare,
  type CardFacts,
  dealtCardsOf,
  dealtDeckOf,
  type FactValue,
  fullCode,
  inMode,
  type PackBundle,
  type ScenarioFacts,
  type SetupStep,
  withCardQuantity,
} from '@questwright/packs/browser'
import { entryIn } from '@questwright/rulebook'
import { asLcgScenario } from '../scenario.ts'
import { tableRulebook } from './known-types.ts'

export interface ScenarioRow {
  /** The OCTGN name of its place, or a group of DragnCards for which OCTGN has no name. */
  readonly section: string
  readonly quantity: number
  readonly title: string
  readonly octgnId?: string
  /** The full code of the card, if known. */
  readonly code?: string
  /** The index of the card in its section; kept for cards that scenarios of packs cannot contain. */
  readonly place?: number
  /** Further fields of the card's entry in DragnCards. */
  readonly more?: { readonly [field: string]: FactValue }
}

export interface ScenarioDeck {
  /** The id of the scenario in the other program: `Q99.1`. */
  readonly id?: string
  readonly title: string
  readonly rows: readonly ScenarioRow[]
  /** Fields of the other program without a counterpart in scenarios of packs. */
  readonly kept?: { readonly [field: string]: FactValue }
}

/** The place of a deck in the menu of DragnCards. */
export interface MenuPlace {
  /** The labels above it, from the top. */
  readonly path: readonly string[]
  readonly label: string
  /** The number of the line among all lines of the menu, from 1. */
  readonly at: number
}

/** The data of an imported list that a mode of a scenario keeps. */
export interface ImportedMode {
  readonly id?: string
  /** Cards that our scenarios cannot hold, and cards of packs that are not installed. */
  readonly rows?: readonly ScenarioRow[]
  readonly kept?: { readonly [field: string]: FactValue }
  readonly menu?: MenuPlace
}

/** Modes for which other programs have a separate list. */
export const listedModes = ['easy', 'nightmare'] as const
export type ListedMode = (typeof listedModes)[number]

/** A mode that was imported from a separate list. A missing part is the same as in standard mode. */
type ImportedList = ImportedMode & { readonly title: string }

/** The origin of an imported scenario, in its facts as `imported`. */
export interface ImportedScenario extends ImportedMode, Partial<Readonly<Record<ListedMode, ImportedList>>> {
  readonly format: string
}

/** The places where cards begin, each with the step of our setup that puts cards there. */
const steps: { readonly [section: string]: 'set-aside' | 'add-to-staging' | 'make-active' } = {
  Setup: 'set-aside',
  'Staging Setup': 'add-to-staging',
  'Active Setup': 'make-active',
}

interface Known {
  readonly code: string
  readonly pack: string
  readonly title: string
  readonly octgnId: string
  readonly facts: CardFacts
  /** Whether it may be in an encounter deck. */
  readonly shuffled: 'yes' | 'no'
}

interface KnownCards {
  readonly all: readonly Known[]
  readonly byCode: ReadonlyMap<string, Known>
  readonly byId: ReadonlyMap<string, readonly Known[]>
  readonly byTitle: ReadonlyMap<string, readonly Known[]>
}

/** Cache: packs do not change while a file is read, so their thousands of cards are indexed once. */
const known = new WeakMap<readonly PackBundle[], KnownCards>()

function knownCards(packs: readonly PackBundle[]): KnownCards {
  const before = known.get(packs)
  if (before !== undefined) return before
  const all = packs.flatMap((pack): Known[] => {
    const sets = [
      ...new Set(
        Object.values(pack.cards).flatMap(({ encounterSet }) => (typeof encounterSet === 'string' ? [`${pack.id}:${encounterSet}`] : [])),
      ),
    ]
    const whole = { quest: [], encounterSets: sets } as unknown as ScenarioFacts
    const shuffled = new Set(dealtCardsOf(whole, [pack], 'standard', tableRulebook, pack.id).map(({ code }) => code))
    return Object.entries(pack.cards).map(([slug, facts]) => {
      const code = `${pack.id}:${slug}`
      return {
        code,
        pack: pack.id,
        title: pack.text.en?.cards[slug]?.title ?? slug,
        octgnId: guidOfCard(facts, lcgRulebook) ?? guidOf(code),
        facts,
        shuffled: shuffled.has(code) ? 'yes' : 'no',
      }
    })
  })
  const made: KnownCards = {
    all,
    byCode: new Map(all.map((card) => [card.code, card])),
    byId: groupBy(all, ({ octgnId }) => octgnId),
    byTitle: groupBy(all, ({ title }) => titleKey(title)),
  }
  known.set(packs, made)
  return made
}

function groupBy(cards: readonly Known[], keyOf: (card: Known) => string): ReadonlyMap<string, readonly Known[]> {
  const groups = new Map<string, Known[]>()
  for (const card of cards) {
    const group = groups.get(keyOf(card))
    if (group === undefined) groups.set(keyOf(card), [card])
    else group.push(card)
  }
  return groups
}

export interface MadeScenario {
  /** Undefined if the list has no quest card, or none of them is installed. */
  readonly facts?: ScenarioFacts
  readonly problems: readonly ImportProblem[]
}

/**
 * The scenario for a list of cards.
 * @param home the pack to which it will belong
 * @param packs that pack and the packs whose cards it may use
 * @param sheets the ids of printed sheets that are no cards, such as rules sheets: they are not reported as missing cards
 */
export function scenarioOfDeck(
  deck: ScenarioDeck,
  home: string,
  packs: readonly PackBundle[],
  format: string,
  sheets: ReadonlySet<string> = new Set(),
): MadeScenario {
  const { byCode, byId, byTitle } = knownCards(packs)
  const problems: ImportProblem[] = []
  /** The cards that fit; those of the scenario's own pack only, if it has one. */
  const find = ({ code, octgnId, title }: ScenarioRow): readonly Known[] => {
    const sure = code === undefined ? undefined : byCode.get(code)
    if (sure !== undefined) return [sure]
    const fitting = (octgnId === undefined ? byTitle.get(titleKey(title)) : byId.get(octgnId.toLowerCase())) ?? []
    const own = fitting.filter(({ pack }) => pack === home)
    return own.length > 0 ? own : fitting
  }
  const inHome = (card: Known): string => (card.pack === home ? bare(card.code) : card.code)
  const quest: string[] = []
  const counts = new Map<string, number>()
  const sets: string[] = []
  const setup: SetupStep[] = []
  const others: ScenarioRow[] = []
  const placesIn = new Map<string, number>()
  for (const row of deck.rows) {
    const fitting = find(row)
    // an id of several packs is that of one card, which any of them may have; a title may be that of different cards
    const card = fitting.length === 1 || row.octgnId !== undefined ? fitting[0] : undefined
    if (card !== undefined && fitting.length > 1)
      problems.push(
        importProblem('warning', 'several-packs', [
          `${card.title} of ${deck.title} is in ${fitting.map(({ pack }) => pack).join(', ')}: the card of ${card.pack} was used.`,
          'You need do nothing if that is the one you want; otherwise write the code of the other card into the scenario.',
        ]),
      )
    const place = placesIn.get(row.section) ?? 0
    placesIn.set(row.section, place + 1)
    const { section, quantity } = row
    const isStage = section === 'Quest' && card?.facts.type === 'quest' && quantity === 1 && !quest.includes(inHome(card))
    const step = Object.hasOwn(steps, section) ? steps[section] : undefined
    const isShuffled = card !== undefined && (section === 'Encounter' || step !== undefined) && card.shuffled === 'yes'
    if (isStage) quest.push(inHome(card))
    else if (isShuffled && !(step === 'make-active' && (quantity !== 1 || card.facts.type !== 'location'))) {
      counts.set(card.code, (counts.get(card.code) ?? 0) + quantity)
      const set = card.pack === home ? (card.facts.encounterSet as string) : `${card.pack}:${card.facts.encounterSet as string}`
      if (!sets.includes(set)) sets.push(set)
      if (step !== undefined) setup.push({ do: step, card: inHome(card), ...(quantity === 1 ? {} : { copies: quantity }) })
    } else {
      if (card === undefined && fitting.length > 1)
        problems.push(
          importProblem('warning', 'ambiguous-card', [
            `${row.title} of ${deck.title} can be any of ${fitting.map(({ code }) => code).join(', ')}: kept as it is, and in no game.`,
            'Write the id of the card that is meant into the list, and import again.',
          ]),
        )
      else if (card === undefined && !sheets.has(row.octgnId?.toLowerCase() ?? ''))
        problems.push(
          importProblem('warning', 'unknown-card', [
            `${row.title} of ${deck.title} is in no pack here: kept as it is, and in no game.`,
            'Add the pack that has it, and import again.',
          ]),
        )
      others.push({ ...row, ...(card === undefined ? {} : { title: card.title, octgnId: card.octgnId, code: card.code }), place })
    }
  }
  if (!deck.rows.some(({ section }) => section === 'Quest')) {
    problems.push(
      importProblem('warning', 'no-scenario', [
        `${deck.title} lists no quest card, so it is no scenario: it was left out.`,
        'Nothing, if it only holds cards that players choose from.',
      ]),
    )
    return { problems }
  }
  if (quest.length === 0) {
    problems.push(
      importProblem('error', 'no-quest', [
        `No quest card of ${deck.title} is in a pack here: no scenario was made of it.`,
        'Import the cards of the quest first, or add the pack that has them.',
      ]),
    )
    return { problems }
  }
  const places = others.filter(({ code }) => code !== undefined)
  if (places.length > 0)
    problems.push(
      importProblem('warning', 'no-place', [
        `Our scenarios have no place for ${[...new Set(places.map(({ section }) => section))].join(', ')}: ${places
          .map(({ title }) => title)
          .slice(0, 5)
          .join(', ')}${places.length > 5 ? ' …' : ''} ${places.length === 1 ? 'is' : 'are'} kept for exports to that format.`,
        'Put them where they belong in the scenario editor, or in the script of the scenario.',
      ]),
    )
  const imported: ImportedScenario = {
    format,
    ...(deck.id === undefined ? {} : { id: deck.id }),
    ...(others.length === 0 ? {} : { rows: others }),
    ...(deck.kept === undefined || Object.keys(deck.kept).length === 0 ? {} : { kept: deck.kept }),
  }
  const plain = { quest, encounterSets: sets } as unknown as ScenarioFacts
  let counted = asFull(plain)
  for (const { code, facts } of dealtCardsOf(plain, packs, 'standard', tableRulebook, home)) {
    const wanted = counts.get(code) ?? 0
    if (wanted !== (facts.quantity ?? 1)) counted = withCardQuantity(counted, 'standard', code, home, wanted, lcgRulebook)
  }
  const facts = {
    quest,
    encounterSets: sets,
    ...(counted.quantities === undefined ? {} : { quantities: counted.quantities }),
    ...(setup.length === 0 ? {} : { setup: [...setup, { do: 'shuffle' as const }] }),
    imported,
  }
  return { facts: facts as unknown as ScenarioFacts, problems }
}

/** The scenario as a list of cards. @param home the pack to which it belongs */
export function deckOfScenario(
  facts: ScenarioFacts,
  title: string,
  home: string,
  packs: readonly PackBundle[],
  mode: string,
): { readonly deck: ScenarioDeck; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = []
  const { byCode } = knownCards(packs)
  const imported = facts.imported as unknown as ImportedScenario | undefined
  const rows: ScenarioRow[] = []
  const add = (section: string, code: string, quantity: number): void => {
    const full = fullCode(code, home)
    const card = byCode.get(full)
    if (card !== undefined && quantity > 0) rows.push({ section, quantity, title: card.title, octgnId: card.octgnId, code: full })
    else if (card === undefined)
      problems.push(
        importProblem('warning', 'export/unknown-card', [
          `${code} of ${title} is in no pack here: it is not in the file.`,
          'Add the pack that has it.',
        ]),
      )
  }
  const played = inMode(facts, mode)
  for (const stage of asLcgScenario(played).quest) add('Quest', stage, 1)
  const left = new Map(dealtDeckOf(facts, packs, mode, tableRulebook, home).map(({ code, copies }) => [code, copies]))
  const other: string[] = []
  for (const step of asFull(played).setup ?? []) {
    const section = Object.keys(steps).find((name) => steps[name] === step.do)
    if (section === undefined || step.card === undefined) {
      if (step.do !== 'shuffle') other.push(step.do)
      continue
    }
    const code = fullCode(step.card, home)
    const copies = Math.min(left.get(code) ?? 0, typeof step.copies === 'number' ? step.copies : 1)
    left.set(code, (left.get(code) ?? 0) - copies)
    add(section, code, copies)
  }
  for (const [code, copies] of left) if (copies > 0) add('Encounter', code, copies)
  if (other.length > 0)
    problems.push(
      importProblem('warning', 'export/setup', [
        `The file cannot say these steps of the setup of ${title}: ${[...new Set(other)].join(', ')}.`,
        'Players do them by hand, as the quest card says.',
      ]),
    )
  const listed = listedModes.find((one) => one === mode)
  const list = listed === undefined ? undefined : imported?.[listed]
  const id = listed === undefined ? imported?.id : (list?.id ?? modeId(imported?.id, listed))
  const kept = list?.kept ?? imported?.kept
  return {
    deck: {
      ...(id === undefined ? {} : { id }),
      title: listed === undefined ? title : (list?.title ?? titleInMode(title, mode)),
      rows: withPlaced(rows, list?.rows ?? imported?.rows ?? []),
      ...(kept === undefined ? {} : { kept }),
    },
    problems,
  }
}

/** The id of the list for a mode, as ALeP, OCTGN and DragnCards form it: `E99.1` and `N99.1` for `Q99.1`. */
export function modeId(id: string | undefined, mode: ListedMode): string | undefined {
  if (id === undefined) return undefined
  return /^Q[A-Z0-9]{2}(?:\.|$)/.test(id) ? `${mode === 'easy' ? 'E' : 'N'}${id.slice(1)}` : `${id}-${mode}`
}

/** `The Ferry (Easy)` */
export function titleInMode(title: string, mode: string): string {
  return `${title} (${entryIn(tableRulebook.modes, mode)?.name ?? mode})`
}

/**
 * The rows with the kept rows of an import inserted, each at its former place in its section: a nightmare or campaign card comes first
 * there.
 */
function withPlaced(rows: readonly ScenarioRow[], kept: readonly ScenarioRow[]): ScenarioRow[] {
  const all = [...rows]
  for (const { place, ...row } of kept) {
    const own = all.flatMap(({ section }, at) => (section === row.section ? [at] : []))
    all.splice(place === undefined ? all.length : (own[place] ?? all.length), 0, row)
  }
  return all
}

/** Rows in a fixed order, for comparisons in which the order does not matter. */
export function sortedRows(rows: readonly ScenarioRow[]): string[] {
  const sums = new Map<string, number>()
  for (const { section, quantity, octgnId, title } of rows) {
    const key = `${section}\t${octgnId?.toLowerCase() ?? title}`
    sums.set(key, (sums.get(key) ?? 0) + quantity)
  }
  return [...sums].map(([key, sum]) => `${key}\t${sum}`).sort()
}
