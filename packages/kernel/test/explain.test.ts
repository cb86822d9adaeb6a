import { describe, expect, it } from 'vitest'
import { type Card, defineCard, tell } from '../src/index.ts'
import { asked, find, pick, startCoop } from './helpers.ts'
import { choose, damage, inSky } from './rulesets/coop.ts'
import { action, forced, modifier, response } from './rulesets/parts.ts'

const keeper = (slug: string, parts: Parameters<typeof defineCard>[2]) =>
  defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 5 }, parts)

const striker = keeper('striker', [
  action('hit', ({ targets }) => void damage(targets as Card, 1), {
    targets: ({ you }) => choose(you, 'target', inSky),
    limit: { times: 1, period: 'round', counts: 'card' },
  }),
  response('cheer', 'after', 'damaged', () => tell('cheer'), { could: () => true }),
  response('sulk', 'after', 'damaged', () => tell('sulk'), { could: () => true, when: () => false }),
  response('groan', 'after', 'damaged', () => tell('groan'), { could: () => true, of: 'self' }),
  forced('mark', 'after', 'damaged', () => tell('mark')),
])
const banner = defineCard('t:banner', { type: 'lamp' }, [
  modifier('might', 'strength', 'add', 2, { on: (card) => card.slug === 'striker' }),
  modifier('no-might', 'strength', 'add', 5, { on: (card) => card.slug === 'gull' }),
])
const start = { cards: [striker, banner], setup: { yard: { p1: ['striker', 'banner', 'ada'] }, sky: ['gull'], storm: ['gull'] } }

describe('an explanation', () => {
  it('of a number names the printed value and each card that contributes', () => {
    const game = startCoop(start)
    const { stats, card } = game.why.explain(find(game, 'striker').id)
    expect(card.code).toBe('t:striker')
    const strength = stats.find(({ stat }) => stat === 'strength')
    expect(strength).toMatchObject({ printed: 1, value: 3 })
    expect(strength?.contributors).toEqual([
      { card: { card: find(game, 'banner').id, code: 't:banner' }, name: 't:banner#might', way: 'add', value: 2 },
    ])
  })

  it('of an ability says that it is offered, and when its limit is reached, that', () => {
    const game = startCoop(start)
    const of = (slug: string) => game.why.explain(find(game, 'striker').id).abilities.find(({ name }) => name === `t:striker#${slug}`)
    expect(of('hit')).toMatchObject({ status: 'offered', word: 'action', lane: null })
    expect(of('cheer')).toMatchObject({ status: 'waiting', reason: { code: 'refused.no-trigger' }, moments: [] })
    pick(game, 'hit')
    expect(asked(game).spec.name).toBe('after-response')
    expect(of('cheer')?.status).toBe('offered')
    expect(of('hit')).toMatchObject({ status: 'refused', reason: { code: 'refused.limit' } })
  })

  it('of a response that was not offered names its restriction, or that it happened to another card', () => {
    const game = startCoop(start)
    pick(game, 'hit')
    const { abilities } = game.why.explain(find(game, 'striker').id)
    const of = (slug: string) => abilities.find(({ name }) => name === `t:striker#${slug}`)
    expect(of('sulk')).toMatchObject({
      status: 'refused',
      reason: { code: 'refused.restriction' },
      moments: [{ event: 'damaged', lane: 'after-response', seat: 'p1', outcome: 'refused', subject: { code: 'coop:gull' } }],
    })
    expect(of('groan')).toMatchObject({ status: 'refused', reason: { code: 'refused.other-subject' } })
    expect(of('mark')).toMatchObject({ status: 'compulsory', moments: [{ outcome: 'resolved', lane: 'after-forced' }] })
  })

  it('of an ability of a card in hand says that it does not work there', () => {
    const game = startCoop({
      cards: [striker],
      setup: { yard: { p1: ['ada'] }, hand: { p1: ['striker'] }, sky: ['gull'], storm: ['gull'] },
    })
    const hit = game.why.explain(find(game, 'striker').id).abilities.find(({ name }) => name === 't:striker#hit')
    expect(hit).toMatchObject({ status: 'refused', reason: { code: 'refused.out-of-place' } })
  })

  it('leaves the game as it was: state, question, counters, and what is answered next', () => {
    const [asIs, explained] = [startCoop(start), startCoop(start)]
    for (const game of [asIs, explained]) pick(game, 'hit')
    const counted = { ...explained.table.instruments.counters }
    for (const card of explained.table.cards) explained.why.explain(card.id)
    expect(explained.table.instruments.counters).toEqual(counted)
    expect(explained.hash).toBe(asIs.hash)
    expect(asked(explained).key).toBe(asked(asIs).key)
    for (const game of [asIs, explained]) pick(game, 'cheer')
    expect(explained.hash).toBe(asIs.hash)
    expect(explained.table.record.story).toEqual(asIs.table.record.story)
  })

  it('of a card that the viewer may not know is refused', () => {
    const game = startCoop({
      cards: [striker],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'] }, hand: { p2: ['striker'] }, sky: ['gull'], storm: ['gull'] },
    })
    const { id } = find(game, 'striker')
    expect(() => game.why.explain(id, 'p1')).toThrow(/hidden/)
    expect(game.why.explain(id, 'p2').card.code).toBe('t:striker')
    expect(game.why.explain(id, 'p1+p2').card.code).toBe('t:striker')
  })

  it('of a card that is not there is an error that says how cards are named', () => {
    expect(() => startCoop(start).why.explain('nobody')).toThrow(/no card nobody on this table/)
  })
})
