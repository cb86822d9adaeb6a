/** The cards of a workspace as entries of the library. */

import { setsOf } from '@questwright/editing'
import { fullTitle, plainText } from '@questwright/packs/browser'
import type { CardFacts, Problem } from '@questwright/packs/types'
import type { Fact, Rulebook } from '@questwright/rulebook'
import type { PackState, PacksAnswer } from '@questwright/workshop/page'
import { rulebookIn } from '@questwright/workshop/rulebooks'

/** The state of a card, shown as a badge. */
export type CardState = 'broken' | 'script-me' | 'facts-only' | 'untested' | 'scripted'

export interface CardEntry {
  /** `pack:slug` */
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  /** Absent while the facts are invalid. */
  readonly facts: CardFacts | undefined
  readonly type: string
  /** The values of facts that contain a name, by fact; of several sets only the first. */
  readonly names: { readonly [fact: string]: string }
  /** The group that decides the colour of its row: the deck group of the card, or its type. */
  readonly group: string
  readonly state: CardState
  readonly problems: readonly Problem[]
  /** The searched text: title, slug and traits, without accents and in small letters. */
  readonly words: string
}

/** Problems of a pack by itself, and those of it in combination with other packs. */
export function problemsOfPack(answer: PacksAnswer, pack: PackState): readonly Problem[] {
  const id = pack.bundle?.id ?? pack.pack
  return [...pack.problems, ...answer.problems.filter((problem) => problem.pack === id)]
}

const slugOfFile = (path: string): string => (path.split('/').at(-1) ?? '').replace(/(\.scene)?\.(ts|json)$/, '')

/** The card of a problem: its subject, or the card whose file contains it. */
function cardOf({ subject, file }: Problem): string | undefined {
  if (subject) return subject.kind === 'card' ? subject.slug : undefined
  return file.startsWith('cards/') ? slugOfFile(file) : undefined
}

/** Cache of entries, because several pages and the palette list the same cards. An entry lives as long as the answer from which it was made. */
const known = new WeakMap<PacksAnswer, Map<PackState, readonly CardEntry[]>>()

/** All cards of a pack by title. The same answer and pack give the same list. */
export function cardEntries(answer: PacksAnswer, pack: PackState): readonly CardEntry[] {
  const ofAnswer = known.get(answer) ?? new Map<PackState, readonly CardEntry[]>()
  known.set(answer, ofAnswer)
  const entries = ofAnswer.get(pack) ?? entriesOf(answer, pack)
  ofAnswer.set(pack, entries)
  return entries
}

const titles = new Intl.Collator('en')

function entriesOf(answer: PacksAnswer, pack: PackState): readonly CardEntry[] {
  const problems = new Map<string | undefined, Problem[]>()
  for (const problem of problemsOfPack(answer, pack)) {
    const slug = cardOf(problem)
    const own = problems.get(slug)
    if (own) own.push(problem)
    else problems.set(slug, [problem])
  }
  const paths = new Set(pack.files.map(({ path }) => path))
  const id = pack.bundle?.id ?? pack.pack
  const rulebook = rulebookIn(
    pack.bundle,
    answer.packs.flatMap(({ bundle }) => bundle ?? []),
  )
  return pack.files
    .filter(({ path }) => path.startsWith('cards/') && path.endsWith('.json'))
    .map(({ path }) => {
      const slug = slugOfFile(path)
      const stem = path.slice(0, -'.json'.length)
      const facts = pack.bundle && Object.hasOwn(pack.bundle.cards, slug) ? pack.bundle.cards[slug] : undefined
      const own = problems.get(slug) ?? []
      const texts = pack.bundle?.text.en?.cards
      const names = facts === undefined ? {} : namesOf(rulebook, facts)
      const type = facts?.type ?? 'unknown'
      const title = fullTitle(texts && Object.hasOwn(texts, slug) ? texts[slug] : undefined, slug)
      return {
        code: `${id}:${slug}`,
        pack: pack.pack,
        slug,
        title,
        facts,
        type,
        names,
        group: names[rulebook.deck?.fits?.fact ?? ''] ?? type,
        state: stateOf(own, paths, stem, facts),
        problems: own,
        words: plainText([title, slug, ...(facts?.traits ?? [])].join(' ')),
      }
    })
    .sort((one, other) => titles.compare(one.title, other.title))
}

/** The facts of a game whose values are names, of a set or of something else: lists can be filtered by them. */
export function namingFacts({ facts }: Rulebook): readonly { readonly fact: string; readonly words: Fact }[] {
  return Object.entries(facts).flatMap(([fact, words]) => (words.holds === 'slug' ? [{ fact, words }] : []))
}

function namesOf(rulebook: Rulebook, facts: CardFacts): CardEntry['names'] {
  return Object.fromEntries(
    namingFacts(rulebook).flatMap(({ fact, words }) => {
      const name: unknown = words.names === 'set' ? setsOf(rulebook, facts)[0] : facts[fact]
      return typeof name === 'string' ? [[fact, name]] : []
    }),
  )
}

function stateOf(problems: readonly Problem[], paths: ReadonlySet<string>, stem: string, facts: CardFacts | undefined): CardState {
  if (problems.some(({ severity }) => severity === 'error')) return 'broken'
  // imported rules text without a script has no effect yet
  if (!paths.has(`${stem}.ts`)) return facts?.imported?.text === 'kept' ? 'script-me' : 'facts-only'
  return paths.has(`${stem}.scene.ts`) ? 'scripted' : 'untested'
}

export interface CardFilter {
  readonly search: string
  readonly types: readonly string[]
  /** By fact that contains a name, the selected values. */
  readonly names: { readonly [fact: string]: readonly string[] }
  readonly states: readonly CardState[]
  /** The card must have all of them. */
  readonly traits: readonly string[]
}

export const noFilter: CardFilter = { search: '', types: [], names: {}, states: [], traits: [] }

/** Whether a card passes the filter: it must match every group with a selection; the search looks in title, slug and traits. */
export function passes(entry: CardEntry, filter: CardFilter): boolean {
  const within = (chosen: readonly string[], value: string | undefined) =>
    chosen.length === 0 || (value !== undefined && chosen.includes(value))
  return (
    within(filter.types, entry.type) &&
    Object.entries(filter.names).every(([fact, chosen]) => within(chosen, entry.names[fact])) &&
    within(filter.states, entry.state) &&
    filter.traits.every((trait) => entry.facts?.traits?.includes(trait)) &&
    plainText(filter.search)
      .split(/\s+/)
      .every((word) => entry.words.includes(word))
  )
}
