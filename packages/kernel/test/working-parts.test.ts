import { describe, expect, it } from 'vitest'
import { carryOutDelayed, endEffects, startDelayed, startLasting } from '../src/effects.ts'
import {
  askNumber,
  atTable,
  type Card,
  type CardDefinition,
  defineCard,
  isPrevented,
  type KeywordDefinition,
  type Part,
  preventedBy,
  table,
} from '../src/index.ts'
import type { Game } from '../src/internal.ts'
import { usesFor } from '../src/uses-for.ts'
import { find, startCoop, tamper } from './helpers.ts'
import { addToken, destroy } from './rulesets/coop.ts'
import { action, forced, lasting, modifier } from './rulesets/parts.ts'

/**
 * Every kind of part, on its own card and as part of a keyword: it affects the cards that it names and no others, and has no effect if it
 * was switched off after a fault or if the text of its card is blank.
 */

/**
 * The table: `speaker` has the part; `friend` is another card of the same player, `foreign` a card of the other player, and `host` the card
 * to which the speaker is attached.
 */
const SEATS = ['p1', 'p2']
type Seen = 'speaker' | 'friend' | 'foreign' | 'host'

const keeper = (slug: string, parts: readonly Part[] = [], facts: object = {}): CardDefinition =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 9, ...facts }, parts)

interface Told {
  readonly part: Part
  /** `card`: the part is in its text; `keyword`: the part belongs to a keyword that it prints. */
  readonly by: 'card' | 'keyword'
  readonly lies?: 'on the host' | 'alone'
  readonly off?: 'switched off' | 'blank'
}

/** Opens a game in which the speaker has this part. */
function gameWith({ part, by, lies = 'alone', off }: Told): Game {
  const blanking = keeper(
    'blanking',
    off === 'blank' ? [modifier('hush', 'blank', 'permit', true, { on: (card) => card.slug === 'speaker' })] : [],
  )
  const keywords: readonly KeywordDefinition[] = [{ slug: 'odd', pack: 't', number: 'none', parts: by === 'keyword' ? [part] : [] }]
  const speaker = keeper('speaker', by === 'card' ? [part] : [], { keywords: by === 'keyword' ? { odd: 1 } : {} })
  const game = startCoop({
    strict: 'off',
    cards: [speaker, keeper('friend'), keeper('foreign'), keeper('host'), blanking],
    keywords,
    setup: { seats: SEATS, yard: { p1: ['friend', 'speaker', 'host', 'blanking'], p2: ['foreign'] }, sky: ['gull'], storm: ['great-lamp'] },
  })
  if (lies === 'on the host') tamper(game, (t) => t.move(find(game, 'speaker'), t.zoneOn(find(game, 'host'), 'tools')))
  if (off === 'switched off')
    tamper(game, (t) => {
      t.registry.settle()
      t.setNote('muted', [`t:${by === 'card' ? 'speaker' : 'odd'}#${part.slug}`])
    })
  return game
}

const cardsOf = (game: Game) =>
  Object.fromEntries((['speaker', 'friend', 'foreign', 'host'] as const).map((name) => [name, find(game, name)])) as Record<Seen, Card>
const seen = (game: Game, holds: (card: Card) => boolean): readonly string[] =>
  tamper(game, () => Object.entries(cardsOf(game)).flatMap(([name, card]) => (holds(card) ? [name] : [])))

const stronger = (game: Game) => seen(game, (card) => askNumber(card, 'strength') > 1)
const safe = (game: Game) => seen(game, (card) => isPrevented({ kind: 'damaged', subject: card, amount: 1 }))

const isOther = (card: Card): boolean => card.slug === 'friend' || card.slug === 'foreign'
type On = 'self' | 'host' | 'controller' | ((card: Card) => boolean)
const ons: readonly (readonly [name: string, on: On, expected: readonly Seen[]])[] = [
  ['its own card', 'self', ['speaker']],
  ['its host', 'host', ['host']],
  ['cards that it describes', isOther, ['friend', 'foreign']],
]

describe.each(['card', 'keyword'] as const)('of a %s', (by) => {
  describe.each(ons)('a constant ability on %s', (_, on, expected) => {
    const lies = on === 'host' ? 'on the host' : 'alone'
    const changes = modifier('a', 'strength', 'add', 1, { on })
    const forbids = modifier('a', 'cannot damaged', 'forbid', true, { on })
    it('changes these cards and no others', () => expect(stronger(gameWith({ part: changes, by, lies }))).toEqual(expected))
    it('forbids events for these cards and no others', () => expect(safe(gameWith({ part: forbids, by, lies }))).toEqual(expected))
    it('does nothing when it is switched off', () => {
      expect(stronger(gameWith({ part: changes, by, lies, off: 'switched off' }))).toEqual([])
      expect(safe(gameWith({ part: forbids, by, lies, off: 'switched off' }))).toEqual([])
    })
    if (by === 'card')
      it('does nothing when the text of its card is blank', () => {
        expect(stronger(gameWith({ part: changes, by, lies, off: 'blank' }))).toEqual([])
        expect(safe(gameWith({ part: forbids, by, lies, off: 'blank' }))).toEqual([])
      })
    it('does nothing while its condition does not hold', () => {
      expect(stronger(gameWith({ part: { ...changes, while: () => false }, by, lies }))).toEqual([])
      expect(safe(gameWith({ part: { ...forbids, while: () => false }, by, lies }))).toEqual([])
    })
  })

  it('a constant ability on its controller forbids events for that player, and for no other', () => {
    const part = modifier('a', 'cannot oilGained', 'forbid', true, { on: 'controller' })
    const dry = (told: Partial<Told>) => {
      const game = gameWith({ part, by, ...told })
      return tamper(game, (t) => t.seats.filter((subject) => isPrevented({ kind: 'oilGained', subject, amount: 1 })).map(({ id }) => id))
    }
    expect([dry({}), dry({ off: 'switched off' })]).toEqual([['p1'], []])
  })

  it('several copies of a constant ability that counts once change a card once', () => {
    const part = modifier('a', 'strength', 'add', 1, { on: isOther, stacking: 'once' })
    const each = modifier('a', 'strength', 'add', 1, { on: isOther })
    const strength = (one: Part) => {
      const game = startCoop({
        strict: 'off',
        cards: [keeper('speaker', by === 'card' ? [one] : [], { keywords: by === 'keyword' ? { odd: 1 } : {} }), keeper('friend')],
        keywords: [{ slug: 'odd', pack: 't', number: 'none', parts: by === 'keyword' ? [one] : [] }],
        setup: { yard: { p1: ['speaker', 'speaker', 'friend'] }, sky: ['gull'], storm: ['great-lamp'] },
      })
      return tamper(game, () => askNumber(find(game, 'friend'), 'strength'))
    }
    expect([strength(part), strength(each)]).toEqual([2, 3])
  })

  it('an action is offered to its user, and not when it is switched off or blank', () => {
    const part = action('a', ({ self }) => addToken(self, 'used', 1), { could: () => true })
    const offered = (told: Partial<Told>) => {
      const game = gameWith({ part, by, ...told })
      return tamper(game, (t) => t.seats.map((seat) => usesFor(seat, ['action']).filter(({ self }) => self.slug === 'speaker').length))
    }
    expect([offered({}), offered({ off: 'switched off' })]).toEqual([
      [1, 0],
      [0, 0],
    ])
    if (by === 'card') expect(offered({ off: 'blank' })).toEqual([0, 0])
  })

  it('an action with the words of two open windows is offered once', () => {
    const part = action('a', ({ self }) => addToken(self, 'used', 1), { could: () => true })
    const game = gameWith({ part: { ...part, words: ['action', 'sudden'] }, by })
    const offers = (...words: string[]) =>
      tamper(game, (t) => usesFor(t.seats[0] as Card, words).filter(({ self }) => self.slug === 'speaker').length)
    expect([offers('action'), offers('sudden'), offers('action', 'sudden'), offers('other')]).toEqual([1, 1, 1, 0])
  })

  it('a forced ability responds to its event, and not when it is switched off or blank', () => {
    type Of = 'any' | 'self' | 'host' | ((card: Card | undefined) => boolean)
    const heard = (of: Of, hurt: Seen, told: Partial<Told> = {}) => {
      const game = gameWith({
        part: forced('a', 'after', 'oilGained', ({ self }) => addToken(self, 'heard', 1), { of: of as never }),
        by,
        ...told,
      })
      return tamper(game, (t) => {
        const before = cardsOf(game).speaker.token('heard')
        t.happening.together([{ kind: 'oilGained', subject: cardsOf(game)[hurt], amount: 1 }])
        return cardsOf(game).speaker.token('heard') - before
      })
    }
    expect(heard('any', 'friend')).toBe(1)
    expect([heard('self', 'speaker'), heard('self', 'friend')]).toEqual([1, 0])
    expect([heard((card) => card?.slug === 'foreign', 'foreign'), heard((card) => card?.slug === 'foreign', 'friend')]).toEqual([1, 0])
    expect([heard('host', 'host', { lies: 'on the host' }), heard('host', 'friend', { lies: 'on the host' })]).toEqual([1, 0])
    expect(heard('any', 'friend', { off: 'switched off' })).toBe(0)
    if (by === 'card') expect(heard('any', 'friend', { off: 'blank' })).toBe(0)
  })

  it('a state check finds its events, and not when it is switched off or blank', () => {
    const part: Part = {
      kind: 'check',
      slug: 'a',
      find: ({ self }) => (self.token('mark') === 1 && self.token('oil') === 0 ? [{ kind: 'oilGained', subject: self, amount: 4 }] : []),
    }
    const found = (told: Partial<Told> = {}) => {
      const game = gameWith({ part, by, ...told })
      return tamper(game, (t) => {
        t.write(cardsOf(game).speaker, 'tokens', 'mark', 1)
        t.happening.together([{ kind: 'oilGained', subject: cardsOf(game).friend, amount: 1 }])
        t.write(cardsOf(game).speaker, 'tokens', 'mark', 0)
        return cardsOf(game).speaker.token('oil') > 0 ? 'found' : 'none'
      })
    }
    expect([found(), found({ off: 'switched off' })]).toEqual(['found', 'none'])
    if (by === 'card') expect(found({ off: 'blank' })).toBe('none')
  })
})

describe('effects that a card started', () => {
  const glow = lasting('glow', 'strength', 'add', 1, (card, params) => card.slug === params.on)
  const toll: Part = {
    kind: 'delayed',
    slug: 'toll',
    effect: ({ self }, params) => addToken(self, 'tolled', (params.by as number | undefined) ?? 1),
  }
  const opened = (off?: Told['off'], part: Part = glow) => {
    const game = gameWith({ part, by: 'card', ...(off ? { off } : {}) })
    tamper(game, () => {
      if (part === glow)
        startLasting({ from: find(game, 'speaker'), slug: 'glow', stat: 'strength', until: 'round', params: { on: 'friend' } })
      else startDelayed(find(game, 'speaker'), 'toll', 'dusk', { by: 2 })
    })
    return game
  }

  it('last on the cards that they describe until the moment at which they end, and do nothing when they are switched off', () => {
    const game = opened()
    expect(stronger(game)).toEqual(['friend'])
    expect(tamper(game, () => endEffects(['phase']))).toBe(0)
    expect(stronger(game)).toEqual(['friend'])
    expect(tamper(game, () => endEffects(['round']))).toBe(1)
    expect(stronger(game)).toEqual([])
    expect(stronger(opened('switched off'))).toEqual([])
  })

  it('last on the given cards, and on no others', () => {
    const game = gameWith({ part: glow, by: 'card' })
    tamper(game, () =>
      startLasting({
        from: find(game, 'speaker'),
        slug: 'shine',
        stat: 'strength',
        until: 'round',
        plain: { targets: [find(game, 'host')], way: 'add', value: 1 },
      }),
    )
    expect(stronger(game)).toEqual(['host'])
  })

  it('forbid only events with the given parts', () => {
    const game = gameWith({ part: glow, by: 'card' })
    const forbid = (params: object) =>
      startLasting({
        from: find(game, 'speaker'),
        slug: 'shield',
        stat: 'cannot damaged',
        until: 'round',
        plain: { targets: [find(game, 'friend')], way: 'forbid', value: true },
        params: params as never,
      })
    tamper(game, () => forbid({ amount: 2, from: find(game, 'host').id }))
    const by = (amount: number, from: Seen) =>
      tamper(game, () => preventedBy({ kind: 'damaged', subject: find(game, 'friend'), amount, from: find(game, from) }))
    expect([by(2, 'host'), by(1, 'host'), by(2, 'foreign')]).toEqual(['t:speaker#shield', undefined, undefined])
    expect(safe(game)).toEqual([])
  })

  it('resolve once, at the moment for which they were delayed, and do nothing when they are switched off', () => {
    const tolled = (game: Game, ...moments: string[]) =>
      tamper(game, () => {
        for (const moment of moments) carryOutDelayed(moment)
        return find(game, 'speaker').token('tolled')
      })
    const game = opened(undefined, toll)
    expect([tolled(game, 'dawn'), tolled(game, 'dusk'), tolled(game, 'dusk')]).toEqual([0, 2, 2])
    expect(tolled(opened('switched off', toll), 'dusk')).toBe(0)
  })
})

it('a card that has left play has no working parts', () => {
  const part = modifier('a', 'strength', 'add', 1, { on: isOther })
  const game = gameWith({ part, by: 'card' })
  expect(stronger(game)).toEqual(['friend', 'foreign'])
  tamper(game, () => destroy(find(game, 'speaker')))
  expect(atTable(game.table, () => table().card('p1/yard/0-friend').id)).toContain('friend')
  expect(stronger(game)).toEqual([])
})
