import { describe, expect, it } from 'vitest'
import {
  askNumber,
  atTable,
  type Card,
  chooseCards,
  defineCard,
  perform,
  seenBy,
  startDelayed,
  startLasting,
  table,
  tell,
  together,
} from '../src/index.ts'
import { answer, asked, askedWhat, find, optionsOf, passUntil, pick, startCoop, startDuel, storyKinds, storyOf } from './helpers.ts'
import { addToken, attackNow, choose, damage, destroy, gainOil, inSky, keepers, round, seatOf, seats, summon } from './rulesets/coop.ts'
import { action, forced, modifier, response } from './rulesets/parts.ts'

const foe = (slug: string, parts: Parameters<typeof defineCard>[2] = [], facts = {}) =>
  defineCard(`t:${slug}`, { type: 'foe', strength: 1, toughness: 2, ...facts }, parts)
const keeper = (slug: string, parts: Parameters<typeof defineCard>[2] = [], facts = {}) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 3, ...facts }, parts)
const trick = (slug: string, parts: Parameters<typeof defineCard>[2], facts = {}) =>
  defineCard(`t:${slug}`, { type: 'trick', cost: 1, ...facts }, parts)

describe('twelve difficult cases', () => {
  it('1 an effect is cancelled after its cost was paid: cost, limit and use stay', () => {
    const zapper = keeper('zapper', [
      action('zap', ({ targets }) => damage(targets as Card, 1), {
        limit: { times: 1, period: 'round', counts: 'card' },
        costs: [{ slug: 'oil', can: ({ you }) => you.token('oil') > 0, pay: ({ you }) => [{ kind: 'oilSpent', subject: you, amount: 1 }] }],
        targets: ({ you }) => choose(you, 'target', inSky),
      }),
    ])
    const hush = foe('hush', [
      response('hush', 'when', 'effect', ({ event }) => event.cancel(), { lane: 'cancel', when: ({ event }) => event.word === 'action' }),
    ])
    const game = startCoop({ cards: [zapper, hush], setup: { yard: { p1: ['zapper', 'ada'] }, sky: ['hush', 'gull'], storm: ['gull'] } })
    expect(find(game, 'p1').token('oil')).toBe(4)
    pick(game, 'zap')
    pick(game, 'gull')
    expect(askedWhat(game)).toBe('cancel p1')
    pick(game, 'hush')
    expect(find(game, 'sky/1-gull').token('damage')).toBe(0)
    expect(find(game, 'p1').token('oil')).toBe(3)
    expect(find(game, 'zapper').memory('used t:zapper#zap')).toEqual({ period: 'round 1', times: 1 })
    expect(storyKinds(game)).toContain('used')
    // the limit of one use is reached
    expect(optionsOf(game)).toEqual(['p1/yard/1-ada#shine', 'pass'])
  })

  it('2 two replacements of one event: the latest is used, the first never happens', () => {
    const one = keeper('one', [forced('shield', 'when', 'damaged', ({ event, self }) => event.instead(() => addToken(self, 'first', 1)))])
    const two = keeper('two', [forced('shield', 'when', 'damaged', ({ event, self }) => event.instead(() => addToken(self, 'second', 1)))])
    const hitter = keeper('hitter', [
      action('hit', ({ targets }) => void damage(targets as Card, 1), { targets: ({ you }) => choose(you, 'target', inSky) }),
    ])
    for (const [first, token, other] of [
      ['one/', 'second', 'first'],
      ['two/', 'first', 'second'],
    ] as const) {
      const game = startCoop({
        cards: [one, two, hitter],
        setup: { yard: { p1: ['one', 'two', 'hitter'] }, sky: ['gull'], storm: ['gull'] },
      })
      pick(game, 'hit')
      expect(askedWhat(game)).toBe('next-when-forced p1')
      pick(game, first === 'one/' ? '-one' : '-two')
      expect(find(game, first === 'one/' ? '-two' : '-one').token(token)).toBe(1)
      expect(game.table.cards.every((card) => card.token(other) === 0)).toBe(true)
      expect(find(game, 'sky/0-gull').token('damage')).toBe(0)
    }
  })

  it('3 simultaneous deaths share one window, and a response answers once to each of them', () => {
    const mourner = keeper('mourner', [response('mourn', 'after', 'destroyed', ({ self }) => addToken(self, 'tears', 1))])
    const blast = trick('blast', [
      action('blast', () => void together(inSky().map((subject) => ({ kind: 'damaged', subject, amount: 9 }))), { where: ['hand'] }),
    ])
    // a dying foe notices the death of the other, which happens at the same moment
    const twin = foe('twin', [
      forced('see', 'after', 'destroyed', ({ event }) => tell('saw', { who: event.subject as Card }), {
        of: (subject, { self }) => subject !== self,
      }),
    ])
    const game = startCoop({
      cards: [mourner, blast, twin],
      setup: { yard: { p1: ['mourner'] }, hand: { p1: ['blast'] }, sky: ['twin', 'twin', 'gull'], storm: ['gull'] },
    })
    pick(game, 'blast')
    // each of the two foes notices two deaths: four forced responses before any player may respond
    while (asked(game).spec.name === 'next-after-forced') answer(game, [optionsOf(game)[0] as string])
    expect(storyOf(game, 'saw')).toHaveLength(4)
    expect(askedWhat(game)).toBe('after-response p1')
    expect(optionsOf(game)).toHaveLength(4)
    expect(new Set(optionsOf(game)).size).toBe(4)
  })

  it('3b the window of simultaneous deaths closes after a response to each of them', () => {
    const mourner = keeper('mourner', [response('mourn', 'after', 'destroyed', ({ self }) => addToken(self, 'tears', 1))])
    const blast = trick('blast', [
      action('blast', () => void together(inSky().map((subject) => ({ kind: 'damaged', subject, amount: 9 }))), { where: ['hand'] }),
    ])
    const game = startCoop({
      cards: [mourner, blast],
      setup: { yard: { p1: ['mourner'] }, hand: { p1: ['blast'] }, sky: ['gull', 'gull', 'gull'], storm: ['gull'] },
    })
    pick(game, 'blast')
    const offered = [optionsOf(game).length]
    for (let i = 0; i < 2; i++) {
      answer(game, [optionsOf(game)[0] as string])
      offered.push(optionsOf(game).length)
    }
    expect(offered).toEqual([4, 3, 2])
    answer(game, [optionsOf(game)[0] as string])
    expect(find(game, 'mourner').token('tears')).toBe(3)
    expect(game.question?.spec.name).not.toBe('after-response')
  })

  it('4 an attack with action windows inside a reveal effect is one stretch: a re-run covers it all', () => {
    const ambush = defineCard('t:ambush', { type: 'gale' }, [
      forced(
        'ambush',
        'after',
        'revealed',
        () => {
          const [first] = inSky()
          attackNow(first as Card, seats()[0] as Card)
        },
        { of: 'self', where: ['resolving'] },
      ),
    ])
    const medic = keeper('medic', [
      action('heal', ({ self }) => addToken(self, 'damage', -1), { when: ({ self }) => self.token('damage') > 0 }),
      action('brace', ({ self }) => addToken(self, 'braced', 1), { limit: { times: 3, period: 'round', counts: 'card' } }),
    ])
    const checkpoints: number[] = []
    const game = startCoop({
      cards: [ambush, medic],
      atCheckpoint: (t) => void checkpoints.push(t.record.consumed),
      setup: { yard: { p1: ['medic', 'ada'] }, sky: ['gull'], storm: ['gull', 'ambush'] },
    })
    pick(game, 'pass')
    // during the reveal: the window of the attack
    expect(askedWhat(game)).toBe('act p1')
    const before = checkpoints.length
    expect(game.table.record.checkpoint.inputs).toBe(1)
    pick(game, 'brace')
    pick(game, 'brace')
    expect(asked(game).key).toMatch(/act\/p1\/3$/)
    pick(game, 'pass')
    expect(askedWhat(game)).toBe('defender p1')
    expect(checkpoints.length).toBe(before)
    expect(game.table.record.checkpoint.inputs).toBe(1)
    pick(game, 'medic')
    expect(checkpoints.length).toBeGreaterThan(before)
    expect(find(game, 'medic').token('damage')).toBe(1)
    expect(find(game, 'medic').token('braced')).toBe(2)
    expect(find(game, 'ambush').zone.id).toBe('storm-discard')
  })

  it('5 a response draws the next response, which is offered in the same window', () => {
    const scribe = keeper('scribe', [
      response('note', 'after', 'destroyed', ({ you }) => void perform({ kind: 'drawn', subject: you, amount: 1 })),
      action('kill', ({ targets }) => void destroy(targets as Card), { targets: ({ you }) => choose(you, 'target', inSky) }),
    ])
    const cheer = trick('cheer', [response('cheer', 'after', 'destroyed', ({ you }) => gainOil(you, 5), { where: ['hand'] })])
    const game = startCoop({
      cards: [scribe, cheer],
      setup: { yard: { p1: ['scribe'] }, deck: { p1: ['cheer'] }, sky: ['gull'], storm: ['gull'] },
    })
    pick(game, 'kill')
    const key = asked(game).key
    pick(game, 'note')
    expect(askedWhat(game)).toBe('after-response p1')
    expect(asked(game).key).toBe(key.replace(/1$/, '2'))
    pick(game, 'cheer')
    expect(find(game, 'p1').token('oil')).toBe(4 - 1 + 5)
  })

  it('6 X is bound to its target: only payable values for which a legal target exists', () => {
    const bolt = trick(
      'bolt',
      [
        action('bolt', ({ targets, x }) => void damage(targets as Card, x), {
          where: ['hand'],
          x: () => [1, 2, 3, 4, 5, 6],
          costs: [
            { slug: 'x', can: ({ you, x }) => you.token('oil') >= x, pay: ({ you, x }) => [{ kind: 'oilSpent', subject: you, amount: x }] },
          ],
          targets: ({ you, x }) => choose(you, 'target', () => inSky().filter((one) => one.facts.toughness === x)),
        }),
      ],
      { cost: 0 },
    )
    const game = startCoop({
      cards: [bolt, foe('big', [], { toughness: 5 }), foe('mid', [], { toughness: 4 })],
      setup: { oil: 3, hand: { p1: ['bolt'] }, yard: { p1: ['ada'] }, sky: ['gull', 'mid', 'big'], storm: ['gull'] },
    })
    // there are 4 units of oil, so a price of 5 is too high; the foes have toughness 2, 4 and 5, so only the prices 2 and 4 have a target
    pick(game, 'bolt')
    expect(asked(game).spec.shape).toBe('number')
    expect(optionsOf(game)).toEqual(['2', '4'])
    expect(game.advance([{ kind: 'answer', question: asked(game).key, value: 3 }])?.why.code).toBe('refused.not-offered')
    answer(game, 4)
    expect(find(game, 'mid').zone.id).toBe('storm-discard')
    expect(find(game, 'p1').token('oil')).toBe(0)
  })

  it('7 control changes in the middle of an attack: the new controller defends', () => {
    const turncoat = keeper('turncoat', [
      action('turn', ({ self }) => table().write(self, 'fields', 'controller', 'p2'), { when: ({ self }) => self.controllerName === 'p1' }),
      modifier('banner', 'strength', 'add', 2, { on: (card, { self }) => card !== self && card.controllerName === self.controllerName }),
    ])
    const game = startCoop({
      cards: [turncoat],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['turncoat', 'ada'] }, sky: ['gull'], storm: ['gull'] },
    })
    pick(game, 'pass')
    expect(find(game, 'storm/storm-deck/0-gull').zone.id).toBe('sky')
    const strength = () => atTable(game.table, () => askNumber(find(game, 'ada'), 'strength'))
    expect(strength()).toBe(4)
    // the window of the attack is also a step: in it the turncoat changes its controller, and so does its banner
    pick(game, 'turn')
    expect(find(game, 'turncoat').controllerName).toBe('p2')
    expect(strength()).toBe(2)
    passUntil(game, 'defender')
    expect(find(game, 'ada').token('damage')).toBe(1)
    expect(find(game, 'turncoat').token('damage')).toBe(0)
    expect(atTable(game.table, () => seatOf(find(game, 'turncoat')).id)).toBe('p2')
  })

  it('8 search and shuffle: only the searcher sees the cards, and afterwards no player knows the order', () => {
    const game = startDuel({
      setup: {
        begins: 'p1',
        hand: { p1: ['scout'] },
        deck: { p1: ['strike', 'parry', 'feint', 'strike', 'flinch'], p2: ['strike', 'strike'] },
      },
    })
    const before = game.table.zone('p1.deck').cards.map((card) => card.id)
    pick(game, 'scout')
    expect(askedWhat(game)).toBe('search p1')
    const mine = game.questionFor('p1')
    expect(mine?.options.every((option) => option.card?.code === 'duel:strike')).toBe(true)
    const yours = game.questionFor('p2')
    expect(yours?.options).toEqual([])
    expect(game.reply(['p1']).viewers.p1?.patch?.zones['p1.deck']?.cards).toHaveLength(4)
    expect(game.reply(['p2']).viewers.p2?.patch?.zones['p1.deck']?.cards).toEqual([])
    answer(game, [optionsOf(game)[0] as string])
    const deck = game.table.zone('p1.deck').cards
    expect(deck.map((card) => card.id)).not.toEqual(before.filter((id) => deck.some((card) => card.id === id)))
    expect(deck.flatMap((card) => seenBy(card))).toEqual([])
    const searched = (seat: string) => game.reply([seat]).viewers[seat]?.story?.find((line) => line.kind === 'searched')?.parts
    expect(searched('p2')).not.toHaveProperty('what')
    expect(searched('p1')).toHaveProperty('what', 'duel:strike')
  })

  it('9 a delayed return finds that its card has left, and does not move it', () => {
    const ghost = keeper('ghost', [
      action('fade', ({ self }) => {
        table().move(self, table().zone('away'))
        startDelayed(self, 'return', `end of round ${round()}`, { from: 'away' })
      }),
      { kind: 'delayed', slug: 'return', effect: ({ self }, params) => (self.zone.id === params.from ? void summon(self) : undefined) },
    ])
    const grave = keeper('grave', [
      action('bury', () => table().move(table().card('p1/yard/0-ghost'), table().zone('p1.discard')), {
        when: () => table().card('p1/yard/0-ghost').zone.id === 'away',
      }),
    ])
    for (const [bury, at] of [
      ['yes', 'p1.discard'],
      ['no', 'p1.yard'],
    ] as const) {
      const game = startCoop({
        cards: [ghost, grave],
        setup: { yard: { p1: ['ghost', 'grave'] }, storm: ['squall', 'squall', 'great-lamp'] },
      })
      pick(game, 'fade')
      expect(find(game, 'ghost').zone.id).toBe('away')
      if (bury === 'yes') pick(game, 'bury')
      while (game.table.note('cursor') !== undefined && askRound(game) === 1) pick(game, 'pass')
      expect(find(game, 'ghost').zone.id).toBe(at)
      expect(Object.keys(game.table.notes()).filter((note) => note.startsWith('effect '))).toEqual([])
    }
  })

  it('10 a blank card loses what it prints, and keeps what it was given', () => {
    const singer = keeper('singer', [
      action('sing', ({ you }) => gainOil(you, 1), { limit: { times: 1, period: 'round', counts: 'card' } }),
      modifier('loud', 'strength', 'add', 3),
    ])
    const teacher = keeper('teacher', [
      action('taught', ({ self }) => addToken(self, 'taught', 1), {
        bearer: (card, { source }) => card !== source && card.facts.type === 'keeper',
        limit: { times: 1, period: 'round', counts: 'card' },
      }),
    ])
    const fog = trick('fog', [
      action(
        'fog',
        ({ self }) =>
          startLasting({
            from: self,
            slug: 'fog',
            stat: 'blank',
            until: 'round',
            plain: { targets: [table().card('p1/yard/0-singer')], way: 'permit', value: true },
          }),
        { where: ['hand'] },
      ),
    ])
    const game = startCoop({
      cards: [singer, teacher, fog],
      setup: { yard: { p1: ['singer', 'teacher'] }, hand: { p1: ['fog'] }, storm: ['great-lamp', 'great-lamp'] },
    })
    const strength = () => atTable(game.table, () => askNumber(find(game, 'singer'), 'strength'))
    expect(strength()).toBe(4)
    expect(optionsOf(game)).toEqual(['p1/hand/0-fog#fog', 'p1/yard/0-singer#sing', 'p1/yard/0-singer#taught', 'pass'])
    pick(game, 'fog')
    expect(strength()).toBe(1)
    expect(optionsOf(game)).toEqual(['p1/yard/0-singer#taught', 'pass'])
    pick(game, 'taught')
    expect(find(game, 'singer').token('taught')).toBe(1)
    while (askRound(game) === 1) pick(game, 'pass')
    expect(strength()).toBe(4)
  })

  it('11 a player is eliminated in the middle of "each player"', () => {
    const doom = defineCard('t:doom', { type: 'gale' }, [
      forced(
        'each',
        'after',
        'revealed',
        () => {
          for (const seat of seats()) {
            if (!seats().includes(seat)) continue
            const [found] = chooseCards({ who: seat, name: 'lose', from: () => keepers(seat), least: 0 })
            if (found) destroy(found)
            else for (const other of seats()) addToken(other, 'doom', 3)
            perform({ kind: 'oilGained', subject: seat, amount: 1 })
          }
        },
        { of: 'self', where: ['resolving'] },
      ),
    ])
    const pair = keeper('pair', [
      action('wait', ({ self }) => addToken(self, 'waited', 1), { limit: { times: 1, period: 'game', counts: 'card' } }),
    ])
    const game = startCoop({
      cards: [doom, pair],
      setup: { seats: ['p1', 'p2', 'p3'], yard: { p1: ['pair'], p2: ['pair'], p3: ['pair'] }, storm: ['great-lamp', 'doom'] },
    })
    passUntil(game, 'lose')
    expect(askedWhat(game)).toBe('lose p1')
    answer(game, [optionsOf(game)[0] as string])
    expect(askedWhat(game)).toBe('lose p2')
    answer(game, [])
    // all players are eliminated at once inside the loop: the game ends there, and p3 is never asked
    expect(game.outcome?.result).toBe('lost')
    expect(storyOf(game, 'eliminated').map((line) => line.parts.seat)).toEqual(['p1', 'p2', 'p3'])
    expect(storyKinds(game).at(-1)).toBe('game-over')
  })

  it('11b when a player is eliminated in the middle of "each player", the effect goes on with the others', () => {
    const doom = defineCard('t:doom', { type: 'gale' }, [
      forced(
        'each',
        'after',
        'revealed',
        () => {
          for (const seat of seats()) {
            if (!seats().includes(seat)) continue
            addToken((seats()[1] ?? seat) as Card, 'doom', 3)
            perform({ kind: 'oilGained', subject: seat, amount: 1 })
          }
        },
        { of: 'self', where: ['resolving'] },
      ),
    ])
    const pair = keeper('pair', [
      action('wait', ({ self }) => addToken(self, 'waited', 1), { limit: { times: 1, period: 'round', counts: 'card' } }),
    ])
    const game = startCoop({
      cards: [doom, pair],
      setup: {
        seats: ['p1', 'p2', 'p3'],
        yard: { p1: ['pair'], p2: ['pair'], p3: ['pair'] },
        hand: { p2: ['shutter'] },
        storm: ['great-lamp', 'doom'],
      },
    })
    while (askRound(game) === 1) pick(game, 'pass')
    expect(storyOf(game, 'eliminated').map((line) => line.parts.seat)).toEqual(['p2', 'p3'])
    expect(find(game, 'shutter').zone.id).toBe('away')
    expect(askedWhat(game)).toBe('act p1')
    const everyone = new Set<string>()
    while (game.question) {
      everyone.add(asked(game).spec.who.id)
      pick(game, 'pass')
    }
    expect([...everyone]).toEqual(['p1'])
    expect(game.outcome?.result).toBe('won')
  })

  it('12 forced effects that trigger each other without end are muted, and the game goes on', () => {
    const echo = keeper('echo', [forced('echo', 'after', 'oilGained', ({ you }) => gainOil(you, 1))])
    const start = { cards: [echo], setup: { yard: { p1: ['echo', 'ada'] }, sky: ['gull'], storm: ['gull'] } } as const
    const game = startCoop(start)
    expect(game.table.record.faults).toMatchObject([{ reason: 'too-deep', ability: 't:echo#echo' }])
    expect(storyOf(game, 'muted').map((line) => line.parts)).toEqual([{ ability: 't:echo#echo', reason: 'too-deep', known: 'yes' }])
    expect(find(game, 'p1').token('oil')).toBe(4)
    expect(askedWhat(game)).toBe('act p1')
    expect(game.table.record.inputs).toMatchObject([{ kind: 'fault', ability: 't:echo#echo' }])
    pick(game, 'shine')
    const again = startCoop({ ...start, inputs: game.table.record.inputs.slice() })
    expect(again.hash).toBe(game.hash)
    expect(again.table.record.faults).toEqual([])
  })
})

function askRound(game: ReturnType<typeof startCoop>): number {
  return game.question === undefined ? 99 : atTable(game.table, round)
}
