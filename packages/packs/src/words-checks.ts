/** Checks that all slugs in scripts have words, and that all words belong to a script: the table must show only texts that an author wrote. */

import type { WordsOf } from '@questwright/kernel'
import { nearestName } from '@questwright/kernel/nearest'
import {
  factTexts,
  mostMessageLetters,
  mostMessageNesting,
  mostMessageParts,
  type Rulebook,
  readable,
  setTitlesSection,
} from '@questwright/rulebook'
import type { CompiledScript, PackBundle, PackText, ScriptKind, TitledText } from './bundle.ts'
import { type IdleWords, withWords } from './chapter-words.ts'
import { withGround } from './pack-rulebook.ts'
import { compareText, type Problem, problem, type QuickFix } from './problem.ts'
import type { ScriptName } from './script-names.ts'
import { wordsOfScripts } from './words-of-scripts.ts'

type Section = 'cards' | 'keywords' | 'scenarios' | 'rules' | 'systems'

const sectionOf: { readonly [kind in ScriptKind]?: Section } = {
  card: 'cards',
  keyword: 'keywords',
  scenario: 'scenarios',
  rule: 'rules',
  system: 'systems',
}

/** A name without words: its script, and the entry of the text file to which its words belong; no entry for a name in a library. */
interface Wanted {
  readonly script: CompiledScript
  readonly name: ScriptName & { readonly key: string }
}

/** The words for a name, from the entry of its script or from the words of the whole pack. */
function wordsFor(book: PackText, script: Pick<CompiledScript, 'kind' | 'slug'>, { words, key }: Wanted['name']): string | undefined {
  const section = sectionOf[script.kind]
  const entry = section === undefined ? undefined : entryOf(book, section, script.slug)
  for (const from of [entry, book]) {
    const said = (from as { readonly words?: Words } | undefined)?.words?.[words]
    if (said !== undefined && Object.hasOwn(said, key) && said[key]?.trim() !== '') return said[key]
  }
  return undefined
}

type Words = { readonly [words: string]: { readonly [key: string]: string } | undefined }

function entryOf(book: PackText, section: Section, slug: string): TitledText | undefined {
  const entries = book[section] as { readonly [slug: string]: TitledText } | undefined
  return entries && Object.hasOwn(entries, slug) ? entries[slug] : undefined
}

/** A script and the libraries that it imports, directly or not. */
export function withLibraries(script: CompiledScript, byPath: ReadonlyMap<string, CompiledScript>): ReadonlySet<CompiledScript> {
  const all = new Set([script])
  for (const one of all)
    for (const [, from = ''] of one.code.matchAll(/require\(["'](\.{1,2}\/[^"']+)["']\)/g)) {
      const path = resolved(one.path, from)
      const library = byPath.get(path) ?? byPath.get(`${path}.ts`) ?? byPath.get(path.replace(/\.js$/, '.ts'))
      if (library) all.add(library)
    }
  return all
}

function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Whether the game itself has words for a name. */
const isOwn = ({ words, key }: Wanted['name'], { ownNames }: Rulebook): boolean => ownNames[words]?.includes(key) === true

/** The slugs in a script and its libraries that need words from the author, because the game has none. */
export function namesOfScript(
  pack: PackBundle,
  kind: ScriptKind,
  slug: string,
  rulebook: Rulebook,
): readonly (ScriptName & { readonly key: string })[] {
  const byPath = new Map(pack.scripts.map((script) => [script.path, script]))
  const script = pack.scripts.find((one) => one.kind === kind && one.slug === slug)
  if (!script) return []
  const seen = new Set<string>()
  return [...withLibraries(script, byPath)]
    .flatMap(({ names = [] }) => names.flatMap((name) => (isKnown(name) ? [name] : [])))
    .filter((name) => !isOwn(name, rulebook))
    .filter(({ words, key }) => !seen.has(`${words} ${key}`) && seen.add(`${words} ${key}`))
}

const isKnown = (name: ScriptName): name is ScriptName & { key: string } => name.key !== undefined

/** Words that are searched in all packs: a sentence about a token or a face-down card does not contain the pack whose script uses the name. */
const scattered = ['tokens', 'names'] as const

/**
 * The names for which dependencies of a pack have words, as `tokens time`: the pack need not word them again.
 * @param packs of the workspace
 */
export function wordsBelow(pack: PackBundle, packs: readonly PackBundle[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { id, text } of withGround([pack], packs)) {
    const book = id === pack.id ? undefined : text.en
    if (book === undefined) continue
    const entries = Object.values(sectionOf).flatMap((section) =>
      Object.values((book[section] ?? {}) as { readonly [slug: string]: TitledText }),
    )
    for (const entry of [book, ...entries])
      for (const words of scattered)
        for (const [key, said] of Object.entries((entry as { readonly words?: Words }).words?.[words] ?? {}))
          if (typeof said === 'string' && said.trim() !== '') found.add(`${words} ${key}`)
  }
  return found
}

/**
 * Checks the words of a pack.
 * @param rulebook of its game
 * @param below the names for which its dependencies have words, see `wordsBelow`
 * @param only the slug of the only card to check, for a card that is being edited
 */
export function wordsProblems(pack: PackBundle, rulebook: Rulebook, below: ReadonlySet<string>, only?: string): Problem[] {
  const problems: Problem[] = []
  const byPath = new Map(pack.scripts.map((script) => [script.path, script]))
  const users = pack.scripts.filter(({ kind }) => sectionOf[kind] !== undefined)
  const reach = new Map(users.map((script) => [script, withLibraries(script, byPath)]))
  const asked = only === undefined ? pack.scripts : users.filter(({ kind, slug }) => kind === 'card' && slug === only)
  for (const script of asked) {
    const seen = new Set<string>()
    for (const name of script.names ?? []) {
      if (name.asks) problems.push(asksAgain(pack, script, name))
      else if (!isKnown(name)) problems.push(computed(pack, script, name))
      const at = `${name.words} ${name.key}`
      if (!isKnown(name) || isOwn(name, rulebook) || below.has(at) || seen.has(at)) continue
      seen.add(at)
      for (const language of Object.keys(pack.text).sort(compareText)) {
        const book = pack.text[language] as PackText
        const homes = sectionOf[script.kind] === undefined ? users.filter((user) => reach.get(user)?.has(script)) : [script]
        const missing = homes.filter((home) => wordsFor(book, home, name) === undefined)
        // missing translations are reported as warnings, since they may follow later
        if (missing.length > 0) problems.push(unworded(pack, { script, name }, missing, homes.length, language))
      }
    }
  }
  for (const [language, book] of Object.entries(pack.text).sort(([a], [b]) => compareText(a, b)))
    for (const [section, kind] of [
      ['cards', 'card'],
      ['keywords', 'keyword'],
      ['scenarios', 'scenario'],
      ['rules', 'rule'],
      ['systems', 'system'],
    ] as const)
      for (const [slug, entry] of Object.entries((book[section] as { readonly [slug: string]: TitledText } | undefined) ?? {}))
        if (only === undefined || (section === 'cards' && slug === only)) {
          const script = pack.scripts.find((one) => one.kind === kind && one.slug === slug)
          const names = script ? [...(reach.get(script) ?? [])].flatMap((one) => one.names ?? []) : []
          problems.push(...unused(pack, language, section, slug, (entry as { readonly words?: Words }).words, names))
        }
  for (const [language, book] of Object.entries(only === undefined ? pack.text : {}).sort(([a], [b]) => compareText(a, b)))
    problems.push(
      ...unused(
        pack,
        language,
        undefined,
        undefined,
        book.words as Words | undefined,
        pack.scripts.flatMap(({ names = [] }) => names),
      ),
    )
  return problems
}

function unworded(
  pack: PackBundle,
  { script, name }: Wanted,
  missing: readonly CompiledScript[],
  users: number,
  language: string,
): Problem {
  const file = `text/${language}.json`
  const { words, key } = name
  const isLibrary = sectionOf[script.kind] === undefined
  const home = missing[0] as CompiledScript
  const section = sectionOf[home.kind] as Section
  const example = `"words": { "${words}": { "${key}": "…" } }`
  const whole = isLibrary && users > 1
  const remedy = whole
    ? `Add ${example} at the top of ${file}, for all that use this file; or to the entries of ${listed(missing.map(({ slug }) => `"${slug}"`))}.`
    : `Add ${example} to "${home.slug}" under \`${section}\` in ${file}.`
  const fix: QuickFix = {
    title: `Add words for "${key}"`,
    edit: { kind: 'words', words, key, value: readable(key), ...(whole ? {} : { section, slug: home.slug }) },
  }
  return {
    ...problem(
      language === 'en' ? 'error' : 'warning',
      'words/missing',
      { pack: pack.id, file: script.path },
      {
        message: `The ${wordsOfScripts[words]} "${key}" has no words${language === 'en' ? '' : ` in ${file}`}: players would read ${language !== 'en' ? 'the English ones' : words === 'abilities' ? 'the title of its card only' : 'the bare key'}.`,
        remedy,
      },
      name,
    ),
    ...subjectOf(script),
    ...(language === 'en' ? { fixes: [fix] } : {}),
  }
}

/** Reports a second question of the same ability without words of its own: players could not distinguish the two. */
function asksAgain(pack: PackBundle, script: CompiledScript, name: ScriptName): Problem {
  return {
    ...problem(
      'error',
      'words/same-question',
      { pack: pack.id, file: script.path },
      {
        message: 'This ability asks more than once whether to do something, and the questions read the same.',
        remedy: 'Give each question a name with `as`, as in may(…, { as: "may-draw" }), and put its words under "prompts".',
      },
      name,
    ),
    ...subjectOf(script),
  }
}

/** Reports a key that is computed at run time: only a game shows whether it has words. */
function computed(pack: PackBundle, script: CompiledScript, name: ScriptName): Problem {
  const noun = wordsOfScripts[name.words]
  return {
    ...problem(
      'warning',
      'words/computed',
      { pack: pack.id, file: script.path },
      {
        message: `This ${noun} gets its key while the game runs, so the check cannot find out whether it has words.`,
        remedy: `Write the key as a plain text where you can. Where you cannot, add words for each possible key under "${name.words}": tests, qw fuzz and the table report each key without words.`,
      },
      name,
    ),
    ...subjectOf(script),
  }
}

function subjectOf({ kind, slug }: CompiledScript): Pick<Problem, 'subject'> {
  return kind === 'card' || kind === 'keyword' || kind === 'scenario' ? { subject: { kind, slug } } : {}
}

function unused(
  pack: PackBundle,
  language: string,
  section: Section | undefined,
  slug: string | undefined,
  words: Words | undefined,
  names: readonly ScriptName[],
): Problem[] {
  const problems: Problem[] = []
  for (const [sort, entries] of Object.entries(words ?? {})) {
    if (!Object.hasOwn(wordsOfScripts, sort)) continue
    const own = names.filter((name) => name.words === sort && name.asks === undefined)
    // the script computes a name of this sort, which may be any
    if (own.some(({ key }) => key === undefined)) continue
    for (const key of Object.keys(entries ?? {})) {
      if (own.some((name) => name.key === key)) continue
      const noun = wordsOfScripts[sort as WordsOf]
      const near = nearestName(key, [...new Set(own.flatMap((name) => name.key ?? []))])
      problems.push({
        ...problem(
          'warning',
          'words/unused',
          { pack: pack.id, file: `text/${language}.json` },
          {
            message: `There are words for the ${noun} "${key}"${slug === undefined ? '' : ` of "${slug}"`}, and no script uses it.`,
            remedy:
              near === undefined
                ? 'Correct the name, or take the words out.'
                : `The script says "${near}": write that, or take the words out.`,
          },
        ),
        ...(section === 'cards' && slug !== undefined ? { subject: { kind: 'card', slug } } : {}),
      })
    }
  }
  return problems
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const entryFields = ['title', 'text', 'words']
const titleFields = ['title', 'text']

/** The fields of the entries of each section of text files, by the rulebook of the game. */
function fieldsBySection(rulebook: Rulebook): { readonly [section: string]: readonly string[] } {
  const sets = setTitlesSection(rulebook)
  return {
    cards: ['title', 'subtitle', 'text', ...factTexts(rulebook).map(({ field }) => field), 'flavour', 'sides', 'words'],
    keywords: entryFields,
    scenarios: entryFields,
    rules: entryFields,
    systems: [...entryFields, 'chapter'],
    ...(sets === undefined ? {} : { [sets]: titleFields }),
    campaigns: titleFields,
    decks: titleFields,
  }
}

/** Reports fields of text files that the program does not use; most of them are misspelt. */
export function unknownTextFields(pack: PackBundle, rulebook: Rulebook): Problem[] {
  const problems: Problem[] = []
  const fields = fieldsBySection(rulebook)
  const sideFields = fields.cards?.filter((field) => field !== 'sides' && field !== 'words') ?? []
  for (const language of Object.keys(pack.text).sort(compareText)) {
    const book = pack.text[language] as { readonly [section: string]: unknown }
    const tell = (field: string, where: string, known: readonly string[]) => {
      const near = (field === 'modes' ? 'words' : undefined) ?? nearestName(field, known)
      problems.push(
        problem(
          'warning',
          'text/unknown-field',
          { pack: pack.id, file: `text/${language}.json` },
          {
            message: `"${field}" ${where} is no field of a text file: it is not read.`,
            remedy: `${near === undefined ? '' : `Did you mean "${near}"? `}There are ${listed(known.map((one) => `"${one}"`))}.`,
          },
        ),
      )
    }
    const look = (value: unknown, where: string, known: readonly string[]) => {
      for (const field of Object.keys(isRecord(value) ? value : {})) if (!known.includes(field)) tell(field, where, known)
      if (isRecord(value) && known.includes('words')) lookAtWords(value.words, where)
    }
    const lookAtWords = (words: unknown, where: string) => {
      const known = Object.keys(wordsOfScripts)
      for (const sort of Object.keys(isRecord(words) ? words : {})) if (!known.includes(sort)) tell(sort, `in the words ${where}`, known)
    }
    // earlier versions wrote empty sections of one game into the packs of every game
    const isLeft = ([section, held]: [string, unknown]) =>
      rulebook.deal?.formerly?.includes(section) === true && isRecord(held) && Object.keys(held).length === 0
    const filled = Object.fromEntries(Object.entries(book).filter((entry) => !isLeft(entry)))
    look(filled, 'at the top', [...Object.keys(fields), 'words'])
    for (const [section, known] of Object.entries(fields))
      for (const [slug, entry] of Object.entries(isRecord(book[section]) ? book[section] : {})) {
        look(entry, `of "${slug}"`, known)
        const chapter = section === 'systems' && Object.hasOwn(pack.systems ?? {}, slug) ? pack.systems?.[slug] : undefined
        if (chapter !== undefined && isRecord(entry))
          for (const one of withWords(chapter, entry.chapter).idle) problems.push(idleInChapter(pack, language, slug, one))
        if (section === 'cards' && isRecord(entry) && isRecord(entry.sides))
          for (const [side, own] of Object.entries(entry.sides)) look(own, `of side ${side} of "${slug}"`, sideFields)
      }
  }
  return problems
}

/** Reports words in a translated chapter for an entry that the chapter does not have, or whose type differs. */
function idleInChapter(pack: PackBundle, language: string, slug: string, { path, known }: IdleWords): Problem {
  const [name = '', at] = [path.at(-1), path.join('.')]
  const near = nearestName(name, known)
  const told = known.includes(name)
    ? {
        message: `"${at}" of the chapter of "${slug}" cannot replace the text of the chapter.`,
        remedy: `Write a text, or as many texts as the chapter has there, each of at most ${mostMessageLetters} letters and ${mostMessageParts} parts in braces, at most ${mostMessageNesting} deep.`,
      }
    : {
        message: `"${at}" is no text of the chapter of "${slug}": it is not read.`,
        remedy: `${near === undefined ? '' : `Did you mean "${near}"? `}There are ${listed(known.map((one) => `"${one}"`)) || 'none'}.`,
      }
  return problem('warning', 'text/unknown-field', { pack: pack.id, file: `text/${language}.json` }, told)
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
