/** The files of a pack of an earlier version with what can be repaired without asking its author. Pure. */
import { type Api, apiSteps, type BehindApi, newestApi } from './api.ts'
import type { PackFiles } from './bundle.ts'
import { titleFromId } from './pack-title.ts'
import type { Problem, WordsEdit } from './problem.ts'

interface Migration {
  /** Files that change, by path, with their new text. */
  readonly files: PackFiles
  /** What was done, a line for each place. */
  readonly done: readonly string[]
  /** What its author has to do. */
  readonly left: BehindApi['steps']
  /** The version for which it is written afterwards. */
  readonly api: Api
}

interface Book {
  [key: string]: unknown
}

const book = 'text/en.json'
const manifest = 'package.json'

/**
 * @param files of the pack, its texts and package.json at least @param api the version for which it was written
 * @param behind what brings it up to date; nothing where no step has anything to repair
 */
export function migrated(files: PackFiles, api: Api, behind: BehindApi | undefined): Migration {
  const steps = behind?.steps ?? []
  const wanted = steps.flatMap(({ step, problems }) => (step.done === 'by itself' ? problems : []))
  const edits = wanted.flatMap(wordsOf)
  const changed: { [path: string]: string } = {}
  const done: string[] = []
  if (edits.length > 0) {
    const words = JSON.parse(String(files[book] ?? '{}')) as Book
    for (const edit of edits) if (addWords(words, edit)) done.push(`${placeOf(edit)}: "${edit.key}" is "${edit.value}"`)
    if (done.length > 0) changed[book] = `${JSON.stringify(words, null, 2)}\n`
  }
  const left = steps.filter(({ step }) => step.done === 'by hand')
  const next = left.length > 0 ? (Math.max(api, ...reached(left)) as Api) : newestApi
  if (next !== api) {
    changed[manifest] = String(files[manifest]).replace(/("api"\s*:\s*)\d+/, `$1${next}`)
    done.push(`${manifest}: "api" is ${next}`)
  }
  return { files: changed, done, left, api: next }
}

/** The versions before that of the first step that is left. */
function reached(left: BehindApi['steps']): readonly number[] {
  const first = Math.min(...left.map(({ step }) => step.to))
  return apiSteps.map(({ to }) => to).filter((to) => to < first)
}

const wordsOf = ({ fixes = [] }: Problem): WordsEdit[] => fixes.flatMap(({ edit }) => (edit.kind === 'words' ? [edit] : []))

const placeOf = ({ section, slug, words }: WordsEdit): string => `${book}, ${slug === undefined ? '' : `${section}.${slug}.`}words.${words}`

/** Words that stand there already stay. @returns whether something was added */
function addWords(texts: Book, { section, slug, words, key, value }: WordsEdit): boolean {
  const entry = section === undefined || slug === undefined ? texts : inner(inner(texts, section), slug, { title: titleFromId(slug) })
  const own = inner(inner(entry, 'words'), words)
  if (Object.hasOwn(own, key)) return false
  own[key] = value
  return true
}

function inner(texts: Book, key: string, begins: Book = {}): Book {
  const there = Object.hasOwn(texts, key) ? texts[key] : undefined
  if (typeof there === 'object' && there !== null && !Array.isArray(there)) return there as Book
  const made = { ...begins }
  texts[key] = made
  return made
}
