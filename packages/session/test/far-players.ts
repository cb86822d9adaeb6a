/** Tables in one process that are played from others, over a simulated network whose faults depend on a seed. */
import { fileURLToPath } from 'node:url'
import { loadPack, loadPacks, type PackBundle, readPackFolder } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import { type Answer, type Question, type Setup, TableHost } from '@questwright/realm/web'
import { type RemoteOptions, RemoteTable, type Trouble } from '@questwright/table/remote'
import { type Connection, type ServedOptions, ServedTable } from '@questwright/table/served'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type Engine, engineName, TableSession } from '../src/index.ts'
import { type FaultyNet, numbersOf } from './faulty-net.ts'
import { engine as lcgEngine, ports } from './quiet-game.ts'

/** The deal, and the rules of the game. */
export interface FarDeal {
  readonly packs: readonly PackBundle[]
  readonly engine: Engine
  readonly setup: Setup
  readonly seed: string
}

const duelEngine = engineData(await engineModules(games.duel))
const { bundle: meadow } = loadPack(
  readPackFolder(fileURLToPath(new URL('../../testkit/fixtures/duel-meadow', import.meta.url))),
  rulebooks,
)

/** A duel in which all cards of the players have different names, as far as the pack has enough cards. */
export const duel: FarDeal = {
  packs: meadow ? [meadow] : [],
  engine: duelEngine,
  seed: 'a seed that nobody may know',
  setup: {
    kind: 'deal',
    begins: 'p1',
    hand: { p1: ['strike', 'scheme', 'guard'], p2: ['parry', 'feint', 'scout'] },
    ground: { p1: ['guard'], p2: ['guard'] },
    deck: { p1: ['guard', 'strike', 'parry', 'guard', 'strike', 'strike'], p2: ['bane', 'brute', 'sting', 'guard', 'strike', 'parry'] },
  },
}

/** A cooperative game for two players. */
export function mirkwood(): FarDeal {
  const folders = ['lcg-keywords', 'lcg-core-set'].map((name) => fileURLToPath(new URL(`../../../content/${name}`, import.meta.url)))
  const packs = loadPacks(
    folders.map((folder) => readPackFolder(folder)),
    rulebooks,
  ).flatMap(({ bundle }) => (bundle ? [bundle] : []))
  const deck = (hero: string) => ({
    name: hero,
    kind: 'custom' as const,
    heroes: [`lcg-core-set:${hero}`],
    cards: { 'lcg-core-set:gandalf': 10, 'lcg-core-set:steward-of-gondor': 10, 'lcg-core-set:guard-of-the-citadel': 10 },
  })
  const scenario = 'lcg-core-set:scenario/passage-through-mirkwood'
  return {
    packs,
    engine: lcgEngine,
    seed: 'far woods',
    setup: { kind: 'scenario', scenario, mode: 'standard', decks: [deck('aragorn'), deck('eowyn')] },
  }
}

/** Opens a game without viewers. */
export function held({ packs, engine, setup, seed }: FarDeal): Promise<TableHost> {
  const openHere = () => openRealm({ kind: 'native', place: 'in-thread', engine: engine.modules })
  return TableHost.open({ openRealm: openHere, packs, engine: engineName(engine), setup, seed, viewers: [] })
}

let names = 0
export const served = (host: TableHost, more: Partial<ServedOptions> = {}): ServedTable =>
  new ServedTable(host, {
    // the token is the list of seats
    viewerOf: (token) => (/^(p\d(\+p\d)*|table)$/.test(token) ? token : undefined),
    rights: [],
    freshSeed: () => `fresh dice that nobody may know ${++names}`,
    uniqueName: () => `name ${++names}`,
    tellError: () => {},
    ...more,
  })

/** A player in another process. */
export interface FarPlayer {
  readonly session: TableSession
  readonly table: RemoteTable
  /** All messages that the table sent to it. */
  readonly sent: string[]
  readonly troubles: Trouble[]
  /** Reconnects, to the same table or to another one with the same game. */
  readonly comeBack: (to?: ServedTable) => void
}

/** Connects a player. @param told called with each text that is sent to the player */
export async function sitDown(
  net: FaultyNet,
  first: ServedTable,
  seats: string,
  { packs }: FarDeal,
  told: (text: string) => void = () => {},
): Promise<FarPlayer> {
  const sent: string[] = []
  const troubles: Trouble[] = []
  let at = first
  let connection: Connection
  const connect = (): Connection => {
    const mine: Connection = at.connect((text) => {
      sent.push(text)
      told(text)
      // a broken connection delivers nothing any more
      net.carry(text, (arrived) => mine === connection && table.receive(arrived))
    })
    return mine
  }
  const channel = () => {
    const mine = connection
    return { send: (text: string) => net.carry(text, (arrived) => mine === connection && mine.receive(arrived)) }
  }
  connection = connect()
  const options: RemoteOptions = {
    client: `client of ${seats} ${++names}`,
    token: seats,
    later: net.later,
    onTrouble: (one) => troubles.push(one),
  }
  const { table, ready } = RemoteTable.join(channel(), options)
  let isReady = false
  void ready.then(() => {
    isReady = true
  })
  await net.until(() => isReady)
  const session = new TableSession(ports())
  const joined = session.opening.join(table, { title: 'far', scenario: 'far', packs })
  await net.until(() => session.store.getState().status !== 'opening')
  await joined
  const comeBack = (to = at): void => {
    connection.close()
    at = to
    connection = connect()
    table.reconnect(channel())
  }
  return { session, table, sent, troubles, comeBack }
}

/** Answers whenever one of the players is asked, at random by the seed, until a condition is true. */
export async function playFar(net: FaultyNet, players: readonly FarPlayer[], seed: number, isOver: () => boolean): Promise<void> {
  const random = numbersOf(seed)
  const busy = new Set<FarPlayer>()
  await net.until(() => {
    for (const player of players) {
      const { status, question, eyes, error } = player.session.store.getState()
      if (status === 'failed') throw new Error(error)
      if (busy.has(player) || status !== 'ready' || !question || !eyes.split('+').includes(question.who)) continue
      busy.add(player)
      void player.session.playing.answer(someAnswer(question, random)).finally(() => busy.delete(player))
    }
    return isOver() && busy.size === 0
  })
}

type Asked = Pick<Question, 'key' | 'shape' | 'least' | 'most'> & { readonly options: readonly { readonly key: string }[] }

/** A random answer; the rules may refuse it. */
export function someAnswer({ key, shape, options, least, most }: Asked, random: () => number): Answer {
  const keys = options.map((option) => option.key)
  const shuffled = keys.map((one) => ({ one, by: random() })).sort((a, b) => a.by - b.by)
  const count = Math.min(keys.length, least + Math.floor(random() * (Math.min(most, least + 2) - least + 1)))
  const value = (): Answer['value'] => {
    if (shape === 'confirm') return [random() < 0.5 ? 'yes' : 'no']
    if (shape === 'number') return least + Math.floor(random() * (most - least + 1))
    if (shape === 'order') return shuffled.map(({ one }) => one)
    if (shape === 'distribute') return { [shuffled[0]?.one ?? '']: least }
    return shuffled.slice(0, count).map(({ one }) => one)
  }
  return { kind: 'answer', question: key, value: value() }
}
