/** Nothing that a client gets through the port of a table reveals what its seats may not know. */
import type { JsonObject } from '@questwright/realm/web'
import { LocalTable } from '@questwright/table'
import { expect, test } from 'vitest'
import { engineName } from '../src/index.ts'
import { duel, type FarDeal, held, mirkwood, playFar, served, sitDown } from './far-players.ts'
import { FaultyNet, noFaults } from './faulty-net.ts'
import { ports } from './quiet-game.ts'

/** Names of fields that only the holder of a table has. */
const HOLDERS = [
  'hash',
  'hashes',
  'seed',
  'inputs',
  'input',
  'by',
  'places',
  'silent',
  'faults',
  'checkpoint',
  'keyframe',
  'setup',
  'packs',
]

/** All names of fields and all texts in a message. */
function partsOf(value: unknown, names = new Set<string>(), texts = new Set<string>()) {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(value)) {
        names.add(name)
        texts.add(name)
      }
      partsOf(part, names, texts)
    }
  return { names, texts }
}

interface Sent {
  readonly to: string
  readonly text: string
  /** The number of inputs that the game had accepted when the message was sent. */
  readonly at: number
}

/** Plays a game with two clients, and collects all messages that they get. */
async function played(deal: FarDeal, seed: number) {
  const host = await held(deal)
  const cards = (await host.ask<{ position: { cards: readonly { id: string; code: string }[] } }>('keyframeNow', {})).position.cards
  const net = new FaultyNet(seed, noFaults)
  const table = served(host, { rights: ['new dice', 'take back'] })
  const sent: Sent[] = []
  const hashes = new Set<string>()
  const note = (to: string) => (text: string) => {
    sent.push({ to, text, at: host.inputs.length })
    for (const hash of [...host.hashes, host.reply.hash, host.reply.checkpoint.hash]) hashes.add(hash)
  }
  const players = [await sitDown(net, table, 'p1', deal, note('p1')), await sitDown(net, table, 'p2', deal, note('p2'))]
  let thrown = 'no'
  await playFar(net, players, seed, () => {
    const { status, at } = players[0]?.session.store.getState() ?? {}
    // let one reconnect, one ask why, and one roll dice, so that all this crosses the port
    if (thrown === 'no' && status === 'ready' && (at ?? 0) >= 6) {
      thrown = 'yes'
      players[1]?.comeBack()
      void players[0]?.table.coming()
      void players[0]?.table.heard(5)
      void players[0]?.table.why('p1')
      void players[0]?.table.catalogue()
      void players[0]?.session.playing.throwNewDice()
    }
    return players.every(({ session }) => session.store.getState().outcome !== undefined)
  })
  return { host, cards, sent, hashes, players, thrown }
}

/** The data that a seat may have received up to this number of inputs: the data that a local table would give to the seat. */
async function mayKnow({ packs, engine, setup, seed }: FarDeal, inputs: Awaited<ReturnType<typeof held>>['inputs'], viewer: string) {
  const table = await LocalTable.open({
    ...{ openRealm: () => ports().openRealm(engine), packs, engine: engineName(engine), setup, seed, viewer },
    freshSeed: () => 'none',
  })
  const told = [JSON.stringify(table.take())]
  for (const input of inputs) {
    await table.replay([input])
    told.push((told.at(-1) ?? '') + JSON.stringify(table.take()))
  }
  table.close()
  return told
}

test.each([
  ['a duel', duel, 11],
  ['a game that two play together', mirkwood(), 4],
] as const)(
  '%s: no message has a seed, a hash, an input of another player or a card that its reader may not know',
  async (_, deal, seed) => {
    const { host, cards, sent, hashes, thrown } = await played(deal, seed)
    expect(thrown).toBe('yes')
    const seeds = [deal.seed, ...host.inputs.flatMap((input) => (input.kind === 'dice' ? [input.seed] : []))]
    const ids = cards.map(({ id }) => id)
    let withheld = 0
    for (const viewer of ['p1', 'p2']) {
      const told = await mayKnow(deal, host.inputs, viewer)
      for (const { text, at } of sent.filter(({ to }) => to === viewer)) {
        const message = JSON.parse(text) as JsonObject
        const { names, texts } = partsOf(message)
        expect({ text, names: HOLDERS.filter((name) => names.has(name) && !isOfGame(text, name)) }).toEqual({ text, names: [] })
        for (const secret of [...seeds, ...hashes]) expect(text.includes(secret) ? { secret, text } : 'nothing').toBe('nothing')
        const known = told[Math.min(at, told.length - 1)] ?? ''
        const strange = ids.filter((id) => !known.includes(`"${id}`))
        withheld += strange.length
        const tells = strange.filter((id) => [...texts].some((one) => one === id || one.startsWith(`${id}#`) || one.startsWith(`${id}/`)))
        expect({ tells, text: tells.length > 0 ? text : '' }).toEqual({ tells: [], text: '' })
      }
    }
    expect(sent.length).toBeGreaterThan(40)
    expect(withheld).toBeGreaterThan(500)
    host.close()
  },
)

/** Names that also occur in sentences or on cards: `by` is the acting card in story lines. */
const isOfGame = (text: string, name: string): boolean => name === 'by' && !text.includes('"kind":"answer"')

test('the state of a page at such a table has no seed, no hash, no set-up and no inputs', async () => {
  const { host, players, hashes } = await played(duel, 2)
  for (const { session } of players) {
    const state = session.store.getState()
    expect(state).toMatchObject({ held: undefined, setup: undefined, places: [], redo: [], branches: [], faults: [] })
    const text = JSON.stringify({ ...state, packs: [] })
    for (const secret of [duel.seed, ...hashes]) expect(text.includes(secret)).toBe(false)
    expect(await session.gameFile()).toBeUndefined()
    expect(session.running?.held).toBeUndefined()
  }
  host.close()
})
