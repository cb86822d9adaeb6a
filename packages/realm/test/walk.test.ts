/** From every object that a script is handed, in every kind of context: nothing that can be reached from there is open. */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, type Question, TableHost } from '../src/index.ts'
import { CONTEXTS, walkPack, walkSetup } from './walk-pack.ts'

const engine: EngineModules = await engineModules()

const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

/** Takes whatever can be done, most of all what is offered for the first time. */
function answerTo(question: Question, before: Set<string>): readonly string[] | number | { readonly [key: string]: number } {
  if (question.shape === 'number') return question.least
  if (question.shape === 'distribute') return { [question.options[0]?.key ?? '']: question.least }
  if (question.shape === 'confirm') return [question.name === 'mulligan' ? 'no' : 'yes']
  const keys = question.options.map(({ key }) => key)
  if (question.shape === 'order') return keys
  const others = keys.filter((key) => key !== 'pass')
  const fresh = others.filter((key) => !before.has(`${question.name} ${key}`))
  const chosen =
    question.least === 0 && keys.length > 0
      ? others.slice(0, Math.max(1, question.most))
      : [fresh[0] ?? (keys.includes('pass') ? 'pass' : (keys[0] as string))]
  while (chosen.length < question.least) chosen.push(keys.find((key) => !chosen.includes(key)) as string)
  for (const key of chosen) before.add(`${question.name} ${key}`)
  return chosen
}

/** Plays until every context was looked at. @returns what each look told */
async function looks(kind: 'quickjs' | 'native', contexts: readonly string[]): Promise<Map<string, { count: number; open: string }>> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 600_000, fuel: 1_000_000 } }),
    packs: [walkPack(contexts)],
    setup: walkSetup,
    seed: 'walk',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  open.push(host)
  expect(host.problems).toEqual([])
  const told = new Map<string, { count: number; open: string }>()
  const before = new Set<string>()
  for (let i = 0; i < 150; i++) {
    for (const { message, ability } of host.faults) {
      // this one is caught by the script, which looks at it later
      if (ability?.endsWith('#catches')) continue
      const [, context, count, found] = message.split(' | ')
      expect(context, `${ability}: ${message}`).toBeDefined()
      told.set(context as string, { count: Number(count), open: found as string })
    }
    const question = host.reply.questions.p1
    if (told.size === contexts.length || !question) break
    const reply = await host.advance([{ kind: 'answer', question: question.key, value: answerTo(question, before) as never }])
    expect(reply.refused).toBeUndefined()
  }
  return told
}

const groups = Array.from({ length: 3 }, (_, group) => CONTEXTS.filter((_name, i) => i % 3 === group))

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  test.each(groups.map((group, i) => [i + 1, group] as const))(
    'nothing that a script can reach is open to it, wherever it looks from (%i)',
    async (_, contexts) => {
      const told = await looks(kind, contexts)
      expect([...told.keys()].sort()).toEqual([...contexts].sort())
      for (const [context, { count, open: found }] of told) {
        expect(found, context).toBe('')
        // a walk that ends at once has proved nothing
        expect(count, context).toBeGreaterThan(500)
      }
    },
    300_000,
  )
})
