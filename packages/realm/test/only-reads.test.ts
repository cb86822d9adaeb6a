/**
 * Functions of a pack that may only read: every other action is refused with name, file and line, and a game that cannot be opened names
 * the cause.
 */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, type RealmKind, TableHost } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

async function deal(kind: RealmKind, files: { readonly [path: string]: string }, fuel = 300): Promise<TableHost> {
  const host = await TableHost.open({
    openRealm: async () => {
      const realm = await openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel } })
      return { ...realm, call: (method, argument) => realm.call(method, argument, { fuel }) }
    },
    packs: [madeUpPack(SILENT, files)],
    setup: madeUpSetup,
    seed: 'only reads',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  open.push(host)
  return host
}

const SILENT = "import { card } from '@questwright/lcg'\nexport default card('bell', [])\n"
const CHAPTER = JSON.stringify({
  events: { fouled: { about: 'It is foul.' } },
  endings: { foul: { name: 'It is foul', reads: 'It is foul.', fields: {} } },
  messages: { 'step.go-foul': 'It goes foul', fouled: 'It is foul' },
})

/** A system whose functions are on the second line and below. */
const system = (parts: string): { readonly [path: string]: string } => ({
  'systems/foul.json': CHAPTER,
  'systems/foul.ts': `// @ts-nocheck\nimport { ${IMPORTS} } from '@questwright/lcg'\nexport default system('foul', {\n  ${parts}\n})\n`,
})
const IMPORTS =
  'action, afterStep, allPlayers, attachesTo, cannot, card, charactersInPlay, check, choose, discard, drawCards, forced, happen, heroesInPlay, limitPer, loseGame, modifier, permits, raiseThreat, response, roll, step, system, winGame'
const FIRST_LINE = 4

/** Forbidden actions of a function that may only read. */
const DEEDS: { readonly [deed: string]: string } = {
  writes: 'raiseThreat(allPlayers()[0], 3)',
  draws: 'drawCards(allPlayers()[0], 1)',
  asks: 'choose(charactersInPlay(), { by: allPlayers()[0] })',
  wins: 'winGame()',
  loses: 'loseGame()',
  rolls: "roll('fate', 6)",
}

/** Functions of cards, each called before a player does anything: the hero prints them. */
const HOOKS: { readonly [hook: string]: (deed: string) => string } = {
  'a number that is added': (deed) => `modifier('willpower', { slug: 'it', by: () => { ${deed}; return 1 } })`,
  'the cards that a modifier changes': (deed) => `modifier('attack', { slug: 'it', by: 1, on: () => { ${deed}; return true } })`,
  'while a modifier works': (deed) => `modifier('defense', { slug: 'it', by: 1, while: () => { ${deed}; return true } })`,
  'when an action may be used': (deed) => `action({ slug: 'it', when: () => { ${deed}; return true } }, () => undefined)`,
  'whether an action could change something': (deed) => `action({ slug: 'it', could: () => { ${deed}; return true } }, () => undefined)`,
  'the values of X': (deed) => `action({ slug: 'it', x: () => { ${deed}; return [1] } }, () => undefined)`,
  'whether a cost can be paid': (deed) =>
    `action({ slug: 'it', cost: { slug: 'it', can: () => { ${deed}; return true }, pay: () => [] }, could: () => true }, () => undefined)`,
  'to whom an action is given': (deed) => `action({ slug: 'it', given: () => { ${deed}; return true } }, () => undefined)`,
  'when something compulsory answers': (deed) =>
    `forced.after('beginningOfPhase', { slug: 'it', when: () => { ${deed}; return true } }, () => undefined)`,
  'to what something compulsory answers': (deed) =>
    `forced.after('threatRaised', { slug: 'it', of: () => { ${deed}; return true } }, () => undefined)`,
  'when a response answers': (deed) =>
    `response.after('threatRaised', { slug: 'it', when: () => { ${deed}; return true } }, () => undefined)`,
  'what a "cannot" forbids': (deed) => `cannot('resourcesGained', { slug: 'it', on: () => { ${deed}; return false } })`,
  'what a check finds': (deed) => `check('it', () => { ${deed}; return [] })`,
}

/** Continues with minimal answers until something fails. */
async function untilFault(host: TableHost): Promise<void> {
  for (let i = 0; i < 60 && host.faults.length === 0; i++) {
    const question = host.reply.viewers.p1?.question
    if (!question) return
    const { key, shape, options, least } = question
    const value =
      shape === 'number' ? least : options.some((one) => one.key === 'pass') ? ['pass'] : options.slice(0, least).map((one) => one.key)
    await host.advance([{ kind: 'answer', question: key, value }])
  }
}

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  describe.each(Object.keys(HOOKS))('%s', (hook) => {
    test('may only read: every other action is refused by its name, with file and line', { timeout: 60_000 }, async () => {
      // a separate realm for each is slow in quickjs, so there only two of the actions are tested
      for (const [deed, does] of Object.entries(DEEDS).filter(([one]) => kind === 'native' || one === 'writes' || one === 'asks')) {
        const script = `// @ts-nocheck\nimport { ${IMPORTS} } from '@questwright/lcg'\nexport default card('keeper', [\n  ${(HOOKS[hook] as (deed: string) => string)(does)},\n])\n`
        const host = await deal(kind, { 'cards/keeper.ts': script })
        await untilFault(host)
        const [fault] = host.faults
        expect({ deed, ability: fault?.ability, reason: fault?.reason, file: fault?.file, line: fault?.line }).toEqual({
          deed,
          ability: 'made-up:keeper#it',
          reason: deed === 'asks' ? 'asks-in-restriction' : 'changes-in-restriction',
          file: 'cards/keeper.ts',
          line: FIRST_LINE,
        })
      }
    })
  })

  test.each(['refuses', 'brings'])(
    'the function with which a system %s when a game begins may only read, and another action is reported',
    async (hook) => {
      for (const [deed, does] of Object.entries(DEEDS)) {
        const opening = deal(kind, system(`begins: { ${hook}: () => { ${does}; return undefined } },`))
        await expect(opening, deed).rejects.toThrow(
          new RegExp(
            `^made-up/systems/foul.ts:${FIRST_LINE}: made-up:system/foul failed before the game began: something that may only read the table ${deed === 'asks' ? 'asked a question' : 'changed the game'}`,
          ),
        )
      }
    },
  )

  test('an exception in such a function of a system is reported, with its line', async () => {
    await expect(deal(kind, system("begins: { refuses: () => { throw new RangeError('no wind') } },"))).rejects.toThrow(
      /^made-up\/systems\/foul\.ts:4: made-up:system\/foul failed before the game began: RangeError: no wind/,
    )
  })

  test('a system that adds too many cards to a game is refused', async () => {
    await expect(
      deal(kind, system("begins: { brings: () => Array.from({ length: 4900 }, () => 'made-up:bell') },"), 3_000),
    ).rejects.toThrow('made-up:system/foul brings 4900 cards into the game; a system can bring 500 at most')
  })
})

describe('a game that cannot be opened because of a loop', () => {
  const FUEL = 40
  test.each([
    ['refuses', 'begins: { refuses: () => { for (;;); } },'],
    ['brings', 'begins: { brings: () => Object.defineProperty([], 0, { get: () => { for (;;); } }) },'],
  ])('in the function with which a system %s is reported with pack, file and line', async (hook, parts) => {
    await expect(deal('quickjs', system(parts), FUEL)).rejects.toThrow(
      new RegExp(`^made-up/systems/foul\\.ts:\\d+: made-up:system/foul#${hook}: the call used more than \\d+ ticks`),
    )
  })
})

describe('a game that goes on without the looping script', () => {
  const FUEL = 60

  test('the resolver of a system’s event is reported with file and line', async () => {
    const host = await deal(
      'quickjs',
      system("events: { fouled: () => { for (;;); } },\n  steps: [afterStep('3.3', step('go-foul', () => happen({ kind: 'fouled' })))],"),
      FUEL,
    )
    await untilFault(host)
    expect(host.faults[0]).toMatchObject({ ability: 'made-up:system/foul#fouled', reason: 'out-of-fuel', file: 'systems/foul.ts' })
    expect(host.faults[0]?.line).toBeGreaterThan(0)
  })

  test('an ending of a system is reported with file and line', async () => {
    const scenario = JSON.stringify({ quest: ['road'], encounterSets: ['made'], lose: [{ when: 'foul' }] })
    const host = await deal(
      'quickjs',
      { ...system("endings: { foul: { after: 'threatRaised', when: () => { for (;;); } } },"), 'scenarios/road.json': scenario },
      FUEL,
    )
    await untilFault(host)
    expect(host.faults[0]).toMatchObject({ ability: 'made-up:scenario/road#lose-1', reason: 'out-of-fuel', file: 'systems/foul.ts' })
  })

  test.each(['quickjs', 'native'] as const)(
    'a check that finds thousands of events is refused by name, and counted, in %s',
    async (kind) => {
      for (const [amount, says] of [
        [5000, /5000 events; at most 1000 can happen at once/],
        [900, /state checks caused 4500 events/],
      ] as const) {
        const script = `// @ts-nocheck\nimport { ${IMPORTS} } from '@questwright/lcg'\nexport default card('keeper', [\n  check('it', () => Array.from({ length: ${amount} }, (_, i) => ({ kind: i % 2 === 0 ? 'threatRaised' : 'threatLowered', subject: allPlayers()[0], amount: 1 }))),\n])\n`
        const host = await deal(kind, { 'cards/keeper.ts': script }, 3_000)
        await untilFault(host)
        expect(host.faults[0]).toMatchObject({ ability: 'made-up:keeper#it', file: 'cards/keeper.ts', line: FIRST_LINE })
        expect(host.faults[0]?.message).toMatch(says)
      }
    },
  )

  test.each(['quickjs', 'native'] as const)('thousands of alternatives are refused by name, in %s', async (kind) => {
    const ways = 'chooseOne(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [i, () => raiseThreat(allPlayers()[0], 1)])))'
    const script = `// @ts-nocheck\nimport { ${IMPORTS}, chooseOne } from '@questwright/lcg'\nexport default card('keeper', [\n  action({ slug: 'it' }, () => ${ways}),\n])\n`
    const host = await deal(kind, { 'cards/keeper.ts': script }, 3_000)
    await untilFault(host)
    expect(host.faults[0]).toMatchObject({ ability: 'made-up:keeper#it', reason: 'too-much', file: 'cards/keeper.ts', line: FIRST_LINE })
    expect(host.faults[0]?.message).toMatch(/the ways to choose from are 5000; at most 64/)
  })
})
