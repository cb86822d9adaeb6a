/** A thousand forced effects at the same moment in QuickJS, with the stack size of every table. The limits are counts, not times. */
import { expect, test } from 'vitest'
import { bootPacks, engineModules, openRealm } from '../src/index.ts'
import { STACK_BYTES } from '../src/quickjs-machine.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

interface Line {
  readonly kind: string
  readonly parts: { readonly token?: string; readonly amount?: number; readonly card?: { readonly card: string } }
}

interface Told {
  readonly viewers: {
    readonly p1?: {
      readonly question?: { readonly key: string; readonly shape: string; readonly options: readonly { key: string }[] }
      readonly story: readonly Line[]
    }
  }
  readonly faults: readonly unknown[]
}

const engine = await engineModules(LCG)

const HUMS = `({ self }) => placeTokens(self, 'hum', 1)`
const WHEN_HURT = `forced.after('damaged', { of: (card) => card.isEnemy }, ${HUMS})`
const imports = 'action, addToStagingArea, card, dealDamage, encounterDeck, enemiesInPlay, forced, placeTokens, raiseThreat'

/** The most copies of one card. */
const MOST_COPIES = 99

/** The files of this many crows, as different cards because copies are limited: `crow`, `crow-2` … */
function crowd(crows: number, ofCrows: string): { [path: string]: string } {
  const files: { [path: string]: string } = {}
  for (let left = crows, nth = 1; left > 0; left -= MOST_COPIES, nth++) {
    const slug = nth === 1 ? 'crow' : `crow-${nth}`
    const facts = { type: 'enemy', encounterSet: 'made', engagementCost: 50, threat: 0, attack: 2, defense: 0, hitPoints: 9 }
    files[`cards/${slug}.json`] = JSON.stringify({ ...facts, quantity: Math.min(left, MOST_COPIES) })
    files[`cards/${slug}.ts`] = `import { ${imports} } from '@questwright/lcg'\n\nexport default card('${slug}', [${ofCrows}])\n`
  }
  return files
}

/** Puts crows into the staging area, and makes something happen to which all of them must respond. @returns the story and the counters */
async function strike(crows: number, deed: string, ofCrows: string, ofBell = '') {
  const pack = madeUpPack(
    `import { ${imports} } from '@questwright/lcg'\n\nexport default card('bell', [
  action({ slug: 'call', could: () => true }, () => encounterDeck().forEach((crow) => addToStagingArea(crow))),
  action({ slug: 'strike', could: () => true }, ({ you }) => ${deed}),
  ${ofBell}
])\n`,
    crowd(crows, ofCrows),
  )
  const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits: { milliseconds: 50_000 } })
  try {
    expect((await bootPacks(realm, [pack])).problems).toEqual([])
    const ask = async <Reply>(method: string, argument: object): Promise<Reply> =>
      JSON.parse(await realm.call(method, JSON.stringify(argument))) as Reply
    let told = await ask<Told>('open', { setup: madeUpSetup, seed: 'a crowd', viewers: ['p1'] })
    const offers = (part: string) => told.viewers.p1?.question?.options.find(({ key }) => key.includes(part))?.key
    const answer = async (part: string): Promise<void> => {
      const option = offers(part)
      const value = option ? [option] : told.viewers.p1?.question?.shape === 'confirm' ? ['no'] : ['pass']
      told = await ask<Told>('advance', { inputs: [{ kind: 'answer', question: told.viewers.p1?.question?.key, value }], viewers: ['p1'] })
    }
    await answer('no')
    for (let i = 0; i < 12 && !offers('#call'); i++) await answer('#play')
    await answer('#call')
    const before = await ask<{ [count: string]: number }>('counters', {})
    await answer('#strike')
    const { ticks } = await realm.state()
    const after = await ask<{ [count: string]: number }>('counters', {})
    const spent = (count: string) => (after[count] ?? 0) - (before[count] ?? 0)
    const lines = told.viewers.p1?.story ?? []
    const hums = new Map<string, number>()
    for (const { kind, parts } of lines)
      if (kind === 'tokens-placed' && parts.token === 'hum') hums.set(parts.card?.card ?? '', (hums.get(parts.card?.card ?? '') ?? 0) + 1)
    const unasked = lines.flatMap(({ kind, parts }) => (kind === 'order-not-asked' ? [parts.amount] : []))
    return {
      hums,
      unasked,
      ticks,
      events: spent('events'),
      restrictions: spent('restrictions'),
      faults: told.faults,
      next: offers('#strike'),
    }
  } finally {
    realm.close()
  }
}

// one event for each of about a thousand abilities and one for its effect; the remaining 64 are for the stroke that starts the test and for
// the next question
const MOST_EVENTS = 2 * 1024 + 64

test('the stack size is that of every table', () => {
  expect(STACK_BYTES).toBe(128 * 1024)
})

test('32 cards respond to 32 events at once: 1024 forced effects resolve one after the other, without questions and with story lines', async () => {
  const crowd = await strike(32, 'dealDamage(enemiesInPlay(), 1)', WHEN_HURT)
  expect([...crowd.hums.values()]).toEqual(Array.from({ length: 32 }, () => 32))
  expect(crowd.unasked).toEqual([1024])
  expect(crowd.faults).toEqual([])
  expect(crowd.next).toContain('#strike')
  expect(crowd.events).toBeLessThan(MOST_EVENTS)
  // each ability is checked when the abilities for the event are collected, and once more before it begins
  expect(crowd.restrictions).toBeLessThan(2 * 1024 + 64)
  // 208 when this was written, of the 5000 that a call has
  expect(crowd.ticks).toBeLessThan(400)
})

test('1000 cards respond to one event', async () => {
  const crowd = await strike(1000, 'raiseThreat(you, 1)', `forced.after('threatRaised', ${HUMS})`)
  expect([crowd.hums.size, Math.max(...crowd.hums.values())]).toEqual([1000, 1])
  // all abilities belong to copies of eleven cards; for more than 64 abilities the player is not asked for an order
  expect(crowd.unasked).toEqual([1000])
  expect(crowd.faults).toEqual([])
  expect(crowd.next).toContain('#strike')
  expect(crowd.events).toBeLessThan(MOST_EVENTS)
  expect(crowd.ticks).toBeLessThan(500)
})

test('one card responds to 1000 events at once, and the work grows no faster than the number of events', async () => {
  const [few, many] = [250, 1000]
  const some = await strike(few, 'dealDamage(enemiesInPlay(), 1)', '', WHEN_HURT)
  const crowd = await strike(many, 'dealDamage(enemiesInPlay(), 1)', '', WHEN_HURT)
  expect([some, crowd].map(({ hums }) => [...hums.values()])).toEqual([[few], [many]])
  expect(crowd.unasked).toEqual([many])
  expect(crowd.faults).toEqual([])
  expect(crowd.next).toContain('#strike')
  expect(crowd.ticks).toBeLessThan(6 * some.ticks)
})
