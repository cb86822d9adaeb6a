/**
 * Looks up the words for what scripts name by a slug: `words` of a card, keyword, scenario, rule or system in `text/<language>.json`, and `words`
 * of the whole pack. Table, terminal and sites all use this lookup.
 */
import type { JsonObject, WordsOf, WordsReference } from '@questwright/kernel'
import { entryIn, type Rulebooks } from '@questwright/rulebook'
import { linkedPacks } from './names/linked-packs.ts'
import { type PackOfSystems, rulebooksOfPacks, withGround } from './pack-rulebook.ts'
import { type Problem, problem } from './problem.ts'
import { wordsOfScripts } from './words-of-scripts.ts'

/** A name in a script for which no text has words, so that players see the bare key. */
export interface Unworded {
  readonly words: WordsOf
  readonly key: string
  /** The title of the card, keyword, scenario, rule or system whose script uses the name, and the file section where its words belong. */
  readonly title: string
  readonly pack: string
  readonly section: 'cards' | 'keywords' | 'scenarios' | 'rules' | 'systems'
  readonly slug: string
}

export interface AuthorWords {
  /** The words for a reference in the viewer's language, else in the pack's first language; undefined where the pack has none. */
  of(reference: WordsReference): string | undefined
  /** The words of an ability, by its name `pack:slug#part`. */
  ability(name: string): string | undefined
  /**
   * The words for a token, or the name under which a card lies face down.
   * @param near a code: the pack of that code is searched first
   */
  anywhere(words: 'tokens' | 'names', key: string, near: string | undefined): string | undefined
  /** The title of a keyword, scenario, rule or system by its code. */
  title(code: string): string | undefined
  /** The references for which there are no words, each once. */
  unworded(references: readonly WordsReference[]): readonly Unworded[]
  /**
   * The words for parts of a sentence: what its ability does (`named`, `does`), its token, the printed rule that applies, and a counter, phase or
   * zone of a system.
   */
  namesIn(parts: JsonObject): { readonly [part: string]: string }
}

type Book = JsonObject

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const own = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined)

/** Sections of a text file whose entries have words. */
const sections = ['cards', 'keywords', 'scenarios', 'rules', 'systems'] as const

/** The section by the part of a code before the slash; codes of cards and keywords have no such part. */
const sectionsByKind: { readonly [kind: string]: 'scenarios' | 'rules' | 'systems' } = {
  scenario: 'scenarios',
  rule: 'rules',
  system: 'systems',
}

/**
 * Makes the lookup.
 * @param packs with their texts by language
 * @param rulebooks the rulebooks of their games: names for which the game itself has words need none from the author
 * @param language of the viewer; where a pack has no words in it, its first language is used
 */
export function authorWords(
  packs: readonly (PackOfSystems & { readonly game: string; readonly text: { readonly [language: string]: unknown } })[],
  rulebooks: Rulebooks,
  language = 'en',
): AuthorWords {
  const merged = rulebooksOfPacks(packs, rulebooks)
  const books = new Map<string, readonly Book[]>()
  for (const { id, text } of linkedPacks(packs)) {
    const wanted = [language, 'en', ...Object.keys(text)]
    books.set(
      id,
      [...new Set(wanted)].flatMap((one) => (isObject(text[one]) ? [text[one]] : [])),
    )
  }
  // a reference to a token or to the name of a face-down card does not contain the script that uses it, so all packs are searched
  const scattered = new Map<string, ReadonlyMap<string, string>>()

  function entriesOf(book: Book, code: string): readonly unknown[] {
    const slug = code.slice(code.indexOf(':') + 1)
    const [kind, name = ''] = slug.includes('/') ? slug.split('/') : [undefined, slug]
    const section = entryIn(sectionsByKind, kind)
    const named = section === undefined ? (['cards', 'keywords'] as const) : [section]
    // a keyword with the same name as that of another pack is listed as `pack:name`
    return named.flatMap((section) => [own(book[section], name), ...(section === 'keywords' ? [own(book[section], code)] : [])])
  }

  function find(code: string, words: WordsOf, key: string): string | undefined {
    for (const book of books.get(code.slice(0, Math.max(0, code.indexOf(':')))) ?? [])
      for (const entry of [...entriesOf(book, code), book]) {
        const said = own(own(own(entry, 'words'), words), key)
        if (typeof said === 'string' && said.trim() !== '') return said
      }
    return findInSystems(code, words, key)
  }

  /** The words for an ability that uses a verb of a system: the words are in the texts of the system's pack. */
  function findInSystems(code: string, words: WordsOf, key: string): string | undefined {
    const home = packs.filter(({ id }) => id === code.slice(0, Math.max(0, code.indexOf(':'))))
    for (const { id } of withGround(home, packs).reverse())
      for (const book of books.get(id) ?? [])
        for (const entry of [...Object.values(isObject(book.systems) ? book.systems : {}), ...(isObject(book.systems) ? [book] : [])]) {
          const said = own(own(own(entry, 'words'), words), key)
          if (typeof said === 'string' && said.trim() !== '') return said
        }
    return undefined
  }

  function scatteredIn(pack: string, words: 'tokens' | 'names'): ReadonlyMap<string, string> {
    const at = `${pack} ${words}`
    const known = scattered.get(at)
    if (known) return known
    const found = new Map<string, string>()
    for (const book of books.get(pack) ?? [])
      for (const entry of [book, ...sections.flatMap((section) => (isObject(book[section]) ? Object.values(book[section]) : []))])
        for (const [key, said] of Object.entries((own(own(entry, 'words'), words) as JsonObject | undefined) ?? {}))
          if (typeof said === 'string' && said.trim() !== '' && !found.has(key)) found.set(key, said)
    scattered.set(at, found)
    return found
  }

  function anywhere(words: 'tokens' | 'names', key: string, near: string | undefined): string | undefined {
    const first = near === undefined ? [] : [near.slice(0, Math.max(0, near.indexOf(':')))]
    for (const pack of new Set([...first, ...books.keys()])) {
      const said = scatteredIn(pack, words).get(key)
      if (said !== undefined) return said
    }
    return undefined
  }

  function ability(name: string): string | undefined {
    const hash = name.lastIndexOf('#')
    return hash < 0 ? undefined : find(name.slice(0, hash), 'abilities', name.slice(hash + 1))
  }

  /** The words for a counter or a phase in the chapter of its system. The game's own counters and phases have messages. */
  function inMessages(part: 'counter' | 'phase', name: unknown): { readonly [part: string]: string } {
    for (const { messages } of Object.values(merged)) {
      const said = typeof name === 'string' ? entryIn(messages, `${part}.${name}`) : undefined
      if (said !== undefined) return { [part]: said }
    }
    return {}
  }

  /** The text that the dial of a counter shows for the numbers in the sentence. */
  function onDial(counter: unknown, numbers: { readonly [part: string]: unknown }): { readonly [part: string]: string } {
    const faces = Object.values(merged).flatMap(({ dials }) => entryIn(dials, counter)?.faces ?? [])
    return Object.fromEntries(
      Object.entries(numbers).flatMap(([part, number]) => {
        const face = typeof number === 'number' ? faces[number] : undefined
        return face === undefined ? [] : [[part, face]]
      }),
    )
  }

  /** The title of a zone in the chapter of its system. */
  function zoneTitle(name: unknown): { readonly zone?: string } {
    for (const { zones } of Object.values(merged)) {
      const said = entryIn(zones, name)?.title
      if (said !== undefined) return { zone: said }
    }
    return {}
  }

  function title(code: string): string | undefined {
    for (const book of books.get(code.slice(0, Math.max(0, code.indexOf(':')))) ?? [])
      for (const entry of entriesOf(book, code)) {
        const said = own(entry, 'title')
        if (typeof said === 'string' && said.trim() !== '') return said
      }
    return undefined
  }

  function hasWords({ of, words, key }: WordsReference): boolean {
    const game = packs.find(({ id }) => id === of.slice(0, Math.max(0, of.indexOf(':'))))?.game
    if (entryIn(merged, game)?.ownNames[words]?.includes(key)) return true
    return (words === 'tokens' || words === 'names' ? anywhere(words, key, of) : find(of, words, key)) !== undefined
  }

  function placeOf({ of, words, key }: WordsReference): Unworded {
    const pack = of.slice(0, Math.max(0, of.indexOf(':')))
    const rest = of.slice(of.indexOf(':') + 1)
    const [kind, slug = ''] = rest.includes('/') ? rest.split('/') : [undefined, rest]
    const isKeyword = (books.get(pack) ?? []).some((book) => own(book.keywords, slug) !== undefined && own(book.cards, slug) === undefined)
    const section = entryIn(sectionsByKind, kind) ?? (isKeyword ? 'keywords' : 'cards')
    return { words, key, title: title(of) ?? slug, pack, section, slug }
  }

  return {
    of: ({ of, words, key }) => find(of, words, key),
    ability,
    anywhere,
    title,
    unworded: (references) => {
      const found = new Map<string, Unworded>()
      for (const reference of references)
        if (!hasWords(reference)) found.set(`${reference.words} ${reference.of} ${reference.key}`, placeOf(reference))
      return [...found.values()]
    },
    namesIn: (parts) => {
      const { token, reading, card, because, counter, phase, zone, from, to } = parts
      const [near] = [isObject(because) ? because.card : undefined, card].flatMap((one) =>
        isObject(one) && typeof one.code === 'string' ? [one.code] : [],
      )
      const does = typeof parts.ability === 'string' ? ability(parts.ability) : undefined
      const named = typeof token === 'string' ? anywhere('tokens', token, near) : undefined
      const read = typeof reading === 'string' && near !== undefined ? find(near, 'ways', reading) : undefined
      return {
        named: does === undefined ? 'no' : 'yes',
        does: does ?? '',
        ...(named === undefined ? {} : { token: named.toLowerCase() }),
        ...inMessages('counter', counter),
        ...onDial(counter, { from, to }),
        ...inMessages('phase', phase),
        ...zoneTitle(zone),
        ...(read === undefined ? {} : { reading: read }),
      }
    },
  }
}

/** The references to words of authors in a question, an outcome or any other data that a table sends out. */
export function wordsReferencesIn(value: unknown): WordsReference[] {
  if (Array.isArray(value)) return value.flatMap(wordsReferencesIn)
  if (!isObject(value)) return []
  const { words, of, key } = value
  if (typeof words === 'string' && Object.hasOwn(wordsOfScripts, words) && typeof of === 'string' && typeof key === 'string')
    return [{ words: words as WordsOf, of, key }]
  return Object.values(value).flatMap(wordsReferencesIn)
}

/** The problem for a key without words that came up in a game, with what its author has to do. */
export function unwordedProblem({ words, key, title, pack, section, slug }: Unworded): Problem {
  return problem(
    'error',
    'words/missing',
    { pack, file: 'text/en.json' },
    {
      message: `The ${wordsOfScripts[words]} "${key}" of ${title} has no words: players read the bare key.`,
      remedy: `Add "words": { "${words}": { "${key}": "…" } } to "${slug}" under \`${section}\` in text/en.json.`,
    },
  )
}
