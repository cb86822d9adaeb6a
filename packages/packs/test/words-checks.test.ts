import { describe, expect, it } from 'vitest'
import type { CompiledScript, PackBundle } from '../src/bundle.ts'
import {
  authorWords,
  formatProblem,
  loadPack,
  namesOfScript,
  checkPacks as plainCheckPacks,
  unwordedProblem as plainUnwordedProblem,
  wordsReferencesIn,
} from '../src/index.ts'
import { withLibraries, wordsBelow, wordsProblems } from '../src/words-checks.ts'
import { rulebook, rulebooks } from './games.ts'
import { watched } from './watched-findings.ts'

const checkPacks = watched(plainCheckPacks)
const unwordedProblem = watched(plainUnwordedProblem)

const manifest = JSON.stringify({ name: '@tester/fords', version: '1.0.0', questwright: { game: 'lcg', api: 1 } })
const enemy = JSON.stringify({ type: 'treachery', encounterSet: 'ford', quantity: 1 })

const script = `import { card, chooseOne, choose, drawCards, lowerThreat, placeTokens, loseGame, whenRevealed, delayed, forced } from '@questwright/lcg'

export default card('ambush', [
  whenRevealed(({ you, self }) =>
    chooseOne({
      draw: () => drawCards(you, 1),
      'flee-now': () => lowerThreat(you, 1),
    }),
  ),
  forced.after('revealed', { slug: 'echo' }, ({ self, you }) => {
    choose(you.heroes, { as: 'whom-to-blame' })
    choose(you.hand, { as: 'choose-to-discard' })
    placeTokens(self, 'mud', 1)
    placeTokens(self, 'resource', 1)
    loseGame('drowned')
    loseGame('by-card')
  }),
  delayed('dry-up', () => undefined),
])
`

function packWith(text: object, files: { readonly [path: string]: string } = {}) {
  return loadPack(
    {
      'package.json': manifest,
      'cards/ambush.json': enemy,
      'cards/ambush.ts': script,
      'text/en.json': JSON.stringify({ encounterSets: { ford: { title: 'Ford' } }, ...text }),
      ...files,
    },
    rulebooks,
  )
}

const problemsOf = (text: object, files: { readonly [path: string]: string } = {}) => {
  const { bundle, problems } = packWith(text, files)
  expect(problems).toEqual([])
  return checkPacks(bundle ? [bundle] : [], rulebooks).filter(({ code }) => code.startsWith('words/') || code === 'text/unknown-field')
}

const said = {
  ways: { draw: 'Draw 1 card', 'flee-now': 'Reduce your threat by 1' },
  abilities: { echo: 'the echo', 'dry-up': 'the ford dries up' },
  prompts: { 'whom-to-blame': 'Who is to blame?' },
  tokens: { mud: 'mud' },
  outcomes: { drowned: 'All have drowned: the players lose.' },
}

describe('a name in a script', () => {
  it('is an error if it has no words, with file, line, key and the entry to add', () => {
    const found = problemsOf({ cards: { ambush: { title: 'Ambush' } } })
    expect(found.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
      '6 error The way of a choice "draw" has no words: players would read the bare key.',
      '7 error The way of a choice "flee-now" has no words: players would read the bare key.',
      '10 error The ability "echo" has no words: players would read the title of its card only.',
      '11 error The question "whom-to-blame" has no words: players would read the bare key.',
      '13 error The token "mud" has no words: players would read the bare key.',
      '15 error The reason why the game ends "drowned" has no words: players would read the bare key.',
      '18 error The ability "dry-up" has no words: players would read the title of its card only.',
    ])
    expect(formatProblem(found[0] as never)).toContain('fords/cards/ambush.ts:6:7 The way of a choice "draw"')
    expect(found[0]?.remedy).toBe('Add "words": { "ways": { "draw": "…" } } to "ambush" under `cards` in text/en.json.')
    expect(found[0]?.fixes).toEqual([
      {
        title: 'Add words for "draw"',
        edit: { kind: 'words', section: 'cards', slug: 'ambush', words: 'ways', key: 'draw', value: 'Draw' },
      },
    ])
  })

  it('is needed if an ability asks with "may" more than once, because both questions would read the same', () => {
    const files = {
      'cards/ambush.ts': `import { card, drawCards, forced, lowerThreat, may, whenRevealed } from '@questwright/lcg'

export default card('ambush', [
  whenRevealed(({ you }) => {
    may(() => drawCards(you, 1))
    may(() => lowerThreat(you, 1), { by: you })
    may(() => lowerThreat(you, 2), { as: 'may-lower' })
  }),
  forced.after('revealed', ({ you }) => may(() => drawCards(you, 1))),
])
`,
    }
    const words = { prompts: { 'may-lower': 'Reduce your threat by 2?' } }
    expect(problemsOf({ cards: { ambush: { title: 'Ambush', words } } }, files)).toMatchObject([
      {
        code: 'words/same-question',
        severity: 'error',
        file: 'cards/ambush.ts',
        line: 6,
        column: 5,
        remedy: expect.stringContaining('`as`'),
      },
    ])
  })

  it('is correct with words of the card or of the whole pack', () => {
    expect(problemsOf({ cards: { ambush: { title: 'Ambush', words: said } } })).toEqual([])
    expect(problemsOf({ cards: { ambush: { title: 'Ambush' } }, words: said })).toEqual([])
  })

  it('is a warning if only an outdated translation lacks its words', () => {
    const book = { cards: { ambush: { title: 'Ambush', words: said } } }
    const behind = { ...book, cards: { ambush: { title: 'Hinterhalt', words: { ...said, ways: { draw: 'Zieh 1 Karte' } } } } }
    const found = problemsOf(book, { 'text/de.json': JSON.stringify({ encounterSets: { ford: { title: 'Furt' } }, ...behind }) })
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning The way of a choice "flee-now" has no words in text/de.json: players would read the English ones.',
    ])
  })

  it('in a library needs words once for the pack, or for each card that uses it', () => {
    const files = {
      'lib/fork.ts':
        "import { chooseOne } from '@questwright/lcg'\n\nexport const fork = () => chooseOne({ left: () => 1, right: () => 2 })\n",
      'cards/ambush.ts':
        "import { card, whenRevealed } from '@questwright/lcg'\nimport { fork } from '../lib/fork.ts'\n\nexport default card('ambush', [whenRevealed(() => fork())])\n",
      'cards/other.ts':
        "import { card, whenRevealed } from '@questwright/lcg'\nimport { fork } from '../lib/fork.ts'\n\nexport default card('other', [whenRevealed(() => fork())])\n",
      'cards/other.json': enemy,
    }
    const own = { ways: { left: 'Go left', right: 'Go right' } }
    const cards = { ambush: { title: 'Ambush', words: own }, other: { title: 'Other' } }
    expect(
      problemsOf({ cards: { ambush: { title: 'Ambush' }, other: { title: 'Other' } } }, files).map(({ file, line, remedy }) => [
        file,
        line,
        remedy,
      ])[0],
    ).toEqual([
      'lib/fork.ts',
      3,
      'Add "words": { "ways": { "left": "…" } } at the top of text/en.json, for all that use this file; or to the entries of "ambush" and "other".',
    ])
    expect(problemsOf({ cards }, files)).toHaveLength(2)
    expect(problemsOf({ cards: { ...cards, other: { title: 'Other', words: own } } }, files)).toEqual([])
    expect(problemsOf({ cards: { ambush: { title: 'Ambush' }, other: { title: 'Other' } }, words: own }, files)).toEqual([])
  })

  it('is followed through constants and conditions; a name that is computed during the game cannot be checked, which is reported', () => {
    const files = {
      'cards/ambush.ts': `import { card, choose, chooseOne, whenRevealed } from '@questwright/lcg'

const ways = { left: () => 1, right: () => 2 }

export default card('ambush', [
  whenRevealed(({ you }) => {
    chooseOne(ways)
    choose(you.heroes, { as: you.threat > 30 ? 'hero-in-danger' : 'safe-hero' })
    choose(you.heroes, { as: \`hero-\${you.threat}\` })
  }),
])
`,
    }
    const { bundle } = packWith({ cards: { ambush: { title: 'Ambush' } } }, files)
    expect(bundle && namesOfScript(bundle, 'card', 'ambush', rulebook).map(({ words, key }) => `${words} ${key}`)).toEqual([
      'ways left',
      'ways right',
      'prompts hero-in-danger',
      'prompts safe-hero',
    ])
    const words = { ways: { left: 'Left', right: 'Right' }, prompts: { 'hero-in-danger': 'Who?', 'safe-hero': 'Who?', 'hero-30': 'Who?' } }
    expect(
      problemsOf({ cards: { ambush: { title: 'Ambush', words } } }, files).map(({ code, severity, line, message }) => [
        code,
        severity,
        line,
        message,
      ]),
    ).toEqual([
      [
        'words/computed',
        'warning',
        9,
        'This question gets its key while the game runs, so the check cannot find out whether it has words.',
      ],
    ])
  })

  it('that has no words when it occurs in a game is reported once, with its title, its key and the place for the words', () => {
    const { bundle } = packWith({
      cards: { ambush: { title: 'Ambush', words: { ways: { left: 'Go left' } } } },
      words: { tokens: { mud: 'mud' } },
    })
    const authored = authorWords(bundle ? [bundle] : [], rulebooks)
    const of = 'fords:ambush'
    const question = {
      name: 'hero-31',
      parts: { words: { words: 'prompts', of, key: 'hero-31' } },
      options: ['left', 'right', 'right'].map((key) => ({ key, label: { code: 'way', parts: { words: { words: 'ways', of, key } } } })),
    }
    const tokens = [{ words: 'tokens', of, key: 'mud' } as const, { words: 'tokens', of, key: 'resource' } as const]
    const problems = authored.unworded([...wordsReferencesIn(question), ...tokens]).map(unwordedProblem)
    expect(problems.map(({ severity, message, remedy }) => `${severity} ${message} ${remedy}`)).toEqual([
      'error The question "hero-31" of Ambush has no words: players read the bare key. Add "words": { "prompts": { "hero-31": "…" } } to "ambush" under `cards` in text/en.json.',
      'error The way of a choice "right" of Ambush has no words: players read the bare key. Add "words": { "ways": { "right": "…" } } to "ambush" under `cards` in text/en.json.',
    ])
    expect(authored.unworded([{ words: 'ways', of: 'fords:scenario/wet', key: 'x' }])).toMatchObject([
      { section: 'scenarios', slug: 'wet' },
    ])
  })
})

describe('words', () => {
  it('that no script uses are reported, with the name that was probably meant', () => {
    const words = { ...said, ways: { ...said.ways, drew: 'Draw' } }
    expect(
      problemsOf({ cards: { ambush: { title: 'Ambush', words } }, words: { tokens: { sand: 'sand' } } }).map(
        ({ severity, message, remedy }) => `${severity} ${message} ${remedy}`,
      ),
    ).toEqual([
      'warning There are words for the way of a choice "drew" of "ambush", and no script uses it. The script says "draw": write that, or take the words out.',
      'warning There are words for the token "sand", and no script uses it. Correct the name, or take the words out.',
    ])
  })

  it('in an unknown field are reported, not ignored', () => {
    const card = { title: 'Ambush', modes: { draw: 'Draw' }, words: { ...said, way: { draw: 'Draw' } }, textt: 'Surge.' }
    expect(problemsOf({ cards: { ambush: card }, card: {} }).map(({ message, remedy }) => `${message} ${remedy.split('?')[0]}?`)).toEqual([
      '"card" at the top is no field of a text file: it is not read. Did you mean "cards"?',
      '"modes" of "ambush" is no field of a text file: it is not read. Did you mean "words"?',
      '"textt" of "ambush" is no field of a text file: it is not read. Did you mean "text"?',
      '"way" in the words of "ambush" is no field of a text file: it is not read. Did you mean "ways"?',
    ])
  })

  it('are found in the language of the viewer, or else in the first language of the pack', () => {
    const en = {
      cards: { ambush: { words: { ways: { draw: 'Draw 1 card', flee: 'Flee' } } } },
      scenarios: { ford: { title: 'The Ford', words: { outcomes: { dry: 'It is dry.' } } } },
    }
    const de = { cards: { ambush: { words: { ways: { draw: 'Zieh 1 Karte' } } } }, words: { tokens: { mud: 'Schlamm' } } }
    const words = authorWords([{ id: 'fords', game: 'lcg', dependencies: [], text: { en, de } }], rulebooks, 'de')
    expect(words.of({ words: 'ways', of: 'fords:ambush', key: 'draw' })).toBe('Zieh 1 Karte')
    expect(words.of({ words: 'ways', of: 'fords:ambush', key: 'flee' })).toBe('Flee')
    expect(words.of({ words: 'outcomes', of: 'fords:scenario/ford', key: 'dry' })).toBe('It is dry.')
    expect(words.of({ words: 'ways', of: 'fords:ambush', key: 'toString' })).toBeUndefined()
    expect(words.of({ words: 'ways', of: 'others:ambush', key: 'draw' })).toBeUndefined()
    expect(words.anywhere('tokens', 'mud', 'others:card')).toBe('Schlamm')
    expect(words.title('fords:scenario/ford')).toBe('The Ford')
  })
})

describe('the names of a script', () => {
  const compiled = (path: string, kind: string, code = '', names: readonly object[] = []) =>
    ({ path, kind, slug: path.replace(/^.*\/|\.ts$/g, ''), code, names }) as unknown as CompiledScript
  const name = (words: string, key?: string) => ({ words, key, line: 1, column: 1 })
  const uses = (...paths: readonly string[]) => paths.map((path) => `require("${path}")`).join('; ')
  const scripts = [
    compiled('cards/heroes/odo.ts', 'card', uses('../../lib/a.ts', '../../lib/./b', '@questwright/lcg'), [
      name('options', 'stay'),
      name('options'),
      name('options', 'stay'),
      name('tokens', 'damage'),
      name('tokens', 'mud'),
    ]),
    compiled('keywords/odo.ts', 'keyword', uses("'../lib/a.ts'"), [name('names', 'soggy')]),
    compiled('lib/a.ts', 'library', "require('./c.js')", [name('names', 'far')]),
    compiled('lib/b.ts', 'library', uses('./b.ts', './none.ts'), [name('tokens', 'mud'), name('options', 'go')]),
    compiled('lib/c.ts', 'library', uses('./a.ts'), [name('names', 'deep')]),
    compiled('lib/d.ts', 'library', '', [name('names', 'never')]),
  ]
  const byPath = new Map(scripts.map((script) => [script.path, script]))
  const named = (kind: string, slug: string) =>
    namesOfScript({ scripts } as never, kind as never, slug, rulebook).map(({ words, key }) => `${words} ${key}`)

  it('contain those of the libraries that it imports, however the path is written', () => {
    const libraries = (path: string) => [...withLibraries(byPath.get(path) as CompiledScript, byPath)].map((one) => one.path)
    expect(libraries('cards/heroes/odo.ts')).toEqual(['cards/heroes/odo.ts', 'lib/a.ts', 'lib/b.ts', 'lib/c.ts'])
    expect(libraries('lib/c.ts')).toEqual(['lib/c.ts', 'lib/a.ts'])
    expect(libraries('lib/d.ts')).toEqual(['lib/d.ts'])
  })

  it('are each listed once, without those that are computed and those that the game words itself', () => {
    expect(named('card', 'odo')).toEqual(['options stay', 'tokens mud', 'names far', 'options go', 'names deep'])
    expect(named('keyword', 'odo')[0]).toBe('names soggy')
    expect(named('keyword', 'none')).toEqual([])
    expect(named('rule', 'odo')).toEqual([])
  })

  it('are worded already where a dependency has words for a token or a name, in any of its entries', () => {
    const words = (sort: string, key: string, said: unknown = 'said') => ({ words: { [sort]: { [key]: said } } })
    const ground = {
      id: 'ground',
      dependencies: ['deep'],
      text: {
        en: {
          ...words('tokens', 'mud'),
          cards: { odo: { title: 'Odo', ...words('names', 'far') }, ada: { title: 'Ada', ...words('options', 'stay') }, bo: {} },
          keywords: { soggy: words('tokens', 'water') },
          rules: { rain: words('names', 'drop') },
          scenarios: { ferry: words('names', 'boat') },
          systems: { tides: words('tokens', 'tide') },
        },
        de: { ...words('tokens', 'moor'), cards: {} },
      },
    }
    const deep = {
      id: 'deep',
      dependencies: [],
      text: { en: { cards: { x: words('names', 'blank', ' ') }, ...words('tokens', 'odd', 5) } },
    }
    const far = { id: 'far', dependencies: [], text: { en: { cards: {}, ...words('tokens', 'away') } } }
    const none = { id: 'none', dependencies: [], text: {} }
    const pack = { id: 'own', dependencies: ['ground', 'none'], text: { en: { cards: {}, ...words('tokens', 'own') } } }
    expect([...wordsBelow(pack as never, [pack, ground, deep, far, none] as never)].sort()).toEqual(
      ['tokens mud', 'names far', 'tokens water', 'names drop', 'names boat', 'tokens tide'].sort(),
    )
  })

  it('are checked for one card alone, with its libraries and its own words', () => {
    const files = {
      'cards/brook.json': enemy,
      'cards/brook.ts': script.replaceAll('ambush', 'brook'),
      'keywords/ambush.json': JSON.stringify({ number: 'none' }),
    }
    const title = (slug: string, words: object = {}) => ({ [slug]: { title: slug, text: '**Forced:** x', words } })
    const { bundle } = packWith(
      {
        cards: { ...title('ambush', { ways: { never: 'x' } }), ...title('brook', { ways: { other: 'x' } }) },
        keywords: title('ambush', { ways: { none: 'x' } }),
        words: { ways: { far: 'x' } },
      },
      files,
    )
    const told = (only?: string) =>
      wordsProblems(bundle as PackBundle, rulebook, new Set(['tokens mud']), only).map(
        ({ code, file, message }) => `${code} ${file} ${message}`,
      )
    const [all, one, none] = [told(), told('ambush'), told('far')]
    expect(none).toEqual([])
    expect(one.length).toBeGreaterThan(3)
    expect(one.filter((line) => !all.includes(line))).toEqual([])
    expect(one.filter((line) => line.includes('brook') || line.includes('"none"') || line.includes('"far"'))).toEqual([])
    expect(one.filter((line) => line.includes('never'))).toHaveLength(1)
    expect(all.filter((line) => line.includes('mud'))).toEqual([])
    expect(all.join('\n')).toContain('brook')
    expect(all.filter((line) => /"(?:other|none|far)"/.test(line))).toHaveLength(3)
  })
})
