import { describe, expect, it } from 'vitest'
import { atTable, type Card, defineCard, isUsable, runInline, table, tell, together, whyNot } from '../src/index.ts'
import {
  answer,
  asked,
  askedWhat,
  find,
  optionsOf,
  pick,
  type Start,
  startCoop,
  startDuel,
  storyKinds,
  storyOf,
  tamper,
} from './helpers.ts'
import { addToken, choose, coop, damage, destroy, gainOil, inSky, keepers, round, summon } from './rulesets/coop.ts'
import { action, forced, response } from './rulesets/parts.ts'

const keeper = (slug: string, parts: Parameters<typeof defineCard>[2]) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 5 }, parts)
const foe = (slug: string, parts: Parameters<typeof defineCard>[2]) =>
  defineCard(`t:${slug}`, { type: 'foe', strength: 1, toughness: 2 }, parts)
const note = (what: string) => () => tell(`note ${what}`)
const notes = (game: ReturnType<typeof startCoop>) =>
  storyKinds(game)
    .filter((kind) => kind.startsWith('note '))
    .map((kind) => kind.slice(5))
const hit = action('hit', ({ targets }) => void damage(targets as Card, 1), {
  targets: ({ you }) => choose(you, 'target', inSky),
  limit: { times: 1, period: 'round', counts: 'card' },
})

describe('the lanes of an event', () => {
  const watcher = keeper('watcher', [
    hit,
    response('after-response', 'after', 'damaged', note('after response')),
    forced('after-forced', 'after', 'damaged', note('after forced')),
    response('when-response', 'when', 'damaged', note('when response'), { could: () => true }),
    forced('when-forced', 'when', 'damaged', note('when forced')),
    response('cancel', 'when', 'damaged', note('cancel'), { lane: 'cancel', could: () => true }),
  ])
  // an ability that only writes story lines changes nothing, so `could` must tell the probe that it may be used
  const loud = keeper(
    'watcher',
    watcher.front.parts.map((part) => (part.kind === 'ability' && part.slug === 'after-response' ? { ...part, could: () => true } : part)),
  )
  const start: Start = { cards: [loud], setup: { yard: { p1: ['watcher', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } }

  it('open in their order: cancel, when forced, when response, the event, after forced, after response', () => {
    const game = startCoop(start)
    pick(game, 'hit')
    expect(askedWhat(game)).toBe('cancel p1')
    expect(notes(game)).toEqual([])
    pick(game, '#cancel')
    expect(askedWhat(game)).toBe('when-response p1')
    expect(notes(game)).toEqual(['cancel', 'when forced'])
    expect(find(game, 'gull').token('damage')).toBe(0)
    pick(game, 'when-response')
    expect(askedWhat(game)).toBe('after-response p1')
    expect(find(game, 'gull').token('damage')).toBe(1)
    pick(game, 'after-response')
    expect(notes(game)).toEqual(['cancel', 'when forced', 'when response', 'after forced', 'after response'])
  })

  it('of several events at one moment, the question of the window names the one to which an ability responds', () => {
    // the damage is dealt first, and no ability responds to it
    const twice = action('twice', ({ self }) => {
      const gull = table().cards.find(({ slug }) => slug === 'gull') as Card
      together([gull, self].map((subject) => ({ kind: 'damaged', subject, amount: 1 })))
    })
    const hurt = response('hurt', 'after', 'damaged', note('hurt'), { of: 'self', could: () => true })
    const game = startCoop({
      cards: [keeper('watcher', [twice, hurt])],
      setup: { yard: { p1: ['watcher', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] },
    })
    pick(game, 'twice')
    expect(asked(game).spec.parts).toMatchObject({ what: 'damaged', of: 'card', subject: { code: 't:watcher' } })
  })

  it('a compulsory ability answers as often as its limit allows, and again in the next period', () => {
    const counted = { limit: { times: 1, period: 'round', counts: 'card' } } as const
    const ouch = forced('ouch', 'after', 'damaged', note('ouch'), counted)
    const whale = defineCard('t:whale', { type: 'foe', strength: 1, toughness: 9 }, [])
    const setup = { yard: { p1: ['watcher', 'ada'] }, sky: ['whale'], storm: ['great-lamp', 'great-lamp'] }
    const often = keeper('watcher', [action('strike', hit.effect, { targets: hit.targets as NonNullable<typeof hit.targets> }), ouch])
    const game = startCoop({ cards: [often, whale], setup })
    pick(game, 'strike')
    pick(game, 'strike')
    expect(find(game, 'whale').token('damage')).toBe(2)
    expect(notes(game)).toEqual(['ouch'])
    while (atTable(game.table, round) === 1) pick(game, askedWhat(game).startsWith('act') ? 'pass' : 'ada')
    pick(game, 'strike')
    expect(notes(game)).toEqual(['ouch', 'ouch'])
  })

  it('of two abilities that share a limit of their player and become usable at once, one resolves', () => {
    const counted = { limit: { times: 1, period: 'round', counts: 'player' } } as const
    const one = keeper('watcher', [hit, forced('ouch', 'after', 'damaged', note('ouch'), counted)])
    const game = startCoop({ cards: [one], setup: { yard: { p1: ['watcher', 'watcher', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
    pick(game, '0-watcher#hit')
    pick(game, '1-watcher#ouch')
    expect(askedWhat(game)).toBe('act p1')
    expect(notes(game)).toEqual(['ouch'])
  })

  it('a response that every seat may use once a round is left to the seat that has not used it', () => {
    const counted = { limit: { times: 1, period: 'round', counts: 'player' }, could: () => true } as const
    const bell = defineCard('t:bell', { type: 'foe', strength: 1, toughness: 9 }, [
      response('ring', 'after', 'damaged', ({ you }) => tell(`note ring ${you.id}`), counted),
    ])
    const often = keeper('watcher', [action('strike', hit.effect, { targets: hit.targets as NonNullable<typeof hit.targets> })])
    const yard = { p1: ['watcher'], p2: ['watcher'] }
    const game = startCoop({ cards: [bell, often], setup: { seats: ['p1', 'p2'], yard, sky: ['bell'], storm: ['great-lamp'] } })
    pick(game, 'strike')
    pick(game, 'ring')
    expect(askedWhat(game)).toBe('act p2')
    pick(game, 'strike')
    expect(askedWhat(game)).toBe('after-response p2')
    pick(game, 'ring')
    expect(notes(game)).toEqual(['ring p1', 'ring p2'])
  })

  it('a cancelled event has no further lanes', () => {
    const stopper = keeper('stopper', [response('stop', 'when', 'damaged', ({ event }) => event.cancel(), { lane: 'cancel' })])
    const game = startCoop({ ...start, cards: [loud, stopper], setup: { ...start.setup, yard: { p1: ['watcher', 'stopper', 'ada'] } } })
    pick(game, 'hit')
    pick(game, 'stop')
    expect(notes(game)).toEqual([])
    expect(find(game, 'gull').token('damage')).toBe(0)
    expect(askedWhat(game)).toBe('act p1')
  })

  it('a replaced event happens as something else, and its own after lanes are not opened', () => {
    const swapper = keeper('swapper', [forced('swap', 'when', 'damaged', ({ event, you }) => event.instead(() => gainOil(you, 2)))])
    const game = startCoop({
      cards: [
        keeper('watcher', [hit, forced('late', 'after', 'damaged', note('late')), forced('oil', 'after', 'oilGained', note('oil'))]),
        swapper,
      ],
      setup: { yard: { p1: ['watcher', 'swapper', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] },
    })
    const before = notes(game).length
    pick(game, 'hit')
    expect(notes(game).slice(before)).toEqual(['oil'])
    expect(find(game, 'p1').token('oil')).toBe(6)
  })

  it('if one of several simultaneous events is cancelled, responses to the others still work', () => {
    const guard = keeper('guard', [
      action('storm', () => void together(inSky().map((subject) => ({ kind: 'damaged', subject, amount: 1 })))),
      response('save', 'when', 'damaged', ({ event }) => event.cancel()),
    ])
    const game = startCoop({
      cards: [guard],
      setup: { yard: { p1: ['guard', 'ada'] }, sky: ['gull', 'gull', 'gull'], storm: ['great-lamp'] },
    })
    pick(game, 'storm')
    expect(optionsOf(game)).toHaveLength(4)
    pick(game, 'save~1')
    expect(optionsOf(game)).toEqual(['p1/yard/0-guard#save', 'p1/yard/0-guard#save~2', 'pass'])
    answer(game, ['p1/yard/0-guard#save'])
    expect(optionsOf(game)).toEqual(['p1/yard/0-guard#save~2', 'pass'])
    pick(game, 'pass')
    expect(inSky2(game)).toEqual([0, 0, 1])
  })

  it('an event that happens within another one shares its windows; the events that pay for a response have windows of their own', () => {
    // damage and death join the effect that causes them: one window for both, after the whole effect
    const reaper = keeper('reaper', [
      action('reap', ({ you }) => {
        damage(inSky()[0] as Card, 2)
        gainOil(you, 1)
      }),
      forced('death', 'after', 'destroyed', note('death')),
      forced('pain', 'after', 'damaged', note('pain')),
      forced('oil', 'after', 'oilGained', note('oil')),
      forced('done', 'after', 'effect', note('done'), { when: ({ event }) => event.word === 'action' }),
    ])
    const game = startCoop({ cards: [reaper], setup: { yard: { p1: ['reaper', 'ada'] }, sky: ['gull', 'gull'], storm: ['great-lamp'] } })
    const before = notes(game).length
    pick(game, 'reap')
    expect(askedWhat(game)).toBe('next-after-forced p1')
    expect(
      optionsOf(game)
        .map((key) => key.replace(/^.*#/, '').replace(/~.*/, ''))
        .sort(),
    ).toEqual(['death', 'done', 'oil', 'pain'])
    for (const word of ['#oil', '#death', '#pain']) pick(game, word)
    expect(notes(game).slice(before)).toEqual(['oil', 'death', 'pain', 'done'])

    const payer = keeper('payer', [
      hit,
      response('pay', 'when', 'damaged', ({ event }) => event.cancel(), {
        costs: [{ slug: 'oil', can: ({ you }) => you.token('oil') > 0, pay: ({ you }) => [{ kind: 'oilSpent', subject: you, amount: 1 }] }],
      }),
      forced('spent', 'after', 'oilSpent', note('spent')),
      forced('pain', 'after', 'damaged', note('pain')),
    ])
    const other = startCoop({ cards: [payer], setup: { yard: { p1: ['payer', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
    pick(other, 'hit')
    pick(other, 'pay')
    expect(notes(other)).toEqual(['spent'])

    // the payment of a response is complete before the event happens to which it responds
    const chatty = keeper('payer', [
      ...payer.front.parts.filter((part) => part.slug !== 'pay'),
      { ...(payer.front.parts[1] as typeof hit), slug: 'tip', effect: note('tip'), could: () => true },
    ])
    const third = startCoop({ cards: [chatty], setup: { yard: { p1: ['payer', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
    pick(third, 'hit')
    pick(third, 'tip')
    expect(notes(third)).toEqual(['spent', 'tip', 'pain'])
  })

  it('abilities respond to simultaneous events, whichever comes first in the list', () => {
    const pair = foe('pair', [forced('hello', 'after', 'entersPlay', ({ self }) => addToken(self, 'hellos', 1))])
    const caller = keeper('caller', [
      action(
        'call',
        () => {
          const cards = table()
            .zone('storm-deck')
            .cards.filter((card) => card.slug === 'pair')
          together(cards.map((subject) => ({ kind: 'entersPlay', subject })))
        },
        { limit: { times: 1, period: 'round', counts: 'card' } },
      ),
    ])
    const game = startCoop({ cards: [pair, caller], setup: { yard: { p1: ['caller', 'ada'] }, storm: ['gull', 'pair', 'pair', 'gull'] } })
    pick(game, 'call')
    while (asked(game).spec.name === 'next-after-forced') answer(game, [optionsOf(game)[0] as string])
    expect(game.table.cards.filter((card) => card.slug === 'pair').map((card) => card.token('hellos'))).toEqual([2, 2])
  })

  it('a card that came into play afterwards is not triggered', () => {
    const late = foe('late', [forced('hello', 'after', 'destroyed', ({ self }) => addToken(self, 'hellos', 1))])
    const caller = keeper('caller', [
      action('swap', () => void destroy(inSky()[0] as Card), { limit: { times: 1, period: 'round', counts: 'card' } }),
      forced('call', 'after', 'destroyed', () => void summon(table().zone('storm-deck').top as Card)),
    ])
    const game = startCoop({
      cards: [late, caller],
      setup: { yard: { p1: ['caller', 'ada'] }, sky: ['gull'], storm: ['great-lamp', 'late'] },
    })
    pick(game, 'swap')
    expect(find(game, 'late').zone.id).toBe('sky')
    expect(find(game, 'late').token('hellos')).toBe(0)
  })

  it('forced abilities are checked again before each begins', () => {
    const first = keeper('first', [
      hit,
      forced(
        'kill',
        'after',
        'damaged',
        ({ self }) => void destroy(table().cards.find((card) => card !== self && card.slug === 'second') as Card),
      ),
    ])
    const second = keeper('second', [forced('late', 'after', 'damaged', note('late'))])
    const game = startCoop({
      cards: [first, second],
      setup: { yard: { p1: ['first', 'second', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] },
    })
    pick(game, 'hit')
    pick(game, '#kill')
    expect(notes(game)).toEqual([])
    expect(find(game, 'second').zone.id).toBe('p1.discard')
  })

  it('an event has a snapshot of its subject from before the event happened', () => {
    const witness = keeper('witness', [
      hit,
      forced('see', 'after', 'destroyed', ({ event }) => tell('saw', { was: event.asItWas as never })),
    ])
    const game = startCoop({ cards: [witness], setup: { yard: { p1: ['witness', 'ada'] }, sky: ['gull'], storm: ['great-lamp'] } })
    expect(game.advance([{ kind: 'move', move: { move: 'token', card: 'storm/sky/0-gull', token: 'damage', by: 1 } }])).toBeUndefined()
    pick(game, 'hit')
    expect(storyOf(game, 'saw')[0]?.parts).toEqual({ was: { damage: 2, controller: null } })
    expect(find(game, 'gull').token('damage')).toBe(0)
  })
})

const inSky2 = (game: ReturnType<typeof startCoop>) => atTable(game.table, () => inSky().map((card) => card.token('damage')))

describe('limits', () => {
  const start: Start = {
    cards: [
      keeper('worker', [
        action('own', ({ self }) => addToken(self, 'own', 1), { limit: { times: 2, period: 'round', counts: 'card' } }),
        action('shared', ({ self }) => addToken(self, 'shared', 1), { limit: { times: 1, period: 'round', counts: 'player' } }),
        action('once', ({ self }) => addToken(self, 'once', 1), { limit: { times: 1, period: 'game', counts: 'player' } }),
      ]),
    ],
    setup: { yard: { p1: ['worker', 'worker'] }, storm: ['great-lamp', 'great-lamp'] },
  }
  const open = (game: ReturnType<typeof startCoop>) => optionsOf(game).map((key) => key.replace('p1/yard/', '').replace('-worker', ''))

  it('count per card or per player, and begin anew with their period', () => {
    const game = startCoop(start)
    pick(game, '0-worker#own')
    pick(game, '0-worker#own')
    expect(open(game)).toEqual(['0#shared', '0#once', '1#own', '1#shared', '1#once', 'pass'])
    pick(game, '1-worker#shared')
    pick(game, '0-worker#once')
    expect(open(game)).toEqual(['1#own', 'pass'])
    const use = {
      ability: find(game, '0-worker').printed.parts[0] as never,
      name: 't:worker#own',
      self: find(game, '0-worker'),
      source: find(game, '0-worker'),
      you: find(game, 'p1'),
      event: undefined,
      number: 0,
    }
    expect(tamper(game, () => whyNot(use))).toEqual({ code: 'refused.limit', parts: { ability: 't:worker#own' } })
    expect(tamper(game, () => isUsable({ ...use, self: find(game, '1-worker'), source: find(game, '1-worker') }))).toBe(true)
    pick(game, 'pass')
    expect(open(game)).toEqual(['0#own', '0#shared', '1#own', '1#shared', 'pass'])
  })
})

describe('the order of responses', () => {
  it('seat by seat until all pass in succession; after a pass, a player can still act later', () => {
    const talker = keeper('talker', [
      response('talk', 'after', 'revealed', ({ self }) => addToken(self, 'said', 1)),
      response('more', 'after', 'revealed', ({ self }) => addToken(self, 'more', 1), {
        when: () => keepers().some((card) => card.slug === 'talker' && card.token('said') > 0),
      }),
    ])
    const game = startCoop({
      cards: [talker],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['talker'], p2: ['talker'] }, storm: ['great-lamp', 'great-lamp'] },
    })
    expect(askedWhat(game)).toBe('after-response p1')
    pick(game, 'pass')
    expect(askedWhat(game)).toBe('after-response p2')
    pick(game, 'talk')
    // p1 passed, and may respond again because p2 acted
    expect(askedWhat(game)).toBe('after-response p1')
    pick(game, 'more')
    expect(askedWhat(game)).toBe('after-response p2')
    pick(game, 'pass')
    expect(askedWhat(game)).toBe('after-response p1')
    pick(game, 'pass')
    expect(asked(game).key).toMatch(/after-response\/p1\/1$/)
  })
})

describe('a ruleset with lanes of its own', () => {
  const deck = { p1: ['guard', 'guard'], p2: ['guard', 'guard'] }

  it('compulsory responses come before optional ones and cannot be passed; the player who is struck responds first', () => {
    const setup = { begins: 'p1', hand: { p1: ['strike', 'feint'], p2: ['bleed', 'parry'] }, deck }
    const game = startDuel({ setup })
    pick(game, 'strike')
    // no question was asked before the compulsory response, which happened: the blow is one stronger when optional responses begin
    expect(storyOf(game, 'used').map(({ parts }) => parts.ability)).toEqual(['duel:strike#strike', 'duel:bleed#bleed'])
    // abilities can respond to its effect as to any other
    expect(askedWhat(game)).toBe('optional p1')
    pick(game, 'pass')
    expect(askedWhat(game)).toBe('optional p2')
    pick(game, 'parry')
    // the parry's effect is an event of its own, to which p1 responds
    expect(askedWhat(game)).toBe('optional p1')
    pick(game, 'feint')
    expect(find(game, 'p2').token('wounds')).toBe(2)
    expect(find(game, 'p2/hand/1').zone.id).toBe('p2.spent')
  })

  it('the player who is struck orders the compulsory responses, in the turn of either player', () => {
    const setup = { begins: 'p1', hand: { p1: ['strike'], p2: ['bleed', 'flinch'] }, deck }
    const game = startDuel({ setup })
    pick(game, 'strike')
    expect(askedWhat(game)).toBe('next-required p2')
    expect(optionsOf(game)).toHaveLength(2)
    pick(game, 'flinch')
    expect(storyKinds(game)).toContain('came-to-nothing')
    expect(find(game, 'p2').token('wounds')).toBe(0)
  })

  it('a replacement and a cancellation: a cancelled event is not replaced', () => {
    const setup = { begins: 'p1', hand: { p1: ['strike'], p2: ['parry', 'flinch'] }, deck }
    const game = startDuel({ setup })
    pick(game, 'strike')
    expect(askedWhat(game)).toBe('optional p2')
    pick(game, 'parry')
    expect(storyKinds(game)).not.toContain('came-to-nothing')
    expect(find(game, 'p2').token('wounds')).toBe(0)
  })
})

describe('steps', () => {
  it('run without checkpoints between them, and an endless sequence of steps is an error that says so', () => {
    const ruleset = {
      ...coop,
      steps: {
        ...coop.steps,
        begin: () => {
          runInline('spin')
          return null
        },
        spin: () => 'spin' as const,
      },
    }
    expect(() => startCoop({ ruleset, strict: 'off', setup: {} })).toThrow(/spin does not come to an end/)
  })

  it('a round without any question fails with a message', () => {
    expect(() =>
      startCoop({ ruleset: { ...coop, steps: { ...coop.steps, begin: () => 'begin' } }, strict: 'off', history: 'dropped', setup: {} }),
    ).toThrow(/nobody was asked/)
  })

  it('a round that ends without an outcome, or names a step that is not there, says so', () => {
    expect(() => startCoop({ ruleset: { ...coop, steps: { ...coop.steps, begin: () => null } }, setup: {} })).toThrow(/without an outcome/)
    expect(() => startCoop({ ruleset: { ...coop, steps: { ...coop.steps, begin: () => 'nowhere' } }, setup: {} })).toThrow(
      /no step called nowhere/,
    )
  })
})
