import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ask,
  atTable,
  type Card,
  type CardDefinition,
  chooseCards,
  choosePairs,
  costOfCards,
  defineCard,
  type Input,
  perform,
  type Ruleset,
  startLasting,
  table,
  tell,
} from '../src/index.ts'
import { Game, type Keyframe, type PendingQuestion } from '../src/internal.ts'
import {
  answer,
  asked,
  askedWhat,
  bot,
  checkHash,
  find,
  optionsOf,
  pick,
  startDuel,
  storyKinds,
  storyOf,
  tamper,
  tryAnswer,
} from './helpers.ts'
import { RICH_DUEL } from './rich.ts'
import { duel, fighters, isShadow } from './rulesets/duel.ts'
import { ability } from './rulesets/parts.ts'

/** Features of the kernel that competitive games need, tested with the second ruleset. */

const idle = { p1: ['guard', 'guard', 'guard'], p2: ['guard', 'guard', 'guard'] }

/** A duel that p1 begins; all players have cards to draw. */
function begin(setup: { readonly [part: string]: unknown }, ruleset: Ruleset = duel, cards: readonly CardDefinition[] = []): Game {
  return startDuel({ ruleset, cards, setup: { begins: 'p1', deck: idle, ...setup } as never })
}

/** Passes windows and assigns nothing until a window of this name is asked. */
function untilWindow(game: Game, name: string, seat?: string): void {
  for (let i = 0; i < 30; i++) {
    const { spec, options } = asked(game)
    if (spec.name === 'window' && spec.parts?.window === name && (!seat || spec.who.id === seat)) return
    answer(game, options.some(({ key }) => key === 'pass') ? ['pass'] : [])
  }
  throw new Error(`never asked: the window ${name}`)
}

function strength(game: Game, word: string): unknown {
  return atTable(game.table, () => ask(find(game, word), 'strength'))
}

function wounds(game: Game, id: string): number {
  return find(game, id).token('wounds')
}

function pool(game: Game): unknown {
  return (game.reply(['p1']).viewers.p1?.patch.status as { pool?: number } | undefined)?.pool
}

describe('who wins', () => {
  const wound = (card: string): Input => ({ kind: 'move', move: { move: 'token', card, token: 'wounds', by: 5 } })
  const dying = (seats: readonly string[]) => {
    const game = begin({ hand: { p1: ['strike'] } })
    game.advance(seats.map((seat) => wound(seat)))
    untilOver(game)
    return game
  }

  it('the last player in the game wins, and each viewer gets its own result', () => {
    const game = dying(['p2'])
    expect(game.outcome).toMatchObject({ result: 'decided', winners: ['p1'] })
    const { viewers } = game.reply(['p1', 'p2', 'p1+p2'])
    expect([viewers.p1, viewers.p2, viewers['p1+p2']].map((told) => told?.outcome?.result)).toEqual(['won', 'lost', 'decided'])
  })

  it('no player wins if all are eliminated at once', () => {
    const game = dying(['p1', 'p2'])
    expect(game.outcome).toMatchObject({ result: 'drawn', winners: [] })
    expect(game.reply(['p1']).viewers.p1?.outcome?.result).toBe('drawn')
  })

  it('of three players, one who falls is not asked any more, loses all cards, and the others play on', () => {
    const deck = { ...idle, p3: ['guard', 'guard', 'guard'] }
    const game = begin({ hand: { p1: ['strike'], p3: ['parry'] }, ground: { p2: ['brute'] }, deck })
    game.advance([wound('p2')])
    pick(game, 'strike')
    if (asked(game).spec.name === 'whom') pick(game, 'p3')
    expect(game.outcome).toBeUndefined()
    expect(storyKinds(game).filter((kind) => kind === 'used').length).toBeGreaterThan(0)
    const who = new Set<string>()
    for (let i = 0; i < 12 && game.question; i++) {
      who.add(asked(game).spec.who.id)
      answer(game, optionsOf(game).includes('pass') ? ['pass'] : [])
    }
    expect([...who].sort()).not.toContain('p2')
    expect(game.table.zone('p2.ground').size).toBe(0)
  })
})

function untilOver(game: Game): void {
  for (let i = 0; game.question && i < 200; i++) answer(game, optionsOf(game).includes('pass') ? ['pass'] : [])
}

describe('costs that are met are enough', () => {
  it('a card that could change nothing can be played, and its option says so', () => {
    const game = begin({ hand: { p1: ['drain', 'strike'] } })
    const drain = asked(game).options.find(({ key }) => key.includes('drain'))
    expect(drain?.idle).toMatchObject({ code: 'refused.no-change' })
    expect(asked(game).options.find(({ key }) => key.includes('strike'))?.idle).toBeUndefined()
    expect(game.questionFor('p1')?.options.find(({ key }) => key.includes('drain'))?.idle).toMatchObject({ code: 'refused.no-change' })
    pick(game, 'drain')
    expect(find(game, 'p1/hand/0').zone.id).toBe('p1.spent')
  })

  it('in a ruleset with the initiation "could-change", the same card is not offered', () => {
    const { initiation: _policy, ...strict } = duel
    const game = begin({ hand: { p1: ['drain', 'strike'] } }, strict)
    expect(optionsOf(game).filter((key) => key.includes('drain'))).toEqual([])
  })

  it('no price is paid for an effect without a target', () => {
    const snipe = defineCard('duel:snipe', { type: 'move' }, [
      ability(
        'snipe',
        {
          word: 'ambush',
          targets: ({ you }) => chooseCards({ who: you, name: 'whom', from: () => fighters().filter((card) => !isShadow(card)) }),
        },
        ({ targets }) => (targets as Card[]).forEach((subject) => void perform({ kind: 'wounded', subject, amount: 1 })),
      ),
    ])
    const offersOf = (ground: readonly string[]) => {
      const game = begin({ hand: { p2: ['snipe', 'runner'] }, ground: { p1: ground } }, duel, [snipe])
      untilWindow(game, 'ambush', 'p2')
      return optionsOf(game).filter((key) => key.includes('snipe'))
    }
    expect(offersOf([])).toEqual([])
    expect(offersOf(['guard'])).toHaveLength(1)
  })

  it('if the price of a card removed its last target, the card goes to its usual zone without effect', () => {
    const game = begin({ hand: { p2: ['bane'] }, ground: { p2: ['brute'] } })
    untilWindow(game, 'ambush', 'p2')
    pick(game, 'bane')
    expect(find(game, 'p2/ground/0').zone.id).toBe('p2.spent')
    expect(find(game, 'p2/hand/0').zone.id).toBe('p2.spent')
    expect(storyKinds(game)).toContain('used')
  })
})

describe('how often a response can be used', () => {
  it('as often as it can be paid and would change something', () => {
    const game = begin({ ground: { p1: ['guard', 'shield'], p2: ['brute'] } })
    untilWindow(game, 'muster', 'p2')
    const blow = tamper(game, (t) => t.card('p1/ground/0'))
    expect(blow.zone.id).toBe('p1.ground')
    // in p2's turn p1's guard rests; in p1's own turn the brute fights it
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game))
    for (let i = 0; i < 20 && asked(game).spec.name !== 'optional'; i++) answer(game, ['pass'])
    expect(askedWhat(game)).toBe('optional p1')
    pick(game, 'shield')
    // the wound is prevented: using it once more would change nothing, though it could be paid
    expect(askedWhat(game)).not.toBe('optional p1')
    expect(wounds(game, 'p1/ground/0')).toBe(0)
  })

  it('twice against two wounds: the second time because one is left', () => {
    const smash = defineCard('duel:smash', { type: 'move' }, [
      ability('smash', { word: 'muster' }, ({ you }) => perform({ kind: 'wounded', subject: fighters(you)[0] as Card, amount: 2 })),
    ])
    const game = begin({ hand: { p1: ['smash'] }, ground: { p1: ['guard', 'shield'] } }, duel, [smash])
    pick(game, 'smash')
    pick(game, 'shield')
    expect(askedWhat(game)).toBe('optional p1')
    pick(game, 'shield')
    expect(asked(game).spec.name).not.toBe('optional')
    expect(wounds(game, 'p1/ground/0')).toBe(0)
  })

  it('a "may" of a card that is played is used once, however often it could be paid', () => {
    const game = begin({ hand: { p2: ['runner'] }, ground: { p1: ['guard'] } })
    untilWindow(game, 'ambush', 'p2')
    pick(game, '#play')
    expect(askedWhat(game)).toBe('optional-after p2')
    pick(game, 'runner')
    expect(pool(game)).toBe(2)
    expect(asked(game).spec.name).not.toBe('optional-after')
  })
})

describe('the cards that paid for an effect', () => {
  it('are known to the effect, and to the check whether it could change anything', () => {
    // the second rally in the hand keeps the action window open after the first
    const game = begin({ hand: { p1: ['rally', 'rally'] }, ground: { p1: ['guard', 'captain'], p2: ['brute'] } })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game).slice(0, 1))
    untilWindow(game, 'clash', 'p1')
    expect(asked(game).options.map(({ idle }) => idle)).toEqual([undefined, undefined, undefined])
    const before = strength(game, 'p1/ground/0')
    pick(game, 'hand/0')
    expect(askedWhat(game)).toBe('exert p1')
    pick(game, 'ground/0')
    expect(strength(game, 'p1/ground/0')).toBe((before as number) + 2)
    expect(wounds(game, 'p1/ground/0')).toBe(1)
  })

  it('an effect can play a card at a lower cost', () => {
    const game = begin({ hand: { p1: ['scheme'], p2: ['summon', 'terror'] }, ground: { p1: ['guard'] } })
    pick(game, 'scheme')
    untilWindow(game, 'ambush', 'p2')
    // a terror costs 2, and the pool contains 1, so only the summons can play it, which takes nothing from the pool
    expect(optionsOf(game).filter((key) => key.includes('#play'))).toEqual([])
    pick(game, 'summon')
    expect(find(game, 'p2/hand/1').zone.id).toBe('p2.ground')
    expect(pool(game)).toBe(1)
  })
})

describe('cards that pay, and cards that are set apart', () => {
  /** A move that exerts two fighters, and marks itself while it is set apart to resolve. */
  const push = defineCard('duel:push', { type: 'move' }, [
    ability(
      'push',
      {
        word: 'muster',
        costs: [
          costOfCards({
            slug: 'exert',
            name: 'exert',
            count: 2,
            among: ({ you }) => fighters(you),
            pay: (subject) => ({ kind: 'exerted', subject }),
          }),
        ],
      },
      ({ self, paid }) => {
        table().write(self, 'tokens', 'mark', paid.length)
        tell('marked', { tokens: self.token('mark') })
      },
    ),
  ])

  it('a price of two cards needs two, and asks which if there are more', () => {
    const offers = (ground: readonly string[]) => {
      const game = begin({ hand: { p1: ['push', 'strike'] }, ground: { p1: ground } }, duel, [push])
      return optionsOf(game).filter((key) => key.includes('push'))
    }
    expect(offers(['guard'])).toEqual([])
    expect(offers(['guard', 'guard'])).toHaveLength(1)
    const game = begin({ hand: { p1: ['push'] }, ground: { p1: ['guard', 'guard', 'guard'] } }, duel, [push])
    pick(game, 'push')
    expect(askedWhat(game)).toBe('exert p1')
    answer(game, ['p1/ground/0', 'p1/ground/2'])
    expect(['p1/ground/0', 'p1/ground/1', 'p1/ground/2'].map((id) => wounds(game, id))).toEqual([1, 0, 1])
  })

  it('a strengthened fighter that left play and returned is not strengthened any more', () => {
    const boost = defineCard('duel:boost', { type: 'move' }, [
      ability('boost', { word: 'muster' }, ({ self }) =>
        startLasting({ from: self, slug: 'boost', stat: 'strength', until: 'turn', plain: { targets: fighters(), way: 'add', value: 3 } }),
      ),
    ])
    const game = begin({ hand: { p1: ['boost', 'drain'] }, ground: { p1: ['guard', 'guard'] } }, duel, [boost])
    pick(game, 'boost')
    expect([strength(game, 'p1/ground/0'), strength(game, 'p1/ground/1')]).toEqual([6, 6])
    game.advance([{ kind: 'move', move: { move: 'token', card: 'p1/ground/0', token: 'wounds', by: 9 } }])
    pick(game, 'drain')
    expect(find(game, 'p1/ground/0').zone.id).toBe('p1.spent')
    game.advance([{ kind: 'move', move: { move: 'zone', card: 'p1/ground/0', to: 'p1.ground' } }])
    expect(find(game, 'p1/ground/0').zone.id).toBe('p1.ground')
    expect([strength(game, 'p1/ground/0'), strength(game, 'p1/ground/1')]).toEqual([3, 6])
  })

  it('a card whose effect was carried out goes to its usual zone as a new card', () => {
    const game = begin({ hand: { p1: ['push'] }, ground: { p1: ['guard', 'guard'] } }, duel, [push])
    pick(game, 'push')
    expect(storyOf(game, 'marked')[0]?.parts).toEqual({ tokens: 2 })
    expect(find(game, 'p1/hand/0').zone.id).toBe('p1.spent')
    expect(find(game, 'p1/hand/0').token('mark')).toBe(0)
  })
})

describe('a resting card', () => {
  it('has no texts and no keywords, and no search finds it; it wakes in the next turn', () => {
    const game = begin({ ground: { p1: ['guard', 'captain', 'warden'], p2: ['guard', 'captain'] } })
    // p1's turn: p1's captain and warden help the guard; p2's fighters rest
    expect(strength(game, 'p1/ground/0')).toBe(3 + 1 + 1)
    expect(strength(game, 'p2/ground/0')).toBe(3)
    untilWindow(game, 'muster', 'p2')
    expect(strength(game, 'p1/ground/0')).toBe(3)
    expect(strength(game, 'p2/ground/0')).toBe(3 + 1)
  })

  it('wakes and rests again when answers are undone', () => {
    const game = begin({ ground: { p1: ['guard', 'captain'], p2: ['guard', 'captain'] } })
    const inputs = game.table.record.inputs.length
    const { hash } = game
    untilWindow(game, 'muster', 'p2')
    expect(strength(game, 'p1/ground/0')).toBe(3)
    game.rewind(inputs)
    expect(game.hash).toBe(hash)
    expect(strength(game, 'p1/ground/0')).toBe(4)
    checkHash(game.table)
  })

  it('is checked when it wakes: a fighter that was wounded to death while it rested is slain', () => {
    const game = begin({ ground: { p1: ['guard'], p2: ['guard', 'guard'] } })
    // a manual move wounds it while it rests in p1's turn
    game.advance([{ kind: 'move', move: { move: 'token', card: 'p2/ground/0', token: 'wounds', by: 9 } }])
    expect(find(game, 'p2/ground/0').zone.id).toBe('p2.ground')
    untilWindow(game, 'muster', 'p2')
    expect(find(game, 'p2/ground/0').zone.id).toBe('p2.spent')
    expect(find(game, 'p2/ground/1').zone.id).toBe('p2.ground')
  })

  it('does not get the bonus of its own keyword', () => {
    const game = begin({ ground: { p1: ['brute'], p2: ['brute', 'guard'] } })
    // p1's turn: the shadow fighters of p2 do not rest, and Fierce 2 adds to the strength of 2; those of p1 rest
    expect([strength(game, 'p2/ground/0'), strength(game, 'p1/ground/0')]).toEqual([4, 2])
    untilWindow(game, 'muster', 'p2')
    expect([strength(game, 'p2/ground/0'), strength(game, 'p1/ground/0')]).toEqual([2, 4])
  })

  it('is marked, and its attachments rest with it', () => {
    const game = begin({ ground: { p1: ['brute', 'shield'], p2: ['guard'] } })
    const view = game.reply(['p1']).viewers.p1?.patch
    expect(view?.cards['p1/ground/0']?.marks).toContain('resting')
    expect(view?.cards['p1/ground/1']?.marks).toContain('resting')
  })
})

describe('a keyword that affects other cards', () => {
  it('changes their numbers, and not those of its own card', () => {
    const game = begin({ ground: { p1: ['guard', 'warden'] } })
    expect(strength(game, 'p1/ground/0')).toBe(4)
    expect(strength(game, 'p1/ground/1')).toBe(1)
  })

  it('forbids them something, and a forbidden event cannot pay', () => {
    const rally = (foe: string) => {
      const game = begin({ hand: { p1: ['rally'] }, ground: { p1: ['guard', 'guard'], p2: [foe] } })
      for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
      return game
    }
    const offering = rally('brute')
    answer(offering, optionsOf(offering).slice(0, 1))
    expect(optionsOf(offering)).toContain('p1/hand/0#rally')
    const game = rally('terror')
    expect(game.why.explain('p1/hand/0').abilities[0]?.reason).toMatchObject({ code: 'refused.cost', parts: { cost: 'exert' } })
    answer(game, optionsOf(game).slice(0, 1))
    expect(game.question === undefined || !optionsOf(game).includes('p1/hand/0#rally')).toBe(true)
  })
})

describe('limits, words and checks', () => {
  it('a limit on amounts reduces an effect to what is left of the limit', () => {
    const game = begin({ ground: { p1: ['guard', 'sting'], p2: ['brute'] } })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game).slice(0, 1))
    for (let i = 0; i < 2; i++) {
      untilWindow(game, 'clash', 'p1')
      pick(game, 'sting')
    }
    const gains = storyOf(game, 'effect-began').map(({ parts }) => parts.value)
    expect(gains).toEqual([2, 1])
    expect(game.question ? optionsOf(game).filter((key) => key.includes('sting')) : []).toEqual([])
  })

  it('an ability with two printed words is used in both windows, and they share its limit', () => {
    const game = begin({ hand: { p1: ['scheme', 'scheme'] }, ground: { p1: ['guard'], p2: ['brute'] } })
    expect(optionsOf(game).filter((key) => key.includes('scheme'))).toHaveLength(2)
    answer(game, [optionsOf(game).find((key) => key.includes('scheme')) as string])
    expect(game.question ? optionsOf(game).filter((key) => key.includes('scheme')) : []).toEqual([])
    const other = begin({ hand: { p1: ['scheme'] }, ground: { p1: ['guard'], p2: ['brute'] } })
    answer(other, ['pass'])
    for (let i = 0; i < 20 && asked(other).spec.name !== 'assign'; i++) answer(other, ['pass'])
    answer(other, optionsOf(other).slice(0, 1))
    untilWindow(other, 'clash', 'p1')
    expect(optionsOf(other).filter((key) => key.includes('scheme'))).toHaveLength(1)
  })

  it('a card’s own check runs after every change', () => {
    const game = begin({
      hand: { p2: ['strike'] },
      ground: { p2: ['oathbreaker', 'guard'] },
      deck: { p1: ['guard', 'guard'], p2: ['guard'] },
    })
    expect(find(game, 'p2/ground/0').zone.id).toBe('p2.ground')
    game.advance([{ kind: 'move', move: { move: 'zone', card: 'p2/hand/0', to: 'p2.spent' } }])
    answer(game, ['pass'])
    expect(find(game, 'p2/ground/0').zone.id).toBe('p2.spent')
  })

  it('of two alternatives, only those are offered that can be carried out in full, if there are any', () => {
    const one = begin({ hand: { p1: ['crossroads'] }, ground: { p1: ['guard'] } })
    const drawn = one.table.zone('p1.deck').size
    pick(one, 'crossroads')
    // only one fighter can be exerted: the other alternative is not offered
    expect(one.table.zone('p1.deck').size).toBe(drawn - 1)
    const two = begin({ hand: { p1: ['crossroads'] }, ground: { p1: ['guard', 'captain'] } })
    pick(two, 'crossroads')
    expect(askedWhat(two)).toBe('either p1')
    expect(optionsOf(two)).toEqual(['exert', 'draw'])
    const none = begin({ hand: { p1: ['crossroads'] }, ground: { p1: ['guard'] }, deck: { p1: ['guard'], p2: idle.p2 } })
    pick(none, 'crossroads')
    // neither can be carried out in full: one of them is carried out as far as possible
    expect(wounds(none, 'p1/ground/0')).toBe(1)
  })
})

describe('pairs', () => {
  it('are one decision: each card in as many pairs as allowed, and the whole set is judged', () => {
    const game = begin({ ground: { p1: ['guard', 'guard'], p2: ['brute', 'terror'] } })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    const question = game.questionFor('p1')
    expect(question).toMatchObject({ shape: 'pairs', each: { card: 1, other: 1 }, least: 0 })
    expect(question?.options).toHaveLength(4)
    expect(question?.options[0]).toMatchObject({ card: { code: 'duel:guard' }, other: { code: 'duel:brute' } })
    const [first, second, third, fourth] = optionsOf(game) as [string, string, string, string]
    expect(tryAnswer(game, [first, second])?.why.code).toBe('refused.paired-too-often')
    expect(tryAnswer(game, [first, third])?.why.code).toBe('refused.paired-too-often')
    expect(tryAnswer(game, [first, first])?.why.code).toBe('refused.chosen-twice')
    expect(tryAnswer(game, ['nobody>nothing'])?.why.code).toBe('refused.not-offered')
    answer(game, [first, fourth])
    expect(asked(game).spec.name).toBe('window')
  })

  it('can have a limit for each card, and each option contains the limit computed when the question is asked', () => {
    const paired: string[] = []
    const ruleset: Ruleset = {
      ...duel,
      steps: {
        ...duel.steps,
        assign: () => {
          const own = table().seats[0] as Card
          const pairs = choosePairs({
            who: own,
            name: 'assign',
            from: () => fighters(own).flatMap((card) => fighters().flatMap((other) => (isShadow(other) ? [{ card, other }] : []))),
            each: { card: (card) => (card.slug === 'captain' ? 2 : 1), other: 1 },
          })
          paired.push(...pairs.map(({ card, other }) => `${card.slug}>${other.slug}`))
          return 'turn-end'
        },
      },
    }
    const game = begin({ ground: { p1: ['guard', 'captain'], p2: ['brute', 'terror', 'brute'] } }, ruleset)
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    const question = game.questionFor('p1')
    expect(question).toMatchObject({ shape: 'pairs', each: { other: 1 } })
    expect(question?.options.map(({ card, each }) => [card?.code, each])).toEqual([
      ...Array.from({ length: 3 }, () => ['duel:guard', { card: 1 }]),
      ...Array.from({ length: 3 }, () => ['duel:captain', { card: 2 }]),
    ])
    const [guardBrute, guardTerror, , captainBrute, captainTerror, captainOther] = optionsOf(game) as string[]
    expect(tryAnswer(game, [guardBrute, guardTerror] as string[])?.why).toMatchObject({
      code: 'refused.paired-too-often',
      parts: { most: 1 },
    })
    expect(tryAnswer(game, [captainBrute, captainTerror, captainOther] as string[])?.why).toMatchObject({
      code: 'refused.paired-too-often',
      parts: { most: 2 },
    })
    expect(tryAnswer(game, [guardBrute, captainBrute] as string[])?.why.code).toBe('refused.paired-too-often')
    answer(game, [captainBrute, captainTerror] as string[])
    expect(paired.slice(-2)).toEqual(['captain>brute', 'captain>terror'])
  })
})

it('a duel that was set up with a rule that no pack has does not begin, and says what to do', () => {
  expect(() => begin({ rules: ['fen:system/tide'] } as never)).toThrow(
    'the rule fen:tide was chosen, which no loaded pack has; load the pack, or begin without that rule',
  )
})

describe('what each seat is told', () => {
  it('bids are secret until all have bid', () => {
    const game = startDuel({ setup: { deck: idle } as never })
    expect(askedWhat(game)).toBe('bid p1')
    answer(game, 3)
    const toldAfter = (first: number) => {
      const other = startDuel({ setup: { deck: idle } as never })
      answer(other, first)
      return JSON.stringify(other.reply(['p2']).viewers.p2)
    }
    // p2 gets the same data after each possible bid of p1
    expect(toldAfter(0)).toBe(toldAfter(3))
    // nor does a forecast of the own bid tell the other bid, which would decide what follows
    const foretoldAfter = (first: number) => {
      const other = startDuel({ setup: { deck: idle } as never })
      answer(other, first)
      return other.forecast('p2', { question: other.question?.key ?? '', chosen: 2, options: ['0', '3'] })
    }
    expect(foretoldAfter(0)).toEqual(foretoldAfter(3))
    expect(foretoldAfter(0)?.chosen).toMatchObject({ follows: [], unknown: [{ code: 'unknown.asked', parts: { seat: 'p1' } }] })
    answer(game, 1)
    expect(storyOf(game, 'bids')[0]?.parts).toEqual({ bids: [3, 1] })
    expect([wounds(game, 'p1'), wounds(game, 'p2')]).toEqual([3, 1])
  })

  it('a stake is secret while the other question of the same moment is open, in the middle of an effect', () => {
    const staked = (first: number) => {
      const game = begin({ hand: { p1: ['wager'] } })
      pick(game, 'wager')
      expect(askedWhat(game)).toBe('stake p1')
      answer(game, first)
      expect(askedWhat(game)).toBe('stake p2')
      return game
    }
    const toldAfter = (first: number) => JSON.stringify(staked(first).reply(['p2']).viewers.p2)
    expect(toldAfter(0)).toBe(toldAfter(2))
    const game = staked(2)
    answer(game, 0)
    expect(storyOf(game, 'stakes')[0]?.parts).toEqual({ stakes: [2, 0] })
    expect([wounds(game, 'p1'), wounds(game, 'p2')]).toEqual([1, 0])
  })

  it('a card is announced to all seats before it is paid', () => {
    const game = begin({ hand: { p1: ['rally'] }, ground: { p1: ['guard', 'captain'], p2: ['brute'] } })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game).slice(0, 1))
    untilWindow(game, 'clash', 'p1')
    pick(game, 'rally')
    expect(askedWhat(game)).toBe('exert p1')
    expect(game.reply(['p2']).viewers.p2?.patch.cards['p1/hand/0']).toMatchObject({ code: 'duel:rally', zone: 'resolving' })
  })

  it('without an announcement other seats see the place of the card, not its name or id, in the question, its key and the log', () => {
    const { announce: _announce, ...quiet } = { ...duel, announce: () => undefined }
    const game = begin(
      { hand: { p1: ['rally'] }, ground: { p1: ['guard', 'captain'], p2: ['brute'] } },
      { ...quiet, announce: () => undefined },
    )
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game).slice(0, 1))
    untilWindow(game, 'clash', 'p1')
    pick(game, 'rally')
    const { p1, p2 } = game.reply(['p1', 'p2']).viewers
    expect(JSON.stringify(p2)).not.toContain('duel:rally"')
    expect(JSON.stringify(p2?.question)).not.toContain('p1/hand/0')
    expect(JSON.stringify(p2?.story)).not.toContain('p1/hand/0')
    expect(p1?.question?.key).toContain('p1/hand/0')
  })

  it('log lines are masked automatically: a viewer who may not know a drawn card gets its place', () => {
    const game = begin({})
    const drew = (seat: string) => game.reply([seat]).viewers[seat]?.story.find(({ kind }) => kind === 'drew')?.parts.card
    expect(drew('p1')).toEqual({ card: 'p1/deck/2', code: 'duel:guard' })
    expect(drew('p2')).toEqual({ card: 'p1.hand.0' })
  })

  it('state hash, inputs and places are for the host alone', () => {
    const game = begin({})
    const { viewers, ...host } = game.reply(['p1', 'p2'])
    expect(Object.keys(host).sort()).toEqual(['faults', 'hash', 'inputs', 'places', 'silent'])
    for (const told of Object.values(viewers)) expect(Object.keys(told).sort()).toEqual(['patch', 'question', 'story'])
  })

  it('chances without a question are reported to the host, each once, and again when they recur', () => {
    const game = begin({ hand: { p1: ['strike'] } })
    expect(game.reply(['p1']).silent).toEqual({})
    // p2 has nothing for the ambush, and is asked again in the muster of p2's own turn
    answer(game, ['pass'])
    expect(askedWhat(game)).toBe('window p2')
    expect(game.reply(['p1']).silent).toEqual({ p2: 1 })
    expect(game.reply(['p1']).silent).toEqual({})
    const inputs = game.table.record.inputs.length
    game.rewind(inputs - 1)
    expect(game.reply(['p1']).silent).toEqual({})
    answer(game, ['pass'])
    expect(game.reply(['p1']).silent).toEqual({ p2: 1 })
  })

  it('a player who has no response to an event is reported as silent, too', () => {
    const game = begin({ hand: { p2: ['runner'] }, ground: { p1: ['guard', 'shield'] } })
    untilWindow(game, 'ambush', 'p2')
    game.reply(['p1'])
    pick(game, '#play')
    expect(askedWhat(game)).toBe('optional-after p2')
    expect(game.reply(['p1']).silent).toEqual({})
    answer(game, ['pass'])
    // p1 has no response to the card that p2 played, and p2 has nothing more for the ambush
    expect(game.reply(['p1']).silent).toEqual({ p1: 1, p2: 1 })
    expect(askedWhat(game)).toBe('assign p1')
  })

  it('a chance is counted once in the same window', () => {
    // this test cannot use the strict mode of the other tests, which runs each part of a game twice, the second time without the recorded
    // decisions
    const setup = { begins: 'p1', deck: idle, hand: { p1: ['rally', 'rally'] }, ground: { p1: ['guard', 'captain'], p2: ['brute'] } }
    const game = startDuel({ setup: setup as never, strict: 'off' })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    answer(game, optionsOf(game).slice(0, 1))
    untilWindow(game, 'clash', 'p1')
    game.reply(['p1'])
    // p2, who could only pass, is considered again with each answer of p1
    pick(game, 'hand/0')
    expect(askedWhat(game)).toBe('exert p1')
    expect(game.reply(['p1']).silent).toEqual({})
    pick(game, 'ground/0')
    expect(askedWhat(game)).toBe('window p1')
    expect(game.reply(['p1']).silent).toEqual({ p2: 1 })
  })
})

describe('conceding', () => {
  const act = (move: string, card: string): Input => ({ kind: 'move', move: { move, card } })

  it('the player who is left wins, whoever is asked; the end is undone and replayed like any input', () => {
    for (const [loser, winner] of [
      ['p1', 'p2'],
      ['p2', 'p1'],
    ] as const) {
      const game = begin({ hand: { p1: ['strike'] } })
      expect(game.advance([{ ...act('concede', loser), by: loser }])).toBeUndefined()
      expect(game.outcome).toMatchObject({ result: 'decided', winners: [winner], why: { code: 'others-conceded' } })
      expect(storyKinds(game).slice(-2)).toEqual(['conceded', 'game-over'])
      expect(game.table.record.inputs).toHaveLength(1)
      const { library, setup } = game.table
      expect(new Game({ ruleset: duel, library, setup, seed: 'seed', inputs: game.table.record.inputs }).hash).toBe(game.hash)
      game.rewind(0)
      expect(game.outcome).toBeUndefined()
      expect(askedWhat(game)).toBe('window p1')
    }
  })

  it('a player concedes only for themselves, and once, also while a question is open to them; the others are asked instead', () => {
    const game = begin({ hand: { p1: ['strike'] }, deck: { ...idle, p3: ['guard', 'guard', 'guard'] } })
    const why = (input: Input) => game.advance([input])?.why.code
    expect(why({ ...act('concede', 'p2'), by: 'p1' })).toBe('refused.not-theirs')
    expect(asked(game).spec.who.id).toBe('p1')
    expect(why({ ...act('concede', 'p1'), by: 'p1' })).toBeUndefined()
    expect(game.outcome).toBeUndefined()
    expect(['p2', 'p3']).toContain(asked(game).spec.who.id)
    expect(why({ ...act('concede', 'p1'), by: 'p1' })).toBe('refused.unknown-seat')
    const { library, setup, record } = game.table
    expect(new Game({ ruleset: duel, library, setup, seed: 'seed', inputs: record.inputs }).hash).toBe(game.hash)
    expect(why({ ...act('concede', 'p2'), by: 'p2' })).toBeUndefined()
    expect(game.outcome).toMatchObject({ winners: ['p3'] })
  })

  /** A game of three at the assignment of p1, which p2 and p3 have a shadow fighter each for. */
  const amongThree = (): Game => {
    const game = begin({
      ground: { p1: ['guard', 'guard'], p2: ['brute'], p3: ['brute'] },
      deck: { ...idle, p3: ['guard', 'guard', 'guard'] },
    })
    for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
    return game
  }

  it('an open question of another player is asked anew, without the cards of the player who conceded', () => {
    const game = amongThree()
    const [own, second, third] = ['p1', 'p2', 'p3'].map((seat) => game.table.zone(`${seat}.ground`).cards[0] as Card) as [Card, Card, Card]
    expect(optionsOf(game)).toHaveLength(4)
    const before = { question: asked(game).key, length: game.table.record.inputs.length }
    expect(game.advance([{ ...act('concede', 'p3'), by: 'p3' }])).toBeUndefined()
    expect(asked(game).key).toBe(before.question)
    expect(asked(game).spec.who.id).toBe('p1')
    expect(optionsOf(game)).toHaveLength(2)
    expect(optionsOf(game).every((key) => key.includes(second.id))).toBe(true)
    expect(third.zone.id).toBe('p3.spent')
    expect(storyKinds(game)).toContain('conceded')
    // what may no longer be answered is refused, and the game goes on without that player
    expect(tryAnswer(game, [`${own.id}>${third.id}`])).toBeDefined()
    answer(game, [])
    checkHash(game.table)
    // the concession is recorded at its checkpoint, so a replay gives the same game, and an undo brings the player back
    const { library, setup, record } = game.table
    expect(new Game({ ruleset: duel, library, setup, seed: 'seed', inputs: record.inputs }).hash).toBe(game.hash)
    game.rewind(before.length)
    expect(optionsOf(game)).toHaveLength(4)
    expect(third.zone.id).toBe('p3.ground')
  })

  it('answers that were given since the checkpoint stay if they still fit, and are asked for again otherwise', () => {
    // p1 bids, then p2 is asked in the same step
    const bids = (): Game => startDuel({ setup: { deck: { ...idle, p3: ['guard', 'guard', 'guard'] } } as never })
    const game = bids()
    answer(game, 2)
    const { key } = asked(game)
    expect(game.advance([{ ...act('concede', 'p3'), by: 'p3' }])).toBeUndefined()
    expect(asked(game).key).toBe(key)
    expect(game.table.record.inputs.map(({ kind }) => kind)).toEqual(['move', 'answer'])
    expect(game.takeChangedFrom()).toBe(0)
  })

  it('a game is void by consent only, which the host gives for all', () => {
    const game = begin({ hand: { p1: ['strike'] } })
    expect(game.advance([{ ...act('void', 'p1'), by: 'p1' }])?.why.code).toBe('refused.void-needs-consent')
    expect(game.advance([act('void', 'p1')])).toBeUndefined()
    expect(game.outcome).toMatchObject({ result: 'drawn', winners: [], why: { code: 'voided' } })
  })
})

describe('which seat may give an input', () => {
  const given = (game: Game, by: string, input: object) => game.advance([{ ...input, by } as Input])?.why.code

  it('a player answers their own questions only; moves by hand, new dice and going back are for the host or by consent', () => {
    const game = begin({ hand: { p1: ['strike'] } })
    const { key } = asked(game)
    expect(given(game, 'p2', { kind: 'answer', question: key, value: ['pass'] })).toBe('refused.not-theirs')
    expect(given(game, 'nobody', { kind: 'answer', question: key, value: ['pass'] })).toBe('refused.unknown-seat')
    expect(given(game, 'p1', { kind: 'dice', seed: 'luck' })).toBe('refused.not-theirs')
    expect(given(game, 'p1', { kind: 'move', move: { move: 'token', card: 'p2', token: 'wounds', by: 5 } })).toBe('refused.not-theirs')
    expect(given(game, 'p1', { kind: 'answer', question: key, value: ['pass'] })).toBeUndefined()
    expect(game.table.record.inputs.at(-1)).toMatchObject({ by: 'p1' })
    expect(game.refusesRewind('p1', 0)?.code).toBe('refused.needs-consent')
    expect(game.refusesRewind('nobody', 0)?.code).toBe('refused.unknown-seat')
    // the host may give all of these inputs
    game.rewind(0)
    expect(game.advance([{ kind: 'dice', seed: 'luck' }])).toBeUndefined()
  })

  it('a recorded input that its player could not give is reported as a mismatch in a replay', () => {
    const game = begin({ hand: { p1: ['strike'] } })
    const inputs: Input[] = [{ kind: 'answer', question: asked(game).key, value: ['pass'], by: 'p2' }]
    const again = new Game({
      ruleset: duel,
      library: game.table.library,
      setup: game.table.setup,
      seed: 'seed',
      inputs,
    })
    expect(again.mismatch?.why.code).toBe('refused.not-theirs')
  })
})

// ── properties ──────────────────────────────────────────────

describe('properties of a competitive game', () => {
  const players = { p1: RICH_DUEL.deck.p1, p2: RICH_DUEL.deck.p2, p3: [...RICH_DUEL.deck.p2].reverse() }
  const setups = [RICH_DUEL, { ...RICH_DUEL, deck: players }]

  it('a game is the same if answered step by step, in one run, or in strict mode (every stretch twice)', () => {
    for (const [n, setup] of setups.entries())
      for (let seed = 1; seed <= 2; seed++) {
        const atOnce = startDuel({ setup, strict: 'off', answerer: bot(seed + n) })
        expect(atOnce.outcome).toBeDefined()
        const steps = startDuel({ setup, strict: 'off' })
        const mind = bot(seed + n)
        while (steps.question) answer(steps, mind(asked(steps)))
        expect(steps.hash).toBe(atOnce.hash)
        expect(steps.table.record.story).toEqual(atOnce.table.record.story)
        const strict = startDuel({ setup, answerer: bot(seed + n) })
        expect(strict.hash).toBe(atOnce.hash)
        expect(strict.table.record.faults).toEqual([])
        const recordOf = ({ table: { record } }: Game) => [record.inputs, record.hashes, record.places, record.consumed]
        expect(recordOf(atOnce)).toEqual(recordOf(steps))
        expect(recordOf(strict)).toEqual(recordOf(steps))
      }
  })

  it('loads at every question from a keyframe, and undoes and redoes everything', () => {
    const game = startDuel({ setup: RICH_DUEL })
    const mind = bot(5)
    for (let i = 0; game.question && i < 30; i++) {
      const keyframe = JSON.parse(JSON.stringify(game.keyframeNow())) as Keyframe
      const loaded = startDuel({ setup: RICH_DUEL, keyframe, inputs: game.table.record.inputs })
      expect(loaded.hash).toBe(game.hash)
      expect(optionKeys(loaded)).toEqual(optionKeys(game))
      answer(game, mind(asked(game)))
    }
    const { hash } = game
    const hashes = [...game.table.record.hashes]
    const undone: Input[] = []
    while (game.table.record.inputs.length > 0) undone.unshift(...game.rewind(game.table.record.inputs.length - 1))
    for (const input of undone) expect(game.advance([input])).toBeUndefined()
    expect(game.hash).toBe(hash)
    expect(game.table.record.hashes).toEqual(hashes)
  })

  it('rewinds to any moment with the same hash', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(40), (seed, back) => {
        const game = startDuel({ setup: RICH_DUEL, strict: 'off' })
        const mind = bot(seed)
        const hashes: string[] = []
        for (let i = 0; game.question && i < 40; i++) {
          hashes.push(game.hash)
          answer(game, mind(asked(game)))
        }
        const to = Math.min(back, hashes.length - 1)
        game.rewind(to)
        expect(game.hash).toBe(hashes[to])
        checkHash(game.table)
      }),
      { numRuns: 15, seed: 3 },
    )
  })
})

function optionKeys(game: Game): string[] {
  return ((game.question as PendingQuestion | undefined)?.options ?? []).map(({ key }) => key)
}
