/** Manual moves give the same states in both machines, are saved with the game, and explaining them changes nothing. */
import { afterAll, expect, test } from 'vitest'
import { type EngineModules, engineModules, type Input, openRealm, type RealmKind, TableHost } from '../src/index.ts'
import { bellThat, madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const named = { name: 'lcg', version: '0.1.0', hash: engine.hash }
const open: TableHost[] = []
afterAll(() => {
  for (const host of open) host.close()
})

async function deal(kind: RealmKind, inputs: readonly Input[] = [], bell = bellThat('raiseThreat(you, 1)')): Promise<TableHost> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: kind === 'native' ? 'in-thread' : 'worker', engine: engine.modules }),
    packs: [madeUpPack(bell)],
    setup: madeUpSetup,
    seed: 'by hand',
    viewers: ['p1'],
    engine: named,
    inputs,
  })
  open.push(host)
  return host
}

/**
 * The moves by hand that are made in both machines: a hero is damaged and exhausted, a card attached, cards drawn, decks shuffled, one card
 * turned up; and one move that is refused.
 */
function movesFor(host: TableHost): readonly Input[] {
  const zones = host.reply.viewers.p1?.patch?.zones
  const hero = zones?.['p1.play-area']?.cards[0] ?? ''
  const card = zones?.['p1.hand']?.cards[0] ?? ''
  return [
    { move: 'token', card: hero, token: 'damage', by: 1 },
    { move: 'exhaust', card: hero },
    { move: 'token', card: 'p1', token: 'threat', by: -2 },
    { move: 'attach', card, host: hero },
    { move: 'draw', card: 'p1' },
    { move: 'shuffle', card: 'p1' },
    { move: 'shuffle', card: 'table' },
    { move: 'reveal', card: 'table' },
  ].map((move) => ({ kind: 'move', move }))
}

test('native and quickjs agree after each move, and a replay of the saved game has the same state', async () => {
  const [native, quickjs] = [await deal('native'), await deal('quickjs')]
  const start = native.reply.hash
  expect(quickjs.reply.hash).toBe(start)
  for (const move of movesFor(native)) {
    const [here, there] = [await native.advance([move]), await quickjs.advance([move])]
    expect(here.refused, JSON.stringify(move)).toBeUndefined()
    expect(there.hash).toBe(here.hash)
  }
  const refused = await quickjs.advance([{ kind: 'move', move: { move: 'draw', card: 'table' } }])
  expect(refused.refused?.why.code).toBe('refused.seat-expected')
  expect(refused.hash).toBe(native.reply.hash)
  const saved = await quickjs.save()
  expect(saved.inputs.filter(({ kind }) => kind === 'move')).toHaveLength(8)
  const again = await deal('native', saved.inputs)
  expect(again.reply.hash).toBe(native.reply.hash)
  const { reply } = await quickjs.rewind(0)
  expect(reply.hash).toBe(start)
})

const ringing = `import { action, atTheEndOf, card, delayed, exhaustSelf, modify, raiseThreat, response } from '@questwright/lcg'

export default card('bell', [
  action({ cost: exhaustSelf, could: () => true }, ({ self, you }) => {
    modify(self, 'attack', 1, 'round')
    atTheEndOf('phase', 'toll')
  }),
  delayed('toll', ({ you }) => raiseThreat(you, 1)),
  response.after('entersPlay', { of: 'self', when: () => false }, ({ you }) => raiseThreat(you, 1)),
])
`

test('effects at the end of phase and round, and why a response was not offered, come with their script lines', async () => {
  const host = await deal('quickjs', [], ringing)
  const answer = async (part: string) => {
    const question = host.reply.viewers.p1?.question
    const option = question?.options.find(({ key }) => key.includes(part))
    const decline = question?.shape === 'confirm' ? 'no' : 'pass'
    await host.advance([{ kind: 'answer', question: question?.key ?? '', value: [option?.key ?? decline] }])
    return option !== undefined
  }
  expect(await host.coming('p1')).toEqual([])
  for (let i = 0; i < 6 && !(await answer('#play')); i++);
  const heard = await host.heard(1, 'p1')
  expect(heard).toMatchObject([
    {
      ability: 'made-up:bell#after-enters-play',
      event: 'entersPlay',
      outcome: 'refused',
      reason: { code: 'refused.restriction' },
      place: { pack: 'made-up', file: 'cards/bell.ts', line: 9 },
    },
  ])
  const { hash } = host.reply
  for (let i = 0; i < 6 && !(await answer('#action')); i++);
  const coming = await host.coming('p1')
  expect(coming).toMatchObject([
    { what: 'ends', when: 'round', stat: 'attack', value: 1 },
    { what: 'fires', when: 'end of phase', name: 'made-up:bell#toll', place: { file: 'cards/bell.ts', line: 8 } },
  ])
  const after = host.reply.hash
  expect(after).not.toBe(hash)
  await host.heard(5, 'p1')
  expect((await host.look()).hash).toBe(after)
  // a viewer without a seat knows the open cards, and effects that were begun openly
  expect(await host.coming('table')).toHaveLength(2)
})

test('a new viewer gets a complete view, and a removed viewer gets no more data', async () => {
  const host = await deal('native')
  const reply = await host.tellOnly(['table'])
  expect(Object.keys(reply.viewers)).toEqual(['table'])
  const hand = reply.viewers.table?.patch.zones['p1.hand']
  expect(hand?.count).toBeGreaterThan(0)
  const cards = Object.values(reply.viewers.table?.patch.cards ?? {}).filter((card) => card?.zone === 'p1.hand')
  expect(cards.every((card) => card?.knowledge === 'hidden' && card.code === undefined)).toBe(true)
  expect(reply.viewers.table?.question?.options).toEqual([])
})
