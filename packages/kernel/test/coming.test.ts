import { describe, expect, it } from 'vitest'
import { startDelayed, startLasting } from '../src/effects.ts'
import { type Card, defineCard, type KeywordDefinition, tell } from '../src/index.ts'
import type { Game } from '../src/internal.ts'
import { find, pick, startCoop, tamper } from './helpers.ts'
import { choose, coop, damage, inSky } from './rulesets/coop.ts'
import { action, forced, lasting, modifier, response } from './rulesets/parts.ts'

/**
 * What a game announces for the end of the step, the phase and so on: lasting effects that end, and abilities that will trigger. Also which
 * abilities its last events triggered.
 */

const keeper = (slug: string, parts: Parameters<typeof defineCard>[2] = [], facts: object = {}) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 9, ...facts }, parts)

const lighter = keeper('lighter', [
  lasting('glow', 'strength', 'add', 3, (card) => card.slug === 'lighter'),
  { kind: 'delayed', slug: 'keep', effect: () => tell('kept') },
  forced('rest', 'after', 'ends', () => tell('rest')),
])
const weary: KeywordDefinition = {
  slug: 'weary',
  pack: 't',
  number: 'none',
  parts: [forced('sleep', 'after', 'ends', () => tell('sleep'))],
}
const sleeper = keeper('sleeper', [], { keywords: { weary: 1 } })
const begun = (): Game =>
  startCoop({
    ruleset: { ...coop, ends: ['ends'] },
    cards: [lighter, sleeper],
    keywords: [weary],
    setup: { seats: ['p1', 'p2'], yard: { p1: ['lighter', 'ada'], p2: ['sleeper'] }, sky: ['gull'], storm: ['gull'] },
  })
const hide = (game: Game, word: string) => tamper(game, (t) => t.move(find(game, word), t.zone('p1.hand')))
const coming = (game: Game, what: string, viewer?: string) => game.why.coming(viewer).filter((one) => one.what === what)

describe('coming moments: the game lists', () => {
  const ref = (game: Game, word: string) => ({ card: find(game, word).id, code: find(game, word).code })

  it('a lasting effect with its end, and its change and its cards if they are known in advance', () => {
    const game = begun()
    const [from, ada] = [find(game, 'lighter'), find(game, 'ada')]
    tamper(game, () => {
      startLasting({ from, slug: 'aid', stat: 'strength', until: 'round', plain: { targets: [ada], way: 'add', value: 2 } })
      startLasting({ from, slug: 'glow', stat: 'strength', until: 'dawn' })
    })
    expect(coming(game, 'ends')).toEqual([
      {
        ...{ what: 'ends', when: 'round', name: 't:lighter#aid', card: ref(game, 'lighter') },
        ...{ stat: 'strength', way: 'add', value: 2, targets: [ref(game, 'ada')] },
      },
      { what: 'ends', when: 'dawn', name: 't:lighter#glow', card: ref(game, 'lighter'), stat: 'strength' },
    ])
  })

  it('a delayed effect with its moment', () => {
    const game = begun()
    tamper(game, () => startDelayed(find(game, 'lighter'), 'keep', 'dusk', {}, 'dawn'))
    expect(coming(game, 'fires')).toEqual([{ what: 'fires', when: 'dusk', name: 't:lighter#keep', card: ref(game, 'lighter') }])
    expect(coming(game, 'ends')).toEqual([])
  })

  it('the abilities of cards and keywords that will trigger at the end of something', () => {
    const game = begun()
    expect(coming(game, 'answers')).toEqual([
      { what: 'answers', when: 'ends', name: 't:lighter#rest', card: ref(game, 'lighter') },
      { what: 'answers', when: 'ends', name: 't:weary#sleep', card: ref(game, 'sleeper') },
    ])
  })

  it('no ability that is switched off after a fault', () => {
    const game = begun()
    tamper(game, (t) => t.setNote('muted', ['t:lighter#rest']))
    expect(coming(game, 'answers').map(({ name }) => name)).toEqual(['t:weary#sleep'])
    tamper(game, (t) => t.setNote('muted', ['t:weary#sleep']))
    expect(coming(game, 'answers').map(({ name }) => name)).toEqual(['t:lighter#rest'])
  })

  it('a card that is hidden now with its code only, and no hidden targets', () => {
    const game = begun()
    const [from, ada] = [find(game, 'lighter'), find(game, 'ada')]
    tamper(game, () => {
      startLasting({ from, slug: 'aid', stat: 'strength', until: 'round', plain: { targets: [from, ada], way: 'add', value: 2 } })
      startDelayed(from, 'keep', 'dusk', {})
    })
    hide(game, 'lighter')
    expect(coming(game, 'ends', 'p2')).toMatchObject([{ card: { card: 'hidden', code: 't:lighter' }, targets: [ref(game, 'ada')] }])
    expect(coming(game, 'fires', 'p2')).toMatchObject([{ card: { card: 'hidden', code: 't:lighter' } }])
    for (const viewer of ['p1', 'p1+p2', undefined])
      expect(coming(game, 'ends', viewer)).toMatchObject([
        { card: ref(game, 'lighter'), targets: [ref(game, 'lighter'), ref(game, 'ada')] },
      ])
    hide(game, 'ada')
    expect(coming(game, 'ends', 'p2')[0]).not.toHaveProperty('targets')
  })

  it('no ability of a card that the seat may not know', () => {
    const nurse = keeper('nurse', [forced('watch', 'after', 'ends', () => tell('watch'), { where: ['hand'] })])
    const game = startCoop({
      ruleset: { ...coop, ends: ['ends'] },
      cards: [nurse],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'] }, hand: { p1: ['nurse'] }, sky: ['gull'], storm: ['gull'] },
    })
    expect(coming(game, 'answers', 'p1')).toHaveLength(1)
    expect(coming(game, 'answers', 'p2')).toEqual([])
  })
})

describe('the abilities that triggered', () => {
  const striker = keeper('striker', [
    action('hit', ({ targets }) => void damage(targets as Card, 1), { targets: ({ you }) => choose(you, 'target', inSky) }),
    response('sulk', 'after', 'damaged', () => tell('sulk'), { could: () => true, when: () => false }),
    response('groan', 'after', 'damaged', () => tell('groan'), { could: () => true, of: 'self' }),
    forced('mark', 'after', 'damaged', () => tell('mark')),
  ])
  const game = () => startCoop({ cards: [striker], setup: { yard: { p1: ['striker', 'ada'] }, sky: ['squall'], storm: ['gull'] } })

  it('are none before the first answer', () => {
    expect(game().why.heard(1)).toEqual([])
  })

  it('are listed with card and input, except for events whose subject they do not accept', () => {
    const played = game()
    pick(played, 'hit')
    const card = { card: find(played, 'striker').id, code: 't:striker' }
    const subject = { card: find(played, 'squall').id, code: 'coop:squall' }
    const common = { event: 'damaged', subject, card, input: 0 }
    expect(played.why.heard(1)).toEqual([
      { ...common, ability: 't:striker#mark', lane: 'after-forced', outcome: 'resolved' },
      {
        ...{ ...common, ability: 't:striker#sulk', lane: 'after-response', seat: 'p1', outcome: 'refused' },
        reason: { code: 'refused.restriction', parts: { ability: 't:striker#sulk' } },
      },
    ])
  })

  it('say that a response to the same event was used already', () => {
    const eager = keeper('eager', [
      action('hit', ({ targets }) => void damage(targets as Card, 1), { targets: ({ you }) => choose(you, 'target', inSky) }),
      response('cheer', 'after', 'damaged', () => tell('cheer'), { could: () => true }),
      response('clap', 'after', 'damaged', () => tell('clap'), { could: () => true }),
      response('once', 'after', 'damaged', () => tell('once'), { could: () => true, limit: { times: 1, period: 'game', counts: 'card' } }),
    ])
    const played = startCoop({ cards: [eager], setup: { yard: { p1: ['eager', 'ada'] }, sky: ['squall'], storm: ['gull'] } })
    const refused = () =>
      played.why.heard(1).flatMap(({ ability, reason }) => (ability.startsWith('t:eager') && reason ? [`${ability} ${reason.code}`] : []))
    pick(played, 'hit')
    expect(refused()).toEqual([])
    pick(played, 'cheer')
    expect(refused()).toEqual(['t:eager#cheer refused.used-already'])
    pick(played, 'once')
    expect(new Set(refused())).toEqual(new Set(['t:eager#cheer refused.used-already', 't:eager#once refused.used-already']))
  })

  it('are listed for as many answers as requested, and for at least one', () => {
    const played = game()
    pick(played, 'hit')
    pick(played, 'shine')
    pick(played, 'hit')
    const inputs = (answers: number) => [...new Set(played.why.heard(answers).map(({ input }) => input))]
    expect(inputs(0)).toEqual([2])
    expect(inputs(1)).toEqual([2])
    expect(inputs(2)).toEqual([1, 2])
    expect(inputs(9)).toEqual([0, 1, 2])
  })
})

describe('a contribution to a stat by a card that a seat may not know', () => {
  const contribution = (stat: string, way: Parameters<typeof modifier>[2], value: Parameters<typeof modifier>[3], printed: object = {}) => {
    const muse = defineCard('t:muse', { type: 'lamp' }, [
      modifier('gift', stat, way, value, { on: (card) => card.slug === 'friend', where: ['hand'] }),
    ])
    const game = startCoop({
      cards: [muse, keeper('friend', [], printed)],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['friend'] }, hand: { p1: ['muse'] }, sky: ['gull'], storm: ['gull'] },
    })
    const of = (viewer: string) => game.why.explain(find(game, 'friend').id, viewer).stats.find((one) => one.stat === stat)?.contributors
    return { own: of('p1'), other: of('p2') }
  }
  const hidden = { card: { card: 'hidden' }, name: 'hidden' }
  it.each<[string, Parameters<typeof contribution>, unknown]>([
    ['an amount', ['strength', 'add', 2], [{ ...hidden, way: 'add', value: 2 }]],
    ['a value that is set is a difference too', ['strength', 'set', 5], [{ ...hidden, way: 'add', value: 4 }]],
    ['a number in the place of a dash', ['strength', 'set', 5, { strength: '-' }], [{ ...hidden, way: 'set', value: 5 }]],
    ['a permission', ['blank', 'permit', true], [{ ...hidden, way: 'permit', value: true }]],
    ['a prohibition', ['ready', 'forbid', true], [{ ...hidden, way: 'forbid', value: true }]],
    ['a word more', ['traits', 'include', 'calm', { traits: ['brave'] }], [{ ...hidden, way: 'include', value: 'calm' }]],
    ['a word less', ['traits', 'exclude', 'brave', { traits: ['brave', 'calm'] }], [{ ...hidden, way: 'exclude', value: 'brave' }]],
    ['nothing if the number stays the same', ['strength', 'set', 1], []],
    ['nothing that makes no difference', ['traits', 'include', 'brave', { traits: ['brave'] }], []],
  ])('is given as a difference without its name: %s', (_, given, expected) => {
    const { own, other } = contribution(...given)
    expect(own).toMatchObject([{ name: 't:muse#gift', card: { code: 't:muse' }, way: given[1] }])
    expect(other ?? []).toEqual(expected)
  })
})
