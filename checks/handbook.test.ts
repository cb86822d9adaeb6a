/** The examples of the handbook: every one must load, fit the declarations, and work in a game. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Output, runCommand } from '@questwright/cli'
import {
  anchorOf,
  checkPacks,
  checkTypes,
  type Example,
  examplesIn,
  loadPack,
  newestApi,
  readPackFolder,
  suggestSlug,
} from '@questwright/packs'
import { fieldsAt, wordsDrawnFor } from '@questwright/packs/browser'
import { declarations } from '@questwright/workshop/lab'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { runPackScenes } from '@questwright/workshop/scenes'
import { namesOfSystems } from '@questwright/workshop/script-names'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { packFolders, repositoryPacks } from './content.ts'

const folder = fileURLToPath(new URL('../docs/handbook', import.meta.url))
const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\(([a-z0-9./-]+\.md)\)/g)].map(([, name = '']) => name)
const pages = listed.map((path) => ({ name: basename(path), text: readFileSync(join(folder, path), 'utf8') }))
/** Marks of code blocks that are no file of a pack: JSON that shows a format, and command lines. */
const others = ['json form', 'sh qw']

interface Place {
  readonly page: string
  readonly line: number
}

const examples = pages.map(({ name, text }) => ({ page: name, examples: examplesIn(text) }))

/** The examples of all pages for one game as one pack: an example may use those of other pages, as a reader would. */
interface ExamplePack {
  readonly id: string
  readonly game: 'lcg' | 'tcg'
  /** The packs of the repository on which it depends. */
  readonly needs: readonly string[]
  readonly files: { readonly [path: string]: string }
  readonly places: ReadonlyMap<string, Place>
  readonly twice: readonly string[]
}

const packs = [
  asPack('my-pack', 'lcg', ['lcg-core-set', 'lcg-keywords']),
  asPack('the-watch-at-the-ford', 'tcg', ['tcg-fellowship', 'tcg-keywords']),
]

function asPack(id: string, game: ExamplePack['game'], needs: readonly string[]): ExamplePack {
  const made: { [path: string]: string } = {
    'package.json': JSON.stringify({
      name: `@questwright/${id}`,
      version: '0.1.0',
      questwright: { game, api: newestApi },
      dependencies: Object.fromEntries(needs.map((needed) => [`@questwright/${needed}`, '*'])),
    }),
  }
  const from = new Map<string, Place>()
  const again: string[] = []
  const words: { [part: string]: { [slug: string]: unknown } } = {}
  for (const { page, examples: found } of examples) {
    for (const { path, code, line, game: named = 'lcg' } of found) {
      if (path === undefined || named !== game) continue
      if (path === 'text/en.json') {
        for (const [part, entries] of Object.entries(JSON.parse(code) as typeof words)) words[part] = { ...words[part], ...entries }
        continue
      }
      if (from.has(path)) again.push(`${page}:${line} ${path} is told a second time`)
      from.set(path, { page, line })
      made[path] = code
    }
  }
  made['text/en.json'] = JSON.stringify(words)
  return { id, game, needs, files: made, places: from, twice: again }
}

/** The page and line of a line in an example. */
function placed({ places }: ExamplePack, file: string, line: number | undefined): string {
  const place = places.get(file)
  return place ? `${place.page}:${place.line + (line ?? 0)}` : file
}

const { contentOfAllGames } = repositoryPacks()
/** Each pack of examples, loaded and checked beside its dependencies, with the results of its scenes. */
const checked = await Promise.all(
  packs.map(async (pack) => {
    const standsOn = contentOfAllGames.filter(({ id }) => pack.needs.includes(id))
    const loaded = loadPack(pack.files, rulebooks)
    const beside = [...standsOn, ...(loaded.bundle ? [loaded.bundle] : [])]
    const problems = [...loaded.problems, ...checkPacks(beside, rulebooks).filter((problem) => problem.pack === pack.id)]
    const run = loaded.bundle && (await runPackScenes({ kind: 'quickjs', packs: beside, tested: [pack.id] }))
    return { pack, loaded, problems, run }
  }),
)

test('every example is for a game that its words name', () => {
  const known = packs.map(({ game }) => game as string)
  const unknown = examples.flatMap(({ page, examples: found }) =>
    found
      .filter(({ path, game = 'lcg' }) => path !== undefined && !known.includes(game))
      .map(({ line, game }) => `${page}:${line} ${game}`),
  )
  expect(unknown).toEqual([])
})

test('a file is shown on one page only', () => {
  expect(packs.flatMap(({ twice }) => twice)).toEqual([])
})

test('the contents list names every page once', () => {
  expect(new Set(listed).size).toBe(listed.length)
  const here = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(here.filter((name) => !listed.includes(name))).toEqual([])
})

test('every code block has a mark that says how it is tested', () => {
  const unmarked = examples.flatMap(({ page, examples: found }) =>
    found
      .filter(
        ({ language, mark, path }) =>
          ['ts', 'json', 'sh'].includes(language) && path === undefined && !others.includes(`${language} ${mark}`),
      )
      .map(({ language, mark, line }) => `${page}:${line} ${language} ${mark}`),
  )
  expect(unmarked).toEqual([])
})

test('JSON that shows a format can be parsed', () => {
  const forms = examples.flatMap(({ examples: found }) => found.filter(({ language, mark }) => language === 'json' && mark === 'form'))
  expect(forms.map(({ code }) => typeof JSON.parse(code))).toEqual(forms.map(() => 'object'))
})

describe('the reference of the parts of a system', () => {
  const page = pages.find(({ name }) => name === 'parts-of-a-system.md')?.text ?? ''
  const chapter = checked[0]?.loaded.bundle?.systems?.war

  test('shows parts of the chapter that its scenes play', () => {
    const shown = examplesIn(page).filter(({ language, mark }) => language === 'json' && mark === 'form')
    expect(shown.length).toBeGreaterThan(3)
    for (const { code } of shown) expect(chapter).toMatchObject(JSON.parse(code))
  })

  test('names every part that a type, its face, a fact, a stat of it, a token, a mark, a counter and a dial may have', () => {
    const parts = ['types.x', 'types.x.face', 'facts.x', 'tokenFaces.x', 'tokenFaces.x.counts', 'markFaces.x', 'counters.x', 'dials.x']
    const missing = parts.flatMap((path) =>
      Object.keys(fieldsAt(path.split('.'))).flatMap((field) => (page.includes(`\`${field}\``) ? [] : [`${path}.${field}`])),
    )
    expect(missing).toEqual([])
  })

  test('names every word that the board draws', () => {
    const words = Object.values(wordsDrawnFor(rulebookAt('lcg'))).flat()
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([])
  })
})

test('links between pages lead to existing pages and headings', () => {
  const anchorsOf = (text: string) => new Set([...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, words = '']) => anchorOf(words)))
  const broken = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?:\.\.\/)?([a-z0-9-]+\.md)?(?:#([a-z0-9-]+))?\)/g)].flatMap(([link, target = name, anchor]) => {
      const page = pages.find((one) => one.name === target)
      return page && (anchor === undefined || anchorsOf(page.text).has(anchor)) ? [] : `${name}: ${link}`
    }),
  )
  expect(broken).toEqual([])
})

describe.each(checked)('the examples for the game $pack.game', ({ pack, loaded, problems, run }) => {
  test('make a pack without a problem', () => {
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map((one) => `${placed(pack, one.file, one.line)} ${one.code} ${one.message}`),
    ).toEqual([])
    expect(loaded.bundle?.scenes.length).toBeGreaterThan(0)
  })

  test('have scripts and scenes that agree with the declarations', { timeout: 240_000 }, () => {
    const sources = packFolders('content')
      .filter((one) => pack.needs.some((needed) => one.endsWith(`/${needed}`)))
      .map((one) => ({ pack: one.slice(one.lastIndexOf('/') + 1), files: readPackFolder(one) }))
    const found = checkTypes(
      [...sources, { pack: pack.id, files: pack.files }],
      declarations(pack.game),
      undefined,
      namesOfSystems(loaded.bundle ? [loaded.bundle] : [], pack.game),
    )
    expect(found.filter((one) => one.pack === pack.id).map((one) => `${placed(pack, one.file, one.line)} ${one.message}`)).toEqual([])
  })

  test('have scripts that load in the realm', () => {
    expect(run?.problems.map((problem) => JSON.stringify(problem))).toEqual([])
  })

  for (const result of run?.results ?? []) {
    test(`${pack.places.get(result.file)?.page ?? result.file}: ${result.title}`, () => {
      if (result.status === 'failed')
        throw new Error(`${placed(pack, result.file, result.line)} [${result.way ?? 'load'}] ${result.message}`)
    })
  }
})

test('the texts of cards on the page of systems are read in the words of its system', async () => {
  const page = 'your-first-system.md'
  const titles = (examples.find((one) => one.page === page)?.examples ?? [])
    .filter(({ path }) => path === 'text/en.json')
    .flatMap(({ code }) => Object.values((JSON.parse(code) as { cards?: { [slug: string]: { title: string } } }).cards ?? {}))
    .map(({ title }) => title)
  expect(titles).toEqual(['Sky Reader'])
  const home = mkdtempSync(join(tmpdir(), 'questwright-handbook-'))
  writePack('my-pack', home)
  const told: string[] = []
  const code = await runCommand(['text', 'check', join(home, 'my-pack'), '--list', '--json'], { ...listening(told), way: 'json' })
  rmSync(home, { recursive: true })
  const { unread, abilities } = JSON.parse(told.at(-1) ?? '') as { unread: readonly { card: string }[]; abilities: { whole: number } }
  expect(code).toBe(0)
  expect(abilities.whole).toBeGreaterThanOrEqual(3)
  expect(unread.filter(({ card }) => titles.includes(card))).toEqual([])
})

/** Writes a pack of examples into its folder under `home`. */
function writePack(id: string, home: string): void {
  for (const [path, text] of Object.entries(packs.find((pack) => pack.id === id)?.files ?? {})) {
    const file = join(home, id, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

describe('command lines run', () => {
  const home = mkdtempSync(join(tmpdir(), 'questwright-handbook-'))
  writePack('my-pack', home)
  // a saved game, for commands that need one
  beforeAll(async () => {
    vi.stubEnv('INIT_CWD', home)
    const told: string[] = []
    const played = ['play', 'passage-through-mirkwood', '--deck', 'leadership', '--seed', '1', '--bot', 'greedy', '--save', 'game.json']
    expect(await runCommand(inNativeRealm(played), listening(told)), told.join('\n')).toBe(0)
  }, 240_000)
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(home, { recursive: true })
  })
  for (const { page, examples: found } of examples) {
    for (const example of found.filter(({ language, mark }) => language === 'sh' && mark === 'qw')) {
      for (const parts of commandsOf(example)) {
        test(`${page}: qw ${parts.join(' ')}`, { timeout: 240_000 }, async () => {
          const told: string[] = []
          const code = await runCommand(inNativeRealm(parts), listening(told))
          expect(code, told.join('\n')).toBe(0)
          // a reader puts the cards of the page into the pack that was made
          if (parts[0] === 'pack' && parts[1] === 'new') writePack(suggestSlug(parts[2] ?? ''), home)
        })
      }
    }
  }
})

/**
 * The commands of a code block, without the words that start `qw` and without comments.
 * @throws Error for a line that is no command
 */
function commandsOf({ code }: Example): readonly (readonly string[])[] {
  const start = 'npm run -s qw -- '
  return code
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .map((line) => {
      if (!line.startsWith(start)) throw new Error(`"${line}" does not begin with "${start}"`)
      const parts = (line.slice(start.length).match(/"[^"]*"|\S+/g) ?? []).map((part) => part.replaceAll('"', ''))
      // the page uses a number of games that gives useful figures; here two games suffice
      return parts.map((part, index) => (parts[index - 1] === '--games' ? '2' : part))
    })
}

/**
 * A command with the packs of the repository, in the native realm unless it names one: the sandbox plays the same games, as `checks/parity` proves, and
 * takes much longer.
 */
function inNativeRealm(parts: readonly string[]): readonly string[] {
  const isOfRepository = ['play', 'explain', 'replay', 'simulate'].includes(parts[0] ?? '') && !parts.includes('--packs')
  return isOfRepository && !parts.includes('--realm') ? [...parts, '--realm', 'native'] : parts
}

function listening(told: string[]): Output {
  return {
    way: 'text',
    print: (text) => void told.push(text),
    note: (text) => void told.push(text),
    json: (value) => void told.push(JSON.stringify(value)),
    wroteJson: () => false,
    input: process.stdin,
    progress: 'hidden',
  }
}
