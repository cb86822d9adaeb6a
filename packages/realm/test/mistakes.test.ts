/** Mistakes of authors, accidental and deliberate: the game opens, names the card and the line, and goes on. */
import { afterEach, describe, expect, test } from 'vitest'
import {
  type EngineModules,
  engineModules,
  MachineError,
  type OwnTableOptions,
  openRealm,
  type Question,
  type RealmKind,
  TableHost,
} from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

function openOptions(kind: RealmKind, packs: TableHost['packs'], fuel = 300): OwnTableOptions {
  return {
    openRealm: async () => {
      const realm = await openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel } })
      // with less fuel than at a real table, so that endless scripts end sooner
      return { ...realm, call: (method, argument) => realm.call(method, argument, { fuel }) }
    },
    packs,
    setup: madeUpSetup,
    seed: 'mistakes',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  }
}

async function deal(kind: RealmKind, packs: TableHost['packs'], fuel?: number): Promise<TableHost> {
  const host = await TableHost.open(openOptions(kind, packs, fuel))
  open.push(host)
  return host
}

function asked(host: TableHost): Question {
  const question = host.reply.viewers.p1?.question
  if (!question) throw new Error('nothing is asked')
  return question
}

/** Chooses the first option whose key contains the word, or declines. */
async function answer(host: TableHost, part = 'pass'): Promise<void> {
  const { key, shape, options, least } = asked(host)
  const option = options.find((one) => one.key.includes(part)) ?? options.find((one) => one.key === 'pass') ?? options[0]
  await host.advance([
    {
      kind: 'answer',
      question: key,
      value: shape === 'confirm' ? ['no'] : shape === 'number' ? least : least === 0 && !option ? [] : [option?.key ?? ''],
    },
  ])
}

const SILENT = "import { card } from '@questwright/lcg'\nexport default card('bell', [])\n"
const IMPORTS =
  'action, attachesTo, cannot, card, charactersInPlay, choose, exhaustOne, heroesInPlay, modifier, permits, raiseThreat, response, search'

/** A hero with these parts, one in each line from the fourth on. */
const heroWith = (parts: readonly string[]): string =>
  `// @ts-nocheck\nimport { ${IMPORTS} } from '@questwright/lcg'\nexport default card('keeper', [\n${parts.map((part) => `  ${part},`).join('\n')}\n])\n`
const FIRST_LINE = 4

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  test('a constant ability that writes, asks, or gives no number is switched off with its line, and the game opens', async () => {
    const parts: readonly (readonly [part: string, says: RegExp])[] = [
      ["modifier('willpower', { slug: 'a', by: ({ you }) => { raiseThreat(you, 1); return 1 } })", /changed the game/],
      ["modifier('willpower', { slug: 'b', by: () => { choose(charactersInPlay()); return 1 } })", /asked a question/],
      ["modifier('willpower', { slug: 'c', by: () => 1 / 2 })", /whole numbers, and 0.5 was given/],
      ["modifier('willpower', { slug: 'd', by: () => NaN })", /whole numbers, and NaN was given/],
      ["modifier('willpower', { slug: 'e', by: () => undefined })", /undefined/],
      ["modifier('willpower', { slug: 'f', by: () => '1' })", /whole numbers, and a text was given/],
      ["modifier('attack', { slug: 'n', by: 9e15 })", /1000000000 at most, and 9000000000000000 was given/],
      ["modifier('attack', { slug: 'o', times: 9e15 })", /1000000000 at most/],
      ["modifier('attack', { slug: 'g', by: '1' })", /whole numbers, and a text was given/],
      ["modifier('defense', { slug: 'i', by: 1, while: ({ you }) => { raiseThreat(you, 1); return true } })", /changed the game/],
      ["modifier('defense', { slug: 'j', by: 1, on: (one) => { choose(charactersInPlay()); return one.isHero } })", /asked a question/],
      ["modifier('traits', { slug: 'k', gain: 7 })", /a word, and 7 was given/],
      ["modifier('threatCost', { slug: 'm', by: () => ({ valueOf() { for (;;); } }) })", /./],
    ]
    const host = await deal(kind, [madeUpPack(SILENT, { 'cards/keeper.ts': heroWith(parts.map(([part]) => part)) })])
    expect(host.problems).toEqual([])
    // an explanation gives the failure as well, even before the ability was switched off
    const { stats } = await host.why('p1/keeper', 'p1')
    expect(stats.find(({ stat }) => stat === 'willpower')).toMatchObject({ value: 2, failed: expect.stringMatching(/changed the game/) })
    await answer(host)
    for (let i = 0; i < 3; i++) await answer(host)
    const told = Object.fromEntries(host.faults.map((fault) => [fault.ability, fault]))
    for (const [i, [part, says]] of parts.entries()) {
      const slug = /slug: '(\w)'/.exec(part)?.[1]
      expect(told[`made-up:keeper#${slug}`], part).toMatchObject({
        message: expect.stringMatching(says),
        file: 'cards/keeper.ts',
        line: FIRST_LINE + i,
      })
    }
    const hero = (await host.look()).viewers.p1?.patch?.cards['p1/keeper']
    expect(hero?.stats.willpower).toEqual({ now: 2, printed: 2 })
    expect(hero?.stats.attack).toEqual({ now: 2, printed: 2 })
    // each fault is reported once, though it occurred first in the view and again when the rules used the part
    expect(host.faults).toHaveLength(parts.length)
    const before = await host.save()
    const again = await TableHost.open({ ...openOptions(kind, host.packs), inputs: before.inputs })
    open.push(again)
    expect((await again.save()).hashes).toEqual(before.hashes)
  })

  test('questions of a cost, its payments, and filters that write or ask are switched off with their line', async () => {
    const parts: readonly (readonly [part: string, says: RegExp])[] = [
      [
        "action({ slug: 'a', could: () => true, cost: { slug: 'x', can: ({ you }) => { raiseThreat(you, 1); return true }, pay: () => [] } }, () => {})",
        /changed the game/,
      ],
      [
        "action({ slug: 'b', could: () => true, cost: { slug: 'x', can: () => choose(charactersInPlay()).ready, pay: () => [] } }, () => {})",
        /asked a question/,
      ],
      [
        "action({ slug: 'c', could: () => true, cost: { slug: 'x', can: () => true, pay: () => null } }, () => {})",
        /what pays a cost must be a list of events, and is null/,
      ],
      [
        "action({ slug: 'd', could: () => true, cost: { slug: 'x', can: () => true, pay: () => [{ kind: 'nonsense' }] } }, () => {})",
        /an event called nonsense/,
      ],
      [
        "action({ slug: 'e', could: () => true, cost: { slug: 'x', can: () => true, pay: ({ self }) => [{ kind: 'exhausted', subject: self, resolver: () => { for (;;); } }] } }, () => {})",
        /may not say what "resolver" is/,
      ],
      [
        "action({ slug: 'f', could: () => true, cost: { slug: 'x', can: () => true, pay: () => [{ kind: 'exhausted', subject: {} }] } }, () => {})",
        /./,
      ],
      [
        "action({ slug: 'g', could: () => true, cost: exhaustOne((one, { you }) => { raiseThreat(you, 1); return true }) }, () => {})",
        /changed the game/,
      ],
      ["action({ slug: 'h', could: ({ you }) => { raiseThreat(you, 1); return true } }, () => {})", /changed the game/],
      ["action({ slug: 'i', when: () => choose(charactersInPlay()).ready }, ({ you }) => raiseThreat(you, 1))", /asked a question/],
      ["action({ slug: 'j', x: ({ you }) => { raiseThreat(you, 1); return [1] }, could: () => true }, () => {})", /changed the game/],
      ["action({ slug: 'k', x: () => [{ valueOf: () => 1 }], could: () => true }, () => {})", /X must be a whole number/],
      [
        "action({ slug: 'l', could: () => true }, ({ you }) => { search(you, you.deck, () => { raiseThreat(you, 1); return true }) })",
        /changed the game/,
      ],
      ["cannot('readied', { slug: 'm', on: () => { choose(charactersInPlay()); return true } })", /asked a question/],
    ]
    const host = await deal(kind, [madeUpPack(SILENT, { 'cards/keeper.ts': heroWith(parts.map(([part]) => part)) })])
    await answer(host)
    for (const slug of ['c', 'd', 'e', 'f', 'l']) await answer(host, `#${slug}`)
    for (let i = 0; i < 60 && host.faults.length < parts.length; i++) await answer(host)
    const told = Object.fromEntries(host.faults.map((fault) => [fault.ability, fault]))
    for (const [i, [part, says]] of parts.entries()) {
      const slug = /slug: '(\w)'/.exec(part)?.[1]
      expect(told[`made-up:keeper#${slug}`], part).toMatchObject({
        message: expect.stringMatching(says),
        file: 'cards/keeper.ts',
        line: FIRST_LINE + i,
      })
    }
  })

  test('cards with an invalid definition, or that throw undefined while they load, are reported with their file, and the game opens without their text', async () => {
    const scripts: readonly (readonly [slug: string, script: string, says: RegExp])[] = [
      [
        'one',
        "card('one', [Object.defineProperty({ ...modifier('attack', { by: 1 }) }, 'stat', { get() { throw new Error('no stat') } })].map((one) => Object.defineProperty(one, 'stat', { enumerable: true })))",
        /no stat/,
      ],
      ['two', "card('two', [{ ...action({}, () => {}), hears: null }])", /"hears" of "action" must be a list, and is null/],
      ['three', "card('three', [{ ...action({}, () => {}), where: 5 }])", /"where" of "action" must be a list, and is 5/],
      [
        'four',
        "card('four', [action({ limit: { times: 'two', period: 'round', counts: 'card' } }, () => {})])",
        /"limit" of "action" must have a whole number of times/,
      ],
      ['five', "card('five', Array.from({ length: 20000 }, () => modifier('attack', { by: 1 })))", /20000 entries; at most 64/],
      ['six', "card('six', Object.defineProperty([], 'map', { value: () => [{ kind: 'nonsense' }] }))", /kind of a part must be/],
      ['seven', "card('seven', [{ ...action({}, () => {}), notes: { at() {} } }])", /"notes" of "action"/],
      ['eight', '(() => { throw undefined })()', /undefined/],
      ['nine', '(() => { throw null })()', /null/],
      ['ten', "({ kind: 'card', slug: { toString: () => 'ten' }, parts: [] })", /the slug of a card must be a text/],
      [
        'eleven',
        "card('eleven', [action({ cost: { slug: 'x', can: 1, pay: 2 } }, () => {})])",
        /"can" of "costs" of "action".* must be a function/,
      ],
      ['twelve', "card('twelve', [action({ cost: [{ get slug() { throw new Error('no slug') } }] }, () => {})])", /no slug/],
    ]
    const files = Object.fromEntries(
      scripts.flatMap(([slug, script]) => [
        [
          `cards/${slug}.json`,
          JSON.stringify({ type: 'ally', sphere: 'lore', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }),
        ],
        [`cards/${slug}.ts`, `// @ts-nocheck\nimport { action, card, modifier } from '@questwright/lcg'\nexport default ${script}\n`],
      ]),
    )
    const host = await deal(kind, [madeUpPack(SILENT, files)])
    for (const [slug, script, says] of scripts)
      expect(
        host.problems.filter(({ file }) => file === `cards/${slug}.ts`),
        script,
      ).toMatchObject([
        {
          pack: 'made-up',
          message: expect.stringMatching(says),
          reason: 'does-not-load',
          remedy: expect.stringMatching(/^repair the script/),
        },
      ])
    await answer(host)
    expect(asked(host).options.length).toBeGreaterThan(0)
  })
})

test('cards whose definition never ends when it is read are reported with their file, however many, and the game opens without their text', async () => {
  const scripts: { readonly [slug: string]: string } = {
    one: "card('one', [Object.defineProperty({ ...action({}, () => {}) }, 'limit', { enumerable: true, get() { for (;;); } })])",
    two: "({ kind: 'card', slug: 'two', get parts() { for (;;); } })",
    three: "card('three', Object.defineProperty([], 'map', { value() { for (;;); } }))",
    // more failing scripts than a user would remove one by one
    ...Object.fromEntries(
      Array.from({ length: 19 }, (_, i) => [`more-${i}`, `({ kind: 'card', slug: 'more-${i}', get parts() { for (;;); } })`]),
    ),
  }
  const files = Object.fromEntries(
    Object.entries(scripts).flatMap(([slug, script]) => [
      [`cards/${slug}.json`, JSON.stringify({ type: 'ally', sphere: 'lore', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 })],
      [`cards/${slug}.ts`, `// @ts-nocheck\nimport { action, card } from '@questwright/lcg'\nexport default ${script}\n`],
    ]),
  )
  const host = await deal('quickjs', [madeUpPack(SILENT, files)], 60)
  expect(host.problems.map(({ pack, file, reason }) => `${pack} ${file} ${reason}`).sort()).toEqual(
    Object.keys(scripts)
      .map((slug) => `made-up cards/${slug}.ts out-of-fuel`)
      .sort(),
  )
  await answer(host)
  expect(asked(host).options.length).toBeGreaterThan(0)
})

test('a game with twelve constant abilities that never end opens: each is switched off in turn, with its line', async () => {
  const parts = Array.from({ length: 12 }, (_, i) => `modifier('willpower', { slug: 'loop-${i}', by: () => { for (;;); } })`)
  const host = await deal('quickjs', [madeUpPack(SILENT, { 'cards/keeper.ts': heroWith(parts) })], 60)
  expect(host.faults.map(({ ability, line }) => `${ability} ${line}`)).toEqual(
    parts.map((_, i) => `made-up:keeper#loop-${i} ${FIRST_LINE + i}`),
  )
  await answer(host)
  expect(asked(host).options.length).toBeGreaterThan(0)
})

describe('a machine that broke', () => {
  /** A table whose machine the test can break, as when growing the memory fails, without an ability to blame. */
  async function fragile(): Promise<{ readonly host: TableHost; readonly smash: () => void; readonly opened: () => number }> {
    let smash = (): void => {}
    let opened = 0
    const options = openOptions('quickjs', [madeUpPack(SILENT)])
    const host = await TableHost.open({
      ...options,
      openRealm: async () => {
        const realm = await options.openRealm()
        let state: 'well' | 'broken' = 'well'
        smash = () => {
          state = 'broken'
        }
        opened++
        const broke = new MachineError({
          reason: 'out-of-memory',
          message: 'the scripts used more than 64 MB',
          running: 0,
          machine: 'poisoned',
        })
        return {
          ...realm,
          call: (method, argument, budget) => (state === 'broken' ? Promise.reject(broke) : realm.call(method, argument, budget)),
        }
      },
    })
    open.push(host)
    await answer(host)
    for (let i = 0; i < 5; i++) await answer(host)
    return { host, smash: () => smash(), opened: () => opened }
  }

  test('does not prevent the game from being saved, explained, undone and played on', async () => {
    const { host, smash, opened } = await fragile()
    const { hash, inputs } = host.reply
    const saved = await host.save()
    smash()
    expect((await host.save()).hashes).toEqual(saved.hashes)
    smash()
    expect((await host.look()).hash).toBe(hash)
    smash()
    expect((await host.snapshot()).hash).toBe(hash)
    smash()
    await expect(host.rewind(inputs - 2)).rejects.toThrow(/64 MB/)
    expect([host.reply.hash, host.reply.inputs]).toEqual([hash, inputs])
    const { tail } = await host.rewind(inputs - 2)
    await host.advance(tail)
    expect(host.reply.hash).toBe(hash)
    smash()
    await expect(answer(host)).rejects.toThrow(/64 MB/)
    expect([host.reply.hash, host.reply.inputs]).toEqual([hash, inputs])
    await answer(host)
    expect(host.reply.inputs).toBe(inputs + 1)
    expect(opened()).toBe(6)
  })
})

test.each(['quickjs', 'native'] as const)(
  'a deprecated word is a warning with file, line and replacement, and the card works (%s)',
  async (kind) => {
    const body = 'raiseThreat(you, 1)\n    treatAsUndefended()'
    const bell = `import { action, card, exhaustSelf, raiseThreat, treatAsUndefended } from '@questwright/lcg'

export default card('bell', [
  action({ cost: exhaustSelf, could: () => true }, ({ you }) => {
    ${body}
  }),
])
`
    const host = await deal(kind, [madeUpPack(bell)])
    expect(host.problems).toEqual([])
    expect(host.warnings).toEqual([
      {
        pack: 'made-up',
        file: 'cards/bell.ts',
        line: 6,
        column: expect.any(Number),
        message: '`treatAsUndefended` is deprecated.',
        remedy: 'Write `considerUndefended`: `qw pack migrate` does it.',
      },
    ])
    expect(asked(host).name).toBe('mulligan')
  },
)
