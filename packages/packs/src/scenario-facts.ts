/**
 * What `scenarios/<slug>.json` holds, what is wrong with it in words, and what follows from it: the cards of the encounter deck, the graph of
 * the stages. Pure. The format is described in docs/scenarios.md.
 */

import type { CardFacts, FactValue, PackBundle, ScenarioFacts } from './bundle.ts'
import type { FactIssue } from './fact-issues.ts'
import { meantName } from './meant-name.ts'
import { quantityKey, quantityOfSet, readQuantityKey, saidOfCard } from './quantities.ts'
import { inMode, type ModeFacts, modes, partsOfModes } from './scenario-modes.ts'
import {
  type Amount,
  type BranchWord,
  branchPhrases,
  type CardFilter,
  discardWays,
  type EndWord,
  endPhrases,
  type FieldKind,
  hosts,
  type Phrase,
  places,
  type SetupWord,
  setupPhrases,
} from './scenario-vocabulary.ts'
import { fullCode, slugIsWellFormed, splitCode, suggestSlug } from './slug.ts'
import { z } from './zod.ts'

/** One step of a setup: the word in `do`, and what it needs. */
export interface SetupStep {
  readonly do: SetupWord
  readonly card?: string
  readonly cards?: readonly string[]
  readonly copies?: Amount
  readonly count?: Amount
  readonly of?: CardFilter
  readonly to?: string
  readonly on?: string
  readonly token?: string
  readonly place?: keyof typeof places
  readonly way?: keyof typeof discardWays
}

/** One way in which the game ends. */
export interface EndCondition {
  readonly when: EndWord
  readonly stage?: string
  readonly card?: string
  readonly copies?: Amount
  readonly number?: number
  readonly trait?: string
}

/** What comes after a stage; with no `next` it is the last one, and the players win by defeating it. */
export interface Branch {
  readonly next: readonly string[]
  readonly by: BranchWord
}

export interface StagePosition {
  readonly x: number
  readonly y: number
}

/** The facts of a scenario with all that the editor knows. */
export interface FullScenarioFacts {
  readonly number?: number
  readonly quest: readonly string[]
  readonly encounterSets: readonly string[]
  readonly quantities?: { readonly [mode: string]: { readonly [setOrCard: string]: number } }
  readonly setup?: readonly SetupStep[]
  /** What is otherwise in a mode. */
  readonly modes?: { readonly [mode: string]: ModeFacts }
  readonly branches?: { readonly [stage: string]: Branch }
  readonly win?: readonly EndCondition[]
  readonly lose?: readonly EndCondition[]
  /** Where the editor shows the stages. No rule reads it. */
  readonly map?: { readonly [stage: string]: StagePosition }
}

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

/** What every scenario must have. Setup, branches, endings, quantities are checked by `scenarioIssues`, which knows their words. */
export const scenarioSchema = z.looseObject({
  number: z.number().int().min(1).optional(),
  quest: z.array(code).min(1),
  encounterSets: z.array(code),
})

/** The same facts with what this module knows of them: for facts that passed the check. */
export function asFull(facts: ScenarioFacts | FullScenarioFacts): FullScenarioFacts {
  return facts as unknown as FullScenarioFacts
}

// ── what is wrong ───────────────────────────────────────────

const holds: { readonly [kind in FieldKind]: string } = {
  card: 'the code of a card such as "fen-wolf" or "other-pack:fen-wolf"',
  cards: 'a list of codes of cards, at least two',
  host: `the code of a card, or ${listed(Object.keys(hosts))}`,
  stage: 'the code of a quest card of this scenario',
  amount: 'a whole number from 1, or "per-player"',
  copies: 'a whole number from 1, or "per-player"; leave it out for 1',
  number: 'a whole number from 1',
  filter: 'an object such as { "set": "fen-beasts" }, { "type": "enemy" } or { "trait": "Spider" }; {} is any card',
  token: 'a token such as "progress", "damage" or "resource"',
  place: listed(Object.keys(places)),
  way: listed(Object.keys(discardWays)),
  trait: 'a trait such as "Noble"',
  'optional-trait': 'a trait such as "Noble"; leave it out for any hero',
}

const isWhole = (value: unknown, least: number): value is number => Number.isInteger(value) && (value as number) >= least
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCode = (value: unknown): value is string => isText(value) && (slugIsWellFormed(value) || splitCode(value) !== undefined)
const filterTypes = ['enemy', 'location', 'treachery', 'objective']

const fits: { readonly [kind in FieldKind]: (value: unknown) => boolean } = {
  card: isCode,
  cards: (value) => Array.isArray(value) && value.length >= 2 && value.every(isCode),
  host: isCode,
  stage: isCode,
  amount: (value) => value === 'per-player' || isWhole(value, 1),
  copies: (value) => value === undefined || value === 'per-player' || isWhole(value, 1),
  number: (value) => isWhole(value, 1),
  filter: (value) =>
    isObject(value) &&
    Object.entries(value).every(([part, one]) =>
      part === 'set' ? isCode(one) : part === 'type' ? filterTypes.includes(one as string) : part === 'trait' && isText(one),
    ),
  token: (value) => isText(value) && slugIsWellFormed(value),
  place: (value) => isText(value) && Object.hasOwn(places, value),
  way: (value) => isText(value) && Object.hasOwn(discardWays, value),
  trait: isText,
  'optional-trait': (value) => value === undefined || isText(value),
}

/** What is wrong with the parts that a scenario says as data: setup, branches, win, lose, quantities, map. */
export function scenarioIssues(value: FactValue): FactIssue[] {
  if (!isObject(value)) return []
  const issues: FactIssue[] = []
  const tell = (path: readonly PropertyKey[], message: string, remedy: string) =>
    void issues.push({ severity: 'error', code: 'facts/wrong-value', path, message, remedy })
  phrases(value.setup, 'setup', 'do', setupPhrases, tell)
  phrases(value.win, 'win', 'when', endPhrases, tell)
  phrases(value.lose, 'lose', 'when', endPhrases, tell)
  branchIssues(value, tell)
  quantityIssues(value.quantities, tell)
  modeIssues(value.modes, tell)
  mapIssues(value.map, tell)
  return issues
}

type Tell = (path: readonly PropertyKey[], message: string, remedy: string) => void

function phrases(list: unknown, at: string, word: 'do' | 'when', table: { readonly [word: string]: Phrase }, tell: Tell): void {
  if (list === undefined) return
  const what = at === 'setup' ? 'step' : 'condition'
  if (!Array.isArray(list)) {
    tell([at], `\`${at}\` is ${show(list)}, but a scenario holds it as a list of ${what}s.`, 'Write [ … ], or leave it out.')
    return
  }
  list.forEach((one: unknown, i) => {
    const said = isObject(one) ? one[word] : undefined
    const phrase = typeof said === 'string' && Object.hasOwn(table, said) ? table[said] : undefined
    if (!isObject(one) || phrase === undefined) {
      const near = typeof said === 'string' ? meantName(said, Object.keys(table)) : undefined
      const remedy = `${near ? `Did you mean "${near}"? ` : ''}Write "${word}": one of ${listed(Object.keys(table))}.`
      tell([at, i, word], `${capital(what)} ${i + 1} of \`${at}\` says ${show(said ?? one)}, which is no ${what} that is known.`, remedy)
      return
    }
    for (const [field, kind] of Object.entries(phrase.fields)) {
      if (fits[kind](one[field])) continue
      const slug = typeof one[field] === 'string' ? suggestSlug(one[field]) : ''
      const found = one[field] === undefined ? `needs \`${field}\`` : `has ${show(one[field])} as \`${field}\``
      const remedy = (kind === 'card' || kind === 'stage') && slug !== '' ? `Write a slug: "${slug}".` : `Write ${holds[kind]}.`
      tell([at, i, field], `${capital(what)} ${i + 1} of \`${at}\` ("${said}") ${found}.`, remedy)
    }
    for (const field of Object.keys(one)) {
      if (field === word || Object.hasOwn(phrase.fields, field)) continue
      const known = Object.keys(phrase.fields)
      tell(
        [at, i, field],
        `${capital(what)} ${i + 1} of \`${at}\` ("${said}") has \`${field}\`, which it does not know.`,
        known.length === 0 ? 'Take it out: it needs nothing else.' : `Take it out, or write one of ${listed(known)}.`,
      )
    }
  })
}

function branchIssues(value: { readonly [part: string]: unknown }, tell: Tell): void {
  const { branches } = value
  if (branches === undefined) return
  if (!isObject(branches)) {
    tell(['branches'], `\`branches\` is ${show(branches)}, not an object.`, 'Write { "<stage>": { "next": ["<stage>"], "by": "random" } }.')
    return
  }
  // a stage may stand in one mode only
  const ofModes = isObject(value.modes) ? Object.values(value.modes).flatMap((parts) => (isObject(parts) ? [parts.quest] : [])) : []
  const quest = [...new Set([value.quest, ...ofModes].flatMap((list) => (Array.isArray(list) ? list.map((one) => bare(String(one))) : [])))]
  for (const [stage, branch] of Object.entries(branches)) {
    const at = ['branches', stage]
    if (!quest.includes(bare(stage)))
      tell(
        at,
        `\`branches\` names the stage "${stage}", which is not in \`quest\`.`,
        `Write one of ${listed(quest)}, or add it to \`quest\`.`,
      )
    const next = isObject(branch) ? branch.next : undefined
    const by = isObject(branch) ? branch.by : undefined
    if (!Array.isArray(next) || !next.every(isCode)) {
      tell(
        [...at, 'next'],
        `The branch after "${stage}" does not say which stages may come next.`,
        'Write "next": a list of stages; [] for the last stage.',
      )
      continue
    }
    for (const [i, one] of next.entries())
      if (!quest.includes(bare(one)))
        tell(
          [...at, 'next', i],
          `After "${stage}" comes "${one}", which is not in \`quest\`.`,
          `Write one of ${listed(quest)}, or add it to \`quest\`.`,
        )
    if (!isText(by) || !Object.hasOwn(branchPhrases, by))
      tell([...at, 'by'], `The branch after "${stage}" has ${show(by)} as \`by\`.`, `Write one of ${listed(Object.keys(branchPhrases))}.`)
    else if (by === 'location' && next.length !== 2)
      tell(
        [...at, 'next'],
        `The branch after "${stage}" goes by the active location and names ${next.length} stages.`,
        'Name two: the first for when no location is active, the second for when one is.',
      )
    else if (by === 'order' && next.length > 1)
      tell(
        [...at, 'by'],
        `After "${stage}" come ${next.length} stages, and nothing says which.`,
        'Write "by": "random", "players", "first-player" or "script".',
      )
  }
}

function quantityIssues(quantities: unknown, tell: Tell): void {
  if (quantities === undefined) return
  if (!isObject(quantities)) {
    tell(['quantities'], `\`quantities\` is ${show(quantities)}, not an object.`, 'Write { "standard": { "<set or card>": 2 } }.')
    return
  }
  for (const [mode, numbers] of Object.entries(quantities)) {
    if (!(modes as readonly string[]).includes(mode))
      tell(['quantities', mode], `There is no mode "${mode}".`, `Write ${listed([...modes])}.`)
    if (!isObject(numbers))
      tell(['quantities', mode], `The quantities of "${mode}" are ${show(numbers)}, not an object.`, 'Write { "<set or card>": 2 }.')
    else
      for (const [key, n] of Object.entries(numbers)) {
        if (readQuantityKey(key) === undefined)
          tell(
            ['quantities', mode, key],
            `"${key}" is neither a set nor a card.`,
            'Write a slug or "pack:slug"; "card/slug" or "pack:card/slug" is the card where a set has the same name.',
          )
        if (!isWhole(n, 0) || n > 99)
          tell(['quantities', mode, key], `"${key}" has the number ${show(n)}.`, 'Write a whole number from 0 to 99; 0 takes it out.')
      }
  }
}

function modeIssues(said: unknown, tell: Tell): void {
  if (said === undefined) return
  if (!isObject(said)) {
    tell(['modes'], `\`modes\` is ${show(said)}, not an object.`, 'Write { "nightmare": { "encounterSets": ["<set>"] } }.')
    return
  }
  const others = modes.filter((mode) => mode !== 'standard')
  for (const [mode, parts] of Object.entries(said)) {
    if (!(others as readonly string[]).includes(mode))
      tell(
        ['modes', mode],
        mode === 'standard' ? 'Standard mode is what stands outside `modes`.' : `There is no mode "${mode}".`,
        `Write ${listed(others)}.`,
      )
    if (!isObject(parts)) {
      tell(
        ['modes', mode],
        `\`modes\` says ${show(parts)} of "${mode}".`,
        `Write { }, with what is otherwise: ${listed([...partsOfModes])}.`,
      )
      continue
    }
    for (const [part, value] of Object.entries(parts)) {
      if (!(partsOfModes as readonly string[]).includes(part))
        tell(['modes', mode, part], `A mode has no \`${part}\` of its own.`, `Write ${listed([...partsOfModes])}.`)
      else if (part === 'setup')
        phrases(value, 'setup', 'do', setupPhrases, (path, message, remedy) =>
          tell(['modes', mode, ...path], `In ${mode}: ${message}`, remedy),
        )
      else if (!Array.isArray(value) || !value.every(isCode) || (part === 'quest' && value.length === 0))
        tell(
          ['modes', mode, part],
          `\`${part}\` of "${mode}" is ${show(value)}.`,
          part === 'quest' ? 'Write the codes of its quest cards, at least one.' : 'Write a list of encounter sets such as ["fen-beasts"].',
        )
    }
  }
}

function mapIssues(map: unknown, tell: Tell): void {
  if (map === undefined) return
  const isPlace = (one: unknown): boolean => isObject(one) && Number.isInteger(one.x) && Number.isInteger(one.y)
  if (!isObject(map)) tell(['map'], `\`map\` is ${show(map)}, not an object.`, 'Take it out: the editor lays the stages out by itself.')
  else
    for (const [stage, place] of Object.entries(map))
      if (!isPlace(place))
        tell(
          ['map', stage],
          `The place of "${stage}" on the map is ${show(place)}.`,
          'Write { "x": 0, "y": 0 } with whole numbers, or take it out.',
        )
}

// ── what follows from it ────────────────────────────────────

/** One card of an encounter deck. */
export interface DeckLine {
  /** `pack:slug` */
  readonly code: string
  readonly copies: number
}

/** A card of an encounter deck with how it came there. */
export interface FullDeckLine extends DeckLine {
  readonly facts: CardFacts
  /** As the scenario spells the set. */
  readonly set: string
}

/** The pack in whose words a scenario speaks: that which holds these facts. */
function packOf(facts: ScenarioFacts | FullScenarioFacts, packs: readonly PackBundle[]): string {
  return packs.find((pack) => Object.values(pack.scenarios).includes(facts as ScenarioFacts))?.id ?? ''
}

/**
 * The encounter cards that a scenario names, with the copies of a mode; cards of which no copy is left are among them with 0.
 * A bare set is the set of the scenario's own pack; where that has none, of any pack.
 * @param home the id of the pack in which the scenario lies; found by itself for facts that lie in `packs` as they are
 */
export function encounterCardsOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackBundle[],
  mode: string,
  home = packOf(facts, packs),
): FullDeckLine[] {
  const seen = new Set<string>()
  const lines: FullDeckLine[] = []
  const own = inMode(facts, mode)
  for (const set of own.encounterSets) {
    for (const pack of homesOfSet(set, packs, home)) {
      for (const [slug, card] of shuffledOf(pack.cards).get(bare(set)) ?? []) {
        const code = `${pack.id}:${slug}`
        if (seen.has(code)) continue
        seen.add(code)
        lines.push({ code, copies: copiesOf(code, card, set, asFull(own), mode, home), facts: card, set })
      }
    }
  }
  return lines.sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * The encounter deck of a scenario: what the engine shuffles before the setup. The same numbers as `addEncounterDeck` of the engine.
 * @param facts as they stand in the file or in the editor
 * @param packs the packs of the workspace
 * @param home see `encounterCardsOf`
 */
export function encounterDeckOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackBundle[],
  mode: string,
  home?: string,
): DeckLine[] {
  return encounterCardsOf(facts, packs, mode, home).flatMap(({ code: own, copies }) => (copies > 0 ? [{ code: own, copies }] : []))
}

/** Types that may bear the symbol of a set and are not in its deck; the engine has the same list. */
const notShuffled: readonly string[] = ['quest', 'player-side-quest', 'contract', 'treasure', 'boon', 'burden', 'campaign', 'nightmare']

const isShuffled = ({ type }: CardFacts): boolean => !notShuffled.includes(type)

type Cards = PackBundle['cards']

/** The shuffled cards of each set. Cards of a bundle never change: thousands of them are sorted once for all scenarios. */
const sorted = new WeakMap<Cards, ReadonlyMap<string, readonly (readonly [string, CardFacts])[]>>()

function shuffledOf(cards: Cards): ReadonlyMap<string, readonly (readonly [string, CardFacts])[]> {
  const before = sorted.get(cards)
  if (before !== undefined) return before
  const made = new Map<string, (readonly [string, CardFacts])[]>()
  for (const entry of Object.entries(cards)) {
    const [, card] = entry
    const set = card.encounterSet
    if (typeof set !== 'string' || !isShuffled(card)) continue
    const own = made.get(set)
    if (own === undefined) made.set(set, [entry])
    else own.push(entry)
  }
  sorted.set(cards, made)
  return made
}

/** The packs whose cards a set means. */
function homesOfSet(set: string, packs: readonly PackBundle[], home: string): readonly PackBundle[] {
  const parts = splitCode(set)
  const having = packs.filter((pack) => shuffledOf(pack.cards).has(bare(set)))
  if (parts) return having.filter((pack) => pack.id === parts.pack)
  const own = having.filter((pack) => pack.id === home)
  return own.length > 0 ? own : having
}

/** Copies of a card: its own number where one is said, else what it prints times the number of its set. */
function copiesOf(own: string, card: CardFacts, set: string, facts: FullScenarioFacts, mode: string, home: string): number {
  const removes = mode === 'easy' ? ((card.easyModeRemoves as number | undefined) ?? 0) : 0
  const here = saidOfCard(facts, mode, own, home)
  if (here !== undefined) return here
  const standard = saidOfCard(facts, 'standard', own, home)
  if (standard !== undefined) return Math.max(0, standard - removes)
  return Math.max(0, (card.quantity ?? 1) - removes) * quantityOfSet(facts, set, mode)
}

/** A stage of the graph. */
export interface StageNode {
  /** As the scenario spells it. */
  readonly stage: string
  readonly next: readonly string[]
  readonly by: BranchWord
  /** `printed`: the branch is not said, and the order of the quest deck holds. */
  readonly from: 'data' | 'printed'
}

/**
 * The stages of a scenario and what may come after each. Where nothing is said the next card of the quest deck comes:
 * by stage number, stages of one number in the order of the file.
 */
export function stagesOf(facts: ScenarioFacts | FullScenarioFacts, packs: readonly PackBundle[], home = packOf(facts, packs)): StageNode[] {
  const { branches } = asFull(facts)
  const number = (one: string): number => {
    const parts = splitCode(fullCode(one, home))
    const card = parts ? packs.find((pack) => pack.id === parts.pack)?.cards[parts.slug] : undefined
    return card?.type === 'quest' ? (card.stage as number) : 0
  }
  const order = facts.quest.map((stage, i) => ({ stage, i, n: number(stage) })).sort((a, b) => a.n - b.n || a.i - b.i)
  return order.map(({ stage }, i) => {
    const said = Object.entries(branches ?? {}).find(([one]) => fullCode(one, home) === fullCode(stage, home))?.[1]
    if (said) {
      const next = said.next.flatMap((one) => facts.quest.find((known) => fullCode(known, home) === fullCode(one, home)) ?? [])
      return { stage, next, by: said.by, from: 'data' }
    }
    const following = order[i + 1]
    return { stage, next: following ? [following.stage] : [], by: 'order', from: 'printed' }
  })
}

/** Stages to which no way leads from the first one. */
export function unreachableStages(nodes: readonly StageNode[]): string[] {
  const [first] = nodes
  if (!first) return []
  const seen = new Set([first.stage])
  for (const stage of seen) {
    const node = nodes.find((one) => one.stage === stage)
    // a script may lead anywhere
    if (node?.by === 'script' && node.next.length === 0) return []
    for (const next of node?.next ?? []) seen.add(next)
  }
  return nodes.flatMap(({ stage }) => (seen.has(stage) ? [] : [stage]))
}

/** All codes that a scenario names: cards with their place in the file, and sets. */
export function scenarioReferences(facts: ScenarioFacts | FullScenarioFacts): {
  readonly cards: readonly string[]
  readonly sets: readonly string[]
} {
  const cards: string[] = []
  const sets: string[] = []
  mapScenario(facts, {
    card: (one) => {
      cards.push(one)
      return one
    },
    set: (one) => {
      sets.push(one)
      return one
    },
  })
  return { cards, sets }
}

/** The scenario with every code changed that it names: what a rename does. */
export function mapScenario(
  facts: ScenarioFacts | FullScenarioFacts,
  change: { readonly card: (code: string) => string; readonly set: (set: string) => string },
): ScenarioFacts {
  const { card, set } = change
  const full = asFull(facts)
  const host = (one: string): string => (Object.hasOwn(hosts, one) ? one : card(one))
  const keys = <T>(record: { readonly [key: string]: T }, key: (one: string) => string) =>
    Object.fromEntries(Object.entries(record).map(([one, value]) => [key(one), value]))
  const end = (one: EndCondition): EndCondition => ({
    ...one,
    ...(one.card === undefined ? {} : { card: card(one.card) }),
    ...(one.stage === undefined ? {} : { stage: card(one.stage) }),
  })
  const step = (one: SetupStep): SetupStep => ({
    ...one,
    ...(one.card === undefined ? {} : { card: card(one.card) }),
    ...(one.cards === undefined ? {} : { cards: one.cards.map(card) }),
    ...(one.to === undefined ? {} : { to: host(one.to) }),
    ...(one.on === undefined ? {} : { on: host(one.on) }),
    ...(one.of?.set === undefined ? {} : { of: { ...one.of, set: set(one.of.set) } }),
  })
  const changed: FullScenarioFacts = {
    ...full,
    quest: facts.quest.map(card),
    encounterSets: facts.encounterSets.map(set),
    ...(full.quantities
      ? {
          quantities: Object.fromEntries(
            Object.entries(full.quantities).map(([mode, numbers]) => [
              mode,
              keys(numbers, (key) => {
                const { kind, code: one } = readQuantityKey(key) ?? { kind: 'either', code: key }
                const means =
                  kind === 'either' ? (inMode(facts, mode).encounterSets.includes(one) ? set : card) : kind === 'set' ? set : card
                return kind === 'either' ? means(one) : quantityKey(kind, means(one))
              }),
            ]),
          ),
        }
      : {}),
    ...(full.setup ? { setup: full.setup.map(step) } : {}),
    ...(full.modes
      ? {
          modes: Object.fromEntries(
            Object.entries(full.modes).map(([mode, parts]) => [
              mode,
              {
                ...parts,
                ...(parts.quest ? { quest: parts.quest.map(card) } : {}),
                ...(parts.encounterSets ? { encounterSets: parts.encounterSets.map(set) } : {}),
                ...(parts.setup ? { setup: parts.setup.map(step) } : {}),
              },
            ]),
          ),
        }
      : {}),
    ...(full.branches
      ? {
          branches: keys(
            Object.fromEntries(Object.entries(full.branches).map(([stage, branch]) => [stage, { ...branch, next: branch.next.map(card) }])),
            card,
          ),
        }
      : {}),
    ...(full.win ? { win: full.win.map(end) } : {}),
    ...(full.lose ? { lose: full.lose.map(end) } : {}),
    ...(full.map ? { map: keys(full.map, card) } : {}),
  }
  return changed as unknown as ScenarioFacts
}

/** The slug behind a code. */
export function bare(one: string): string {
  return one.slice(one.indexOf(':') + 1)
}

function isObject(value: unknown): value is { readonly [part: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listed(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
