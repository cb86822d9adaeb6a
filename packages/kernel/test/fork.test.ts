/**
 * Trial continuations for a seat (`game.imagine`): each plays on from the pending question and is rolled back. Cards that the seat cannot know are
 * redistributed at random before it starts.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerValue,
  atTable,
  type Card,
  type CardDefinition,
  chance as chanceOf,
  chooseCards,
  chooseNumber,
  defineCard,
  mayKnow,
  perform,
  shuffle,
  table,
  tell,
} from '../src/index.ts'
import { type Answerer, exportPosition, type Game, type Keyframe, type PendingQuestion, type Table, viewOf } from '../src/internal.ts'
import { answer, asked, bot, pick, someAnswer, startCoop, startDuel } from './helpers.ts'
import { RICH } from './rich.ts'
import { ability } from './rulesets/parts.ts'

const slugs = ['strike', 'parry', 'feint', 'flinch', 'bleed', 'scout', 'guard', 'brute', 'rally', 'runner', 'summon']
const pile = (least: number, most: number) => fc.array(fc.constantFrom(...slugs), { minLength: least, maxLength: most })
const dealt = fc.record({ hand1: pile(2, 4), deck1: pile(3, 6), hand2: pile(1, 3), deck2: pile(3, 6) })

function begun({ hand1, deck1, hand2, deck2 }: { [part: string]: string[] }, moves: number, dice: number): Game {
  const setup = { hand: { p1: hand1, p2: hand2 }, deck: { p1: deck1, p2: deck2 } }
  const game = startDuel({ strict: 'off', setup: setup as never })
  const mind = bot(dice)
  for (let i = 0; i < moves && game.question; i++) answer(game, someAnswer(asked(game), Number(String(mind(asked(game))).length) + dice))
  return game
}

/** The whole state of a game, and the views of all seats, as text. */
function wholeOf(game: Game): string {
  const t = game.table
  const lists = [...t.zones.values()].map((zone) => [zone.id, zone.cards.map(({ id }) => id)])
  const { inputs, hashes, places, story, silent, faults, checkpoint, checkpoints } = t.record
  const { journal } = t.state
  return JSON.stringify([
    ...[game.hash, t.state.fullHash(), lists, inputs, hashes, places, story, silent, faults, journal.length, checkpoint, checkpoints],
    ...[game.question?.key, game.question?.options.map(({ key }) => key), viewOf(t, 'p1'), viewOf(t, 'p2')],
    ...[t.instruments.counters.questions, t.instruments.counters.events, t.instruments.counters.probes, [...t.record.usedRigs]],
  ])
}

/** A hash of the whole state at the end of a continuation. */
const hashAtEnd = ({ table: t }: { readonly table: Table }): string => t.state.fullHash()

const seatAsked = (game: Game): string => asked(game).spec.who.id

/** Answers this many questions at random. */
function chance(dice: number, most: number): Answerer {
  const mind = bot(dice)
  let left = most
  return (question: PendingQuestion) => (left-- > 0 ? mind(question) : undefined)
}

describe('a trial continuation', () => {
  it('leaves the game unchanged, and the game goes on like one without a continuation', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(dealt, fc.integer({ min: 0, max: 6 }), fc.nat(), fc.constantFrom('alone', 'both'), (piles, moves, dice, who) => {
        const [game, twin] = [begun(piles, moves, dice), begun(piles, moves, dice)]
        if (!game.question) return
        const before = wholeOf(game)
        const ends = game.imagine(who === 'both' ? 'p1+p2' : seatAsked(game), (fork) =>
          ['a', 'b', 'c'].map((seed) => fork.play({ seed, answerer: chance(dice, 12), judge: hashAtEnd })),
        )
        expect(ends).toHaveLength(3)
        expect(wholeOf(game)).toBe(before)
        for (let i = 0; i < 6 && game.question; i++) {
          const value = someAnswer(asked(game), dice + i)
          answer(game, value)
          answer(twin, value)
        }
        expect(wholeOf(game)).toBe(wholeOf(twin))
      }),
      { numRuns: 25, seed: 5 },
    )
  })

  it('depends only on the knowledge of the seat and on the seed: it is the same when two cards are exchanged that the seat cannot know', {
    timeout: 120_000,
  }, () => {
    let compared = 0
    fc.assert(
      fc.property(dealt, fc.integer({ min: 0, max: 6 }), fc.nat(), fc.nat(20), fc.nat(20), (piles, moves, dice, a, b) => {
        const game = begun(piles, moves, dice)
        // skip a question in the middle of a stretch: a hidden card may have been chosen in it, and that card would keep its place
        if (!game.question || game.table.run.trace.length > 0) return
        const seat = seatAsked(game)
        const rival = seat === 'p1' ? 'p2' : 'p1'
        const hidden = game.table.cards.filter(
          (card) => [`${rival}.hand`, `${rival}.deck`].includes(card.zone.id) && !mayKnow(card, [seat]),
        )
        const [one, two] = [hidden[a % hidden.length], hidden[b % hidden.length]]
        if (!one || !two || one === two) return
        const keyframe = JSON.parse(JSON.stringify(game.keyframeNow())) as Keyframe
        const { zones } = keyframe.position as unknown as { zones: { [zone: string]: string[] } }
        const ids = { [one.id]: two.id, [two.id]: one.id }
        const swapped = Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, cards.map((id) => ids[id] ?? id)]))
        const other = startDuel({
          strict: 'off',
          inputs: game.table.record.inputs,
          keyframe: { ...keyframe, hash: 'changed', position: { ...keyframe.position, zones: swapped } as never },
        })
        expect([other.hash === game.hash, other.question?.key]).toEqual([false, asked(game).key])
        const imagined = (of: Game) =>
          of.imagine(seat, (fork) =>
            ['x', 'y'].map((seed) =>
              fork.play({
                seed,
                answerer: () => undefined,
                judge: ({ table: now }) => [now.state.fullHash(), JSON.stringify(viewOf(now, seat))],
              }),
            ),
          )
        expect(imagined(other)).toEqual(imagined(game))
        compared += 1
      }),
      { numRuns: 60, seed: 7 },
    )
    expect(compared).toBeGreaterThan(20)
  })

  it('shows the seat the same view as the game; unknown cards change places with those of the same owner and card back', () => {
    const game = startDuel({
      strict: 'off',
      setup: {
        begins: 'p2',
        hand: { p1: ['strike', 'parry', 'feint'], p2: ['brute', 'rally'] },
        deck: { p1: ['flinch', 'bleed', 'scout', 'guard'], p2: ['runner', 'summon', 'strike', 'strike'] },
      } as never,
    })
    const t = game.table
    expect(asked(game).spec.who.id).toBe('p2')
    const view = JSON.stringify(viewOf(t, 'p2'))
    const zoneOf = (id: string) => t.zone(id).cards.map((card) => card.id)
    const [hand, deck, own, ownDeck] = ['p1.hand', 'p1.deck', 'p2.hand', 'p2.deck'].map(zoneOf)
    const hands = game.imagine('p2', (fork) =>
      Array.from({ length: 40 }, (_, n) =>
        fork.play({
          seed: `${n}`,
          answerer: () => undefined,
          judge: ({ table: now }) => {
            expect(JSON.stringify(viewOf(now, 'p2'))).toBe(view)
            expect(zoneOf('p2.hand')).toEqual(own)
            expect([...zoneOf('p1.hand'), ...zoneOf('p1.deck')].sort()).toEqual([...(hand ?? []), ...(deck ?? [])].sort())
            expect(zoneOf('p2.deck').sort()).toEqual([...(ownDeck ?? [])].sort())
            return zoneOf('p1.hand').join()
          },
        }),
      ),
    )
    // every card of the rival's deck was in the rival's hand in one of the continuations
    for (const id of deck ?? []) expect(hands.some((one) => one.includes(id))).toBe(true)
    expect(new Set(hands).size).toBeGreaterThan(20)
  })

  it('runs until its end: a number of answers, a point between two steps, or the end of the game', () => {
    const game = begun({ hand1: ['guard'], deck1: ['guard', 'guard'], hand2: ['guard'], deck2: ['guard', 'guard'] }, 0, 1)
    const first = someAnswer(asked(game), 1)
    const inputs = game.table.record.inputs.length
    game.imagine(seatAsked(game), (fork) => {
      const turn = () => table().ruleset.place().round
      const here = atTable(game.table, turn)
      const next = fork.play({ seed: 'n', answerer: bot(1), until: (t) => atTable(t, () => turn() > here), judge: () => turn() })
      expect(next).toBe(here + 1)
      const over = fork.play({ seed: 'n', answerer: bot(1), judge: ({ outcome }) => outcome?.result })
      expect(over).toMatch(/decided|drawn/)
      const none = fork.play({ seed: 'n', answerer: () => undefined, judge: ({ outcome, table: t }) => [outcome, t.record.consumed] })
      expect(none).toEqual([undefined, inputs])
      const one = fork.play({ seed: 'n', first, answerer: () => undefined, judge: ({ table: t }) => t.record.inputs.at(-1) })
      expect(one).toMatchObject({ kind: 'answer', value: first })
    })
  })

  it('mutes an ability that fails in it for that continuation only', () => {
    const broken = defineCard('duel:broken', { type: 'move' }, [
      ability('break', { word: 'muster' }, ({ you }) => {
        perform({ kind: 'wounded', subject: you, amount: 1 })
        throw new Error('this script fails')
      }),
    ])
    const setup = { begins: 'p1', hand: { p1: ['broken'], p2: [] }, deck: { p1: ['guard', 'guard'], p2: ['guard', 'guard'] } }
    const game = startDuel({ strict: 'off', cards: [broken], setup: setup as never })
    expect(game.table.record.faults).toEqual([])
    const before = wholeOf(game)
    const key = asked(game).options.find((option) => option.key.includes('break'))?.key as string
    let given = 0
    const uses: Answerer = (question) => {
      if (given++ > 6) return undefined
      return question.options.some((option) => option.key === key) ? [key] : someAnswer(question, 0)
    }
    const faults = game.imagine('p1', (fork) =>
      fork.play({ seed: 's', answerer: uses, judge: ({ table: t }) => t.record.faults.map(({ ability: name }) => name) }),
    )
    expect(faults).toEqual(['duel:broken#break'])
    expect(wholeOf(game)).toBe(before)
    expect(asked(game).options.map((option) => option.key)).toContain(key)
  })

  it('uses the dice that a scene fixes, without counting them as used in the game', () => {
    const gambler = defineCard('duel:gambler', { type: 'move' }, [
      ability('roll', { word: 'muster' }, ({ you }) => {
        perform({ kind: 'wounded', subject: you, amount: 1 + chanceOf('luck', 6) })
      }),
    ])
    const setup = { begins: 'p1', hand: { p1: ['gambler'], p2: [] }, deck: { p1: ['guard'], p2: ['guard'] } }
    const game = startDuel({ cards: [gambler], setup: setup as never, rigs: { luck: [0, 2] } })
    const before = wholeOf(game)
    const key = asked(game).options.find((option) => option.key.includes('roll'))?.key as string
    const rolls: Answerer = (question) => (question.options.some((option) => option.key === key) ? [key] : undefined)
    const used = game.imagine('p1', (fork) =>
      [rolls, () => undefined].map((answerer) => fork.play({ seed: 's', answerer, judge: ({ table: t }) => [...t.record.usedRigs] })),
    )
    expect(used).toEqual([['luck 0'], []])
    expect(wholeOf(game)).toBe(before)
    answer(game, [key])
    game.imagine(seatAsked(game), (fork) => fork.play({ seed: 's', answerer: chance(1, 3), judge: () => undefined }))
    expect([...game.table.record.usedRigs]).toEqual(['luck 0'])
  })

  it('is rolled back when the answerer or the judge fails, and begins at a question only', () => {
    const game = begun({ hand1: ['guard'], deck1: ['guard'], hand2: ['guard'], deck2: ['guard'] }, 1, 1)
    const before = wholeOf(game)
    const failing = (answerer: Answerer, judge: () => unknown) => () =>
      game.imagine(seatAsked(game), (fork) => fork.play({ seed: 's', answerer, judge }))
    expect(
      failing(
        () => ['no such option'],
        () => undefined,
      ),
    ).toThrow(/illegal answer/)
    expect(
      failing(bot(2), () => {
        throw new Error('a judge that fails')
      }),
    ).toThrow('a judge that fails')
    expect(wholeOf(game)).toBe(before)
    while (game.question) answer(game, bot(3)(asked(game)) as never)
    expect(() => game.imagine('p1', () => undefined)).toThrow(/nothing is asked/)
    const other = begun({ hand1: ['guard'], deck1: ['guard'], hand2: ['guard'], deck2: ['guard'] }, 0, 1)
    expect(() => other.imagine(seatAsked(other) === 'p1' ? 'p2' : 'p1', () => undefined)).toThrow(/is asked and not/)
  })

  it('gives new dice as an input if the running stretch has rolled dice or shuffled, and not if it only wrote something', () => {
    const kindsAfter = (deed: (you: Card) => void) => {
      const plan = defineCard('duel:plan', { type: 'move' }, [
        ability('plan', { word: 'muster' }, ({ you }) => {
          deed(you)
          chooseCards({ who: you, name: 'lay', from: () => table().zone(`${you.id}.hand`).cards })
        }),
      ])
      const setup = { begins: 'p1', hand: { p1: ['plan', 'guard', 'strike'], p2: [] }, deck: { p1: ['guard'], p2: ['guard'] } }
      const game = startDuel({ strict: 'off', cards: [plan], setup: setup as never })
      pick(game, 'plan')
      const judge = ({ table: t }: { table: Table }) => t.record.inputs.map(({ kind }) => kind)
      return game.imagine('p1', (fork) => fork.play({ seed: 's', answerer: () => undefined, judge }))
    }
    expect(kindsAfter(() => undefined)).toEqual(['answer'])
    expect(kindsAfter(() => chanceOf('luck', 6))).toEqual(['answer', 'dice'])
    expect(kindsAfter((you) => table().arrange(table().zone(`${you.id}.hand`), table().zone(`${you.id}.hand`).cards.reverse()))).toEqual([
      'answer',
      'dice',
    ])
    expect(kindsAfter((you) => table().write(you, 'memory', 'seen', 1))).toEqual(['answer'])
    expect(kindsAfter((you) => table().write(you, 'tokens', 'chance ', 1))).toEqual(['answer'])
  })

  it('works in a cooperative game as well', () => {
    const game = startCoop({ ...RICH, strict: 'off' })
    for (let i = 0; i < 4 && game.question; i++) answer(game, someAnswer(asked(game), i))
    if (!game.question) throw new Error('the game is over before anything is imagined')
    const before = wholeOf(game)
    const hashes = game.imagine(asked(game).spec.who.id, (fork) =>
      ['1', '2', '3', '4'].map((seed) => fork.play({ seed, answerer: chance(4, 10), judge: hashAtEnd })),
    )
    expect(hashes).toHaveLength(4)
    expect(wholeOf(game)).toBe(before)
  })
})

describe('answers that another seat has given in secret', () => {
  /** At the end of each of several continuations: the hash of the whole state, and what the seat sees and was told. */
  const endsFor = (game: Game, seat: string, first: AnswerValue | undefined, seeds: readonly string[]) =>
    game.imagine(seat, (fork) =>
      seeds.map((seed) =>
        fork.play({
          seed,
          ...(first === undefined ? {} : { first }),
          answerer: () => undefined,
          judge: ({ table: t }) => [t.state.fullHash(), JSON.stringify(viewOf(t, seat)), JSON.stringify(t.record.story)],
        }),
      ),
    )
  const many = Array.from({ length: 40 }, (_, n) => `s${n}`)

  /** Begins a duel with these cards. Player p1 plays a card with this effect, before any bid. */
  function begunWith(effect: (you: Card) => void, dealtTo: { [part: string]: string[] }): Game {
    const plan = defineCard('duel:plan', { type: 'move' }, [ability('plan', { word: 'muster' }, ({ you }) => effect(you))])
    const { hand1 = [], hand2 = [], deck1 = [], deck2 = [] } = dealtTo
    const setup = { begins: 'p1', hand: { p1: ['plan', ...hand1], p2: hand2 }, deck: { p1: deck1, p2: deck2 } }
    const game = startDuel({ strict: 'off', cards: [plan], setup: setup as never })
    pick(game, 'plan')
    return game
  }

  it('are drawn again, each legal answer as likely as any other: a bid of the other seat has no influence on any continuation', () => {
    const atBid = (bid: number): Game => {
      const game = startDuel({ strict: 'off', setup: { deck: { p1: ['guard', 'strike'], p2: ['guard', 'brute'] } } as never })
      answer(game, bid)
      expect([asked(game).spec.name, seatAsked(game)]).toEqual(['bid', 'p2'])
      return game
    }
    const games = [0, 1, 2, 3].map(atBid)
    const before = wholeOf(games[3] as Game)
    const ends = games.map((game) => endsFor(game, 'p2', 1, many))
    expect(wholeOf(games[3] as Game)).toBe(before)
    for (const other of ends) expect(other).toEqual(ends[0])
    const bids = (ends[0] ?? []).map(([, , story]) => /"bids":\[(\d),1\]/.exec(story as string)?.[1])
    expect([...new Set(bids)].sort()).toEqual(['0', '1', '2', '3'])
    for (const bid of ['0', '1', '2', '3']) expect(bids.filter((one) => one === bid).length).toBeGreaterThan(3)
  })

  it('leave the game unchanged, which goes on with the answer that was really given', () => {
    const bidden = (): Game => {
      const game = startDuel({ strict: 'off', setup: { deck: { p1: ['guard', 'strike'], p2: ['guard', 'brute'] } } as never })
      answer(game, 3)
      return game
    }
    const [game, twin] = [bidden(), bidden()]
    const before = wholeOf(game)
    game.imagine('p2', (fork) => many.map((seed) => fork.play({ seed, answerer: chance(3, 8), judge: hashAtEnd })))
    expect(wholeOf(game)).toBe(before)
    for (const one of [game, twin]) answer(one, 0)
    expect(wholeOf(game)).toBe(wholeOf(twin))
    expect(game.table.record.story.find(({ kind }) => kind === 'bids')?.parts).toEqual({ bids: [3, 0] })
  })

  it('are drawn again from the newly dealt hand if they name a card that was laid face down', {
    timeout: 120_000,
  }, () => {
    /** Each seat lays a card of its hand face down and names a number; then both are shown. */
    const plan = (you: Card): void => {
      const seats = [you, ...table().seats.filter((seat) => seat !== you)]
      const numbers = seats.map((seat) => {
        const [card] = chooseCards({ who: seat, name: 'lay', from: () => table().zone(`${seat.id}.hand`).cards })
        if (card) {
          table().move(card, table().zone(`${seat.id}.ground`))
          table().write(card, 'fields', 'face', 'down')
        }
        return chooseNumber(seat, 'how many', [1, 2, 3])
      })
      tell('numbers', { numbers })
    }
    let compared = 0
    fc.assert(
      fc.property(dealt, fc.nat(3), fc.nat(3), fc.nat(2), fc.nat(2), ({ hand1, deck1, hand2, deck2 }, a, b, one, two) => {
        const at = (card: number, number: number): Game => {
          const game = begunWith(plan, { hand1, deck1, hand2: [...hand2, 'guard', 'strike'], deck2 })
          const { options } = asked(game)
          answer(game, [options[card % options.length]?.key as string])
          answer(game, 1 + number)
          return game
        }
        const [game, other] = [at(a, one), at(b, two)]
        if (a % asked(game).options.length === b % asked(game).options.length && one === two) return
        expect([asked(game).spec.name, seatAsked(game)]).toEqual(['lay', 'p2'])
        expect(JSON.stringify(viewOf(other.table, 'p2'))).toBe(JSON.stringify(viewOf(game.table, 'p2')))
        const first = [asked(game).options[0]?.key as string]
        const seeds = many.slice(0, 4)
        expect(endsFor(other, 'p2', first, seeds)).toEqual(endsFor(game, 'p2', first, seeds))
        expect(endsFor(other, 'p2', undefined, seeds)).toEqual(endsFor(game, 'p2', undefined, seeds))
        compared += 1
      }),
      { numRuns: 20, seed: 11 },
    )
    expect(compared).toBeGreaterThan(10)
  })

  it('do not include answers whose consequences the seat has seen: those are kept', () => {
    const game = begunWith(
      (you) => {
        const rival = table().seats.find((seat) => seat !== you) as Card
        const shown = chooseNumber(you, 'shown', [1, 2, 3])
        table().write(you, 'tokens', 'wounds', shown)
        const secret = chooseNumber(you, 'secret', [1, 2, 3])
        const guess = chooseNumber(rival, 'guess', [1, 2, 3])
        tell('guessed', { numbers: [shown, secret, guess] })
      },
      { deck1: ['guard', 'strike'], deck2: ['guard', 'strike'] },
    )
    answer(game, 2)
    answer(game, 3)
    expect(seatAsked(game)).toBe('p2')
    const told = endsFor(game, 'p2', 1, many).map(([, , story]) =>
      /"numbers":\[(\d),(\d),1\]/
        .exec(story as string)
        ?.slice(1)
        .join(),
    )
    expect([...new Set(told)].sort()).toEqual(['2,1', '2,2', '2,3'])
  })

  it('are drawn among the answers after which the same seats were asked, in the same order: a seat sees who is asked', () => {
    const game = begunWith(
      (you) => {
        const rival = table().seats.find((seat) => seat !== you) as Card
        const secret = chooseNumber(you, 'secret', [1, 2, 3])
        if (secret === 1) chooseNumber(you, 'more', [1, 2])
        chooseNumber(rival, 'guess', [1, 2, 3])
        tell('guessed', { secret })
      },
      { deck1: ['guard', 'strike'], deck2: ['guard', 'strike'] },
    )
    answer(game, 2)
    const told = endsFor(game, 'p2', 1, many).map(([, , story]) => /"secret":(\d)/.exec(story as string)?.[1])
    expect([...new Set(told)].sort()).toEqual(['2', '3'])
  })

  it('are kept if every other deal tried would be noticed by the seat, and every card is in one place', () => {
    const others = Array.from({ length: 60 }, () => 'guard')
    const game = begunWith(
      (you) => {
        const rival = table().seats.find((seat) => seat !== you) as Card
        const [card] = chooseCards({ who: you, name: 'lay', from: () => table().zone(`${you.id}.hand`).cards })
        table().move(card as Card, table().zone(`${you.id}.ground`))
        table().write(card as Card, 'fields', 'face', 'down')
        const rest = table()
          .zone(`${you.id}.hand`)
          .cards.map(({ code }) => code)
        tell('rest', { rest: rest.join() })
        chooseNumber(rival, 'guess', [1, 2, 3])
      },
      { hand1: ['brute', 'rally', 'captain', 'guard', 'guard'], deck1: others, deck2: others },
    )
    pick(game, 'p1/hand/4')
    const before = wholeOf(game)
    const laid = game.table.zone('p1.ground').cards[0]?.id
    const whole = game.table.cards.map(({ id }) => id).sort()
    const lying = game.imagine('p2', (fork) =>
      many.slice(0, 5).map((seed) =>
        fork.play({
          seed,
          answerer: () => undefined,
          judge: ({ table: t }) => {
            expect([...t.zones.values()].flatMap((zone) => zone.cards.map(({ id }) => id)).sort()).toEqual(whole)
            return t.zone('p1.ground').cards[0]?.id
          },
        }),
      ),
    )
    expect(wholeOf(game)).toBe(before)
    expect(new Set(lying)).toEqual(new Set([laid]))
  })

  it('are known to a player who plays both seats', () => {
    const game = startDuel({ strict: 'off', setup: { deck: { p1: ['guard'], p2: ['guard'] } } as never })
    answer(game, 3)
    for (const [, , story] of endsFor(game, 'p1+p2', 1, many)) expect(story).toContain('"bids":[3,1]')
  })
})

it('a trial continuation takes its first answer at a question at which new dice were given before', () => {
  const setup = { begins: 'p1', hand: { p1: ['guard'], p2: [] }, deck: { p1: ['guard', 'strike'], p2: ['guard', 'strike'] } }
  const game = startDuel({ strict: 'off', setup: setup as never })
  expect(game.advance([{ kind: 'dice', seed: 'new' }])).toBeUndefined()
  const { key } = asked(game)
  const first = someAnswer(asked(game), 0)
  const consumed = game.imagine('p1', (fork) =>
    fork.play({
      seed: 's',
      first,
      answerer: () => undefined,
      judge: ({ table: t }) => [t.run.mismatch, t.record.consumed === t.record.inputs.length, t.record.inputs.at(-1)],
    }),
  )
  expect(consumed).toEqual([undefined, true, { kind: 'answer', question: key, value: first }])
})

describe('a trial continuation keeps', () => {
  const setup = {
    begins: 'p1',
    hand: { p1: ['seer'], p2: ['parry', 'feint'] },
    deck: { p1: ['guard', 'strike', 'scout', 'brute', 'rally'], p2: ['guard', 'strike', 'scout'] },
  }
  /** The views of p1 at the question, in many continuations. */
  const viewsOf = (game: Game) =>
    new Set(
      game.imagine('p1', (fork) =>
        Array.from({ length: 30 }, (_, n) =>
          fork.play({ seed: `${n}`, answerer: () => undefined, judge: ({ table: t }) => JSON.stringify(viewOf(t, 'p1')) }),
        ),
      ),
    )

  /** A game in which p1 uses a card with this effect, at the question that the effect asks. */
  function asking(effect: (you: Card) => void): Game {
    const seer = defineCard('duel:seer', { type: 'move' }, [
      ability('see', { word: 'muster' }, ({ you }) => {
        effect(you)
        chooseNumber(you, 'how many', [0, 1, 2])
      }),
    ])
    const game = startDuel({ strict: 'off', cards: [seer], setup: setup as never })
    pick(game, 'see')
    expect(asked(game).spec.name).toBe('how many')
    return game
  }

  it('the changes of the running stretch: they are restored without running it again, with the same cards and the same question', () => {
    let runs = 0
    const game = asking((you) => {
      const t = table()
      runs += 1
      t.move(t.zone(`${you.id}.hand`).cards[0] as Card, t.zone(`${you.id}.ground`))
      shuffle(t.zone(`${you.id}.deck`))
      const made = t.addCard(`made ${t.cards.length}`, t.library.cards.get('duel:guard') as CardDefinition, t.zone(`${you.id}.deck`))
      t.write(made, 'tokens', 'wounds', 2)
      t.move(made, t.zone(`${you.id}.hand`), 0)
      t.write(you, 'tokens', 'wounds', 1)
      t.write(you, 'tokens', 'wounds', undefined)
    })
    const t = game.table
    const made = t.cards.at(-1) as Card
    const before = [wholeOf(game), JSON.stringify(exportPosition(t))]
    const { question } = game
    runs = 0
    game.imagine('p1', (fork) => ['a', 'b', 'c'].map((seed) => fork.play({ seed, answerer: chance(1, 5), judge: hashAtEnd })))
    expect(runs).toBe(3)
    expect([wholeOf(game), JSON.stringify(exportPosition(t))]).toEqual(before)
    expect(game.question).toBe(question)
    expect([t.cards.at(-1), t.card(made.id)]).toEqual([made, made])
    // the restored journal can undo everything
    const [first] = t.record.hashes
    answer(game, 0)
    game.rewind(0)
    expect(game.hash).toBe(first)
  })

  it('the place of a card that was shown to the seat since the checkpoint', () => {
    let shown: string | undefined
    const game = asking((you) => {
      const top = table().zone(`${you.id}.deck`).top as Card
      table().write(top, 'fields', 'seenBy', [you.id])
      shown = top.id
    })
    expect(viewsOf(game)).toEqual(new Set([JSON.stringify(viewOf(game.table, 'p1'))]))
    const tops = game.imagine('p1', (fork) =>
      ['a', 'b', 'c', 'd'].map((seed) =>
        fork.play({ seed, answerer: () => undefined, judge: ({ table: t }) => t.zone('p1.deck').top?.id }),
      ),
    )
    expect(tops).toEqual([shown, shown, shown, shown])
  })

  it('the place of a card that the seat knew at the checkpoint and that is face down since then', () => {
    let laid: string | undefined
    const game = asking((you) => {
      const t = table()
      const card = t.zone(`${you.id}.hand`).cards[0] as Card
      t.move(card, t.zone(`${you.id}.ground`))
      t.write(card, 'fields', 'face', 'down')
      laid = card.id
    })
    expect(viewsOf(game)).toEqual(new Set([JSON.stringify(viewOf(game.table, 'p1'))]))
    const lying = game.imagine('p1', (fork) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
        fork.play({ seed, answerer: () => undefined, judge: ({ table: t }) => t.zone('p1.ground').cards.map(({ id }) => id) }),
      ),
    )
    expect(new Set(lying.flat())).toEqual(new Set([laid]))
  })

  /** As `asking`, at the next question: the changes of the effect are before the checkpoint. */
  function afterwards(effect: (you: Card) => void): Game {
    const game = asking(effect)
    answer(game, 0)
    while (seatAsked(game) !== 'p1') answer(game, asked(game).options.some(({ key }) => key === 'pass') ? ['pass'] : [])
    expect(game.table.run.trace).toEqual([])
    return game
  }

  it('the state of a place: another card is face down there, with the tokens of the first card', () => {
    const game = afterwards(() => {
      const t = table()
      const card = t.zone('p2.deck').top as Card
      t.move(card, t.zone('p2.ground'))
      t.write(card, 'fields', 'face', 'down')
      t.write(card, 'tokens', 'wounds', 1)
    })
    const lies = () => game.table.zone('p2.ground').cards[0] as Card
    const seen = game.imagine('p1', (fork) =>
      Array.from({ length: 20 }, (_, n) =>
        fork.play({
          seed: `${n}`,
          answerer: () => undefined,
          judge: ({ table: t }) => {
            expect({ face: lies().face, wounds: lies().token('wounds') }).toEqual({ face: 'down', wounds: 1 })
            const others = t.cards.filter((card) => card !== lies() && card.ownerName === 'p2')
            expect(others.filter((card) => card.face === 'down' || card.token('wounds') > 0)).toEqual([])
            return lies().id
          },
        }),
      ),
    )
    expect(new Set(seen).size).toBeGreaterThan(2)
  })

  it('the place of a card to which the state refers', () => {
    let named = ''
    const game = afterwards(() => {
      const card = table().zone('p2.hand').cards[0] as Card
      table().setNote('remembered', { of: [card.id] })
      named = card.id
    })
    const hands = game.imagine('p1', (fork) =>
      Array.from({ length: 12 }, (_, n) =>
        fork.play({ seed: `${n}`, answerer: () => undefined, judge: ({ table: t }) => t.zone('p2.hand').cards.map(({ id }) => id) }),
      ),
    )
    expect(hands.every(([first]) => first === named)).toBe(true)
    expect(new Set(hands.map(([, second]) => second)).size).toBeGreaterThan(1)
  })
})
