/** The cards of a workspace as the library lists them. */
import type { CardFacts, Problem } from '@questwright/packs/types'
import type { PackState, PacksAnswer } from '../api-types.ts'

/** How far a card is: what a badge says. */
export type CardState = 'broken' | 'script-me' | 'facts-only' | 'untested' | 'scripted'

export interface CardEntry {
  /** `pack:slug` */
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  /** Absent while the facts cannot be used. */
  readonly facts: CardFacts | undefined
  readonly type: string
  readonly sphere: string | undefined
  readonly encounterSet: string | undefined
  readonly state: CardState
  readonly problems: readonly Problem[]
}

export interface CardFiles {
  readonly facts: string
  readonly script: string | undefined
  readonly scene: string | undefined
  /** Where a script would be written. */
  readonly newScript: string
}

/** The files of a card, or undefined for a slug that the pack does not have. */
export function filesOfCard(pack: PackState, slug: string): CardFiles | undefined {
  const facts = pack.files.find(({ path }) => path.startsWith('cards/') && path.endsWith(`/${slug}.json`))?.path
  if (facts === undefined) return undefined
  const stem = facts.slice(0, -'.json'.length)
  const has = (path: string) => (pack.files.some((file) => file.path === path) ? path : undefined)
  return { facts, script: has(`${stem}.ts`), scene: has(`${stem}.scene.ts`), newScript: `${stem}.ts` }
}

/** Problems of a pack and of packs side by side, by file. */
export function problemsOfPack(answer: PacksAnswer, pack: PackState): readonly Problem[] {
  const id = pack.bundle?.id ?? pack.pack
  return [...pack.problems, ...answer.problems.filter((problem) => problem.pack === id)]
}

const slugOfFile = (path: string): string => (path.split('/').at(-1) ?? '').replace(/(\.scene)?\.(ts|json)$/, '')

/** Whether a problem is one of this card: it is told of it, or lies in one of its files. */
export function isOfCard({ subject, file }: Problem, slug: string): boolean {
  if (subject) return subject.kind === 'card' && subject.slug === slug
  return file.startsWith('cards/') && slugOfFile(file) === slug
}

/** All cards of a pack by title. */
export function cardEntries(answer: PacksAnswer, pack: PackState): readonly CardEntry[] {
  const problems = problemsOfPack(answer, pack)
  const paths = new Set(pack.files.map(({ path }) => path))
  const id = pack.bundle?.id ?? pack.pack
  return pack.files
    .filter(({ path }) => path.startsWith('cards/') && path.endsWith('.json'))
    .map(({ path }) => {
      const slug = slugOfFile(path)
      const stem = path.slice(0, -'.json'.length)
      const facts = pack.bundle && Object.hasOwn(pack.bundle.cards, slug) ? pack.bundle.cards[slug] : undefined
      const own = problems.filter((problem) => isOfCard(problem, slug))
      const texts = pack.bundle?.text.en?.cards
      const sets = facts?.encounterSet ?? facts?.encounterSets
      return {
        code: `${id}:${slug}`,
        pack: pack.pack,
        slug,
        title: (texts && Object.hasOwn(texts, slug) ? texts[slug]?.title : undefined) ?? slug,
        facts,
        type: facts?.type ?? 'unknown',
        sphere: typeof facts?.sphere === 'string' ? facts.sphere : undefined,
        encounterSet: typeof sets === 'string' ? sets : Array.isArray(sets) && typeof sets[0] === 'string' ? sets[0] : undefined,
        state: stateOf(own, paths, stem, facts),
        problems: own,
      }
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

function stateOf(problems: readonly Problem[], paths: ReadonlySet<string>, stem: string, facts: CardFacts | undefined): CardState {
  if (problems.some(({ severity }) => severity === 'error')) return 'broken'
  // an import brought a text, and nothing of it happens yet
  if (!paths.has(`${stem}.ts`)) return facts?.imported?.text === 'kept' ? 'script-me' : 'facts-only'
  return paths.has(`${stem}.scene.ts`) ? 'scripted' : 'untested'
}

export interface CardFilter {
  readonly search: string
  readonly types: readonly string[]
  readonly spheres: readonly string[]
  readonly encounterSets: readonly string[]
  readonly states: readonly CardState[]
  /** All of them must be printed. */
  readonly traits: readonly string[]
}

export const noFilter: CardFilter = { search: '', types: [], spheres: [], encounterSets: [], states: [], traits: [] }

/** Whether a card passes: every group that names something must name it; the search looks in title, slug and traits. */
export function passes(entry: CardEntry, filter: CardFilter): boolean {
  const within = (chosen: readonly string[], value: string | undefined) =>
    chosen.length === 0 || (value !== undefined && chosen.includes(value))
  const words = plain([entry.title, entry.slug, ...(entry.facts?.traits ?? [])].join(' '))
  return (
    within(filter.types, entry.type) &&
    within(filter.spheres, entry.sphere) &&
    within(filter.encounterSets, entry.encounterSet) &&
    within(filter.states, entry.state) &&
    filter.traits.every((trait) => entry.facts?.traits?.includes(trait)) &&
    plain(filter.search)
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
}

/** Letters without their marks: `theodred` finds Théodred. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
