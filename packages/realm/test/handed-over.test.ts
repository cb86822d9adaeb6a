/** Whatever a script passes to the table: its ability is muted and named, the game goes on, is saved, and opens again in the same state. */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, type Question, type RealmKind, TableHost } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'
import { handedOver } from './value-list.ts'

const engine: EngineModules = await engineModules(LCG)
const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

const IMPORTS =
  'action, addResources, card, charactersInPlay, choose, chooseAmount, chooseOne, chooseSome, dealDamage, encounterDeck, grant, heroesInPlay, modify, placeTokens, raiseThreat, remember, roll, winGame'

/** The script of a hero with all cases, each as an action in a line of its own. */
function scriptOf(cases: readonly { readonly body: string }[]): string {
  const actions = cases.map(
    ({ body }, i) => `  action({ slug: 'try-${i}', could: () => true }, ({ self, you }) => { ${body.replaceAll('\n', ';')} }),`,
  )
  return `// @ts-nocheck\nimport { ${IMPORTS} } from '@questwright/lcg'\nexport default card('keeper', [\n${actions.join('\n')}\n])\n`
}

/**
 * The most expensive case, "a hundred thousand notes on one card", writes until the card is full, and is rolled back: about 300 ticks. The
 * rest is a reserve for later engines.
 */
const FUEL = 400

async function deal(kind: RealmKind, packs: TableHost['packs'], inputs: TableHost['inputs'] = []): Promise<TableHost> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel: FUEL } }),
    packs,
    setup: madeUpSetup,
    seed: 'handed over',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
    inputs,
  })
  open.push(host)
  return host
}

function asked(host: TableHost): Question {
  const question = host.reply.viewers.p1?.question
  if (!question) throw new Error('nothing is asked')
  return question
}

const FIRST_LINE = 4

describe.each(['quickjs', 'native'] as const)('wrong values from a script, in %s', (kind) => {
  const cases = handedOver.filter(({ ends }) => ends === undefined || kind === 'quickjs')

  test('each ability that passes a wrong value is muted and named with its line; the game is saved and opens again', async () => {
    const host = await deal(kind, [
      madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n", { 'cards/keeper.ts': scriptOf(cases) }),
    ])
    expect(host.problems).toEqual([])
    await host.advance([{ kind: 'answer', question: asked(host).key, value: ['no'] }])
    const wrong: unknown[] = []
    for (const [i, { title, says }] of cases.entries()) {
      const key = asked(host).options.find((option) => option.key.endsWith(`#try-${i}`))?.key
      if (!key)
        throw new Error(
          `${title}: it is not offered; ${asked(host)
            .options.map((option) => option.key)
            .join(' ')}`,
        )
      const before = host.faults.length
      await host.advance([{ kind: 'answer', question: asked(host).key, value: [key] }])
      // answer the choice that the script may ask before it passes the wrong value
      for (let n = 0; n < 3 && host.faults.length === before; n++) {
        const { key: question, options, shape, least } = asked(host)
        await host.advance([{ kind: 'answer', question, value: shape === 'number' ? least : [options[0]?.key ?? ''] }])
      }
      const told = host.faults.slice(before)
      const [fault] = told
      if (
        told.length !== 1 ||
        fault?.ability !== `made-up:keeper#try-${i}` ||
        !says.test(fault.message) ||
        fault.file !== 'cards/keeper.ts' ||
        fault.line !== FIRST_LINE + i
      )
        wrong.push({ title, told })
      expect(
        asked(host).options.some((option) => option.key.endsWith(`#try-${i}`)),
        title,
      ).toBe(false)
      expect(asked(host).name, title).toBe('action-window')
      await host.dropWaiting()
    }
    expect(wrong).toEqual([])
    const saved = await host.save()
    const again = await deal(kind, host.packs, saved.inputs)
    expect(again.reply.hash).toBe(host.reply.hash)
    expect(asked(again).key).toBe(asked(host).key)
  })
})
