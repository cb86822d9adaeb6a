/** The duel in a realm: the same games in native and quickjs, with the commit as their seed. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AdvanceReply, AnswerValue, Question } from '@questwright/kernel'
import { bootPacks, engineModules, openRealm, type Realm, type RealmKind } from '@questwright/realm'
import { games } from '@questwright/workshop/games'
import { afterAll, expect, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { repositoryPacks } from '../content.ts'

const meadow = repositoryPacks().fixtures.filter(({ id }) => id === 'duel-meadow')
/** Cards of every kind, and shuffled decks. */
const DEAL = {
  kind: 'deal',
  shuffle: 'yes',
  hand: { p1: ['strike', 'parry', 'scout', 'guard', 'brute'], p2: ['feint', 'flinch', 'strike', 'captain', 'runner'] },
  ground: { p1: ['guard', 'sting', 'terror'], p2: ['warden', 'shield', 'oathbreaker'] },
  deck: {
    p1: ['brute', 'rally', 'scheme', 'bleed', 'crossroads', 'bane', 'warden', 'summon', 'terror', 'captain', 'strike', 'drain', 'mantle'],
    p2: ['runner', 'rally', 'guard', 'parry', 'bane', 'brute', 'feint', 'summon', 'oathbreaker', 'strike', 'scheme', 'crossroads', 'charm'],
  },
}
/** The number of duels: the first few in each run, and all in long ones. */
const GAMES = { always: 4, long: 12 }
/** The greatest number of answers: a duel ends within forty turns. */
const MOST_ANSWERS = 1_500
/** The number of questions of a duel at which forecasts are compared too. */
const LOOKS = 25
const viewers = ['p1', 'p2']

const searches = { name: '@questwright/searches', entry: fileURLToPath(new URL('./inside/search.ts', import.meta.url)) }
const { modules } = await engineModules(games.duel, [searches])
const realms = await Promise.all(
  (['native', 'quickjs'] as const).map(async (kind: RealmKind) => {
    const realm = await openRealm({ kind, place: 'worker', engine: modules, limits: { milliseconds: 60_000, fuel: 1_000_000 } })
    expect(await bootPacks(realm, meadow)).toMatchObject({ problems: [], rights: 'by-seat' })
    return realm
  }),
)
afterAll(() => {
  for (const realm of realms) realm.close()
})

/** Dice that depend only on the seed. */
function diceFrom(seed: string): (sides: number) => number {
  let thrown = 0
  return (sides) => createHash('sha256').update(`${seed} ${thrown++}`).digest().readUInt32BE() % Math.max(1, sides)
}

/** Calls the same method in both realms, and expects the same reply. */
async function both(method: string, argument: unknown): Promise<AdvanceReply> {
  const [native, quickjs] = await Promise.all(realms.map((realm: Realm) => realm.call(method, JSON.stringify(argument))))
  expect(quickjs).toBe(native)
  return JSON.parse(native ?? '') as AdvanceReply
}

/** A random answer; if the game refuses it, another one is tried. */
function anyAnswer({ shape, options, least, most }: Question, dice: (sides: number) => number): AnswerValue {
  if (shape === 'number') return options.length > 0 ? Number(options[dice(options.length)]?.key) : least + dice(most - least + 1)
  const left = options.map(({ key }) => key)
  const count = shape === 'order' ? left.length : least + dice(Math.min(most, left.length) - least + 1)
  return Array.from({ length: count }, () => left.splice(dice(left.length), 1)[0] as string)
}

const seeds = Array.from({ length: GAMES.long }, (_, n) => `${commitSeed()} duel ${n}`)

for (const [index, seed] of seeds.entries())
  test(`a duel has equal replies at every answer in native and quickjs, and an end: seed ${seed}`, {
    timeout: 120_000,
    ...(index < GAMES.always ? {} : { tags: 'long' }),
  }, async () => {
    const dice = diceFrom(seed)
    let reply = await both('open', { setup: DEAL, seed, viewers })
    expect(await both('refusesRewind', { by: 'p1', to: 0 })).toBeNull()
    const asked = new Set<string>()
    for (let answers = 0; !reply.outcome && answers < MOST_ANSWERS; answers++) {
      const question = viewers.map((viewer) => reply.viewers[viewer]?.question).find((one) => one && viewers.includes(one.who))
      const own = reply.viewers[question?.who ?? '']?.question
      if (!own) throw new Error('nobody is asked, and the game is not over')
      asked.add(own.shape)
      const value = anyAnswer(own, dice)
      const wish = { question: own.key, chosen: value, options: own.options.slice(0, 3).map(({ key }) => key) }
      if (answers < LOOKS) await both('forecast', { viewer: own.who, wish })
      reply = await both('advance', { inputs: [{ kind: 'answer', question: own.key, value, by: own.who }], viewers })
    }
    expect(reply.outcome).toBeDefined()
    // the opponent has answered meanwhile
    expect(await both('refusesRewind', { by: 'p1', to: 0 })).toMatchObject({ code: 'refused.needs-consent' })
    expect([...asked]).toEqual(expect.arrayContaining(['choose', 'number']))
  })

test('a search continues from the second of two secret bids alike in native and quickjs, and alike for every first bid', {
  timeout: 120_000,
}, async () => {
  const deals = Array.from({ length: 12 }, (_, n) => `deal ${n}`)
  const searched = async (bid: number) => {
    const found = await both('searchAt', { setup: DEAL, seed: 'bids', answers: [bid], first: 2, deals })
    return found as unknown as { readonly seat: string; readonly ends: readonly [string, readonly number[]][]; readonly hash: string }
  }
  const [none, three] = [await searched(0), await searched(3)]
  expect(none.seat).toBe('p2')
  expect(three.ends).toEqual(none.ends)
  expect(new Set(none.ends.map(([hash]) => hash)).size).toBe(deals.length)
  expect(new Set(none.ends.map(([, bids]) => bids[0])).size).toBeGreaterThan(2)
  expect(none.ends.every(([, bids]) => bids[1] === 2)).toBe(true)
})
