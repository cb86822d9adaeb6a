import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerValue,
  ask,
  atTable,
  type Card,
  chance,
  chooseCards,
  chooseNumber,
  confirm,
  defineCard,
  distribute,
  mayKnow,
  table,
  tell,
} from '../src/index.ts'
import { type Game, type GameOptions, viewOf } from '../src/internal.ts'
import { answer, asked, bot, checkHash, find, optionsOf, pick, someAnswer, startCoop, startDuel } from './helpers.ts'
import { choose, damage, drawCards, inSky } from './rulesets/coop.ts'
import { rivals } from './rulesets/duel.ts'
import { ability, action, forced, modifier, response } from './rulesets/parts.ts'

/** The whole state of a table, as text. */
const standing = (game: Game): string =>
  JSON.stringify([game.hash, optionsOf(game), game.table.record.story, game.table.record.silent, viewOf(game.table, 'p1+p2')])

const whole = (game: Game) => [...game.table.seats].map(({ id }) => id).join('+')

const look = (game: Game, chosen: AnswerValue, options?: readonly string[]) =>
  game.forecast(whole(game), { question: asked(game).key, chosen, ...(options ? { options } : {}) })

/** The forecast of the option whose key contains this word. */
const following = (game: Game, word: string) => {
  const key = optionsOf(game).find((one) => one.includes(word)) as string
  return look(game, [], [key])?.options[key]
}
const kinds = (game: Game, word: string) => following(game, word)?.follows.map(({ kind }) => kind)

const keeper = (slug: string, ...parts: Parameters<typeof defineCard>[2] & readonly unknown[]) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 5 }, parts as never)

describe('a forecast', () => {
  it('matches what happens: the story goes on as forecast, and a forecast changes nothing at the table', {
    timeout: 60_000,
  }, () => {
    let compared = 0
    const play = (game: Game, dice: number, answers: number) => {
      const mind = bot(dice)
      for (let i = 0; i < answers && game.question; i++) {
        const value = mind(asked(game))
        const before = standing(game)
        const counters = { ...game.table.instruments.counters }
        const told = look(game, value, optionsOf(game).slice(0, 4))?.chosen
        expect(game.table.instruments.counters).toEqual(counters)
        expect(standing(game)).toBe(before)
        checkHash(game.table)
        const lines = game.table.record.story.length
        answer(game, value)
        if (!told || told.guessed.length > 0 || told.unknown.some(({ code }) => code === 'unknown.choice')) continue
        game.forgetViewer(whole(game))
        const story = game.reply([whole(game)]).viewers[whole(game)]?.story.slice(lines) ?? []
        const both = Math.min(story.length, told.follows.length)
        expect(told.follows.slice(0, both)).toEqual(story.slice(0, both))
        compared += both
      }
    }
    const slugs = ['strike', 'parry', 'feint', 'flinch', 'bleed', 'scout', 'guard', 'brute', 'rally', 'runner', 'summon']
    const pile = fc.array(fc.constantFrom(...slugs), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(pile, pile, pile, pile, fc.nat(), (hand1, deck1, hand2, deck2, dice) => {
        play(startDuel({ strict: 'off', setup: { hand: { p1: hand1, p2: hand2 }, deck: { p1: deck1, p2: deck2 } } }), dice, 14)
      }),
      { numRuns: 25, seed: 5 },
    )
    fc.assert(
      fc.property(fc.nat(), (dice) => {
        const setup = {
          seats: ['p1', 'p2'],
          yard: { p1: ['ada', 'great-lamp'], p2: ['ada'] },
          hand: { p1: ['shutter'] },
          sky: ['gull'],
          storm: ['squall', 'gull', 'gull'],
        }
        play(startCoop({ strict: 'off', setup }), dice, 14)
      }),
      { numRuns: 10, seed: 5 },
    )
    expect(compared).toBeGreaterThan(300)
  })

  it('includes compulsory abilities, passes optional ones, and stops where a player must choose', () => {
    const striker = keeper(
      'striker',
      action('hit', ({ targets }) => void damage(targets as Card, 2), { targets: ({ you }) => choose(you, 'target', inSky) }),
      action('say', () => tell('said'), { could: () => true }),
      forced('mark', 'after', 'damaged', () => tell('mark')),
      response('cheer', 'after', 'damaged', () => tell('cheer'), { could: () => true }),
    )
    const game = startCoop({ cards: [striker], setup: { yard: { p1: ['striker'] }, sky: ['gull', 'gull'], storm: ['gull'] } })
    expect(kinds(game, 'say')).toEqual(['used', 'said'])
    expect(following(game, 'hit')).toMatchObject({ unknown: [{ code: 'unknown.asked', parts: { question: 'target', seat: 'p1' } }] })
    pick(game, 'hit')
    // the gull has two hit points: it is destroyed, and compulsory responses follow
    expect(kinds(game, '0-gull')).toEqual(['destroyed', 'used', 'mark'])
    expect(look(game, [])?.chosen).toBeUndefined()
    expect(game.forecast('p2', { question: asked(game).key })).toBeUndefined()
    expect(game.forecast('p1', { question: 'another' })).toBeUndefined()
  })

  it('uses changed stats, with their values at that moment', () => {
    const helper = keeper(
      'helper',
      modifier('might', 'strength', 'add', 2, { on: (card) => card.slug === 'sum', while: ({ self }) => self.token('damage') > 0 }),
    )
    const sum = keeper(
      'sum',
      action('add', ({ self }) => {
        const [other] = table().cards.filter((card) => card.slug === 'helper')
        damage(other as Card, 1)
        tell('sum', { now: ask(self, 'strength') })
      }),
    )
    const game = startCoop({ cards: [helper, sum], setup: { yard: { p1: ['helper', 'sum'] }, storm: ['gull'] } })
    expect(following(game, 'add')?.follows.at(-1)).toMatchObject({ kind: 'sum', parts: { now: 3 } })
  })

  it('ends before dice, before an unknown card, and where a script reads such cards', () => {
    const gambler = keeper(
      'gambler',
      action('throw', () => tell(chance('fate', 2) === 0 ? 'heads' : 'tails'), { could: () => true }),
      action('draw', ({ you }) => {
        tell('before')
        drawCards(you, 1)
        tell('after')
      }),
      action('peek', ({ you }) => tell(table().zone(`${you.id}.deck`).top?.slug === 'gull' ? 'good' : 'bad'), { could: () => true }),
      action('guess', () => tell(chance('fate', 2) === 0 ? 'heads' : 'tails'), {
        could: () => true,
        foretold: ({ self }) => void damage(self, 5),
      }),
      action('count', ({ you }) => tell('counted', { cards: table().zone(`${you.id}.deck`).size }), { could: () => true }),
    )
    const game = startCoop({ cards: [gambler], setup: { yard: { p1: ['gambler'] }, deck: { p1: ['gull', 'ada'] }, storm: ['gull'] } })
    expect(following(game, 'guess')).toMatchObject({
      follows: [{ kind: 'used' }, { kind: 'destroyed' }],
      unknown: [{ code: 'unknown.more' }],
    })
    const [tossed, drawn, peeked, counted] = ['throw', 'draw', 'peek', 'count'].map((word) => following(game, word))
    expect([tossed?.follows.length, tossed?.unknown]).toEqual([1, [{ code: 'unknown.chance', parts: {} }]])
    expect([drawn?.follows.map(({ kind }) => kind), drawn?.unknown]).toEqual([['used', 'before'], [{ code: 'unknown.hidden', parts: {} }]])
    expect([peeked?.follows.length, peeked?.unknown]).toEqual([1, [{ code: 'unknown.hidden', parts: {} }]])
    expect([counted?.follows.map(({ kind }) => kind), counted?.unknown]).toEqual([['used', 'counted'], []])
  })

  it('is the same for all arrangements of hidden cards', { timeout: 60_000 }, () => {
    const thief = defineCard('duel:thief', { type: 'move' }, [
      ability('steal', { word: 'muster' }, ({ you }) => {
        const [taken] = chooseCards({ who: you, name: 'steal', from: () => table().zone(`${(rivals(you)[0] as Card).id}.hand`).cards })
        if (taken) table().move(taken, table().zone(`${taken.ownerName}.spent`))
      }),
    ])
    const slugs = ['strike', 'parry', 'feint', 'flinch', 'bleed', 'scout', 'guard', 'brute', 'rally', 'runner', 'summon', 'thief']
    const pile = (min: number) => fc.array(fc.constantFrom(...slugs), { minLength: min, maxLength: 6 })
    let told = 0
    fc.assert(
      fc.property(pile(3), pile(3), pile(2), pile(3), fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.nat(), (...made) => {
        const [hand1, deck1, hand2, deck2, a, b, moves, dice] = made
        const piles = { 'p1/hand': hand1, 'p1/deck': deck1, 'p2/hand': hand2, 'p2/deck': deck2 }
        const deal = (inputs: GameOptions['inputs'] = []) =>
          startDuel({ strict: 'off', cards: [thief], inputs, setup: { hand: { p1: hand1, p2: hand2 }, deck: { p1: deck1, p2: deck2 } } })
        const game = deal()
        const mind = bot(dice)
        for (let i = 0; i < moves && game.question; i++) answer(game, mind(asked(game)))
        if (!game.question) return
        const who = asked(game).spec.who.id
        const t = game.table
        const hidden = t.cards.filter((card) => /hand|deck/.test(card.zone.id) && atTable(t, () => !mayKnow(card, [who])))
        const [one, two] = [hidden[a % hidden.length], hidden[b % hidden.length]]
        if (!one || !two || one.code === two.code) return
        const foretold = (of: Game) => {
          const question = of.questionFor(who)
          const options = question?.options.map(({ key }) => key) ?? []
          const waiting = asked(of)
          const chosen = someAnswer(
            { ...waiting, options: waiting.options.map((option, i) => ({ ...option, key: options[i] as string })) },
            dice,
          )
          return [JSON.stringify(question), JSON.stringify(of.forecast(who, { question: question?.key ?? '', chosen, options }))]
        }
        const [asks, before] = foretold(game)
        // two cards that the asked seat cannot see change places in the same game
        for (const [card, other] of [[one, two.slug] as const, [two, one.slug] as const]) {
          const at = card.id.lastIndexOf('/')
          piles[card.id.slice(0, at) as 'p1/hand'][Number(card.id.slice(at + 1))] = other
        }
        const beside = deal(t.record.inputs.slice())
        if (beside.mismatch || !beside.question) return
        const [asksBeside, after] = foretold(beside)
        // if the exchange has already changed earlier events, the two games cannot be compared
        if (asksBeside !== asks || JSON.stringify(beside.reply([who]).viewers) !== JSON.stringify(game.reply([who]).viewers)) return
        if (before?.includes('"follows":[{')) told++
        expect(after).toBe(before)
      }),
      { numRuns: 120, seed: 3 },
    )
    expect(told).toBeGreaterThan(10)
  })

  it('ends where a script fails, and the script is not muted', () => {
    const broken = keeper(
      'broken',
      action(
        'fail',
        () => {
          tell('so far')
          throw new Error('broken')
        },
        { could: () => true },
      ),
    )
    const game = startCoop({ cards: [broken], setup: { yard: { p1: ['broken'] }, storm: ['gull'] } })
    const before = standing(game)
    expect(kinds(game, 'fail')).toEqual(['used', 'so far'])
    expect(standing(game)).toBe(before)
    expect(find(game, 'broken').zone.id).toBe('p1.yard')
  })

  /** What a script asks after the supposed answer, what the forecast assumes, and whether the game goes on from there. */
  const asking: readonly (readonly [title: string, ask: (you: Card) => void, unknown: readonly string[], guessed: readonly string[]])[] = [
    ['stops at a choice', (you) => void choose(you, 'which', inSky), ['unknown.asked'], []],
    [
      'assumes that nothing is chosen where that is possible, and says so',
      (you) => void chooseCards({ who: you, name: 'which', from: inSky, least: 0, most: 1 }),
      ['unknown.choice'],
      [],
    ],
    ['takes the only answer of a choice', (you) => void choose(you, 'which', () => inSky().slice(0, 1)), [], []],
    ['stops at a yes or no', (you) => void confirm(you, 'sure'), ['unknown.asked'], []],
    ['stops at a number', (you) => void chooseNumber(you, 'how-many', [1, 2]), ['unknown.asked'], []],
    ['takes the only number', (you) => void chooseNumber(you, 'how-many', [2]), [], []],
    [
      'guesses how a sum is spread, and says so',
      (you) => void distribute(you, 'spread', 2, () => inSky().map((card) => ({ card, most: 2 }))),
      [],
      ['spread'],
    ],
    [
      'knows how a sum is spread if there is one way',
      (you) => void distribute(you, 'spread', 4, () => inSky().map((card) => ({ card, most: 2 }))),
      [],
      [],
    ],
  ]

  it.each(asking)('%s', (_, question, unknown, guessed) => {
    const asker = keeper(
      'asker',
      action(
        'start',
        ({ you }) => {
          tell('before')
          question(you)
          tell('after')
        },
        { could: () => true },
      ),
    )
    const game = startCoop({ cards: [asker], setup: { yard: { p1: ['asker'] }, sky: ['gull', 'gull'], storm: ['gull'] } })
    const found = following(game, 'start')
    const ends = unknown.includes('unknown.asked')
    expect(found?.follows.map(({ kind }) => kind)).toEqual(ends ? ['used', 'before'] : ['used', 'before', 'after'])
    expect(found?.unknown.map(({ code }) => code)).toEqual(unknown)
    expect(found?.guessed).toEqual(guessed)
  })
})
