import { describe, expect, it } from 'vitest'
import { callScript } from '../src/fault.ts'
import { restrict } from '../src/guards.ts'
import {
  ask,
  askNumber,
  atTable,
  type Card,
  type CardDefinition,
  type Cost,
  chance,
  chooseCards,
  chooseOptions,
  couldChange,
  defineCard,
  fail,
  type KeywordDefinition,
  perform,
  shuffle,
  startDelayed,
  startLasting,
  table,
  tell,
} from '../src/index.ts'
import { Game, Plays } from '../src/internal.ts'
import { type ScriptFault, stackOfFault } from '../src/unwind.ts'
import { answer, asked, bot, checkHash, find, optionsOf, pick, type Start, startCoop, storyKinds, storyOf } from './helpers.ts'
import { addToken, choose, coop, damage, gainOil, inSky, libraryOf } from './rulesets/coop.ts'
import { action, forced, lasting, modifier, response } from './rulesets/parts.ts'

const keeper = (slug: string, parts: Parameters<typeof defineCard>[2]) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 3 }, parts)
const table1 = (slug: string, more: object = {}): Start => ({
  setup: { yard: { p1: [slug, 'ada'] }, sky: ['gull'], storm: ['great-lamp'], ...more },
})

describe('a script that fails', () => {
  const broken = keeper('broken', [
    action(
      'break',
      ({ you }) => {
        gainOil(you, 3)
        throw new RangeError('out of wit')
      },
      { could: () => true },
    ),
  ])

  it('is muted: the table rolls back, and the game goes on without the ability', () => {
    const start = { ...table1('broken'), cards: [broken] }
    const game = startCoop(start)
    const before = game.table.cards.map((card) => card.token('oil'))
    pick(game, 'break')
    expect(game.table.record.faults).toMatchObject([
      { reason: 'script-error', ability: 't:broken#break', message: 'RangeError: out of wit' },
    ])
    expect(game.table.cards.map((card) => card.token('oil'))).toEqual(before)
    expect(optionsOf(game)).toEqual(['p1/yard/1-ada#shine', 'pass'])
    expect(storyOf(game, 'muted')).toHaveLength(1)
    // the answer that chose the muted ability is dropped, and the question is asked again
    expect(game.mismatch).toBeUndefined()
    expect(game.table.record.inputs.map((input) => input.kind)).toEqual(['fault'])
    pick(game, 'shine')
    expect(game.waiting).toEqual([])
    expect(game.table.record.inputs.map((input) => input.kind)).toEqual(['fault', 'answer'])
    // the fault is an input: it replays without failing again
    const again = startCoop({ ...start, inputs: game.table.record.inputs.slice() })
    expect(again.hash).toBe(game.hash)
    expect(again.table.record.faults).toEqual([])
    expect(again.table.record.story).toEqual(game.table.record.story)
    // an undo to before the fault finds the fault again, and a redo does not record it twice
    const tail = game.rewind(0)
    const hash = again.hash
    expect(game.advance(tail)).toBeUndefined()
    expect(game.hash).toBe(hash)
    checkHash(game.table)
  })

  it('does not stop a bot', () => {
    const game = startCoop({ ...table1('broken'), cards: [broken], answerer: bot(4) })
    expect(game.outcome).toBeDefined()
    expect(game.table.record.faults).toHaveLength(1)
  })

  it('is reported to viewers once', () => {
    const game = startCoop({ ...table1('broken'), cards: [broken] })
    game.reply(['p1'])
    pick(game, 'break')
    const reply = game.reply(['p1'])
    expect(reply.faults).toHaveLength(1)
    expect(reply.viewers.p1?.story?.map((line) => line.kind)).toContain('muted')
    expect(game.reply(['p1']).faults).toHaveLength(0)
  })

  it('after a fault, the story of a viewer continues from the line to which the fault rolled it back', () => {
    const late = keeper('late', [
      action('late', ({ you, self }) => {
        addToken(self, 'x', 1)
        tell('before')
        choose(you, 'pick', inSky)
        throw new Error('late')
      }),
    ])
    const game = startCoop({ ...table1('late', { sky: ['gull', 'gull'] }), cards: [late] })
    pick(game, 'late')
    const told = game.reply(['p1']).viewers.p1?.story ?? []
    expect(told.at(-1)?.kind).toBe('before')
    answer(game, [optionsOf(game)[0] as string])
    const again = game.reply(['p1']).viewers.p1?.story ?? []
    expect(again.map((line) => line.kind)).toEqual(['muted'])
    expect(again[0]?.n).toBeLessThan(told.at(-1)?.n as number)
    expect(game.storyLength).toBe((again[0]?.n as number) + 1)
  })

  it('a fault in a later step is replayed at its own checkpoint, not at an earlier one with as many inputs', () => {
    // the ability works in step one and fails in step two, with no question between the two
    const late = keeper('late', [
      forced('late', 'after', 'oilGained', ({ self, you }) => {
        addToken(self, 'seen', 1)
        if (you.token('oil') === 6) throw new Error('too late')
      }),
    ])
    const start: Start = {
      cards: [late],
      setup: { yard: { p1: ['late'] }, storm: ['great-lamp', 'great-lamp', 'great-lamp', 'great-lamp'] },
    }
    const game = startCoop(start)
    expect(game.outcome?.result).toBe('won')
    expect(game.table.record.faults).toHaveLength(1)
    expect(find(game, 'late').token('seen')).toBe(2)
    const again = startCoop({ ...start, inputs: game.table.record.inputs.slice() })
    expect(again.hash).toBe(game.hash)
    expect(again.table.record.faults).toEqual([])
    expect(find(again, 'late').token('seen')).toBe(2)
  })

  it('faults that the host finds are given as inputs', () => {
    const game = startCoop({ ...table1('broken'), cards: [broken] })
    expect(game.advance([{ kind: 'fault', ability: 'coop:ada#shine', reason: 'out-of-fuel' }])).toBeUndefined()
    expect(optionsOf(game)).toEqual(['p1/yard/0-broken#break', 'pass'])
    const again = startCoop({ ...table1('broken'), cards: [broken], inputs: game.table.record.inputs.slice() })
    expect(again.hash).toBe(game.hash)
    expect(optionsOf(again)).toEqual(optionsOf(game))
  })

  it('a failing ruleset is not blamed on a card: its error reaches the caller', () => {
    const ruleset = {
      ...coop,
      steps: {
        ...coop.steps,
        begin: () => {
          throw new Error('no such round')
        },
      },
    }
    expect(() => new Game({ ruleset, library: libraryOf(), setup: { kind: 'deal' }, seed: '1' })).toThrow('no such round')
  })

  it('an unknown event, stat or delayed effect is the fault of the script that names it', () => {
    const cards = [
      keeper('one', [action('go', () => perform({ kind: 'sneezes' }), { could: () => true })]),
      keeper('two', [action('go', ({ self }) => addToken(self, 'x', ask(self, 'wisdom') as number), { could: () => true })]),
      keeper('three', [action('go', ({ self }) => startDelayed(self, 'nothing', 'later', {}), { could: () => true })]),
      keeper('four', [action('go', ({ self }) => table().write(self, 'memory', 'f', (() => 1) as never), { could: () => true })]),
    ]
    for (const [slug, message] of [
      ['one', /no event called sneezes/],
      ['two', /'wisdom' is no stat/],
      ['three', /no delayed effect called "nothing"/],
      ['four', /function cannot be kept/],
    ] as const) {
      const game = startCoop({ ...table1(slug), cards })
      pick(game, 'go')
      expect(game.table.record.faults).toMatchObject([{ ability: `t:${slug}#go`, message: expect.stringMatching(message) }])
    }
  })

  it('a replacement that fails is the fault of the ability that made it', () => {
    const cards = [
      keeper('swap', [
        forced('swap', 'when', 'damaged', ({ event }) =>
          event.instead(() => {
            throw new Error('nothing to give')
          }),
        ),
      ]),
    ]
    const game = startCoop({ ...table1('swap'), cards })
    pick(game, 'shine')
    expect(game.table.record.faults).toMatchObject([{ ability: 't:swap#swap', message: 'Error: nothing to give' }])
    expect(find(game, 'gull').token('damage')).toBe(1)
  })

  it('events of a replacement are caused by the ability that made it', () => {
    const cards = [keeper('swap', [forced('swap', 'when', 'damaged', ({ event }) => event.instead(() => tell('swapped')))])]
    const game = startCoop({ ...table1('swap'), cards })
    pick(game, 'shine')
    expect(storyOf(game, 'swapped')[0]?.because).toEqual({ card: { card: 'p1/yard/0-swap', code: 't:swap' }, ability: 'swap' })
  })

  it('a stat that fails in a view does not break the view', () => {
    const cards = [
      keeper('shy', [
        modifier('shy', 'strength', 'add', ({ self }) => {
          if (self.token('mood') > 0) throw new Error('shy')
          return 1
        }),
        action('sulk', ({ self }) => addToken(self, 'mood', 1)),
      ]),
    ]
    const game = startCoop({ ...table1('shy'), cards })
    const { question } = game
    find(game, 'shy')
    pick(game, 'sulk')
    const view = game.reply(['p1']).viewers.p1?.patch
    expect(view?.cards['p1/yard/0-shy']?.stats.strength).toEqual({ now: 1, printed: 1 })
    expect(asked(game).spec.name).toBe(question?.spec.name)
  })
})

describe('exceptions of the kernel in a run', () => {
  /** The exceptions that the kernel throws through a script, caught during another ability. */
  const caught: object[] = []
  const catching = (deed: () => unknown): void => {
    try {
      deed()
    } catch (way) {
      if (typeof way === 'object' && way !== null) caught.push(way)
    }
  }
  const catcher = keeper('catcher', [
    action(
      'catch',
      ({ you, self }) => {
        catching(() => choose(you, 'pick', inSky))
        catching(() => addToken(self, 'x', 1))
      },
      { targets: ({ you }) => catching(() => choose(you, 'none', () => [])) },
    ),
  ])
  const table2 = { ...table1('catcher', { sky: ['gull', 'gull'] }), cards: [catcher] }

  it.each([
    ['one that was kept', (way: object) => way],
    [
      'one that is made from its class',
      (way: object) =>
        new (way.constructor as new (...parts: unknown[]) => object)('an error in a script', 'coop:ada#shine', 'it was Ada', ''),
    ],
    ['one that looks like it', (way: object) => Object.create(Object.getPrototypeOf(way) as object) as object],
  ])('%s counts as any other thrown value: only the ability that throws it is muted', (_, forge) => {
    caught.length = 0
    const first = startCoop({ ...table2, strict: 'off' })
    pick(first, '#catch')
    expect(asked(first).spec.name).toBe('pick')
    expect(new Set(caught.map((way) => way.constructor.name))).toEqual(new Set(['Suspend', 'WouldChange', 'NoTarget']))
    for (const way of new Map(caught.map((one) => [one.constructor, one])).values()) {
      const thrower = keeper('thrower', [
        action(
          'throw',
          () => {
            throw forge(way)
          },
          { could: () => true },
        ),
      ])
      const game = startCoop({ ...table1('thrower'), cards: [thrower], strict: 'off' })
      pick(game, 'throw')
      expect(game.table.record.faults, way.constructor.name).toMatchObject([{ reason: 'script-error', ability: 't:thrower#throw' }])
      expect(optionsOf(game)).toEqual(['p1/yard/1-ada#shine', 'pass'])
      checkHash(game.table)
    }
  })

  it('a fault that was caught cannot be thrown again for another card', () => {
    let kept: unknown
    const cards = [
      keeper('first', [
        action(
          'go',
          () => {
            try {
              fail('made-up', 'on purpose')
            } catch (fault) {
              kept = fault
            }
          },
          { could: () => true },
        ),
      ]),
      keeper('second', [
        action(
          'go',
          () => {
            throw kept
          },
          { could: () => true },
        ),
      ]),
    ]
    const game = startCoop({
      cards,
      setup: { yard: { p1: ['first', 'second', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] },
      strict: 'off',
    })
    pick(game, 'first#go')
    game.dropWaiting()
    pick(game, 'second#go')
    expect(game.table.record.faults).toMatchObject([
      { reason: 'made-up', ability: 't:first#go' },
      { reason: 'script-error', ability: 't:second#go' },
    ])
  })

  it('has no properties that a script which catches it could read or set', () => {
    for (const way of caught) {
      expect(Object.isFrozen(way)).toBe(true)
      expect(Reflect.ownKeys(way)).toEqual([])
    }
  })
})

describe('changes of an event by an ability', () => {
  it.each([
    ['an amount that is an object', { valueOf: (): number => 1, toJSON: (): number => 1 }, /cannot be kept/],
    ['half of it', 0.5, /only whole numbers/],
    ['no number', Number.NaN, /only whole numbers/],
  ])('%s is refused at once: it is the fault of that ability, and not of the rules that would use it', (_, amount, says) => {
    const cards = [keeper('twist', [forced('twist', 'when', 'damaged', ({ event }) => event.change('amount', amount))])]
    const game = startCoop({ ...table1('twist'), cards })
    pick(game, 'shine')
    expect(game.table.record.faults).toMatchObject([{ ability: 't:twist#twist', message: expect.stringMatching(says) }])
    expect(find(game, 'gull').token('damage')).toBe(1)
  })

  it('a replacement that is no function is refused, too', () => {
    const cards = [keeper('twist', [forced('twist', 'when', 'damaged', ({ event }) => event.instead(7 as never))])]
    const game = startCoop({ ...table1('twist'), cards })
    pick(game, 'shine')
    expect(game.table.record.faults).toMatchObject([{ ability: 't:twist#twist', reason: 'wrong-value' }])
  })
})

describe('an event that a script lets happen', () => {
  it.each([
    ['the table itself', () => table().board, /the table itself is no card/],
    ['a card of another game', () => find(startCoop(table1('ada')), 'gull'), /is no card of this game/],
  ])('cannot happen to %s', (_name, subject, says) => {
    const odd = keeper('odd', [
      action('go', () => perform({ kind: 'damaged', subject: subject() as Card, amount: 1 }), { could: () => true }),
    ])
    const game = startCoop({ ...table1('odd'), cards: [odd] })
    pick(game, 'go')
    expect(game.table.record.faults).toMatchObject([
      { reason: 'no-card-of-the-game', ability: 't:odd#go', message: expect.stringMatching(says) },
    ])
  })
})

describe('restrictions', () => {
  it('that ask a player are muted', () => {
    const asker = keeper('asker', [
      action('go', ({ self }) => addToken(self, 'x', 1), { when: ({ you }) => choose(you, 'why', inSky) !== undefined }),
    ])
    const game = startCoop({ ...table1('asker', { sky: ['gull', 'gull'] }), cards: [asker] })
    expect(game.table.record.faults).toMatchObject([{ reason: 'asks-in-restriction', ability: 't:asker#go' }])
    expect(optionsOf(game)).toEqual(['p1/yard/1-ada#shine', 'pass'])
  })

  it('that write are muted, and their writes are rolled back', () => {
    const writer = keeper('writer', [
      action('go', ({ self }) => addToken(self, 'x', 1), {
        when: ({ self }) => {
          addToken(self, 'y', 1)
          return true
        },
      }),
    ])
    const game = startCoop({ ...table1('writer'), cards: [writer] })
    expect(game.table.record.faults).toMatchObject([{ reason: 'changes-in-restriction', ability: 't:writer#go' }])
    expect(find(game, 'writer').token('y')).toBe(0)
  })

  it('of abilities in lanes are blamed as well, even while another ability runs', () => {
    const nosy = keeper('nosy', [
      response('nosy', 'after', 'damaged', ({ self }) => addToken(self, 'x', 1), {
        when: ({ event }) => {
          event.cancel()
          gainOil(table().card('p1'), 1)
          return true
        },
      }),
    ])
    const game = startCoop({ ...table1('nosy'), cards: [nosy] })
    pick(game, 'shine')
    expect(game.table.record.faults).toMatchObject([{ reason: 'changes-in-restriction', ability: 't:nosy#nosy' }])
    expect(find(game, 'gull').token('damage')).toBe(1)
    expect(game.mismatch).toBeUndefined()
  })

  it('that write while a question waits fail with their own line, and the question stays', () => {
    const game = startCoop(table1('ada'))
    const { key } = asked(game)
    const seat = find(game, 'p1')
    const thrown = atTable(game.table, () => {
      try {
        return restrict(game.table, () => callScript('t:ada#nosy', () => addToken(seat, 'y', 1)))
      } catch (fault) {
        return fault
      }
    })
    expect(thrown).toMatchObject({ reason: 'changes-in-restriction', ability: 't:ada#nosy' })
    expect(stackOfFault(thrown as ScriptFault)).toContain('faults.test.ts')
    expect(seat.token('y')).toBe(0)
    expect(asked(game).key).toBe(key)
  })

  it('that cancel an event are muted', () => {
    const nosy = keeper('nosy', [
      response('nosy', 'when', 'damaged', ({ self }) => addToken(self, 'x', 1), {
        when: ({ event }) => {
          event.cancel()
          return true
        },
      }),
    ])
    const game = startCoop({ ...table1('nosy'), cards: [nosy] })
    pick(game, 'shine')
    expect(game.table.record.faults).toMatchObject([{ reason: 'changes-in-restriction', ability: 't:nosy#nosy' }])
    expect(find(game, 'gull').token('damage')).toBe(1)
  })
})

describe('the latch', () => {
  it('a script that catches the exception cannot write, tell or go on', () => {
    const sneaky = keeper('sneaky', [
      action(
        'sneak',
        ({ you, self }) => {
          try {
            choose(you, 'pick', inSky)
          } catch {
            // caught and ignored, as a careless author might do
          }
          try {
            tell('sneaked')
            addToken(self, 'sneaked', 1)
          } finally {
            addToken(self, 'sneaked', 2)
          }
        },
        { could: () => true },
      ),
    ])
    const game = startCoop({ ...table1('sneaky', { sky: ['gull', 'gull'] }), cards: [sneaky] })
    pick(game, 'sneak')
    expect(asked(game).spec.name).toBe('pick')
    expect(find(game, 'sneaky').token('sneaked')).toBe(0)
    expect(storyKinds(game)).not.toContain('sneaked')
    answer(game, [optionsOf(game)[0] as string])
    expect(find(game, 'sneaky').token('sneaked')).toBe(3)
    expect(storyOf(game, 'sneaked')).toHaveLength(1)
  })

  it('a script that catches every exception does not catch the question', () => {
    const deaf = keeper('deaf', [
      action(
        'deaf',
        ({ you }) => {
          try {
            choose(you, 'pick', inSky)
          } catch {}
        },
        { could: () => true },
      ),
    ])
    const game = startCoop({ ...table1('deaf', { sky: ['gull', 'gull'] }), cards: [deaf] })
    pick(game, 'deaf')
    expect(asked(game).spec.name).toBe('pick')
  })

  it('a step that catches the question and repeats itself does not run forever', () => {
    const ruleset = {
      ...coop,
      steps: {
        ...coop.steps,
        begin: () => {
          try {
            chooseCards({ who: table().card('p1'), name: 'pick', from: inSky })
          } catch {}
          return 'begin'
        },
      },
    }
    const game = startCoop({ ...table1('ada', { sky: ['gull', 'gull'] }), ruleset })
    expect(asked(game).spec.name).toBe('pick')
  })

  it('the end of the game cannot be caught either', () => {
    const last = keeper('last', [
      action(
        'end',
        ({ self }) => {
          try {
            table().ruleset.events.eliminated?.resolve({ subject: table().card('p1') } as never)
          } catch {}
          addToken(self, 'after', 1)
        },
        { could: () => true },
      ),
    ])
    const game = startCoop({ ...table1('last'), cards: [last] })
    pick(game, 'end')
    expect(game.outcome?.result).toBe('lost')
    expect(find(game, 'last').token('after')).toBe(0)
    expect(game.advance([{ kind: 'answer', question: 'x', value: [] }])?.why.code).toBe('refused.game-over')
    game.rewind(0)
    expect(game.outcome).toBeUndefined()
    expect(asked(game).spec.name).toBe('act')
  })
})

describe('strict mode', () => {
  it('catches a script that keeps state and names it', () => {
    let kept = 0
    const keeping = keeper('keeping', [action('count', ({ self }) => addToken(self, 'count', ++kept), { could: () => true })])
    const game = startCoop({ ...table1('keeping'), cards: [keeping] })
    pick(game, 'count')
    expect(game.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:keeping#count' }])
    expect(game.table.record.faults[0]?.message).toContain('tokens.count')
    expect(find(game, 'keeping').token('count')).toBe(0)
  })

  it('also names it when only its questions or its story differ', () => {
    let kept = 0
    const asker = keeper('asker', [
      action(
        'ask',
        ({ you, self }) => {
          choose(you, `pick-${++kept}`, inSky)
          addToken(self, 'x', 1)
        },
        { could: () => true },
      ),
    ])
    const one = startCoop({ ...table1('asker', { sky: ['gull', 'gull'] }), cards: [asker] })
    pick(one, 'ask')
    expect(one.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:asker#ask' }])
    const teller = keeper('teller', [
      action(
        'say',
        ({ self }) => {
          tell('said', { times: ++kept })
          addToken(self, 'x', 1)
        },
        { could: () => true },
      ),
    ])
    const two = startCoop({ ...table1('teller'), cards: [teller] })
    pick(two, 'say')
    expect(two.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:teller#say' }])
  })

  it('names it when only its options differ', () => {
    let kept = 0
    const asker = keeper('asker', [
      action(
        'ask',
        ({ you, self }) => {
          kept++
          choose(you, 'pick', () => inSky().slice(kept % 2))
          addToken(self, 'x', 1)
        },
        { could: () => true },
      ),
    ])
    const game = startCoop({ ...table1('asker', { sky: ['gull', 'gull', 'gull'] }), cards: [asker] })
    pick(game, 'ask')
    expect(game.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:asker#ask' }])
  })

  it('names a script whose condition keeps count, when only the options of the rules differ', () => {
    const counter = () => {
      let left = 1
      return () => left-- > 0
    }
    const isFirst = counter()
    const counting = keeper('counting', [
      action('once', ({ self }) => addToken(self, 'x', 1), { when: () => isFirst(), could: () => true }),
    ])
    const game = startCoop({ ...table1('counting'), cards: [counting] })
    expect(game.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:counting#once' }])
    expect(asked(game).spec.name).toBe('act')
  })

  it.each(['the ruleset', 'an ability'])('names a modifier whose value depends on state of its script, when %s reads it', (reader) => {
    let kept = 0
    const swaying = keeper('swaying', [
      modifier('sway', reader === 'an ability' ? 'strength' : 'toughness', 'add', () => ++kept),
      action('look', ({ self }) => addToken(self, 'looked', askNumber(self, 'strength')), {
        when: ({ self }) => askNumber(self, 'strength') > 0,
      }),
    ])
    const game = startCoop({ ...table1('swaying'), cards: [swaying] })
    pick(game, 'look')
    expect(game.table.record.faults).toMatchObject([{ reason: 'keeps-state', ability: 't:swaying#sway' }])
    expect(find(game, 'swaying').token('looked')).toBe(1)
    expect(asked(game).spec.name).toBe('act')
  })

  describe('over several games', () => {
    const counting = (write: (count: () => number) => Parameters<typeof keeper>[1]) => {
      let kept = 0
      return keeper(
        'keeping',
        write(() => Math.floor(kept++ / 2)),
      )
    }
    /** The faults of three games with the same answers, each remembered for those after it. */
    const faultsOf = (cards: readonly CardDefinition[], seeds: readonly string[] = ['s', 's', 's']) => {
      const plays = new Plays()
      return seeds.map((seed) => {
        const game = startCoop({ ...table1('keeping', { sky: ['gull', 'gull', 'gull'] }), cards, plays, strict: 'off', seed })
        pick(game, 'act-now')
        return game.table.record.faults.map(({ reason, ability, message }) => [
          reason,
          ability,
          message.replace(/.*another result (.*) \(.*/, '$1'),
        ])
      })
    }
    const blamed = [['keeps-state', 't:keeping#act-now', 'than before']]

    it('names a script that writes something else in a later game', () => {
      const writes = counting((count) => [action('act-now', ({ self }) => addToken(self, 'x', 1 + count()), { could: () => true })])
      expect(faultsOf([writes])).toEqual([[], [], blamed])
    })

    it('names a script that asks something else in a later game', () => {
      const asks = counting((count) => [
        action(
          'act-now',
          ({ you }) => {
            const left = count()
            choose(you, 'pick', () => inSky().slice(left))
          },
          { could: () => true },
        ),
      ])
      expect(faultsOf([asks]).at(-1)).toEqual(blamed)
    })

    it('does not compare games with other seeds, and names no script of equal games', () => {
      const plain = keeper('keeping', [action('act-now', ({ self }) => addToken(self, 'x', 1), { could: () => true })])
      expect(faultsOf([plain])).toEqual([[], [], []])
      const rolls = keeper('keeping', [action('act-now', ({ self }) => addToken(self, 'x', 1 + chance('roll', 99)), { could: () => true })])
      expect(faultsOf([rolls], ['a', 'b', 'c'])).toEqual([[], [], []])
    })
  })

  it('reports nothing about scripts that keep no state', () => {
    const game = startCoop({ ...table1('ada'), answerer: bot(9) })
    expect(game.table.record.faults).toEqual([])
  })
})

describe('the probe', () => {
  it('changes nothing: hash, story, dice, and the event that it would cancel', () => {
    const gambler = keeper('gambler', [
      action('roll', ({ self }) => {
        shuffle(table().zone('p1.deck'))
        addToken(self, 'x', 1)
      }),
      response('stop', 'when', 'damaged', ({ event }) => event.cancel()),
      response('swap', 'when', 'damaged', ({ event, self }) => event.instead(() => addToken(self, 'swapped', 1))),
      action('grow', () => table().addCard('p1/new/0', libraryOf().cards.get('coop:gull') as CardDefinition, table().zone('sky'))),
    ])
    const game = startCoop({ ...table1('gambler', { deck: { p1: ['gull', 'ada'] } }), cards: [gambler] })
    expect(optionsOf(game)).toEqual(['p1/yard/0-gambler#roll', 'p1/yard/0-gambler#grow', 'p1/yard/1-ada#shine', 'pass'])
    expect(game.table.findCard('p1/new/0')).toBeUndefined()
    expect(Object.keys(game.table.notes()).filter((note) => note.startsWith('chance'))).toEqual([])
    pick(game, 'shine')
    expect(asked(game).spec.name).toBe('when-response')
    pick(game, 'pass')
    // the probe tried both alternatives, and neither had an effect
    expect(find(game, 'sky/0-gull').token('damage')).toBe(1)
    expect(find(game, 'gambler').token('swapped')).toBe(0)
  })

  it('finds a change behind choices, and refuses an ability that cannot change anything', () => {
    const picky = keeper('picky', [
      action('deep', ({ you }) => {
        const target = choose(you, 'first', () => table().zone('p1.yard').cards)
        const second = choose(you, 'second', inSky)
        if (target.slug === 'ada' && second.token('damage') === 0) damage(second, 1)
      }),
      action('never', ({ you }) => {
        const target = choose(you, 'first', () => table().zone('p1.yard').cards)
        if (target.slug === 'nobody') damage(target, 1)
      }),
      action('untargeted', ({ targets }) => damage(targets as Card, 1), {
        targets: ({ you }) => choose(you, 'none', () => table().zone('away').cards),
      }),
      action('manyless', ({ targets }) => (targets as Card[]).forEach((card) => void damage(card, 1)), {
        targets: ({ you }) => chooseCards({ who: you, name: 'none', from: () => table().zone('away').cards, most: 3 }),
      }),
    ])
    const game = startCoop({ ...table1('picky'), cards: [picky] })
    expect(optionsOf(game)).toEqual(['p1/yard/0-picky#deep', 'p1/yard/1-ada#shine', 'pass'])
  })

  it('reaching the search limit refuses no ability', () => {
    const lost = keeper('lost', [
      action('maze', ({ you, self }) => {
        let steps = 0
        for (let i = 0; i < 8; i++) if (choose(you, `turn ${i}`, () => table().zone('p1.yard').cards) !== self) steps++
        if (steps === 8) addToken(self, 'out', 1)
      }),
      action('crowd', ({ you, self }) => {
        const [key] = chooseOptions({
          who: you,
          name: 'which',
          options: () => Array.from({ length: 40 }, (_, i) => ({ key: `door ${i}` })),
        })
        if (key === 'door 39') addToken(self, 'out', 1)
      }),
    ])
    const game = startCoop({ ...table1('lost'), cards: [lost] })
    expect(optionsOf(game)).toEqual(['p1/yard/0-lost#maze', 'p1/yard/0-lost#crowd', 'p1/yard/1-ada#shine', 'pass'])
  })

  it('offers an effect that reads an unknown card, whichever it is; a price that reads one is offered if it can be paid', () => {
    const top = () => table().zone('p1.deck').top?.slug
    const ada = () => table().card('p1/yard/1-ada')
    const toll: Cost = {
      slug: 'toll',
      can: () => true,
      pay: () => (top() === 'gull' ? [] : [{ kind: 'damaged', subject: ada(), amount: 1 }]),
    }
    const seer = keeper('seer', [
      action('guess', ({ self }) => {
        if (top() === 'gull') addToken(self, 'x', 1)
      }),
      action('pass-gate', ({ self }) => addToken(self, 'x', 1), { costs: [toll] }),
      modifier('ward', 'cannot damaged', 'forbid', true, { on: (card) => card.slug === 'ada' }),
    ])
    const offered = (unknown: string) =>
      optionsOf(startCoop({ ...table1('seer', { deck: { p1: [unknown] } }), cards: [seer] })).filter((key) => key.includes('seer'))
    expect(offered('gull')).toEqual(['p1/yard/0-seer#guess', 'p1/yard/0-seer#pass-gate'])
    expect(offered('ada')).toEqual(['p1/yard/0-seer#guess'])
  })

  it('counts changes that a script hides by catching the exception', () => {
    const hider = keeper('hider', [
      action('hide', ({ self }) => {
        try {
          addToken(self, 'x', 1)
        } catch {}
      }),
    ])
    const game = startCoop({ ...table1('hider'), cards: [hider] })
    expect(optionsOf(game)).toContain('p1/yard/0-hider#hide')
  })

  it('offers alternatives with couldChange', () => {
    const modal = keeper('modal', [
      action('mode', ({ you, self }) => {
        const modes: { [key: string]: () => unknown } = {
          heal: () => addToken(self, 'damage', -1),
          oil: () => gainOil(you, 1),
          forbidden: () => damage(table().card('p1/yard/1-ada'), 1),
        }
        const open = Object.keys(modes).filter((mode) => couldChange(modes[mode] as () => unknown))
        table().write(self, 'memory', 'open', open)
      }),
      modifier('safe', 'cannot damaged', 'forbid', true, { on: (card) => card.slug === 'ada' }),
    ])
    const game = startCoop({ ...table1('modal'), cards: [modal] })
    pick(game, 'mode')
    expect(find(game, 'modal').memory('open')).toEqual(['oil'])
  })
})

describe('"cannot"', () => {
  it('refuses an event, names the forbidding card, and ends with that card', () => {
    const ward = defineCard('t:ward', { type: 'trick', cost: 0 }, [
      lasting('ward', 'cannot damaged', 'forbid', true, (card, params) => card.facts.type === params.type),
      action(
        'play',
        ({ self }) => startLasting({ from: self, slug: 'ward', stat: 'cannot damaged', until: 'round', params: { type: 'foe' } }),
        { where: ['hand'] },
      ),
    ])
    const game = startCoop({
      cards: [ward],
      setup: { yard: { p1: ['ada', 'ada'] }, hand: { p1: ['ward'] }, sky: ['gull'], storm: ['great-lamp', 'great-lamp'] },
    })
    pick(game, 'ward#play')
    // shining at a foe that cannot be damaged changes nothing, so it is not offered
    expect(asked(game).spec.name).toBe('defender')
    answer(game, [optionsOf(game)[0] as string])
    // keepers are not foes, so they are damaged
    expect(find(game, '0-ada').token('damage')).toBe(1)
    expect(optionsOf(game).some((key) => key.includes('shine'))).toBe(true)
  })
})

describe('keywords', () => {
  const rock = defineCard('t:rock', { type: 'keeper', strength: 0, toughness: 1, keywords: { tough: 2 } }, [])
  const start: Start = { cards: [rock], setup: { yard: { p1: ['rock', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } }

  it('bring abilities, modifiers and checks with their number', () => {
    const tough: KeywordDefinition = {
      slug: 'tough',
      pack: 'k',
      number: 'required',
      parts: [
        modifier('tough', 'toughness', 'add', ({ number }) => number),
        {
          kind: 'check',
          slug: 'rest',
          find: ({ self }) =>
            self.token('damage') > 0 && table().card('p1').token('oil') < 10
              ? [{ kind: 'oilGained', subject: table().card('p1'), amount: 10 }]
              : [],
        },
        forced('note', 'after', 'damaged', ({ self, number }) => addToken(self, 'noted', number), { of: 'self' }),
      ],
    }
    const game = startCoop({ ...start, keywords: [tough] })
    expect(atTable(game.table, () => askNumber(find(game, 'rock'), 'toughness'))).toBe(3)
    while (asked(game).spec.name === 'act' && find(game, 'rock').token('damage') === 0) pick(game, 'pass')
    pick(game, 'rock')
    expect(find(game, 'rock').zone.id).toBe('p1.yard')
    expect(find(game, 'rock').token('noted')).toBe(2)
    expect(find(game, 'p1').token('oil')).toBe(4 + 10 + 1)
    expect(game.table.record.faults).toEqual([])
  })

  it('whose checks find events forever are muted', () => {
    const tough: KeywordDefinition = {
      slug: 'tough',
      pack: 'k',
      number: 'required',
      parts: [
        modifier('tough', 'toughness', 'add', ({ number }) => number),
        {
          kind: 'check',
          slug: 'rest',
          find: ({ self }) => (self.token('damage') > 0 ? [{ kind: 'oilGained', subject: table().card('p1'), amount: 1 }] : []),
        },
      ],
    }
    const game = startCoop({ ...start, keywords: [tough] })
    while (asked(game).spec.name === 'act') pick(game, 'pass')
    pick(game, 'rock')
    expect(game.table.record.faults).toMatchObject([{ reason: 'too-deep', ability: 'k:tough#rest' }])
    expect(find(game, 'rock').token('damage')).toBe(1)
    expect(find(game, 'p1').token('oil')).toBe(5)
  })

  it.each([
    [4000, 'happen'],
    [4001, 'are refused, and the keyword is muted'],
  ] as const)('whose checks find %i things, because of one change, %s', (many, then) => {
    const mostAtOnce = 1000
    const oil = () => table().card('p1').token('oil')
    let before: number | undefined
    const tough: KeywordDefinition = {
      slug: 'tough',
      pack: 'k',
      number: 'required',
      parts: [
        modifier('tough', 'toughness', 'add', ({ number }) => number),
        {
          kind: 'check',
          slug: 'rest',
          find: ({ self }) => {
            if (self.token('damage') === 0) return []
            before ??= oil()
            const missing = Math.max(0, before + many - oil())
            return Array.from({ length: Math.min(mostAtOnce, missing) }, () => ({
              kind: 'oilGained',
              subject: table().card('p1'),
              amount: 1,
            }))
          },
        },
      ],
    }
    const game = startCoop({ ...start, keywords: [tough], strict: 'off' })
    while (asked(game).spec.name === 'act') pick(game, 'pass')
    pick(game, 'rock')
    expect(game.table.record.faults).toMatchObject(then === 'happen' ? [] : [{ reason: 'checks-without-end', ability: 'k:tough#rest' }])
  })
})
