/** Packs whose files are incomplete or cannot be read are linked like any other pack: one of them must not make a list of cards fail. */
import { linkedGame, linkedPacks, type PackOutline } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'

const whole = {
  id: 'one',
  name: '@ann/one',
  dependencies: [],
  cards: { fox: { type: 'beast', keywords: ['Hunt 2', 'two:Hunt'] } },
  keywords: { hunt: {} },
  scenarios: { wood: { modes: { long: {} } } },
  systems: { wild: { types: { beast: {} }, steps: { travel: ['run'] }, messages: { 'step.run': 'Run' }, tokens: { track: {} } } },
  text: { en: { cards: { fox: { title: 'Fox', words: { tokens: { track: 'track' } } } }, keywords: { hunt: {} }, systems: { wild: {} } } },
  scripts: [],
  scenes: [],
}
const broken: readonly unknown[] = [undefined, null, 3, 'Hunt', [], ['Hunt', 3, null], { en: null }, { hunt: null }, { wild: 'x' }]

/** Yields the pack with each of its values in turn, at any depth, replaced by a value that no schema allows. */
function* withOneBroken(value: unknown, wrong: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const put = (now: unknown) => (Array.isArray(value) ? value.map((one, i) => (String(i) === key ? now : one)) : { ...value, [key]: now })
    yield put(wrong)
    for (const inner of withOneBroken(part, wrong)) yield put(inner)
  }
}

describe.each([
  ['lists', linkedPacks],
  ['realms', linkedGame],
] as const)('for %s', (_, link) => {
  test.each(broken.map((wrong) => [JSON.stringify(wrong) ?? 'undefined', wrong]))('a part that is %s', (_, wrong) => {
    const { id, name, dependencies, scripts, scenes, ...parts } = whole
    const other = { ...structuredClone(whole), id: 'two', name: '@bob/two' }
    for (const part of Object.keys(parts) as (keyof typeof parts)[])
      for (const now of withOneBroken(parts[part], wrong)) {
        const pack = { id, name, dependencies, scripts, scenes, ...parts, [part]: now } as unknown as PackOutline
        const linked = link([pack, other as unknown as PackOutline])
        expect(linked.map((one) => one.id)).toEqual(['one', 'two'])
        expect(linked[1]?.keywords, 'the other pack is linked').toHaveProperty('two:hunt')
      }
  })
})
