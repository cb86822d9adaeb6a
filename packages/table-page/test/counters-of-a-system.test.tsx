// @vitest-environment happy-dom
/** The counters of a system of the duel are shown in a duel with that system, and in no other duel. */
import { join } from 'node:path'
import { Table } from '@questwright/board'
import { loadPack, newLoadMemory, type PackBundle, readPackFolder } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import { portsOfNothing, TableSession } from '@questwright/session'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogueOf } from '../src/catalogue-of.ts'

afterEach(cleanup)

const packs: PackBundle[] = []
for (const folder of ['duel-meadow', 'duel-tide']) {
  const files = readPackFolder(join(import.meta.dirname, '../../testkit/fixtures', folder))
  const { bundle } = loadPack(files, rulebooks, newLoadMemory(), packs)
  if (!bundle) throw new Error(`${folder} does not load`)
  packs.push(bundle)
}
const engine = engineData(await engineModules(games.duel))

/** The dials that the table shows at the beginning of a duel. */
async function dialsIn(scenario: string): Promise<readonly string[]> {
  const session = new TableSession(
    portsOfNothing(
      ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
      () => 'duel',
    ),
  )
  const decks = ['one', 'two'].map((name) => ({ name, kind: 'starter', heroes: ['duel-meadow:guard'], cards: { 'duel-meadow:strike': 9 } }))
  const setup = { kind: 'scenario', scenario, decks }
  await session.opening.start({ scenario, title: 'A duel', viewer: 'p1', seed: 'duel', setup }, packs, engine)
  const { view, messages, error } = session.store.getState()
  await session.opening.leave()
  if (!view) throw new Error(`there is no table: ${error}`)
  render(
    <Table
      view={view}
      catalogue={catalogueOf(packs, rulebooks, messages)}
      seatNames={{ p1: 'One', p2: 'Two' }}
      onAnswer={() => {}}
      onOpenCard={() => {}}
    />,
  )
  return [...document.querySelectorAll('[title]')].map((one) => one.getAttribute('title') ?? '').filter((title) => /tide|Salt/.test(title))
}

test('the counters of a system are shown at the table of a duel with this system', async () => {
  expect(await dialsIn('duel-tide:scenario/shore')).toEqual(['The tide: 1', 'Salt of this player: 0', 'Salt of this player: 0'])
})

test('a duel without systems has no such counters', async () => {
  expect(await dialsIn('duel-meadow:scenario/meadow')).toEqual([])
})
