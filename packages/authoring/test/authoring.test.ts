import {
  type CardDefinition,
  type Context,
  DefinitionError,
  defineCard,
  type Library,
  type Part,
  partsIn,
  WrongValue,
} from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { ability, BadScene, codeOf, Laying, numbered, packsOf, pileOf, scriptReader, seatWords } from '../src/index.ts'

const word = { slug: 'strike', word: 'act', lane: null, hears: [] }
const nothing = (): void => {}

describe('an ability', () => {
  it('has the properties of its options, and defaults for the options that are left out', () => {
    expect(ability(word, {}, nothing)).toMatchObject({ kind: 'ability', of: 'any', costs: [], bearer: 'self', notes: {} })
    const cost = { slug: 'coin', can: () => true, pay: () => [] }
    expect(ability(word, { cost, given: 'host' }, nothing)).toMatchObject({ costs: [cost], bearer: 'host' })
    expect(ability(word, { cost: [cost, cost] }, nothing).costs).toEqual([cost, cost])
  })

  it('freezes its options, so that a script cannot change them afterwards', () => {
    const options = { where: ['hand'], when: () => true }
    ability(word, options, nothing)
    expect(Object.isFrozen(options.where)).toBe(true)
    expect(Object.isFrozen(options.when)).toBe(true)
  })

  it('without targets throws "no target", and returns each value of X once', () => {
    const context = {} as Context
    expect(() => ability(word, { targets: () => undefined }, nothing).targets?.(context)).toThrow()
    expect(ability(word, { targets: () => 'one' }, nothing).targets?.(context)).toBe('one')
    expect(ability(word, { x: () => [3, 1, 3] }, nothing).x?.(context)).toEqual([1, 3])
  })
})

describe('parts with one name', () => {
  const part = (slug: string): Part => ability({ ...word, slug }, {}, nothing)

  it('are numbered, separately on each side', () => {
    const slugs = (parts: readonly Part[]) => parts.map(({ slug }) => slug)
    expect(slugs(numbered([part('act'), part('own'), part('act')]))).toEqual(['act', 'own', 'act-2'])
    const sides = numbered({ A: [part('act')], B: [part('act'), part('act')] })
    expect([slugs(sides.A), slugs(sides.B)]).toEqual([['act'], ['act', 'act-2']])
  })
})

describe('what scripts export', () => {
  const scriptIn = scriptReader({
    card: (slug, { parts }, owner) => ({ slug, parts: partsIn(parts, owner) }),
    strange: () => {
      throw new WrongValue('it is strange')
    },
  })

  it('is read by its kind, and is ignored if the game does not know the kind', () => {
    expect(scriptIn({ kind: 'card', slug: 'strike', parts: [] })).toEqual({ slug: 'strike', parts: [] })
    for (const other of [undefined, 7, () => 1, {}, { kind: 'toString', slug: 'strike' }, { kind: 7 }])
      expect(scriptIn(other)).toBeUndefined()
  })

  it('is refused with a message that says what is wrong, whatever it throws', () => {
    expect(() => scriptIn({ kind: 'card', slug: 7, parts: [] })).toThrow(/the slug of a card/)
    expect(() => scriptIn({ kind: 'card', slug: 'strike', parts: 7 })).toThrow(/card "strike"/)
    expect(() => scriptIn({ kind: 'strange', slug: 'one' })).toThrow(new DefinitionError('it is strange'))
  })
})

describe('the words of scenes', () => {
  const card = (code: string): [string, CardDefinition] => [code, defineCard(code, { type: 'card' }, [])]
  const library: Library = { cards: new Map([card('fen:crow'), card('moor:crow'), card('moor:gull')]), keywords: new Map() }

  it('name seats in order', () => {
    const { seatId, wordFor } = seatWords(['you', 'rival'])
    expect([seatId('rival'), seatId('third'), wordFor('p1'), wordFor('p9')]).toEqual(['p2', undefined, 'you', 'p9'])
  })

  it('name the card of the own pack, else the only one with that slug', () => {
    expect(codeOf(library, 'crow', 'moor')).toBe('moor:crow')
    expect(codeOf(library, 'gull', 'fen')).toBe('moor:gull')
    expect(codeOf(library, 'fen:crow', 'moor')).toBe('fen:crow')
    expect(() => codeOf(library, 'crow', 'marsh')).toThrow(
      new BadScene('several packs have a card called "crow": fen:crow, moor:crow; write the one that you mean with its pack'),
    )
    expect(() => codeOf(library, 'fen:gull', 'fen')).toThrow('no loaded pack has the card fen:gull')
  })

  it('lay cards with ids that count copies, and piles from their top', () => {
    const laying = new Laying(library, 'fen')
    for (const name of pileOf(['crow', 'gull', 'crow'], 'gull')) laying.lay(laying.codeOf(name), 'p1.deck', 'p1', {})
    for (const name of pileOf(2, 'gull')) laying.lay(laying.codeOf(name), 'p1.hand', 'p1', {})
    const { zones, cards } = laying.position({ id: 'table', code: 'kernel:piece' }, [{ id: 'p1', code: 'kernel:piece' }])
    expect(zones).toEqual({ 'p1.deck': ['p1/crow/1', 'p1/gull/1', 'p1/crow/2'], 'p1.hand': ['p1/gull/2', 'p1/gull/3'] })
    expect(cards.map(({ id }) => id).slice(0, 3)).toEqual(['table', 'p1', 'p1/crow/1'])
  })
})

it('the packs of a setup are found by its codes, whatever other values it has', () => {
  expect(packsOf(['fen:crow', 'crow', 7, null, 'moor:system/tide'])).toEqual(new Set(['fen', 'moor']))
})
