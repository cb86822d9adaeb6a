import { describe, expect, it } from 'vitest'
import { explainCard } from '../src/explain.ts'
import { type Card, defineCard, tell } from '../src/index.ts'
import { asked, find, pick, startCoop, tamper } from './helpers.ts'
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

  it('of an ability says that it is offered, and later that its limit is reached', () => {
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

describe('why an ability is not offered', () => {
  const doer = (parts: Parameters<typeof defineCard>[2], facts: object = {}) =>
    defineCard('t:doer', { type: 'keeper', strength: 1, toughness: 5, ...facts }, parts)
  const wait = action('wait', () => tell('wait'), { could: () => true })
  const broken = () => {
    throw new Error('out of wit')
  }
  const begun = (parts: Parameters<typeof defineCard>[2], more: Parameters<typeof startCoop>[0] = {}, facts: object = {}) =>
    startCoop({
      ...more,
      cards: [doer(parts, facts), ...(more.cards ?? [])],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['ada', 'doer'], p2: ['great-lamp'] }, sky: ['gull'], storm: ['gull'], ...more.setup },
    })
  const of = (game: ReturnType<typeof begun>, slug = 'wait', viewer?: string) =>
    game.why.explain(find(game, 'doer').id, viewer).abilities.find(({ name }) => name.endsWith(`#${slug}`))

  it('it is switched off after a fault', () => {
    const game = begun([wait])
    expect(of(game)?.status).toBe('offered')
    tamper(game, (t) => t.setNote('muted', ['t:doer#wait']))
    game.table.run.latch = undefined
    const { abilities } = explainCard(game.table, find(game, 'doer').id, undefined)
    expect(abilities[0]).toMatchObject({ status: 'refused', reason: { code: 'refused.muted', parts: { ability: 't:doer#wait' } } })
  })

  it('the text of its card is blank', () => {
    const hush = defineCard('t:hush', { type: 'lamp' }, [modifier('hush', 'blank', 'permit', true, { on: (card) => card.slug === 'doer' })])
    const game = begun([wait], { cards: [hush], setup: { yard: { p1: ['ada', 'doer', 'hush'] } } })
    expect(of(game)).toMatchObject({ status: 'refused', reason: { code: 'refused.blank' } })
  })

  it('the rules run it, and no window offers it', () => {
    const game = begun([action('rest', () => tell('rest'), { word: 'at rest' })])
    expect(of(game, 'rest')).toMatchObject({ status: 'called-up' })
    expect(of(game, 'rest')).not.toHaveProperty('reason')
  })

  it('nobody may use it', () => {
    const game = begun([wait])
    tamper(game, (t) => t.write(find(game, 'doer'), 'fields', 'controller', 'p9'))
    const { abilities } = explainCard(game.table, find(game, 'doer').id, undefined)
    expect(abilities[0]).toMatchObject({ status: 'refused', reason: { code: 'refused.nobody' } })
  })

  it('it is the turn of another player, or another question is asked', () => {
    const game = begun([wait], { setup: { yard: { p1: ['ada'], p2: ['doer'] } } })
    expect(of(game)).toMatchObject({ status: 'refused', reason: { code: 'refused.other-turn' } })
    pick(game, 'pass')
    expect(of(game)?.status).toBe('offered')
    // to the other player it is not offered, though it could be used
    expect(of(game, 'wait', 'p1')).toMatchObject({ status: 'offered' })
    const own = begun([wait], { setup: { sky: ['gull', 'gull'] } })
    pick(own, 'shine')
    expect(asked(own).spec.name).toBe('target')
    expect(of(own)).toMatchObject({ status: 'refused', reason: { code: 'refused.other-question' } })
  })

  it('its restriction fails, and the reason says how', () => {
    const odd = action('odd', () => tell('odd'), { could: () => true, when: broken })
    const game = begun([odd], { setup: { yard: { p1: ['ada'] }, hand: { p1: ['doer'] } } })
    tamper(game, (t) => t.move(find(game, 'doer'), t.zone('p1.yard')))
    const { abilities } = explainCard(game.table, find(game, 'doer').id, undefined)
    const message = expect.stringContaining('out of wit')
    expect(abilities[0]).toMatchObject({ status: 'refused', reason: { code: 'refused.failed', parts: { message } } })
  })

  it('abilities that other cards and keywords give it are explained with it', () => {
    const teacher = defineCard('t:teacher', { type: 'lamp' }, [
      action('taught', () => tell('taught'), { could: () => true, bearer: (card) => card.slug === 'doer' }),
    ])
    const keyword = {
      slug: 'brave',
      pack: 't',
      number: 'required' as const,
      parts: [action('dare', () => tell('dare'), { could: () => true }), modifier('nerve', 'strength', 'add', 1)],
    }
    const game = begun(
      [wait, modifier('calm', 'strength', 'add', 1)],
      { cards: [teacher], keywords: [keyword], setup: { yard: { p1: ['ada', 'doer', 'teacher'] } } },
      { keywords: { brave: 2 } },
    )
    expect(of(game, 'taught')).toMatchObject({ name: 't:teacher#taught', status: 'offered', source: { code: 't:teacher' } })
    expect(of(game, 'dare')).toMatchObject({ name: 't:brave#dare', source: { code: 't:doer' } })
    // parts that are no abilities are not among them
    const names = game.why.explain(find(game, 'doer').id).abilities.map(({ name }) => name)
    expect(names).toEqual(['t:doer#wait', 't:teacher#taught', 't:brave#dare'])
  })

  it('a number whose modifier fails has its printed value, and says why', () => {
    const wrong = defineCard('t:wrong', { type: 'lamp' }, [
      modifier('wrong', 'strength', 'add', broken, { on: (card) => card.slug === 'doer' }),
    ])
    const game = begun([wait], { cards: [wrong], setup: { yard: { p1: ['ada', 'doer'] }, hand: { p1: ['wrong'] } } })
    tamper(game, (t) => t.move(find(game, 'wrong'), t.zone('p1.yard')))
    const strength = explainCard(game.table, find(game, 'doer').id, undefined).stats.find(({ stat }) => stat === 'strength')
    expect(strength).toMatchObject({ printed: 1, value: 1, contributors: [], failed: expect.stringContaining('out of wit') })
  })
})
