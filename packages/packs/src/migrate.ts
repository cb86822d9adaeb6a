/** Updates the files of a pack that was written for an earlier version of the API, as far as that is possible without its author. */
import { type Api, apiSteps, type BehindApi, newestApi } from './api.ts'
import type { PackFiles, PackOutline } from './bundle.ts'
import { titleFromId } from './pack-title.ts'
import type { ChapterWordsEdit, Problem, ScriptEdit, WordsEdit } from './problem.ts'
import { usualRange } from './ranges.ts'

interface Migration {
  /** The files that change, by path, with their new text. */
  readonly files: PackFiles
  /** The changes that were made, one line for each place. */
  readonly done: readonly string[]
  /** The steps that are left to its author. */
  readonly left: BehindApi['steps']
  /** The version for which the pack is written afterwards. */
  readonly api: Api
  /** `changed`: the new dependencies may require further steps, so the files have to be checked once more. */
  readonly dependencies: 'as before' | 'changed'
}

/** A pack that may become a dependency. */
type PackAtHand = Pick<PackOutline, 'id' | 'name' | 'packVersion'>

interface Book {
  [key: string]: unknown
}

const book = 'text/en.json'
const manifest = 'package.json'

/**
 * Computes the update.
 * @param files of the pack: texts, scripts and package.json
 * @param api the version for which it was written
 * @param behind the steps that it needs; undefined where no step has anything to repair
 * @param deprecated problems of deprecated words, which are replaced by their successors
 * @param others packs that may become dependencies
 */
export function migrated(
  files: PackFiles,
  api: Api,
  behind: BehindApi | undefined,
  deprecated: readonly Problem[] = [],
  others: readonly PackAtHand[] = [],
): Migration {
  const steps = behind?.steps ?? []
  const added = withWordsAdded(
    files,
    steps.flatMap(({ step, problems }) => (step.done === 'by itself' ? problems : [])),
  )
  const written = withScriptsEdited(files, deprecated)
  const needed = withDependencies(files, steps, others)
  const changed = { ...added.files, ...written.files, ...needed.files }
  const done = [...needed.done, ...added.done, ...written.done]
  const left = steps.filter(({ step }) => step.done === 'by hand')
  const next = left.length > 0 ? (Math.max(api, ...reached(left)) as Api) : newestApi
  if (needed.done.length > 0) return { files: changed, done, left, api, dependencies: 'changed' }
  if (next === api) return { files: changed, done, left, api: next, dependencies: 'as before' }
  const numbered = String(files[manifest]).replace(/("api"\s*:\s*)\d+/, `$1${next}`)
  return {
    files: { ...changed, [manifest]: numbered },
    done: [...done, `${manifest}: "api" is ${next}`],
    left,
    api: next,
    dependencies: 'as before',
  }
}

/** The files to which the fixes of these problems add words. */
export const filesOfWords = (problems: readonly Pick<Problem, 'fixes'>[]): readonly string[] =>
  [...new Set(problems.flatMap(editsOf).map(fileOf))].sort()

/**
 * Adds words for the names that these problems report, by applying their fixes; existing words are kept.
 * @param files at least those of `filesOfWords`
 */
export function withWordsAdded(files: PackFiles, problems: readonly Pick<Problem, 'fixes'>[]): Pick<Migration, 'files' | 'done'> {
  const changed: { [path: string]: string } = {}
  const done: string[] = []
  const edits = problems.flatMap(editsOf)
  for (const path of filesOfWords(problems)) {
    const texts = JSON.parse(String(files[path] ?? '{}').replace(/^\uFEFF/, '')) as Book
    const added = edits.filter((edit) => fileOf(edit) === path && addWords(texts, edit))
    if (added.length === 0) continue
    done.push(...added.map((edit) => `${placeOf(edit)}: "${keyOf(edit)}" is "${edit.value}"`))
    changed[path] = `${JSON.stringify(texts, null, 2)}\n`
  }
  return { files: changed, done }
}

/** package.json with the dependencies that these steps require. */
function withDependencies(files: PackFiles, steps: BehindApi['steps'], others: readonly PackAtHand[]): Pick<Migration, 'files' | 'done'> {
  const edits = steps.flatMap(({ problems }) => problems.flatMap(({ fixes = [] }) => fixes.map(({ edit }) => edit)))
  const wanted = new Set(edits.flatMap((edit) => (edit.kind === 'dependency' ? [edit.pack] : [])))
  const packs = others.filter(({ id }) => wanted.has(id))
  if (packs.length === 0) return { files: {}, done: [] }
  const facts = JSON.parse(String(files[manifest]).replace(/^\uFEFF/, '')) as Book
  const dependencies = inner(facts, 'dependencies')
  for (const { name, packVersion } of packs) dependencies[name] ??= usualRange(packVersion)
  return {
    files: { [manifest]: `${JSON.stringify(facts, null, 2)}\n` },
    done: packs.map(({ name }) => `${manifest}: dependencies name ${name}`),
  }
}

/** The scripts after the fixes of these problems have replaced words in them. */
function withScriptsEdited(files: PackFiles, problems: readonly Pick<Problem, 'fixes'>[]): Pick<Migration, 'files' | 'done'> {
  const changed: { [path: string]: string } = {}
  const done: string[] = []
  const edits = problems.flatMap(({ fixes = [] }) => fixes.flatMap(({ edit }) => (edit.kind === 'script' ? [edit] : [])))
  for (const path of new Set(edits.map((edit) => edit.path))) {
    const text = String(files[path] ?? '')
    const fitting = edits.filter((edit) => edit.path === path && fits(edit, text))
    if (fitting.length > 0) changed[path] = withPlaces(text, fitting)
    for (const { before, now, places } of fitting) {
      const count = places.length === 1 ? '' : `, in ${places.length} places`
      done.push(`${path}: \`${before}\` is \`${now}\`${count}`)
    }
  }
  return { files: changed, done }
}

/**
 * Replaces a word at several places of a script.
 * @returns undefined if one of the places no longer has the word
 */
export function withScriptEdit(text: string, edit: ScriptEdit): string | undefined {
  return fits(edit, text) ? withPlaces(text, [edit]) : undefined
}

/** Whether all places of an edit have its word. */
function fits({ before, places }: ScriptEdit, text: string): boolean {
  const lines = text.split('\n')
  return places.every((place) => (lines[place.line - 1] ?? '').startsWith(before, letterAt(place, text)))
}

/**
 * Makes all edits. Their places refer to the original text, so they are made from the end of each line, where no edit moves the place of another.
 */
function withPlaces(text: string, edits: readonly ScriptEdit[]): string {
  const lines = text.split('\n')
  const places = edits.flatMap(({ before, places: own }) => own.map((place) => ({ ...place, before })))
  for (const { before, after, ...place } of places.sort((a, b) => b.column - a.column)) {
    const line = lines[place.line - 1] ?? ''
    const from = letterAt(place, text)
    lines[place.line - 1] = line.slice(0, from) + after + line.slice(from + before.length)
  }
  return lines.join('\n')
}

/** The index of a place in its line. A byte order mark does not count. */
function letterAt({ line, column }: { readonly line: number; readonly column: number }, text: string): number {
  return column - 1 + (line === 1 && text.startsWith('\uFEFF') ? 1 : 0)
}

/** The versions that are reached: those before the version of the first step that is left. */
function reached(left: BehindApi['steps']): readonly number[] {
  const first = Math.min(...left.map(({ step }) => step.to))
  return apiSteps.map(({ to }) => to).filter((to) => to < first)
}

type AnyWords = WordsEdit | ChapterWordsEdit

const editsOf = ({ fixes = [] }: Pick<Problem, 'fixes'>): AnyWords[] =>
  fixes.flatMap(({ edit }) => (edit.kind === 'words' || edit.kind === 'chapter-words' ? [edit] : []))

const fileOf = (edit: AnyWords): string => (edit.kind === 'words' ? book : `systems/${edit.slug}.json`)

const keyOf = (edit: AnyWords): string => (edit.kind === 'words' ? edit.key : (edit.keys.at(-1) ?? ''))

function placeOf(edit: AnyWords): string {
  if (edit.kind === 'chapter-words') return `${fileOf(edit)}, ${edit.keys.slice(0, -1).join('.')}`
  const { section, slug, words } = edit
  return `${book}, ${slug === undefined ? '' : `${section}.${slug}.`}words.${words}`
}

/**
 * Adds words; existing words are kept.
 * @returns whether something was added
 */
function addWords(texts: Book, edit: AnyWords): boolean {
  const key = keyOf(edit)
  const own = edit.kind === 'words' ? wordsIn(texts, edit) : edit.keys.slice(0, -1).reduce((at, one) => inner(at, one), texts)
  if (Object.hasOwn(own, key)) return false
  own[key] = edit.value
  return true
}

function wordsIn(texts: Book, { section, slug, words }: WordsEdit): Book {
  const entry = section === undefined || slug === undefined ? texts : inner(inner(texts, section), slug, { title: titleFromId(slug) })
  return inner(inner(entry, 'words'), words)
}

function inner(texts: Book, key: string, begins: Book = {}): Book {
  const there = Object.hasOwn(texts, key) ? texts[key] : undefined
  if (typeof there === 'object' && there !== null && !Array.isArray(there)) return there as Book
  const made = { ...begins }
  texts[key] = made
  return made
}
