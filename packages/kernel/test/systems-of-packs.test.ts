/** The ruleset that a table plays with the systems of its packs: which systems are in it, their names, and the steps that they insert. */
import { describe, expect, it } from 'vitest'
import type { JsonObject, Library, Next, Ruleset } from '../src/index.ts'
import {
  leaving,
  namesFor,
  packsBelow,
  rulesetFor,
  rulesetOf,
  type StepInsertion,
  type SystemDefinition,
  systemsOf,
} from '../src/system.ts'

type Insertion = { readonly how: StepInsertion['how']; readonly of: string; readonly steps: readonly string[] }

/** A system whose steps only go on. */
function system(code: string, insertions: readonly Insertion[] = [], more: Partial<SystemDefinition> = {}): SystemDefinition {
  return {
    code,
    pack: code.slice(0, code.indexOf(':')),
    holds: 'always',
    events: {},
    stats: {},
    zones: { table: {}, seat: {}, card: {} },
    counters: {},
    insertions: insertions.map((one) => ({ ...one, steps: one.steps.map((name) => ({ name, run: (_, next) => next })) })),
    answers: {},
    notes: {},
    ...more,
  }
}

const libraryOf = (systems: readonly SystemDefinition[], needs: { readonly [pack: string]: readonly string[] } = {}): Library =>
  ({
    cards: new Map(),
    keywords: new Map(),
    systems: new Map(systems.map((one) => [one.code, one])),
    dependencies: new Map(Object.entries(needs)),
  }) as unknown as Library

const spec = {} as never
const rules = (steps: { readonly [name: string]: (args: JsonObject) => Next } = {}, more: Partial<Ruleset> = {}): Ruleset =>
  ({
    name: 'coop',
    events: { drawn: spec },
    stats: { strength: spec },
    zones: { table: { sky: spec }, seat: { hand: spec }, card: { tools: spec } },
    steps: { one: () => 'two', two: () => 'end', end: () => null, ...steps },
    ...more,
  }) as unknown as Ruleset

/** The names of the steps that run from a step until the sequence ends. */
function run(ruleset: Ruleset, first: string, args: JsonObject = {}): string[] {
  const told: string[] = []
  const stack: { readonly step: string; readonly args: JsonObject }[] = [{ step: first, args }]
  for (let i = 0; i < 100; i++) {
    const frame = stack.pop()
    if (frame === undefined) return told
    const given = JSON.stringify(frame.args)
    told.push(given === '{}' ? frame.step : `${frame.step} ${given}`)
    const next = (ruleset.steps[frame.step] as (args: JsonObject) => Next)(frame.args)
    if (next === null) continue
    if (typeof next === 'string') stack.push({ step: next, args: {} })
    else if ('call' in next) stack.push({ step: next.next, args: next.with ?? {} }, { step: next.call, args: next.args ?? {} })
    else stack.push({ step: next.step, args: next.args ?? {} })
  }
  throw new Error('this sequence does not end')
}

/** The steps without those that only lead from one to another. */
const stepsOf = (systems: readonly SystemDefinition[], ruleset: Ruleset, first = 'one', args: JsonObject = {}): string[] =>
  run(
    rulesetOf(
      ruleset,
      libraryOf(systems),
      systems.map(({ pack }) => pack),
    ),
    first,
    args,
  ).filter((step) => !/^(before|after|instead of|behind|leave) /.test(step))

describe('steps of a system', () => {
  const before: Insertion = { how: 'before', of: 'two', steps: ['dusk', 'night'] }
  const after: Insertion = { how: 'after', of: 'two', steps: ['dawn', 'noon'] }
  const goesOn = { with: { left: 1 }, next: 'end', call: 'side' } as const
  const sides = { side: () => null, end: (args: JsonObject) => (args.left === 1 ? { step: 'end', args: { left: 0 } } : null) } as const
  it.each<readonly [string, readonly Insertion[], { readonly [name: string]: (args: JsonObject) => Next }, readonly string[]]>([
    ['before another one', [before], {}, ['one', 'two', 'dusk', 'night', 'two {"begun":"yes"}', 'end']],
    ['after another one', [after], {}, ['one', 'two', 'dawn', 'noon', 'end']],
    ['around another one', [before, after], {}, ['one', 'two', 'dusk', 'night', 'two {"begun":"yes"}', 'dawn', 'noon', 'end']],
    ['after the last one', [{ ...after, of: 'end' }], {}, ['one', 'two', 'end', 'dawn', 'noon']],
    [
      'after one that has arguments for the next',
      [after],
      { ...sides, two: () => ({ step: 'end', args: { left: 1 } }) },
      ['one', 'two', 'dawn', 'noon', 'end {"left":1}', 'end {"left":0}'],
    ],
    [
      'after one that calls a sequence',
      [after],
      { ...sides, two: () => goesOn },
      ['one', 'two', 'side', 'dawn', 'noon', 'end {"left":1}', 'end {"left":0}'],
    ],
    [
      'around one that repeats itself',
      [before, after],
      { two: ({ left = 2 }) => ((left as number) > 0 ? { step: 'two', args: { left: (left as number) - 1 } } : 'end') },
      [
        'one',
        'two',
        'dusk',
        'night',
        'two {"begun":"yes"}',
        'two {"left":1,"begun":"yes"}',
        'two {"left":0,"begun":"yes"}',
        'dawn',
        'noon',
        'end',
      ],
    ],
    [
      'around one that calls a sequence and repeats itself',
      [before, after],
      { side: () => null, two: ({ left = 1 }) => (left === 1 ? { call: 'side', next: 'two', with: { left: 0 } } : 'end') },
      ['one', 'two', 'dusk', 'night', 'two {"begun":"yes"}', 'side', 'two {"left":0,"begun":"yes"}', 'dawn', 'noon', 'end'],
    ],
    ['instead of another one', [{ how: 'instead', of: 'two', steps: ['dream'] }], {}, ['one', 'two', 'dream', 'three']],
    [
      'instead of another one and after it',
      [{ how: 'instead', of: 'two', steps: ['dream', 'sleep'] }, after],
      {},
      ['one', 'two', 'dream', 'sleep', 'dawn', 'noon', 'three'],
    ],
    ['none at all', [{ how: 'after', of: 'two', steps: [] }], {}, ['one', 'two', 'end']],
  ])('run %s', (_, insertions, steps, expected) => {
    const ruleset = rules({ three: () => null, ...steps }, { successors: { two: 'three' } })
    expect(stepsOf([system('a:system/a', insertions)], ruleset)).toEqual(expected)
  })

  it('of two systems run in the order of their codes, and those that are skipped lead to the steps after it', () => {
    const systems = [system('b:system/b', [{ ...after, steps: ['late'] }]), system('a:system/a', [{ ...after, steps: ['early'] }])]
    expect(stepsOf(systems, rules())).toEqual(['one', 'two', 'early', 'late', 'end'])
    const ruleset = rulesetOf(rules(), libraryOf(systems), ['a', 'b'])
    expect(leaving(ruleset, 'two', 'end')).toEqual({ step: 'leave two', args: { goal: 'end' } })
    expect(leaving(ruleset, 'one', 'end')).toEqual({ step: 'end', args: {} })
    expect(run(ruleset, 'leave two', { goal: 'end' }).filter((step) => !/^(after|behind|leave) /.test(step))).toEqual([
      'early',
      'late',
      'end',
    ])
  })

  it('may stand next to steps of another system', () => {
    const systems = [
      system('a:system/a', [{ ...after, steps: ['dawn'] }]),
      system('b:system/b', [{ how: 'before', of: 'dawn', steps: ['dew'] }]),
    ]
    expect(stepsOf(systems, rules())).toEqual(['one', 'two', 'dawn', 'dew', 'dawn {"begun":"yes"}', 'end'])
  })

  it.each<readonly [string, readonly SystemDefinition[]]>([
    ["a:system/a: 'tow' is no step; did you mean 'two'?", [system('a:system/a', [{ ...before, of: 'tow' }])]],
    [
      'a:system/a and b:system/b both replace the step two; only one of them can be in a game',
      [
        system('a:system/a', [{ how: 'instead', of: 'two', steps: ['x'] }]),
        system('b:system/b', [{ how: 'instead', of: 'two', steps: ['y'] }]),
      ],
    ],
    [
      'b:system/b puts a step beside two, which a:system/a replaces; only one of them can be in a game',
      [system('a:system/a', [{ how: 'instead', of: 'two', steps: ['x'] }]), system('b:system/b', [after])],
    ],
    [
      'the step one cannot be replaced; the steps that can be are two',
      [system('a:system/a', [{ how: 'instead', of: 'one', steps: ['x'] }])],
    ],
    [
      'a:system/a and b:system/b both bring the step "x"; one of them must give it another name',
      [system('a:system/a', [{ ...before, steps: ['x'] }]), system('b:system/b', [{ ...before, steps: ['x'] }])],
    ],
    [
      'the rules of coop and a:system/a both bring the step "end"; one of them must give it another name',
      [system('a:system/a', [{ ...before, steps: ['end'] }])],
    ],
    [
      'the rules of coop and a:system/a both bring the kind of event "drawn"; one of them must give it another name',
      [system('a:system/a', [], { events: { drawn: spec } })],
    ],
    [
      'a:system/a and b:system/b both bring the counter "tide"; one of them must give it another name',
      [system('a:system/a', [], { counters: { tide: spec } }), system('b:system/b', [], { counters: { tide: spec } })],
    ],
  ])('%s', (words, systems) => {
    const ruleset = rules({ three: () => null }, { successors: { two: 'three' } })
    expect(() => rulesetOf(ruleset, libraryOf(systems), ['a', 'b'])).toThrow(words)
  })

  it('cannot replace a step where the rules name no successor', () => {
    const library = libraryOf([system('a:system/a', [{ how: 'instead', of: 'one', steps: ['x'] }])])
    expect(() => rulesetOf(rules(), library, ['a'])).toThrow('the step one cannot be replaced; the steps that can be are none')
  })
})

describe('the systems of a game', () => {
  const part = (name: string): Partial<SystemDefinition> => ({
    events: { [`${name}Event`]: spec },
    stats: { [`${name}Stat`]: spec },
    zones: { table: { [`${name}-table`]: spec }, seat: { [`${name}-seat`]: spec }, card: { [`${name}-card`]: spec } },
    counters: { [`${name}Counter`]: spec },
  })
  const systems = [
    system('c:system/c', [], part('c')),
    system('b:system/b', [], part('b')),
    system('a:system/a', [], part('a')),
    system('a:system/chosen', [], { ...part('chosen'), holds: 'chosen' }),
  ]
  const library = libraryOf(systems, { b: ['a', 'd'], d: ['b'], c: [] })
  const codes = (packs: readonly string[], chosen?: ReadonlySet<string>) => systemsOf(library, packs, chosen).map(({ code }) => code)
  const namesIn = ({ events, stats, zones, counters = {} }: Ruleset) =>
    [events, stats, zones.table, zones.seat, zones.card, counters].map((all) => Object.keys(all).join(' '))

  it('are those of its packs and of their dependencies, and the chosen ones', () => {
    expect([...packsBelow(library, ['b'])].sort()).toEqual(['a', 'b', 'd'])
    expect(codes(['b'])).toEqual(['a:system/a', 'b:system/b'])
    expect(codes(['a'], new Set(['a:system/chosen', 'c:system/c']))).toEqual(['a:system/a', 'a:system/chosen'])
    expect(codes(['none'])).toEqual([])
  })

  it('bring their declarations; without a system the ruleset stays the same object', () => {
    const own = rules()
    const made = rulesetOf(own, library, ['b'])
    expect(namesIn(made)).toEqual([
      'drawn aEvent bEvent',
      'strength aStat bStat',
      'sky a-table b-table',
      'hand a-seat b-seat',
      'tools a-card b-card',
      'aCounter bCounter',
    ])
    expect(made.systems?.map(({ code }) => code)).toEqual(['a:system/a', 'b:system/b'])
    expect(rulesetOf(own, library, ['d']), 'the same systems are joined once').toBe(made)
    expect(rulesetOf(own, library, ['none'])).toBe(own)
    expect(rulesetOf(own, library, ['c'])).not.toBe(made)
  })

  it('are those of the packs in the setup, else those of all packs', () => {
    const setup = { kind: 'deal', packs: ['c'] } as never
    const codesFor = (ruleset: Ruleset, of: Library = library) => rulesetFor(ruleset, of, setup).systems?.map(({ code }) => code)
    const read = { packsIn: ({ packs }: JsonObject) => packs as readonly string[] } as Partial<Ruleset>
    expect(codesFor(rules({}, read))).toEqual(['c:system/c'])
    expect(codesFor(rules({}, { packsIn: () => undefined }))).toEqual(['a:system/a', 'b:system/b', 'c:system/c'])
    expect(codesFor(rules({}, { packsIn: () => ['a'], rulesIn: () => new Set(['a:system/chosen']) }))).toEqual([
      'a:system/a',
      'a:system/chosen',
    ])
    expect(codesFor(rules())).toBeUndefined()
    expect(codesFor(rules({}, read), libraryOf([]))).toBeUndefined()
  })

  it('give scripts all their names, also those of systems that nobody has chosen and of systems that exclude each other', () => {
    const twice = libraryOf([...systems, system('a:system/more', [], { ...part('a'), holds: 'chosen' })], { b: ['a'] })
    const own = rules()
    const made = namesFor(own, twice, ['b'])
    expect(namesIn(made).map((names) => names.split(' ').sort().join(' '))).toEqual([
      'aEvent bEvent chosenEvent drawn',
      'aStat bStat chosenStat strength',
      'a-table b-table chosen-table sky',
      'a-seat b-seat chosen-seat hand',
      'a-card b-card chosen-card tools',
      '',
    ])
    expect(made.systems).toHaveLength(4)
    expect(namesFor(own, twice, ['none'])).toBe(own)
    const first = { reads: 'first' } as never
    const clash = libraryOf([
      system('a:system/a', [], { events: { x: first, drawn: first } }),
      system('b:system/b', [], { events: { x: spec } }),
    ])
    expect([namesFor(own, clash, ['a', 'b']).events.x, namesFor(own, clash, ['a', 'b']).events.drawn]).toEqual([first, spec])
  })
})
