import { describe, expect, test } from 'vitest'
import type { PackBundle, PackFiles } from '../src/bundle.ts'
import { checkPacks } from '../src/check.ts'
import { newCheckMemory } from '../src/check-memory.ts'
import { loadPack } from '../src/load.ts'
import { type LoadMemory, newLoadMemory } from '../src/load-memory.ts'
import { rulebooks } from './games.ts'
import { ally, enemy, heroScript, packWith, quest, wholePack } from './made-up-pack.ts'

const json = (value: unknown): string => JSON.stringify(value)
const manifest = (id: string, needs: readonly string[], more: object = {}): string =>
  json({
    name: `@you/${id}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1, ...more },
    dependencies: Object.fromEntries(needs.map((one) => [`@you/${one}`, '0.1.0'])),
  })

/** A pack that refers to contents of the other one: cards in a deck and a scenario, an encounter set, a keyword. */
const neighbour: PackFiles = {
  'package.json': manifest('north-shore', ['wet-meadows']),
  'cards/gull.json': json({ ...enemy, encounterSet: 'north-shore', keywords: ['Soggy 1'] }),
  'cards/landing.json': json({ ...quest, encounterSets: ['wet-meadows', 'north-shore'] }),
  'scenarios/landing.json': json({ quest: ['landing', 'wet-meadows:over-the-ferry'], encounterSets: ['wet-meadows:wet-meadows'] }),
  'decks/rowers.json': json({
    format: 'questwright-deck',
    version: 1,
    kind: 'starter',
    heroes: ['wet-meadows:odo-miller'],
    cards: { 'wet-meadows:ferryman': 2 },
  }),
  'text/en.json': json({
    cards: { gull: { title: 'Gull', text: 'Soggy 1.\nIt screams.' }, landing: { title: 'Landing', text: '**Setup:** Look around.' } },
    encounterSets: { 'north-shore': { title: 'North Shore' } },
    scenarios: { landing: { title: 'Landing' } },
    decks: { rowers: { title: 'Rowers' } },
  }),
}

/** Edits of one file each. Every edit changes which problems are found, often in another pack. */
const edits: { readonly [what: string]: readonly [pack: 0 | 1 | 2, path: string, text: string | undefined] } = {
  'a card gets a number larger than any card prints': [0, 'cards/allies/ferryman.json', json({ ...ally, cost: 40 })],
  'a card in a deck of the other pack is deleted': [0, 'cards/allies/ferryman.json', undefined],
  'a card gets a type for which the table has few rules': [
    0,
    'cards/encounter/reed-bank.json',
    json({ type: 'objective-hero', encounterSet: 'wet-meadows', willpower: 1, attack: 3, defense: 1, hitPoints: 3, quantity: 2 }),
  ],
  'a quest card of a scenario of the other pack becomes an enemy': [0, 'cards/quests/over-the-ferry.json', json(enemy)],
  'a keyword is renamed': [0, 'keywords/soggy.json', undefined],
  'a keyword has no number any more': [0, 'keywords/soggy.json', json({ number: 'none' })],
  'a manifest lists a removed card with an unknown replacement': [
    0,
    'package.json',
    manifest('wet-meadows', [], { removed: { rower: { title: 'Rower', since: '0.1.0', replacedBy: 'north-shore:gul' } } }),
  ],
  'a pack gets another id': [0, 'package.json', manifest('dry-meadows', [])],
  'a dependency is removed': [1, 'package.json', manifest('north-shore', [])],
  'a dependency is added': [0, 'package.json', manifest('wet-meadows', ['north-shore'])],
  'a text has a limit that the script lacks': [
    0,
    'text/en.json',
    (wholePack['text/en.json'] ?? '').replace('ready him.', 'ready him. (Limit once per round.)'),
  ],
  'a title is removed': [1, 'text/en.json', json({ cards: { gull: { title: 'Gull', text: 'Soggy 1.\nIt screams.' } } })],
  'a script has another ability word': [0, 'cards/heroes/odo-miller.ts', heroScript.replaceAll('response.after', 'forced.after')],
  'the scene of a card is deleted': [0, 'cards/heroes/odo-miller.scene.ts', undefined],
  'a card no longer prints its keyword': [1, 'cards/gull.json', json({ ...enemy, encounterSet: 'north-shore' })],
  'a scenario gets a setup as data': [
    1,
    'scenarios/landing.json',
    json({ quest: ['landing'], encounterSets: ['north-shore'], setup: [{ do: 'make-active', card: 'wet-meadows:reed-bank' }] }),
  ],
  'another pack defines the same keyword': [2, 'keywords/screams.json', json({ number: 'required' })],
  'a third pack has the id of the second': [2, 'package.json', manifest('north-shore', [])],
}

/** The packs of a workspace, edited and loaded as the studio's server does. */
function workspace() {
  const packs: PackFiles[] = [packWith({}), neighbour, { 'package.json': manifest('far-hills', []) }]
  const memories: readonly LoadMemory[] = packs.map(() => newLoadMemory())
  const loaded = packs.map((files, at) => ({ files, bundle: loadPack(files, rulebooks, memories[at]).bundle }))
  const done = new Set<string>()
  return {
    /** Applies the edit, or undoes it if it is applied. */
    toggle(what: string): void {
      if (!done.delete(what)) done.add(what)
      for (const [at, original] of packs.entries()) {
        const files: { [path: string]: string } = { ...original }
        for (const name of done) {
          const [pack, path, text] = edits[name] ?? []
          if (pack !== at || path === undefined) continue
          if (text === undefined) delete files[path]
          else files[path] = text
        }
        if (json(files) !== json(loaded[at]?.files)) loaded[at] = { files, bundle: loadPack(files, rulebooks, memories[at]).bundle }
      }
    },
    /** The names of the edits that are applied, in their order. */
    done: (): string => [...done].join(),
    bundles: (): PackBundle[] => loaded.flatMap(({ bundle }) => bundle ?? []),
    /** The same packs, loaded again without a memory of earlier results. */
    anew: (): PackBundle[] => loaded.flatMap(({ files }) => loadPack(files, rulebooks).bundle ?? []),
  }
}

describe('checkPacks with a memory', () => {
  test.each(Object.keys(edits))('an edit changes the result: %s', (what) => {
    const packs = workspace()
    const before = checkPacks(packs.bundles(), rulebooks)
    packs.toggle(what)
    expect(checkPacks(packs.bundles(), rulebooks)).not.toEqual(before)
  })

  /** How many of the next edits are combined with each edit. */
  const reaches = [
    ['of two neighbours', 2, {}],
    ['of any two', Number.POSITIVE_INFINITY, { tags: 'long' }],
  ] as const
  for (const [which, reach, how] of reaches)
    test(`finds the same as without a memory, after a sequence of edits ${which}`, how, () => {
      const packs = workspace()
      const memory = newCheckMemory()
      // the same combinations of edits occur several times, so each result without memory is computed once
      const without = new Map<string, ReturnType<typeof checkPacks>>()
      const foundNow = () => {
        const found = without.get(packs.done()) ?? checkPacks(packs.bundles(), rulebooks)
        without.set(packs.done(), found)
        return found
      }
      for (const [at, first] of Object.keys(edits).entries())
        for (const second of Object.keys(edits).slice(at, at + reach))
          for (const what of [first, second, first, second]) {
            packs.toggle(what)
            expect(checkPacks(packs.bundles(), rulebooks, { memory }), `${first}, ${second}`).toEqual(foundNow())
          }
    })

  test('finds the same as in packs that were loaded without a memory', () => {
    const packs = workspace()
    const memory = newCheckMemory()
    for (const what of [...Object.keys(edits), ...Object.keys(edits)]) {
      packs.toggle(what)
      expect(checkPacks(packs.bundles(), rulebooks, { memory }), what).toEqual(checkPacks(packs.anew(), rulebooks))
    }
  })

  test('checks only the edited card again', () => {
    const packs = workspace()
    const memory = newCheckMemory()
    packs.toggle('the scene of a card is deleted')
    packs.toggle('a text has a limit that the script lacks')
    checkPacks(packs.bundles(), rulebooks, { memory })
    const before = new Map(memory.packs.get('wet-meadows')?.cards)
    packs.toggle('a card gets a number larger than any card prints')
    checkPacks(packs.bundles(), rulebooks, { memory })
    const after = memory.packs.get('wet-meadows')?.cards
    expect([...(after ?? [])].flatMap(([slug, known]) => (before.get(slug) === known ? [] : [slug]))).toEqual(['ferryman'])
    expect(before.get('odo-miller')?.problems.map(({ code }) => code)).toEqual(['script/limit-missing'])
  })

  test('forgets packs that were removed', () => {
    const packs = workspace()
    const memory = newCheckMemory()
    checkPacks(packs.bundles(), rulebooks, { memory })
    checkPacks(packs.bundles().slice(0, 1), rulebooks, { memory })
    expect([...memory.packs.keys()]).toEqual(['wet-meadows'])
  })
})

describe('checkPacks of chosen packs', () => {
  test.each(Object.keys(edits))('finds the same problems in a chosen pack as a check of all packs, and none of other packs: %s', (what) => {
    const packs = workspace()
    packs.toggle(what)
    const all = checkPacks(packs.bundles(), rulebooks)
    for (const asked of packs.bundles().map(({ id }) => new Set([id]))) {
      const memory = newCheckMemory()
      expect(checkPacks(packs.bundles(), rulebooks, { asked, memory })).toEqual(all.filter(({ pack }) => asked.has(pack)))
      expect([...memory.packs.keys()]).toEqual([...asked])
    }
  })
})
