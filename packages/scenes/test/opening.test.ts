/** The board of a scenario after its setup, as words of a scene. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack, readPackFolder } from '@questwright/packs'
import { engineModules, gameSource, openRealm, type Setup } from '@questwright/realm'
import { expect, it } from 'vitest'
import { cardReader, openingBoard } from '../src/index.ts'

const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL('../../testkit/fixtures/frozen-road', import.meta.url))), {
  lcg: lcgRulebook,
})
if (!bundle) throw new Error('the fixture does not load')
const { modules } = await engineModules(gameSource('@questwright/lcg', createRequire(import.meta.url).resolve))
const scenario = Object.keys(bundle.scenarios)[0]
const [deck] = Object.values(bundle.decks)
const options = (heroes: readonly string[]) => ({
  openRealm: () => openRealm({ kind: 'native' as const, place: 'in-thread' as const, engine: modules }),
  packs: [bundle],
  setup: {
    kind: 'scenario',
    scenario: `${bundle.id}:scenario/${scenario}`,
    decks: [{ name: 'Own', heroes, cards: {} }],
    mode: 'standard',
  } as unknown as Setup,
  seed: 'scene',
  viewer: 'p1',
  until: lcgRulebook.playBegins,
})

it('the opening of a scenario has the heroes of its deck, and is the same position for the same seed', async () => {
  const reader = cardReader([bundle], lcgRulebook.sceneBoard)
  const heroes = (deck as unknown as { readonly heroes: readonly string[] }).heroes.map((slug) => `${bundle.id}:${slug}`)
  const opening = await openingBoard(options(heroes), reader)
  expect(JSON.stringify(opening.words.you)).toContain(heroes[0])
  expect(await openingBoard(options(heroes), reader)).toEqual(opening)
  await expect(openingBoard(options([`${bundle.id}:gone`]), reader)).rejects.toThrow(`names the card ${bundle.id}:gone`)
})
