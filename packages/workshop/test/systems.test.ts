/** Packs with systems in a workspace: what pages get for cards whose types are defined by other packs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deckCatalogue } from '@questwright/packs'
import { afterAll, expect, test } from 'vitest'
import { loadWorkspace } from '../src/index.ts'
import { rulebookAt, rulebookIn, rulebookOfAll, rulebooks } from '../src/page/rulebooks.ts'
import { bundlesAtHand, folderWorkspace, readPacks } from '../src/workspace/index.ts'

const home = mkdtempSync(join(tmpdir(), 'questwright-systems-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

function write(path: string, value: unknown): void {
  const file = join(home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value, null, 2))
}
const manifest = (id: string, needs: readonly string[] = []) => ({
  name: `@you/${id}`,
  version: '0.1.0',
  questwright: { game: 'lcg', api: 1 },
  dependencies: Object.fromEntries(needs.map((one) => [`@you/${one}`, '*'])),
})
const ship = (must: readonly string[]) => ({
  name: 'Ship',
  plural: 'Ships',
  back: 'player',
  group: 'players',
  content: 'player-cards',
  inDeck: 'beside',
  must,
  may: ['speed'],
  newCard: {},
  face: { name: 'Ship', window: 'waves', motif: 'sea' },
})
const sea = (must: readonly string[]) => ({ facts: { speed: { name: 'a speed', holds: 'number' } }, types: { ship: ship(must) } })

// `a-fleet` depends on `the-sea`, but comes before it in the alphabet
write('a-fleet/package.json', manifest('a-fleet', ['the-sea']))
write('a-fleet/cards/galley.json', { type: 'ship', speed: 2 })
write('a-fleet/text/en.json', { cards: { galley: { title: 'Galley' } } })
write('the-sea/package.json', manifest('the-sea'))
write('the-sea/systems/sea.json', sea([]))
write('the-sea/text/en.json', { cards: {}, systems: { sea: { title: 'The Sea' } } })

test('the terminal loads each pack after its dependencies, and the realm and the table know its types', () => {
  const { packs, bundles } = loadWorkspace({ home })
  const fleet = packs.find(({ bundle }) => bundle?.id === 'a-fleet')
  expect(fleet?.problems).toEqual([])
  expect(deckCatalogue(bundles, rulebooks)('a-fleet:galley')?.type).toBe('ship')
  expect(rulebookIn(fleet?.bundle, bundles).types.ship?.name).toBe('Ship')
  expect(rulebookOfAll(bundles).types.ship?.name).toBe('Ship')
  expect(
    rulebookIn(
      bundles.find(({ id }) => id === 'lcg-core-set'),
      bundles,
    ),
  ).toBe(rulebookAt('lcg'))
})

test('the studio checks cards again if the chapter of another pack has changed, and not otherwise', async () => {
  const workspace = folderWorkspace(home)
  const problemsOf = async () => (await readPacks(workspace)).packs.find(({ pack }) => pack === 'a-fleet')
  const first = await problemsOf()
  expect(first?.problems).toEqual([])
  expect(rulebookIn(first?.bundle, [...(await bundlesAtHand(workspace)).values()]).types.ship?.name).toBe('Ship')
  write('the-sea/cards/sloop.json', { type: 'ship', speed: 1 })
  expect(await problemsOf()).toBe(first)
  write('the-sea/systems/sea.json', sea(['cost']))
  const then = await problemsOf()
  expect(then?.problems.map(({ code, file }) => [code, file])).toEqual([['facts/missing-field', 'cards/galley.json']])
  write('the-sea/systems/sea.json', sea([]))
  expect((await problemsOf())?.problems).toEqual([])
})
