import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chance, defineCard, type Input, newDice, shuffle, table } from '../src/index.ts'
import { Game, type Keyframe } from '../src/internal.ts'
import { Suspend } from '../src/unwind.ts'
import { answer, asked, bot, checkHash, find, pick, someAnswer, startCoop, startDuel, storyKinds, tamper } from './helpers.ts'
import { RICH, RICH_DUEL } from './rich.ts'
import { coop, libraryOf } from './rulesets/coop.ts'
import { action } from './rulesets/parts.ts'

/** Plays with answers chosen by a list of numbers until the list is used up or the game is over. */
function playOn(game: Game, dice: readonly number[]): void {
  for (const one of dice) {
    if (!game.question) return
    answer(game, someAnswer(asked(game), one))
  }
}

describe('suspend and re-run', () => {
  it('gives the same game as answering at once', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const atOnce = startCoop({ ...RICH, strict: 'off', answerer: bot(seed) })
      expect(atOnce.outcome).toBeDefined()
      expect(atOnce.table.instruments.counters.reruns).toBe(0)
      const steps = startCoop({ ...RICH, strict: 'off' })
      const mind = bot(seed)
      while (steps.question) answer(steps, mind(asked(steps)))
      expect(steps.hash).toBe(atOnce.hash)
      expect(steps.table.record.inputs).toEqual(atOnce.table.record.inputs)
      expect(steps.table.record.hashes).toEqual(atOnce.table.record.hashes)
      expect(steps.table.record.story).toEqual(atOnce.table.record.story)
      const strict = startCoop({ ...RICH, answerer: bot(seed) })
      expect(strict.hash).toBe(atOnce.hash)
      expect(strict.table.record.faults).toEqual([])
    }
  })

  it('replays from the inputs alone, and again under other keyframes', () => {
    const keyframes: Keyframe[] = []
    const game = startCoop({ ...RICH, answerer: bot(3) })
    keyframes.push(...game.keyframes)
    const again = startCoop({ ...RICH, inputs: game.table.record.inputs })
    expect(again.hash).toBe(game.hash)
    expect(again.table.record.hashes).toEqual(game.table.record.hashes)
    expect(again.mismatch).toBeUndefined()
    expect(keyframes.length).toBeGreaterThan(3)
    for (const keyframe of keyframes) {
      const later = startCoop({ ...RICH, inputs: game.table.record.inputs, keyframe: JSON.parse(JSON.stringify(keyframe)) as Keyframe })
      expect(later.hash).toBe(game.hash)
      expect(later.outcome).toEqual(game.outcome)
    }
  })

  it('loads at every checkpoint: a keyframe and the inputs since', () => {
    const game = startCoop({ ...RICH })
    const mind = bot(11)
    for (let i = 0; game.question && i < 40; i++) {
      const keyframe = JSON.parse(JSON.stringify(game.keyframeNow())) as Keyframe
      const loaded = startCoop({ ...RICH, keyframe, inputs: game.table.record.inputs })
      expect(loaded.hash).toBe(game.hash)
      expect(loaded.question?.key).toBe(game.question.key)
      const value = mind(asked(game))
      answer(game, value)
      answer(loaded, value)
      expect(loaded.hash).toBe(game.hash)
      // a loaded game can be rewound to its keyframe and no further
      expect(() => loaded.rewind(keyframe.inputs - 1)).toThrow(RangeError)
      loaded.rewind(keyframe.inputs)
      checkHash(loaded.table)
    }
  })

  it('refuses a keyframe that does not contain the state that it names', () => {
    const game = startCoop({ ...RICH })
    const keyframe = game.keyframeNow()
    expect(() => startCoop({ ...RICH, keyframe: { ...keyframe, hash: '0' } })).toThrow(/keyframe/)
  })

  it('rewinds to any moment with the same hash, and plays on from there', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(1000), { maxLength: 5 }),
        fc.array(fc.nat(1000), { maxLength: 6 }),
        (dice, points, more) => {
          const game = startCoop({ ...RICH, strict: 'off' })
          playOn(game, dice)
          for (const point of points) {
            const to = point % (game.table.record.inputs.length + 1)
            const length = game.table.record.inputs.length
            const end = game.hash
            const wanted = to < length ? (game.table.record.hashes[to] as string) : end
            const tail = game.rewind(to)
            expect(tail).toHaveLength(length - to)
            expect(game.hash).toBe(wanted)
            // a keyframe after this moment belongs to a continuation that was undone
            expect(game.keyframes.filter((frame) => frame.inputs > to)).toEqual([])
            checkHash(game.table)
            expect(startCoop({ ...RICH, strict: 'off', inputs: game.table.record.inputs }).hash).toBe(game.hash)
            if (point % 2 === 0) {
              expect(game.advance(tail)).toBeUndefined()
              expect(game.hash).toBe(end)
            }
            playOn(game, more)
            checkHash(game.table)
          }
        },
      ),
      { numRuns: 40, seed: 7 },
    )
  })

  it('undoes everything one by one and redoes everything', () => {
    const game = startCoop({ ...RICH, strict: 'off' })
    const mind = bot(5)
    while (game.question) answer(game, mind(asked(game)))
    const end = game.hash
    const hashes = game.table.record.hashes.slice()
    const redo: Input[] = []
    for (let i = game.table.record.inputs.length - 1; i >= 0; i--) {
      redo.unshift(...game.rewind(i))
      expect(game.hash).toBe(hashes[i])
      checkHash(game.table)
    }
    expect(game.outcome).toBeUndefined()
    expect(game.advance(redo)).toBeUndefined()
    expect(game.hash).toBe(end)
    expect(game.outcome).toBeDefined()
  })

  it('a game without history says so when it is rewound', () => {
    const game = startCoop({ ...RICH, history: 'dropped', strict: 'off' })
    playOn(game, [3, 1, 4, 1, 5, 9, 2, 6])
    expect(game.table.record.checkpoint.inputs).toBeGreaterThan(0)
    expect(() => game.rewind(0)).toThrow(/go back/)
  })

  it('a viewer gets what changed, and again what was undone', () => {
    const game = startCoop({ ...RICH })
    const first = game.reply(['p1'])
    expect(first.viewers.p1?.story?.[0]?.n).toBe(0)
    playOn(game, [1, 2, 3, 4, 5, 6])
    const second = game.reply(['p1'])
    expect(second.viewers.p1?.story?.[0]?.n).toBe(first.viewers.p1?.story?.length)
    game.rewind(0)
    const third = game.reply(['p1'])
    // the lines before the checkpoint were not undone, so viewers keep them
    expect(third.viewers.p1?.story).toEqual([])
    expect(game.storyLength).toBe(first.viewers.p1?.story?.length)
    expect(third.hash).toBe(first.hash)
    expect(game.reply(['p1']).viewers.p1?.patch).toEqual({ zones: {}, cards: {} })
  })
})

describe('a replay that meets another question', () => {
  const strong = defineCard('t:post', { type: 'keeper', toughness: 3 }, [
    action('wait', () => table().write(table().board, 'fields', 'waits', 1), { limit: { times: 1, period: 'round', counts: 'card' } }),
  ])

  it('stops, says so, keeps the remaining inputs, and goes on after the new question was answered', () => {
    const start = {
      cards: [strong],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'], p2: ['post'] }, sky: ['gull', 'squall'], storm: ['great-lamp'] },
    }
    const game = startCoop(start)
    pick(game, 'shine')
    pick(game, 'squall')
    pick(game, 'wait')
    const { inputs } = game.table.record
    // the same inputs are given to a game in which the foe can no longer be chosen, and p2 has another card
    const changed = startCoop({ ...start, setup: { ...start.setup, sky: ['gull'] }, inputs })
    expect(changed.mismatch?.input).toBe(1)
    expect(changed.mismatch?.why.code).toBe('refused.other-question')
    expect(changed.waiting).toHaveLength(2)
    expect(asked(changed).spec.name).toBe('act')
    changed.dropWaiting()
    expect(changed.waiting).toHaveLength(0)
    pick(changed, 'wait')
    expect(changed.mismatch).toBeUndefined()

    // there is one question more than in the recording: once it is answered, the recorded answers fit
    const more = startCoop({
      ...start,
      setup: { ...start.setup, yard: { p1: ['ada'], p2: ['post'] } },
      inputs: inputs.filter((_, i) => i !== 1),
    })
    expect(more.mismatch?.input).toBe(1)
    expect(asked(more).spec.name).toBe('target')
    expect(more.waiting).toHaveLength(1)
    pick(more, 'squall')
    expect(more.waiting).toHaveLength(0)
    expect(more.mismatch).toBeUndefined()
    expect(more.hash).toBe(game.hash)
  })

  it('an answer that was dropped because its ability failed is no mismatch of the recorded inputs, which still wait', () => {
    const start = {
      cards: [strong],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'], p2: ['post'] }, sky: ['gull', 'squall'], storm: ['great-lamp'] },
    }
    const game = startCoop(start)
    pick(game, 'shine')
    pick(game, 'squall')
    pick(game, 'wait')
    const failing = action(
      'fail',
      () => {
        throw new Error('failed')
      },
      { could: () => true },
    )
    const broken = defineCard('t:broken', { type: 'keeper', strength: 1, toughness: 3 }, [failing])
    const changed = startCoop({
      cards: [strong, broken],
      setup: { ...start.setup, yard: { p1: ['ada'], p2: ['post', 'broken'] }, sky: ['gull'] },
      inputs: game.table.record.inputs,
    })
    expect(changed.mismatch?.input).toBe(1)
    pick(changed, 'fail')
    expect(changed.table.record.faults).toHaveLength(1)
    expect(changed.waiting).toHaveLength(2)
    expect(changed.mismatch).toBeUndefined()
  })

  it('an answer that no longer fits its question is replaced by the new one', () => {
    const start = {
      cards: [strong],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'], p2: ['post'] }, sky: ['gull', 'squall'], storm: ['great-lamp'] },
    }
    const game = startCoop(start)
    pick(game, 'shine')
    pick(game, 'squall')
    pick(game, 'wait')
    const changed = startCoop({ ...start, setup: { ...start.setup, sky: ['gull', 'gull'] }, inputs: game.table.record.inputs })
    expect(changed.mismatch).toMatchObject({ input: 1, why: { code: 'refused.not-offered' } })
    expect(changed.waiting).toHaveLength(2)
    pick(changed, '0-gull')
    expect(changed.mismatch).toBeUndefined()
    expect(changed.waiting).toHaveLength(0)
    expect(changed.table.record.inputs).toHaveLength(3)
  })
})

describe('dice', () => {
  const dealer = defineCard('t:dealer', { type: 'keeper', toughness: 3 }, [
    action(
      'roll',
      ({ self }) => table().write(self, 'memory', 'roll', [...((self.memory('roll') as number[] | undefined) ?? []), chance('roll', 1000)]),
      { limit: { times: 9, period: 'round', counts: 'card' } },
    ),
    action('mix', () => shuffle(table().zone('p1.deck')), { limit: { times: 9, period: 'round', counts: 'card' } }),
  ])
  const start = {
    cards: [dealer],
    setup: {
      yard: { p1: ['dealer'] },
      deck: { p1: ['ada', 'gull', 'squall', 'shutter', 'ada', 'gull'] },
      storm: ['gull', 'squall', 'gull', 'squall'],
      shuffle: 'yes',
    },
  }

  it('depend on seed, name and count only', () => {
    const game = startCoop(start)
    pick(game, 'roll')
    pick(game, 'roll')
    const [one, two] = find(game, 'dealer').memory('roll') as number[]
    expect(one).not.toBe(two)
    const other = startCoop(start)
    pick(other, 'mix')
    pick(other, 'roll')
    pick(other, 'mix')
    pick(other, 'roll')
    expect(find(other, 'dealer').memory('roll')).toEqual([one, two])
    expect(find(startCoop({ ...start, seed: 'another' }), 'dealer').id).toBe('p1/yard/0-dealer')
  })

  it('editing one card of a deck does not reorder the others', () => {
    const order = (deck: string[]) => {
      const game = startCoop({ ...start, setup: { ...start.setup, deck: { p1: deck } } })
      pick(game, 'mix')
      return game.table.zone('p1.deck').cards.map((card) => card.id.split('-')[0])
    }
    const before = order(['ada', 'gull', 'squall', 'shutter', 'ada', 'gull'])
    const after = order(['ada', 'gull', 'squall', 'great-lamp', 'ada', 'gull'])
    expect(before).not.toEqual(['0', '1', '2', '3', '4', '5'].map((n) => `p1/deck/${n}`))
    expect(after.filter((id) => id !== 'p1/deck/3')).toEqual(before.filter((id) => id !== 'p1/deck/3'))
  })

  it('adding a card keeps the order of the others, whether it joins their deck or is dealt before them', () => {
    const storm = ['gull', 'squall', 'gull', 'squall', 'gull', 'squall', 'gull', 'squall']
    const order = (setup: object) =>
      startCoop({ ...start, setup: { ...start.setup, storm, ...setup } })
        .table.zone('storm-deck')
        .cards.map((card) => card.id)
    const before = order({})
    const longer = order({ storm: [...storm, 'shutter'] })
    expect(longer).toHaveLength(9)
    expect(longer.filter((id) => !id.includes('shutter'))).toEqual(before)
    // a card that is dealt earlier changes the numbers of all later cards, but not their ids
    expect(order({ deck: { p1: ['ada', ...start.setup.deck.p1] } })).toEqual(before)
    expect(order({ yard: { p1: ['dealer', 'ada', 'gull'] } })).toEqual(before)
  })

  it('new dice change unknown cards only, and are undone and replayed like any input', () => {
    const game = startCoop(start)
    const deck = () => game.table.zone('p1.deck').cards.map((card) => card.id)
    const known = game.table.zone('p1.deck').cards[2]
    const before = deck()
    const hash = game.hash
    expect(game.advance([{ kind: 'dice', seed: 'luck' }])).toBeUndefined()
    expect(deck()).not.toEqual(before)
    expect(deck().slice().sort()).toEqual(before.slice().sort())
    checkHash(game.table)
    pick(game, 'roll')
    const again = startCoop({ ...start, inputs: game.table.record.inputs })
    expect(again.hash).toBe(game.hash)
    game.rewind(0)
    expect(game.hash).toBe(hash)
    expect(deck()).toEqual(before)
    // a card that a player has seen must stay where it is
    tamper(game, () => {
      game.table.write(known as never, 'fields', 'seenBy', ['p1'])
      newDice('other')
    })
    expect(game.table.zone('p1.deck').cards[2]).toBe(known)
  })
})

describe('manual moves', () => {
  it('are inputs: undone, replayed, and refused if they are impossible', () => {
    const start = { setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['great-lamp'] } }
    const game = startCoop(start)
    const hash = game.hash
    expect(game.advance([{ kind: 'move', move: { move: 'token', card: 'p1/yard/0-ada', token: 'damage', by: 2 } }])).toBeUndefined()
    expect(find(game, 'ada').token('damage')).toBe(2)
    expect(storyKinds(game)).toContain('moved-by-hand')
    expect(startCoop({ ...start, inputs: game.table.record.inputs }).hash).toBe(game.hash)
    const after = game.hash
    for (const move of [
      {},
      { move: 'token', card: 'nobody', token: 'damage', by: 1 },
      { move: 'token', card: 'p1/yard/0-ada', token: 'damage', by: 0.5 },
      { move: 'zone', card: 'p1/yard/0-ada', to: 'moon' },
      { move: 'jump', card: 'p1/yard/0-ada' },
      { move: 'field', card: 'p1/yard/0-ada', field: 'x', value: 0.5 },
    ]) {
      expect(game.advance([{ kind: 'move', move }])?.why.code).toMatch(/^refused\./)
      expect(game.hash).toBe(after)
      expect(game.table.record.inputs).toHaveLength(1)
    }
    game.rewind(0)
    expect(game.hash).toBe(hash)
  })
})

it('a game can begin from a position, and is then the same as one that was played to it', () => {
  const game = startCoop({ ...RICH })
  playOn(game, [5, 2, 8, 1, 9])
  const { position } = game.keyframeNow()
  const other = new Game({
    ruleset: coop,
    library: libraryOf(RICH.cards),
    setup: { kind: 'position', position: JSON.parse(JSON.stringify(position)) },
    seed: 'ignored',
    strict: 'on',
  })
  other.table.run.latch instanceof Suspend || expect.unreachable()
  expect(other.table.zone('sky').cards.map((card) => card.id)).toEqual(game.table.zone('sky').cards.map((card) => card.id))
  checkHash(other.table)
})

it('the duel is played to its end by bots, at once and in steps', () => {
  const setup = RICH_DUEL
  for (let seed = 1; seed < 5; seed++) {
    const game = startDuel({ setup, answerer: bot(seed) })
    expect(game.outcome).toBeDefined()
    const steps = startDuel({ setup })
    const mind = bot(seed)
    while (steps.question) answer(steps, mind(asked(steps)))
    expect(steps.hash).toBe(game.hash)
  }
})
