/** What pages and files say about several packs: their titles, which of them are used, what one of them lacks, and the manifest of a built pack. */
import { expect, test } from 'vitest'
import { newestApi } from '../src/api.ts'
import { builtManifest } from '../src/built-manifest.ts'
import type { PackOutline } from '../src/bundle.ts'
import { fullTitle } from '../src/full-title.ts'
import { loadPack } from '../src/index.ts'
import { migrated, withWordsAdded } from '../src/migrate.ts'
import { nearChanges } from '../src/near-changes.ts'
import { optionalRules, rulesThatClash } from '../src/optional-rules.ts'
import { namesInList, titleFromId, titleOfId, titleOfPack, titleOfState } from '../src/pack-title.ts'
import type { Problem } from '../src/problem.ts'
import { sideBySide } from '../src/side-by-side.ts'
import { reaches, undeclaredOf, undeclaredOfDeck } from '../src/undeclared.ts'
import { rulebook, rulebooks } from './games.ts'
import { packWith, wholePack } from './made-up-pack.ts'

test.each([
  ['lcg-core-set', 'Core Set'],
  ['lcg-', 'Lcg '],
  ['the-grey-ford', 'The Grey Ford'],
  ['king-of-the-fen', 'King of the Fen'],
  ['öde', 'Öde'],
])('the id %s suggests the title %s', (id, title) => {
  expect(titleFromId(id)).toBe(title)
})

test('a pack is called by its title, and by its name too if others have the same short id', () => {
  expect(titleOfPack({ id: 'fen', title: 'My Fen', name: '@me/fen' } as never)).toBe('My Fen')
  expect(titleOfPack({ id: 'fen', name: '@me/fen' } as never)).toBe('Fen')
  expect(titleOfPack({ id: 'me_fen', title: 'My Fen', name: '@me/fen' } as never)).toBe('My Fen (@me/fen)')
  expect(titleOfPack({ id: 'me_fen', name: '@me/fen' } as never)).toBe('Fen (@me/fen)')
  expect(titleOfPack({ id: 'me_fen', title: 'My Fen' } as never)).toBe('My Fen')
  const bundle = { id: 'fen', title: 'My Fen' } as PackOutline
  expect([titleOfState({ pack: 'fen', bundle }), titleOfState({ pack: 'fen' })]).toEqual(['My Fen', 'Fen'])
  expect([titleOfId('fen', [bundle]), titleOfId('ford', [bundle])]).toEqual(['My Fen', 'Ford'])
})

test('an entry of a list is called by its title, with its pack only if another pack has an entry of that title', () => {
  const entries = [
    { title: 'Wolf', pack: 'fen' },
    { title: 'Wolf', pack: 'ford' },
    { title: 'Rat', pack: 'fen' },
    { title: 'Rat', pack: 'fen' },
  ]
  expect([...entries, { title: 'Moth', pack: 'fen' }].map(namesInList(entries, (pack) => `of ${pack}`))).toEqual([
    'Wolf (of fen)',
    'Wolf (of ford)',
    'Rat',
    'Rat',
    'Moth',
  ])
})

test('a card in a list has its subtitle; without a title it is called by its slug', () => {
  const told = (words: object | undefined) => fullTitle(words as never, 'tom')
  expect(told({ title: 'Tom', subtitle: 'the Miller' })).toBe('Tom, the Miller')
  expect([told({ title: 'Tom' }), told({ title: 'Tom', subtitle: '' })]).toEqual(['Tom', 'Tom'])
  expect([told(undefined), told({ title: '' }), told({ subtitle: 'the Miller' })]).toEqual(['tom', 'tom', 'tom'])
})

const outline = (id: string, ...dependencies: readonly string[]) => ({ id, dependencies }) as unknown as PackOutline

test('used packs that are no dependencies yet can become some, except those that depend on the pack themselves', () => {
  const packs = [outline('mine', 'near'), outline('near', 'far'), outline('far'), outline('other'), outline('above', 'mine')]
  expect([reaches('mine', 'far', packs), reaches('far', 'mine', packs), reaches('mine', 'mine', packs)]).toEqual([true, false, true])
  const told = ({ missing, circle }: ReturnType<typeof undeclaredOf>) => [missing.map(({ id }) => id), circle.map(({ id }) => id)]
  expect(told(undeclaredOf(['mine', 'near', 'far', 'other', 'above', 'unknown'], 'mine', packs))).toEqual([['other'], ['above']])
  const deck = { heroes: ['other:tom', 'own-hero'], cards: { 'above:rat': 1, 'far:moth': 2 } }
  expect(told(undeclaredOfDeck(deck as never, 'mine', packs))).toEqual([['other'], ['above']])
})

test('a pack is not used if another one replaces it: a copy of it, one with its name, or one with the short id of a shipped pack', () => {
  const pack = (kind: string, name?: string, forkedFrom?: string) => ({
    kind,
    manifest: name && `\uFEFF${JSON.stringify({ name, ...(forkedFrom ? { questwright: { forkedFrom: { name: forkedFrom } } } : {}) })}`,
  })
  const told = (...packs: readonly object[]) => {
    const { kept, hidden, twice } = sideBySide(packs as never, (one: object) => one as never)
    const at = (one: unknown) => packs.indexOf(one as object)
    const pairs = (list: typeof hidden) => list.map((one) => [at(one.pack), at(one.by)])
    return { kept: kept.map(at), hidden: pairs(hidden), twice: pairs(twice) }
  }
  const own = pack('own', '@me/fen', '@you/fen')
  expect(told(own, pack('installed', '@you/fen'))).toEqual({ kept: [0], hidden: [[1, 0]], twice: [] })
  expect(told(own, pack('installed', '@me/fen'))).toEqual({ kept: [0], hidden: [[1, 0]], twice: [] })
  expect(told(own, pack('installed', '@they/fen'))).toEqual({ kept: [0, 1], hidden: [], twice: [] })
  expect(told(own, pack('own', '@me/fen'))).toEqual({ kept: [0, 1], hidden: [], twice: [[1, 0]] })
  expect(told(own, pack('own', '@you/fen'))).toEqual({ kept: [0, 1], hidden: [], twice: [] })
  expect(told(own, pack('shipped', '@us/fen'))).toEqual({ kept: [0], hidden: [], twice: [] })
  expect(told(own, pack('shipped', '@us/ford'))).toEqual({ kept: [0, 1], hidden: [], twice: [] })
  expect(told(own, pack('own'), pack('own'))).toEqual({ kept: [0, 1, 2], hidden: [], twice: [] })
  expect(told({ kind: 'own', manifest: '{' }, { kind: 'own', manifest: '{"name":1}' })).toEqual({ kept: [0, 1], hidden: [], twice: [] })
  const { idOf } = sideBySide([own, pack('installed', '@they/fen'), pack('own', '@me/ford')] as never, (one: object) => one as never)
  expect(['@me/ford', '@me/fen', '@they/fen'].map((name) => idOf(name))).toEqual(['ford', 'me_fen', 'they_fen'])
})

const rules = (id: string, systems: object, more: object = {}) =>
  ({ id, name: id, game: 'lcg', dependencies: [], systems, text: { en: {} }, ...more }) as unknown as PackOutline

test('the optional rules of a game, by title: without rules that always hold, those with a record, and those of other games', () => {
  const fen = rules(
    'fen',
    { mud: { rule: 'optional' }, always: {}, campaign: { rule: 'optional', record: {} }, alarm: { rule: 'optional' } },
    { text: { en: { systems: { mud: { title: 'Mud', text: 'It is wet.' } } } } },
  )
  const packs = [
    rules('other', { moon: { rule: 'optional' } }, { game: 'duel' }),
    rules('b', { mud: { rule: 'optional' } }, { text: { en: { systems: { mud: { title: 'Mud' } } } } }),
    fen,
    rules('none', {}, { systems: undefined }),
  ]
  expect(optionalRules(packs, 'lcg')).toEqual([
    { code: 'b:system/mud', pack: 'b', slug: 'mud', title: 'Mud', text: undefined },
    { code: 'fen:system/mud', pack: 'fen', slug: 'mud', title: 'Mud', text: 'It is wet.' },
    { code: 'fen:system/alarm', pack: 'fen', slug: 'alarm', title: 'alarm', text: undefined },
  ])
})

test('optional rules clash if they declare the same name, also with a rule that is in effect anyway', () => {
  const counter = { name: 'Mud', home: 'table', least: 0, most: 9, begins: 0, about: 'How wet it is.' }
  const declaring = { counters: { depth: counter } }
  const fen = rules(
    'fen',
    { deep: { rule: 'optional', ...declaring }, wide: { rule: 'optional', ...declaring }, dry: { rule: 'optional' } },
    { text: { en: { systems: { deep: { title: 'Deep Mud' }, wide: { title: 'Wide Mud' } } } } },
  )
  const old = rules('fen', { deep: { rule: 'optional', ...declaring }, always: declaring }, { text: fen.text })
  const clash = (pack: PackOutline, ...slugs: readonly string[]) =>
    rulesThatClash(
      optionalRules([pack], 'lcg').filter(({ slug }) => slugs.includes(slug)),
      [pack],
      [pack],
    )
  expect(clash(fen)).toEqual([])
  expect(clash(fen, 'deep', 'dry')).toEqual([])
  expect(clash(fen, 'deep', 'wide')).toEqual(['Deep Mud and Wide Mud cannot be used together: both declare "depth" of `counters`.'])
  expect(clash(old, 'deep')).toEqual(['fen/systems/always.json and Deep Mud cannot be used together: both declare "depth" of `counters`.'])
  expect(clash(old)).toEqual([])
})

test('changes in the packs of a saved game are listed by how close they are to the decision', () => {
  const load = (changes: Parameters<typeof packWith>[0] = {}) => loadPack(packWith(changes), rulebooks).bundle as never
  const facts = (path: string, more: object) => ({ [path]: JSON.stringify({ ...JSON.parse(wholePack[path] as string), ...more }) })
  const before = load()
  const after = load({
    ...facts('cards/allies/ferryman.json', { cost: 3 }),
    ...facts('cards/encounter/marsh-rat.json', { attack: 4 }),
    ...facts('cards/encounter/reed-bank.json', { threat: 3 }),
    'text/en.json': (wholePack['text/en.json'] as string).replace('It is wet.', 'It is damp.'),
  })
  const told = (past: readonly never[], now: readonly never[]) =>
    nearChanges(past, now, { acting: ['wet-meadows:reed-bank'], codes: ['wet-meadows:reed-bank', 'wet-meadows:marsh-rat'] }, rulebooks).map(
      ({ pack, slug, near }) => `${pack} ${slug} ${near}`,
    )
  expect(told([before], [after])).toEqual([
    'wet-meadows reed-bank acts',
    'wet-meadows marsh-rat in the game',
    'wet-meadows ferryman elsewhere',
  ])
  expect(told([before], [before])).toEqual([])
  expect(told([before], [])).toEqual([])
})

test('the manifest of a built pack has everything in order, with a hash of each thing that changes with what belongs to it', () => {
  const made = (changes: Parameters<typeof packWith>[0] = {}) =>
    builtManifest(
      loadPack(packWith(changes), rulebooks).bundle as never,
      { status: 'finished', credits: [{ name: 'Ann' }] } as never,
      { 'b.txt': '2', 'a.txt': '1' },
      rulebook,
    )
  const whole = made()
  expect(whole).toMatchObject({
    format: 'questwright-built-pack',
    version: 1,
    id: 'wet-meadows',
    name: '@you/wet-meadows',
    packVersion: '0.1.0',
    game: 'lcg',
    api: 1,
    dependencies: [],
    hash: expect.any(String),
    cards: { ferryman: { title: 'Ferryman', type: 'ally' } },
    status: 'finished',
    languages: ['en'],
    credits: [{ name: 'Ann' }],
    removed: {},
    counts: { scripts: 3, scenes: 1 },
  })
  expect(whole.kinds.length).toBeGreaterThan(0)
  expect([whole.cards, whole.keywords, whole.scenarios, whole.decks, whole.files].map((part) => Object.keys(part))).toEqual([
    ['ferryman', 'marsh-rat', 'odo-miller', 'over-the-ferry', 'reed-bank'],
    ['soggy'],
    ['the-ferry'],
    ['millers'],
    ['a.txt', 'b.txt'],
  ])
  const hashes = ({ cards, keywords, scenarios, decks }: typeof whole) =>
    Object.fromEntries(
      [cards, keywords, scenarios, decks].flatMap((part) => Object.entries(part).map(([slug, { hash }]) => [slug, hash] as const)),
    )
  const changed = (changes: Parameters<typeof packWith>[0]) => {
    const [one, other] = [hashes(whole), hashes(made(changes))]
    return Object.keys(one).filter((slug) => one[slug] !== other[slug])
  }
  const edited = (path: string, from: string, to: string) => ({ [path]: (wholePack[path] as string).replace(from, to) })
  expect(changed(edited('cards/heroes/odo-miller.ts', 'count: number = 1', 'count: number = 2'))).toEqual(['odo-miller'])
  expect(changed(edited('cards/allies/ferryman.json', '"cost":2', '"cost":3'))).toEqual(['ferryman'])
  expect(changed(edited('keywords/soggy.ts', '> 0', '> 1'))).toEqual(['soggy'])
  expect(changed(edited('text/en.json', '"Millers"', '"The Millers"'))).toEqual(['millers'])
  expect(changed({ 'text/de.json': JSON.stringify({ cards: { ferryman: { title: 'Ferge' } } }) })).toEqual(Object.keys(hashes(whole)))
  const moved = { 'cards/allies/ferryman.json': undefined, 'cards/ferryman.json': wholePack['cards/allies/ferryman.json'] }
  expect(changed(moved)).toEqual([])
})

const fixes = (...edits: readonly object[]) =>
  edits.map((edit) => ({ fixes: [{ title: '', edit }] as unknown as NonNullable<Problem['fixes']> }))

test('words are added where they are missing, and existing ones are kept', () => {
  const words = { kind: 'words', section: 'cards', slug: 'old-tom', words: 'choices', key: 'go', value: 'Go' }
  const files = { 'text/en.json': '\uFEFF{"words":{"asks":{"who":"Who?"}}}', 'systems/sky.json': '{"counters":[]}' }
  const added = withWordsAdded(
    files,
    fixes(
      words,
      { kind: 'words', words: 'asks', key: 'who', value: 'Which?' },
      { kind: 'words', words: 'asks', key: 'what', value: 'What?' },
      { kind: 'chapter-words', slug: 'sky', keys: ['counters', 'rain', 'name'], value: 'Rain' },
      { kind: 'dependency', pack: 'fen' },
    ),
  )
  expect(added.done).toEqual([
    'systems/sky.json, counters.rain: "name" is "Rain"',
    'text/en.json, cards.old-tom.words.choices: "go" is "Go"',
    'text/en.json, words.asks: "what" is "What?"',
  ])
  expect(Object.entries(added.files).map(([path, text]) => [path, JSON.parse(text)])).toEqual([
    ['systems/sky.json', { counters: { rain: { name: 'Rain' } } }],
    [
      'text/en.json',
      {
        words: { asks: { who: 'Who?', what: 'What?' } },
        cards: { 'old-tom': { title: 'Old Tom', words: { choices: { go: 'Go' } } } },
      },
    ],
  ])
  expect(withWordsAdded({}, fixes(words)).files['text/en.json']).toMatch(/^\{\n {2}"cards": [\s\S]*\n$/)
  expect(withWordsAdded(files, fixes({ kind: 'words', words: 'asks', key: 'who', value: 'Which?' }))).toEqual({ files: {}, done: [] })
})

test('a pack of an earlier version gets words, dependencies and the number of the version; what is left is done by hand', () => {
  const manifest = '{ "name": "@me/fen", "questwright": { "api": 1 } }'
  const step = (done: string, to: number, ...edits: readonly object[]) => ({ step: { done, to }, problems: fixes(...edits) })
  const others = [
    { id: 'ford', name: '@us/ford', packVersion: '1.2.3' },
    { id: 'moor', name: '@us/moor', packVersion: '0.4.0' },
  ]
  const words = { kind: 'words', words: 'asks', key: 'who', value: 'Who?' }
  const run = (api: number, steps: readonly object[]) =>
    migrated({ 'package.json': manifest }, api as never, { steps } as never, [], others as never)
  const needing = run(1, [step('by hand', newestApi, { kind: 'dependency', pack: 'ford' }), step('by itself', newestApi, words)])
  expect(needing).toMatchObject({
    done: ['package.json: dependencies name @us/ford', 'text/en.json, words.asks: "who" is "Who?"'],
    left: [{ step: { done: 'by hand' } }],
    api: 1,
    dependencies: 'changed',
  })
  expect(JSON.parse(needing.files['package.json'] ?? '')).toMatchObject({ dependencies: { '@us/ford': '^1.2.3' } })
  const kept = migrated(
    { 'package.json': '{ "dependencies": { "@us/ford": "^1.0.0" } }' },
    1 as never,
    { steps: [step('by hand', newestApi, { kind: 'dependency', pack: 'ford' })] } as never,
    [],
    others as never,
  )
  expect(JSON.parse(kept.files['package.json'] ?? '')).toEqual({ dependencies: { '@us/ford': '^1.0.0' } })
  const unworded = run(1, [step('by hand', 2, words)])
  expect([unworded.files['text/en.json'], unworded.dependencies]).toEqual([undefined, 'as before'])
  if (newestApi > 1) {
    expect(run(1, [step('by itself', newestApi, words)])).toMatchObject({
      done: ['text/en.json, words.asks: "who" is "Who?"', `package.json: "api" is ${newestApi}`],
      left: [],
      api: newestApi,
      files: { 'package.json': manifest.replace('"api": 1', `"api": ${newestApi}`) },
    })
  }
  expect(run(newestApi, [])).toEqual({ files: {}, done: [], left: [], api: newestApi, dependencies: 'as before' })
})
