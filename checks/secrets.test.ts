/**
 * Tests that hidden information does not leak. For every seat, all data that the game gives to the seat is collected; then two cards that the seat
 * may not know are exchanged. The data must stay the same, byte for byte, whatever the scripts do. The duel is tested in
 * `packages/kernel/test/doors.test.ts`.
 */
import { atTable, type Card, type JsonObject, mayKnow, type Part } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { differences, pairHiddenFrom } from '@questwright/lab/doors'
import {
  action,
  allPlayers,
  type CardScript,
  cannot,
  card,
  cardById,
  charactersInPlay,
  encounterDeck,
  forced,
  modifier,
  putOnTop,
  raiseThreat,
  topCards,
} from '@questwright/lcg'
import { game as lcg } from '@questwright/lcg/engine'
import { describe, expect, test } from 'vitest'

// ── an invented pack ────────────────────────────────────────

const hero: JsonObject = { type: 'hero', sphere: 'lore', threatCost: 8, willpower: 2, attack: 1, defense: 1, hitPoints: 9 }
const ally: JsonObject = { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }
const event: JsonObject = { type: 'event', sphere: 'lore', cost: 0 }

interface Hostile {
  /** The abilities of the cards: `keeper` is the hero of p1, `warden` that of p2, whose deck contains `drum` and `lamp`. */
  readonly [slug: string]: readonly Part[]
}

function deal(parts: Hostile, seed: string): Game {
  const library = lcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: {
          keeper: hero,
          warden: hero,
          bell: ally,
          drum: ally,
          lamp: event,
          horn: ally,
          crow: { type: 'enemy', encounterSet: 'made', engagementCost: 40, threat: 1, attack: 1, defense: 0, hitPoints: 2, quantity: 8 },
          moor: { type: 'location', encounterSet: 'made', threat: 1, questPoints: 3, quantity: 8 },
          road: { type: 'quest', stage: 1, encounterSets: ['made'], sides: { A: {}, B: { questPoints: 40 } } },
        },
        keywords: {},
        scenarios: { road: { quest: ['road'], encounterSets: ['made'] } },
        titles: {},
        scripts: Object.entries(parts).map(([slug, own]) => lcg.scriptIn(card(slug, own)) as CardScript),
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const deck = (name: string, own: string, cards: JsonObject) => ({ name, kind: 'starter', heroes: [`made-up:${own}`], cards })
  return new Game({
    ruleset: lcg.ruleset,
    library,
    seed,
    setup: {
      kind: 'scenario',
      scenario: 'made-up:scenario/road',
      mode: 'standard',
      decks: [
        deck('one', 'keeper', { 'made-up:bell': 6, 'made-up:horn': 6 }) as unknown as JsonObject,
        deck('two', 'warden', { 'made-up:drum': 7, 'made-up:lamp': 7, 'made-up:horn': 2 }) as unknown as JsonObject,
      ],
    },
  })
}

/** Plays with the smallest legal answers until a window in which p1 may act. */
function untilWindow(game: Game, seat: string): void {
  for (let i = 0; i < 40 && game.question; i++) {
    const { spec } = game.question
    if (spec.name === 'action-window' && spec.who.id === seat && spec.parts?.window !== undefined) return
    answerLeast(game)
  }
  throw new Error(`${seat} is never asked`)
}

function answerLeast(game: Game): void {
  const { key, spec, options } = game.question as NonNullable<Game['question']>
  const value =
    spec.shape === 'number'
      ? spec.least
      : options.some((option) => option.key === 'pass')
        ? ['pass']
        : options.slice(0, spec.shape === 'order' ? options.length : spec.least).map((option) => option.key)
  const refused = game.advance([{ kind: 'answer', question: key, value: value as never }])
  if (refused) throw new Error(JSON.stringify(refused))
}

const second = () => allPlayers()[1] as ReturnType<typeof allPlayers>[number]
const isInHand = (id: string): boolean => cardById(id)?.zone.name === 'hand'

/** An allowed difference: the number of such cards in the hand decides how many abilities can be used, but nobody learns which cards they are. */
const GIVEN = 'an ability that a card in a hand gives'

/** Hostile scripts, made from leaks that were found and from variants: each tries to make visible data depend on a card that may not be known. */
const HOSTILE: { readonly [what: string]: Hostile } = {
  'a number of cards in a hand': { drum: [modifier('willpower', { on: (one) => one.isHero, by: 1, where: ['hand'], stacking: 'once' })] },
  'a number of cards in a deck': { drum: [modifier('willpower', { on: (one) => one.isHero, by: 1, where: ['deck'], stacking: 'once' })] },
  'numbers of two cards in a hand that are the same': {
    drum: [modifier('willpower', { on: (one) => one.isHero, by: 1, where: ['hand'] })],
    lamp: [modifier('willpower', { on: (one) => one.isHero, by: 1, where: ['hand'] })],
  },
  'words of cards in a hand': { drum: [modifier('traits', { on: (one) => one.isHero, gain: 'Drummer', where: ['hand'] })] },
  'a "cannot" of a card in a hand': {
    drum: [cannot('threatRaised', { where: ['hand'], on: () => true })],
    keeper: [action(({ you }) => raiseThreat(you, 1))],
  },
  [GIVEN]: {
    drum: [
      action({ given: (one: { readonly isHero: boolean }) => one.isHero, where: ['hand'] } as never, ({ you }) => raiseThreat(you, 2)),
    ],
  },
  'a compulsory effect in a hand': {
    drum: [forced.after('threatRaised', { where: ['hand'] }, () => raiseThreat(second(), 1))],
    keeper: [action(({ you }) => raiseThreat(you, 1))],
  },
  'a fault of a card in a hand': {
    drum: [
      modifier('willpower', {
        on: (one) => one.isHero,
        by: () => {
          throw new Error('p2/drum/1')
        },
        where: ['hand'],
      }),
    ],
  },
  'a forecast by id': {
    keeper: [action({ could: () => true }, ({ you }) => raiseThreat(you, isInHand('p2/drum/1') ? 11 : 12))],
  },
  'a forecast by slug': {
    keeper: [action({ could: () => true }, ({ you }) => raiseThreat(you, second().hand[0]?.slug === 'drum' ? 11 : 12))],
  },
  'a forecast by what includes it': {
    keeper: [
      action({ could: () => true }, ({ you }) =>
        raiseThreat(you, second().hand.includes(cardById('p2/drum/1') as NonNullable<ReturnType<typeof cardById>>) ? 11 : 12),
      ),
    ],
  },
  'a forecast by the stats of a card': {
    drum: [modifier('willpower', { by: 5, where: ['hand'] })],
    keeper: [action({ could: () => true }, ({ you }) => raiseThreat(you, cardById('p2/drum/1')?.willpower ?? 0))],
  },
  'a forecast by what is in play': {
    keeper: [
      action({ could: () => true }, ({ you }) => raiseThreat(you, cardById('p2/drum/1')?.controller ? 11 : charactersInPlay().length)),
    ],
  },
  'an offer by slug': {
    keeper: [
      action(({ you }) => {
        if (second().hand.filter((one) => one.slug === 'drum').length >= 2) raiseThreat(you, 1)
      }),
    ],
  },
  'an offer by id': {
    keeper: [
      action(({ you }) => {
        if (isInHand('p2/drum/1')) raiseThreat(you, 1)
      }),
    ],
  },
  'an offer by what its author says': {
    keeper: [action({ could: () => isInHand('p2/drum/1') }, ({ you }) => raiseThreat(you, 1))],
  },
  'an offer by the top card of a deck': {
    keeper: [
      action(({ you }) => {
        if (topCards('encounter-deck', 1)[0]?.isEnemy) raiseThreat(you, 1)
      }),
    ],
  },
  'an offer by a target': {
    keeper: [
      action({ targets: () => encounterDeck().find((one) => one.isEnemy) } as never, ({ you, targets }) => {
        if (targets) raiseThreat(you, 1)
      }),
    ],
  },
  'an ability of another player that depends on their hand': {
    warden: [
      action(({ you }) => {
        if (you.hand.some((one) => one.slug === 'drum')) raiseThreat(you, 1)
      }),
    ],
  },
}

/** Dice that select the pairs to exchange. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % sides
  }
}

/**
 * Collects all visible data of a game while pairs are exchanged: every card with that slug, and some more.
 * @param which a card in a hand is exchanged with another card of a deck, or with a copy in the deck. Two cards in the same zone could hardly be
 * distinguished by any data
 */
function lookThrough(
  game: Game,
  pairs: number,
  seed: number,
  slug?: string,
  which: 'others' | 'copies' = 'others',
): { readonly found: string[]; readonly compared: number } {
  const dice = diceOf(seed)
  const found: string[] = []
  let compared = 0
  const t = game.table
  const frame = game.keyframeNow()
  const stretch = { position: frame.position as unknown as JsonObject, inputs: t.record.inputs.slice(frame.inputs, t.record.consumed) }
  for (const { id } of t.seats) {
    const hidden = atTable(t, () => t.cards.filter((one) => one.zone.id !== 'kernel' && one.face === 'up' && !mayKnow(one, [id])))
    const wanted = hidden.filter((one) => one.slug === slug)
    const chosen = wanted.flatMap((one) => {
      const isWanted = (other: Card): boolean => (other.slug === slug) === (which === 'copies')
      const others = hidden.filter((other) => isWanted(other) && other.ownerName === one.ownerName && other.zone !== one.zone)
      return others.length === 0 ? [] : [[one, others[dice(others.length)] as Card] as const]
    })
    for (let i = 0; i < pairs; i++) {
      const pair = pairHiddenFrom(t, [id], dice)
      if (pair) chosen.push(pair)
    }
    for (const pair of chosen) {
      const told = differences(game, stretch, id, pair)
      if (!told) continue
      compared++
      found.push(...told.map(({ message }) => message))
    }
  }
  return { found, compared }
}

describe('exchanging two hidden cards changes nothing that a viewer who may know neither can read', () => {
  test.each(Object.keys(HOSTILE))('%s', { timeout: 60_000 }, (what) => {
    const game = deal(HOSTILE[what] as Hostile, 'a')
    let compared = 0
    const look = (seed: number): void => {
      const looked = lookThrough(game, what === GIVEN ? 0 : 2, seed, 'drum', what === GIVEN ? 'copies' : 'others')
      compared += looked.compared
      expect(looked.found).toEqual([])
    }
    untilWindow(game, 'p1')
    look(1)
    // p1's options, and the question that follows from each
    const { key, options } = game.question as NonNullable<Game['question']>
    if ((options[0]?.key ?? 'pass') !== 'pass') game.advance([{ kind: 'answer', question: key, value: [options[0]?.key as string] }])
    if (game.question) look(2)
    expect(compared).toBeGreaterThan(4)
  })
})

test('the test finds a real leak: a restriction that looks into another hand and decides what is offered, as its author wants', () => {
  const looks = { keeper: [action({ when: () => isInHand('p2/drum/2'), could: () => true }, ({ you }) => raiseThreat(you, 1))] }
  const game = deal(looks, 'a')
  untilWindow(game, 'p1')
  expect(lookThrough(game, 0, 1, 'drum').found.join('\n')).toMatch(/p1 can tell made-up:drum \(p2\/drum\/2\) from .* by offers/)
})

describe('other data of a viewer', () => {
  const told = (game: Game, seat: string) => {
    game.forgetViewer(seat)
    return game.reply([seat]).viewers[seat]
  }
  const find = (game: Game, id: string): Card => game.table.card(id)

  test('`why` says the same of a hidden card and of a card that does not exist', () => {
    const game = deal({}, 'a')
    const says = (id: string): string => {
      try {
        game.why.explain(id, 'p1')
      } catch (thrown) {
        return (thrown as Error).message.replaceAll(id, '?')
      }
      return 'told'
    }
    expect(says('p2/drum/1')).toBe(says('p2/bell/1'))
    expect(says('p2/drum/1')).toMatch(/it is hidden, or not there/)
    expect(says('p1/keeper')).toBe('told')
  })

  test('a fault of a card in a hand names the card only to players who know such a card', () => {
    const fail = (): never => {
      throw new Error('it failed')
    }
    const game = deal({ drum: [forced.after('threatRaised', { where: ['hand'], slug: 'it' }, fail)] }, 'a')
    for (let i = 0; i < 80 && game.table.record.faults.length === 0; i++) answerLeast(game)
    const muted = (seat: string) => told(game, seat)?.story.find(({ kind }) => kind === 'muted')?.parts
    expect(game.table.record.faults.map(({ ability }) => ability)).toEqual(['made-up:drum#it'])
    expect(muted('p1')).toEqual({ known: 'no', reason: 'script-error' })
    expect(muted('p2')).toEqual({ known: 'yes', reason: 'script-error', ability: 'made-up:drum#it' })
  })

  test('compulsory effects of cards in another hand are put into an order without being named, before they are used', () => {
    const beats = (slug: string) => forced.after('threatRaised', { where: ['hand'], slug }, () => raiseThreat(second(), 0))
    const game = deal(
      { drum: [beats('beat')], lamp: [beats('shine')], horn: [beats('blow')], keeper: [action(({ you }) => raiseThreat(you, 1))] },
      'a',
    )
    untilWindow(game, 'p1')
    for (let i = 0; i < 30 && !game.question?.spec.name.startsWith('next-'); i++) answerLeast(game)
    expect(game.question?.spec.name).toBe('next-after-forced')
    const { who } = (game.question as NonNullable<Game['question']>).spec
    const question = told(game, who.id)?.question
    const hidden = question?.options.filter(({ key }) => key.startsWith('hidden#')) ?? []
    expect(hidden.length).toBeGreaterThan(1)
    expect(hidden[0]).toEqual({
      key: 'hidden#1',
      card: { card: 'hidden' },
      label: { code: 'use-ability', parts: { ability: 'hidden', card: { card: 'hidden' } } },
    })
    const other = who.id === 'p1' ? 'p2' : 'p1'
    const text = JSON.stringify(question)
    for (const { id } of game.table.zone(`${other}.hand`).cards) expect(text).not.toContain(id)
    // the forecast ends before it could reveal the card, also where a client guesses the card's name
    const raw = game.question?.options.find(({ card }) => card?.ownerName === other)?.key as string
    const forecast = game.forecast(who.id, { question: question?.key ?? '', options: ['hidden#1', raw] })
    expect(forecast?.options).toEqual({ 'hidden#1': { follows: [], unknown: [{ code: 'unknown.hidden', parts: {} }], guessed: [] } })
    expect(game.advance([{ kind: 'answer', question: question?.key ?? '', value: ['hidden#1'], by: who.id }])).toBeUndefined()
  })

  test('a card that is put on top of its deck unseen is known to no player; one that was seen, to the players who saw it', () => {
    const game = deal({ keeper: [action({ could: () => true }, ({ you }) => putOnTop(you.deck[0]))] }, 'a')
    untilWindow(game, 'p1')
    const { key, options } = game.question as NonNullable<Game['question']>
    const [bottom] = atTable(game.table, () => game.table.zone('p1.deck').cards) as [Card]
    game.advance([{ kind: 'answer', question: key, value: [options[0]?.key as string] }])
    const [top] = game.table.zone('p1.deck').cards.slice(-1)
    expect(top?.id).toBe(bottom.id)
    expect(atTable(game.table, () => ['p1', 'p2'].filter((seat) => mayKnow(find(game, bottom.id), [seat])))).toEqual([])
  })

  test('the story entry of something that a "cannot" prevents does not name the card in a hand that has the "cannot"', () => {
    const game = deal(HOSTILE['a "cannot" of a card in a hand'] as Hostile, 'a')
    untilWindow(game, 'p1')
    for (let i = 0; i < 80 && !game.table.record.story.some(({ kind }) => kind === 'prevented'); i++) answerLeast(game)
    expect(game.table.record.story.some(({ kind }) => kind === 'prevented')).toBe(true)
    expect(JSON.stringify(told(game, 'p1')?.story)).not.toContain('made-up:drum')
  })
})
