/** Two packs of one game define a name of the same kind, such as a keyword: each uses its own definition, and a third pack chooses with `pack:name`. */
import type { SystemChapter } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import {
  checkPacks,
  loadPacks,
  type NameSort,
  type PackBundle,
  type PackFiles,
  linkedGame as plainLinkedGame,
  rulebookOfPack,
  rulebooksOfPacks,
} from '../src/index.ts'
import { nameSorts, namesOfGame, nounOfSort } from '../src/names/brought.ts'
import { rulebooks } from './games.ts'
import { recorder } from './watched-findings.ts'

const tell = recorder<readonly [PackBundle, PackBundle]>(([before, after]) => {
  const changed = Object.entries(after).filter(
    ([part, value]) => part !== 'scripts' && part !== 'scenes' && value !== before[part as keyof PackBundle],
  )
  const scripts = [...after.scripts, ...after.scenes].filter((one) => ![...before.scripts, ...before.scenes].includes(one))
  return [JSON.stringify({ id: after.id, ...Object.fromEntries(changed) }), ...scripts.map(({ path, code }) => `${path}: ${code}`)].join(
    '\n  ',
  )
})

/** Links the packs of a game and compares all changes in them with the recorded snapshot. */
const linkedGame: typeof plainLinkedGame = (packs) => {
  const linked = plainLinkedGame(packs)
  const before = (one: unknown) => packs.find(({ id }) => id === (one as PackBundle).id) as unknown as PackBundle
  tell(linked.filter((one) => before(one) !== (one as unknown)).map((one) => [before(one), one as unknown as PackBundle] as const))
  return linked
}

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)
const pack = (name: string, files: PackFiles, needs: readonly string[] = []): PackFiles => ({
  'package.json': json({
    name,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 2 },
    dependencies: Object.fromEntries(needs.map((one) => [one, '*'])),
  }),
  ...files,
})
const load = (...files: readonly PackFiles[]): PackBundle[] => loadPacks(files, rulebooks).map(({ bundle }) => bundle as PackBundle)

const beast = {
  name: 'Beast',
  plural: 'Beasts',
  back: 'encounter',
  group: 'more-encounter',
  content: 'encounter-cards',
  inDeck: 'never',
  is: ['enemy'],
  face: { name: 'Beast', window: 'plate-hull', motif: 'ships' },
  newCard: {},
} as const

/** The chapter of a pack that defines a name of each kind, except keywords, which are files. */
const chapters: { readonly [sort in Exclude<NameSort, 'keywords'>]: SystemChapter } = {
  events: { events: { hunt: { about: 'It hunts.' } }, messages: { hunt: 'It hunts' } },
  stats: { stats: { hunt: { about: 'How well it hunts.', shape: 'number' } } },
  zones: { zones: { hunt: { about: 'Where it hunts.', title: 'Hunt' } } },
  counters: { counters: { hunt: { about: 'The hunt.', of: 'table' } }, messages: { 'counter.hunt': 'Hunt' } },
  facts: { facts: { hunt: { name: 'hunt', holds: 'number' } }, everyCard: ['hunt'] },
  types: { types: { hunt: beast } },
  tokens: { tokens: { hunt: 'hunt tokens' }, tokenFaces: { hunt: { reads: '{count} hunt', shape: 'coin' } } },
  marks: { marks: { hunt: 'Hunted' }, markFaces: { hunt: { icon: 'threat', tone: 'danger' } } },
  modes: { modes: { hunt: { name: 'Hunt', text: 'A hunt.', when: 'always' } } },
  phases: { phases: { hunt: 'The hunt.' }, messages: { 'phase.hunt': 'Hunt' } },
  steps: { messages: { 'step.hunt': 'The hunt' } },
  setup: { setup: { hunt: { name: 'Hunt', reads: 'It hunts.', fields: {} } } },
  endings: { endings: { hunt: { name: 'Hunt', reads: 'It hunts.', fields: {} } } },
  backs: { backs: { hunt: 'Hunt' } },
  factValues: { factValues: { hunt: { of: 'sphere', name: 'Hunt' } } },
  startingCards: { startingCards: { hunt: { one: 'a hunter', several: 'hunters', print: { sphere: 'hunt' } } } },
  deckCards: { deckCards: { hunt: { one: 'a trap', several: 'traps', print: { sphere: 'hunt' } } } },
  record: { record: { hunt: { about: 'How often it hunted.', title: 'Hunts', holds: 'number' } } },
  places: { places: { hunt: 'to the hunt' } },
  ways: { ways: { hunt: 'by hunting' } },
  hosts: { hosts: { hunt: 'the hunter' } },
  branches: { branches: { hunt: { name: 'Hunt', reads: 'Where the hunt leads' } } },
}
const filesOf = (sort: NameSort): PackFiles =>
  sort === 'keywords' ? { 'keywords/hunt.json': json({ number: 'none' }) } : { 'systems/beasts.json': json(chapters[sort]) }

/** The paths of all chapter entries with this name. */
const entriesNamed = (packs: readonly PackBundle[], name: string): string[] =>
  packs.flatMap((one) =>
    [{ keywords: one.keywords }, ...Object.values(one.systems ?? {})].flatMap((chapter) =>
      Object.entries(chapter).flatMap(([section, entries]) =>
        typeof entries === 'object' && entries !== null
          ? Object.keys(entries).flatMap((key) => (key === name || key.endsWith(`.${name}`) ? [`${one.id} ${section}`] : []))
          : [],
      ),
    ),
  )

describe.each(nameSorts)('%s: a name that two packs define', (sort) => {
  const [one, two] = load(pack('@ann/one', filesOf(sort)), pack('@bob/two', filesOf(sort))) as [PackBundle, PackBundle]
  const three = (needs: readonly string[]): PackBundle =>
    load(pack('@ann/one', filesOf(sort)), pack('@bob/two', filesOf(sort)), pack('@cid/three', {}, needs))[2] as PackBundle

  test('becomes the name with its pack in a game with both packs, and stays short in a game with one of them', () => {
    const linked = linkedGame([one, two])
    expect(entriesNamed(linked, 'hunt')).toEqual([])
    expect(entriesNamed(linked, 'one:hunt').length).toBeGreaterThan(0)
    expect(entriesNamed(linked, 'two:hunt').map((entry) => entry.replace('two', 'one'))).toEqual(entriesNamed(linked, 'one:hunt'))
    expect(linkedGame([one])).toEqual([one])
    // the result does not depend on the order of the packs
    expect(linkedGame([two, one]).map(({ id }) => linked.find((pack) => pack.id === id))).toEqual(linkedGame([two, one]))
    expect(linkedGame([two, one])[1]).toBe(linked[0])
  })

  test('occurs in the common rulebook twice, each time with its pack, and in the rulebook of each pack without it', () => {
    if (sort === 'keywords' || sort === 'steps') return
    const book = rulebooksOfPacks([one, two], rulebooks).lcg?.[sort] ?? {}
    expect(Object.keys(book).filter((name) => /hunt$/.test(name))).toEqual(['one:hunt', 'two:hunt'])
    expect(Object.keys(rulebookOfPack(one, [one, two], rulebooks)[sort]).filter((name) => /hunt$/.test(name))).toEqual(['hunt'])
  })

  test('causes no errors in packs that do not know each other', () => {
    const codes = checkPacks([one, two], rulebooks).map(({ code }) => code)
    expect(codes.filter((code) => /^name\/|clash|name-taken/.test(code))).toEqual([])
    expect(checkPacks([one], rulebooks)).toHaveLength(checkPacks([one, two], rulebooks).length / 2)
  })

  test('means, in a third pack, the one of the pack on which it depends, and neither if it depends on both', () => {
    const meant = (needs: readonly string[], written: string) => namesOfGame([one, two, three(needs)]).meant('three', sort, written)
    expect(meant(['@ann/one'], 'hunt')).toEqual({ name: 'one:hunt', packs: ['one'] })
    expect(meant(['@ann/one', '@bob/two'], 'hunt')).toEqual({ name: 'hunt', packs: ['one', 'two'] })
    expect(meant(['@ann/one', '@bob/two'], 'two:hunt')).toEqual({ name: 'two:hunt', packs: ['two'] })
    expect(meant(['@ann/one', '@bob/two'], '@bob/two:hunt')).toEqual({ name: 'two:hunt', packs: ['two'] })
    // the id with the scope, which a pack gets if another pack has the same short id
    expect(meant(['@ann/one', '@bob/two'], 'bob_two:hunt')).toEqual({ name: 'two:hunt', packs: ['two'] })
    expect(meant(['@ann/one'], 'two:hunt')).toBeUndefined()
    expect(meant([], 'hunt')).toBeUndefined()
  })

  test('means the own name in a pack that defines it, even if a dependency defines it too', () => {
    const [ground, above] = load(pack('@ann/one', filesOf(sort)), pack('@bob/two', filesOf(sort), ['@ann/one'])) as [PackBundle, PackBundle]
    expect(namesOfGame([ground, above]).meant('two', sort, 'hunt')).toEqual({ name: 'two:hunt', packs: ['two', 'one'] })
    expect(namesOfGame([ground, above]).meant('two', sort, 'one:hunt')).toEqual({ name: 'one:hunt', packs: ['one'] })
    expect(checkPacks([ground, above], rulebooks).filter(({ code }) => /clash|name-taken/.test(code))).toEqual([])
  })
})

describe('menus: an entry, a function and a word of a list that two packs define', () => {
  const chapter: SystemChapter = {
    stats: { hunting: { about: 'How well it hunts.', shape: 'number' } },
    abilityMenus: {
      verbs: ['trap'],
      effects: {
        trap: { label: 'lay a trap', code: 'trap($count)', says: 'lay $count traps', blanks: { count: 'count' } },
        twice: {
          label: 'do something twice',
          code: 'twice(() => { $effects })',
          says: '$effects, twice',
          blanks: { effects: 'effects' },
          first: { effects: [{ id: 'trap', with: { count: 1 } }] },
        },
      },
      lists: { stat: { hunting: 'hunting' } },
    },
  }
  const files: PackFiles = {
    'systems/traps.json': json(chapter),
    'systems/traps.ts': 'export function trap(count: number) { return count }\n',
  }
  const [one, two, both] = load(pack('@ann/one', files), pack('@bob/two', files), pack('@cid/both', {}, ['@ann/one', '@bob/two'])) as [
    PackBundle,
    PackBundle,
    PackBundle,
  ]
  const menusFrom = (from: PackBundle, packs = [one, two, both]) => {
    const { effects, verbs, lists } = rulebookOfPack(from, packs, rulebooks).abilityMenus
    const traps = Object.entries(effects).filter(([name]) => name.endsWith('trap'))
    return {
      effects: traps.map(([name, { code }]) => [name, code]),
      verbs: Object.entries(verbs).filter(([name]) => name.startsWith('trap')),
      words: Object.keys(lists.stat ?? {}).filter((name) => name.endsWith('hunting')),
      first: Object.keys(effects).flatMap((name) => (name.endsWith('twice') ? JSON.stringify(effects[name]?.first?.effects) : [])),
    }
  }
  const bare = {
    effects: [['trap', 'trap($count)']],
    verbs: [['trap', 'one/systems/traps']],
    words: ['hunting'],
    first: ['[{"id":"trap","with":{"count":1}}]'],
  }

  test('are bare in the menus of each pack, also where the other pack is loaded', () => {
    expect(menusFrom(one, [one])).toEqual(bare)
    expect(menusFrom(one)).toEqual(bare)
    expect(menusFrom(two)).toEqual({ ...bare, verbs: [['trap', 'two/systems/traps']] })
  })

  test('are both in the menus of a pack that depends on both, and call the function of their own pack', () => {
    expect(menusFrom(both)).toMatchObject({
      effects: [
        ['one:trap', 'trapOfOne($count)'],
        ['two:trap', 'trapOfTwo($count)'],
      ],
      verbs: [
        ['trapOfOne', 'one/systems/traps#trap'],
        ['trapOfTwo', 'two/systems/traps#trap'],
      ],
      words: ['one:hunting', 'two:hunting'],
      first: ['[{"id":"one:trap","with":{"count":1}}]', '[{"id":"two:trap","with":{"count":1}}]'],
    })
  })

  test('are bare for a pack that defines them and depends on a pack that defines them too', () => {
    const above = load(pack('@ann/one', files), pack('@bob/two', files, ['@ann/one']))
    expect(menusFrom(above[1] as PackBundle, above).effects).toEqual([
      ['one:trap', 'trapOfOne($count)'],
      ['trap', 'trap($count)'],
    ])
  })

  test('are no problem for any of these packs', () => {
    const found = checkPacks([one, two, both], rulebooks).filter(({ code }) => /clash|name-taken|unknown-name|no-verb/.test(code))
    expect(found).toEqual([])
  })
})

describe('the check of names', () => {
  const keyword = { 'keywords/hunt.json': json({ number: 'none' }) }
  const wolf = (...keywords: readonly string[]): PackFiles => ({
    'cards/wolf.json': json({
      type: 'ally',
      cost: 1,
      willpower: 1,
      attack: 1,
      defense: 1,
      hitPoints: 1,
      sphere: 'leadership',
      traits: [],
      keywords,
    }),
  })
  const found = (files: readonly PackFiles[]): string[] =>
    checkPacks(load(...files), rulebooks)
      .filter(({ code }) => /^name\/|keyword|undeclared/.test(code))
      .map(({ severity, code, pack: id, file, message, remedy }) => `${severity} ${code} ${id}/${file}: ${message} ${remedy}`)
  const both = [pack('@ann/one', keyword), pack('@bob/two', keyword)]

  test('reports a name that two dependencies define, and suggests both full names', () => {
    expect(found([...both, pack('@cid/three', wolf('Hunt'), ['@ann/one', '@bob/two'])])).toEqual([
      'error name/two-packs three/cards/wolf.json: Two packs that can be used here declare the keyword "hunt": "@ann/one" and "@bob/two". Write "one:Hunt" or "two:Hunt".',
    ])
    expect(found([...both, pack('@cid/three', wolf('one:Hunt'), ['@ann/one', '@bob/two'])])).toEqual([])
  })

  test('warns if a pack and its dependency define the same name: the own one is meant', () => {
    expect(found([both[0] as PackFiles, pack('@bob/two', { ...keyword, ...wolf('Hunt') }, ['@ann/one'])])).toEqual([
      'warning name/own-of-two two/cards/wolf.json: Two packs that can be used here declare the keyword "hunt": "@bob/two" and "@ann/one". Here the bare name means this pack\'s own. Write "two:Hunt" or "one:Hunt".',
    ])
  })

  test('counts the packs, and suggests the keyword with its number', () => {
    const numbered = { 'keywords/hunt.json': json({ number: 'required' }) }
    const grounds = ['@ann/one', '@bob/two', '@cid/three']
    expect(found([...grounds.map((name) => pack(name, numbered)), pack('@dee/four', wolf('Hunt 2'), grounds)])).toEqual([
      'error name/two-packs four/cards/wolf.json: 3 packs that can be used here declare the keyword "hunt": "@ann/one", "@cid/three" and "@bob/two". Write "one:Hunt 2", "three:Hunt 2" or "two:Hunt 2".',
    ])
  })

  test('the text of a card prints a keyword without the pack, even where its facts name the pack', () => {
    const text = (first: string): PackFiles => ({
      ...wolf('one:Hunt'),
      'text/en.json': json({ cards: { wolf: { title: 'Wolf', text: first } } }),
    })
    expect(found([...both, pack('@cid/three', text('Hunt.'), ['@ann/one', '@bob/two'])])).toEqual([])
  })

  test('a keyword of another pack that does not exist should be defined in that pack', () => {
    expect(found([pack('@cid/three', wolf('other:Hunt 2'))])).toEqual([
      'error reference/unknown-keyword three/cards/wolf.json: The keyword "other:Hunt 2" is defined by no pack. Correct the spelling, add the pack that defines it, or define it in keywords/hunt.json of that pack.',
    ])
  })

  test('refuses a name of a pack on which this pack does not depend', () => {
    expect(found([...both, pack('@cid/three', wolf('two:Hunt'), ['@ann/one'])])).toContain(
      'error name/undeclared-pack three/cards/wolf.json: "two:hunt" names a keyword of the pack "@bob/two", on which this pack does not depend. Add "@bob/two" to `dependencies` in package.json.',
    )
  })

  test('also checks scripts, and reports the line of the name', () => {
    const script = `import { card, forced } from '@questwright/lcg'

export default card('wolf', [
  forced.after('hunt', () => undefined),
])
`
    const files = {
      ...wolf(),
      'cards/wolf.ts': script,
      'text/en.json': json({ cards: { wolf: { title: 'Wolf', text: 'Forced: After a hunt, nothing.' } } }),
    }
    const event = { 'systems/beasts.json': json(chapters.events) }
    const packs = load(pack('@ann/one', event), pack('@bob/two', event), pack('@cid/three', files, ['@ann/one', '@bob/two']))
    const [problem] = checkPacks(packs, rulebooks).filter(({ code }) => code === 'name/two-packs')
    expect([problem?.file, problem?.line, problem?.message]).toEqual([
      'cards/wolf.ts',
      4,
      `Two packs that can be used here declare the ${nounOfSort.events} "hunt": "@ann/one" and "@bob/two".`,
    ])
  })
})

test('a text that could be the code of a card, scenario, system or rule as well as such a name stays as it is', () => {
  const scene =
    "import { scene } from '@questwright/testkit'\nconst rules = ['one:hunt', 'one:scent']\nscene('It hunts', { rules }, () => {})\n"
  const one = pack('@ann/one', {
    'systems/hunt.json': json({
      types: { hunt: beast },
      tokens: { scent: 'scent tokens' },
      tokenFaces: { scent: { reads: '{count} scent', shape: 'coin' } },
    }),
  })
  const linked = linkedGame(load(one, pack('@me/three', { 'scenes/hunt.scene.ts': scene }, ['@ann/one'])))
  expect(linked.at(-1)?.scenes[0]?.code).toContain("['one:hunt', 'scent']")
})
