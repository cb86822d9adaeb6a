import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atTable, type Card, chooseCards, defineCard, mayKnow, openly, table, tellMove, tellOf } from '../src/index.ts'
import { shownName, storyFor, viewOf } from '../src/internal.ts'
import { answer, asked, bot, find, pick, someAnswer, startCoop, startDuel, tamper, tryAnswer } from './helpers.ts'
import { duel, rivals } from './rulesets/duel.ts'
import { ability } from './rulesets/parts.ts'

/** All data that a seat gets of a game, as text. */
function told(game: ReturnType<typeof startDuel>, seat: string): string {
  return JSON.stringify([game.reply([seat]).viewers[seat], viewOf(game.table, seat)])
}

describe('what is hidden', () => {
  it('swapping two cards that p2 may not know changes nothing that p2 gets', { timeout: 60_000 }, () => {
    const slugs = ['strike', 'parry', 'feint', 'flinch', 'bleed', 'scout', 'guard', 'brute', 'rally', 'runner', 'summon']
    const pile = (min: number, max: number) => fc.array(fc.constantFrom(...slugs), { minLength: min, maxLength: max })
    fc.assert(
      fc.property(
        pile(2, 4),
        pile(3, 6),
        pile(0, 3),
        pile(3, 6),
        fc.nat(20),
        fc.nat(20),
        fc.integer({ min: 0, max: 6 }),
        fc.nat(),
        (hand1, deck1, hand2, deck2, a, b, moves, dice) => {
          const game = startDuel({ strict: 'off', setup: { hand: { p1: hand1, p2: hand2 }, deck: { p1: deck1, p2: deck2 } } })
          const mind = bot(dice)
          for (let i = 0; i < moves && game.question; i++)
            answer(game, someAnswer(asked(game), Number(String(mind(asked(game))).length) + dice))
          if (!game.question) return
          const t = game.table
          // every card that p2 may not know, with its place; two of them are exchanged
          const hidden = t.cards.filter((card) => ['p1.hand', 'p1.deck', 'p2.deck'].includes(card.zone.id) && !mayKnow(card, ['p2']))
          const one = hidden[a % hidden.length]
          const two = hidden[b % hidden.length]
          if (!one || !two || one === two) return
          const before = told(game, 'p2')
          game.forgetViewer('p2')
          const position = game.hash
          tamper(game, () => {
            const [zoneOne, zoneTwo] = [one.zone, two.zone]
            const [atOne, atTwo] = [zoneOne.cards.indexOf(one), zoneTwo.cards.indexOf(two)]
            if (zoneOne === zoneTwo) {
              const order = zoneOne.cards
              order[atOne] = two
              order[atTwo] = one
              t.arrange(zoneOne, order)
            } else {
              t.move(one, zoneTwo, atTwo)
              t.move(two, zoneOne, atOne)
              t.move(one, zoneTwo, atTwo)
            }
          })
          expect(game.hash).not.toBe(position)
          expect(told(game, 'p2')).toBe(before)
        },
      ),
      { numRuns: 80, seed: 11 },
    )
  })

  it('two games that differ only in hidden cards look the same to the other seat from the start', () => {
    const other = (hand: string[], deck: string[]) =>
      told(startDuel({ setup: { hand: { p1: hand, p2: ['strike'] }, deck: { p1: deck, p2: ['strike', 'parry'] } } }), 'p2')
    expect(other(['parry', 'strike'], ['feint', 'flinch', 'scout'])).toBe(other(['feint', 'scout'], ['strike', 'parry', 'flinch']))
  })

  it('cards that the asked seat may not know are offered by place, and the game records their ids', () => {
    const thief = defineCard('duel:thief', { type: 'move' }, [
      ability('steal', { word: 'muster' }, ({ you }) => {
        const rival = rivals(you)[0] as Card
        const [taken] = chooseCards({ who: you, name: 'steal', from: () => table().zone(`${rival.id}.hand`).cards })
        if (taken) table().move(taken, table().zone(`${rival.id}.spent`))
      }),
    ])
    const game = startDuel({
      cards: [thief],
      setup: {
        begins: 'p1',
        hand: { p1: ['thief'], p2: ['parry', 'feint', 'flinch'] },
        deck: { p1: ['strike', 'strike', 'strike'], p2: ['strike', 'strike', 'strike'] },
      },
    })
    pick(game, 'steal')
    const question = game.questionFor('p1')
    expect(question?.options).toEqual([0, 1, 2].map((n) => ({ key: `p2.hand.${n}`, card: { card: `p2.hand.${n}` } })))
    expect(JSON.stringify(question)).not.toContain('duel:feint')
    expect(game.questionFor('p2')).toMatchObject({ who: 'p1', name: 'steal', options: [], parts: {} })
    expect(tryAnswer(game, ['p2.hand.7'])?.why.code).toBe('refused.not-offered')
    answer(game, ['p2.hand.1'])
    expect(game.table.record.inputs.at(-1)).toMatchObject({ value: ['p2/hand/1'] })
    expect(find(game, 'p2/hand/1').zone.id).toBe('p2.spent')
    const again = startDuel({
      cards: [thief],
      setup: {
        begins: 'p1',
        hand: { p1: ['thief'], p2: ['parry', 'feint', 'flinch'] },
        deck: { p1: ['strike', 'strike', 'strike'], p2: ['strike', 'strike', 'strike'] },
      },
      inputs: game.table.record.inputs,
    })
    expect(again.hash).toBe(game.hash)
  })

  it('cards offered from a hidden pile are known to the chooser only, while the question is asked', () => {
    const seeker = defineCard('duel:seeker', { type: 'move' }, [
      ability('seek', { word: 'muster' }, ({ you }) => {
        const [found] = chooseCards({ who: you, name: 'seek', from: () => table().zone(`${you.id}.deck`).cards })
        if (found) table().move(found, table().zone(`${you.id}.spent`))
      }),
    ])
    const setup = {
      begins: 'p1',
      hand: { p1: ['seeker'], p2: ['parry'] },
      deck: { p1: ['strike', 'feint', 'flinch', 'scout'], p2: ['strike', 'strike', 'strike'] },
    }
    const game = startDuel({ cards: [seeker], setup })
    const before = viewOf(game.table, 'p1')
    expect(before.zones['p1.deck']?.cards).toEqual([])
    pick(game, 'seek')
    const offered = game.questionFor('p1')?.options.map(({ card }) => card?.code)
    const lying = game.table.cards.filter(({ zone }) => zone.id === 'p1.deck').map(({ code }) => code)
    expect(lying.length).toBeGreaterThan(1)
    expect(offered?.toSorted()).toEqual(lying.toSorted())
    expect(viewOf(game.table, 'p1').zones['p1.deck']?.cards).toHaveLength(lying.length)
    // the other seat gets neither the options nor their places
    expect(game.questionFor('p2')).toMatchObject({ who: 'p1', name: 'seek', options: [], parts: {} })
    expect(told(game, 'p2')).not.toMatch(/feint|flinch|scout/)
    expect(viewOf(game.table, 'p2').zones['p1.deck']?.cards).toEqual([])
    const [first] = game.questionFor('p1')?.options ?? []
    const position = game.hash
    answer(game, [first?.key ?? ''])
    // the rest of the pile is still hidden
    expect(viewOf(game.table, 'p1').zones['p1.deck']?.cards).toEqual([])
    const again = startDuel({ cards: [seeker], setup, inputs: game.table.record.inputs })
    expect(again.hash).toBe(game.hash)
    expect(position).not.toBe(game.hash)
  })

  it('a viewer who plays two seats knows what both know', () => {
    const game = startDuel({ setup: { begins: 'p1', hand: { p1: ['strike'], p2: ['parry'] }, deck: { p1: ['feint'], p2: ['feint'] } } })
    expect(viewOf(game.table, 'p1+p2').cards['p2/hand/0']?.code).toBe('duel:parry')
    expect(viewOf(game.table, 'p1').cards['p2.hand.0']).toEqual({
      key: 'p2.hand.0',
      zone: 'p2.hand',
      tokens: {},
      marks: ['face-down'],
      knowledge: 'hidden',
      stats: {},
    })
    expect(viewOf(game.table, 'p1').zones['p1.deck']).toMatchObject({ count: 0, cards: [] })
  })

  it('a card attached to a face-down card is named by its place', () => {
    const game = startCoop({ setup: { yard: { p1: ['ada', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    const t = game.table
    tamper(game, () => {
      t.move(find(game, '1-ada'), t.zoneOn(find(game, 'sky/0-gull'), 'tools'))
      t.write(find(game, 'sky/0-gull'), 'fields', 'face', 'down')
    })
    const view = viewOf(t, 'p1')
    expect(JSON.stringify([view.zones, Object.values(view.cards).filter((card) => card.zone !== 'p1.yard')])).not.toContain('0-gull')
    expect(view.zones['sky.0/tools']).toMatchObject({ host: 'sky.0', cards: ['p1/yard/1-ada'] })
    expect(view.cards['p1/yard/1-ada']?.zone).toBe('sky.0/tools')
  })

  it('a card that went into a deck is not named, even while the choice that moved it is still open', () => {
    const game = startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['great-lamp', 'great-lamp'] } })
    const t = game.table
    const gull = t.zone('sky').cards[0] as Card
    const named = () => atTable(t, () => ({ view: shownName(gull, ['p1']), story: openly(gull) }))
    expect(named()).toEqual({ view: gull.id, story: { card: gull.id, code: 'coop:gull' } })
    tamper(game, () => t.move(gull, t.zone('storm-deck'), 1))
    // all players saw which card it is, but its new place is hidden, and so is its number
    expect(named()).toEqual({ view: null, story: { card: 'storm-deck', code: 'coop:gull' } })
    tamper(game, () => t.write(gull, 'fields', 'seenBy', ['p1']))
    expect(named().view).toBe(gull.id)
  })

  it('of a pile with an open top its seat sees all cards, and all others the top card', () => {
    const spent = { ...duel.zones.seat?.spent, visibility: 'top', play: 'out' } as const
    const ruleset = { ...duel, zones: { ...duel.zones, seat: { ...duel.zones.seat, spent } } }
    const game = startDuel({
      ruleset,
      setup: { hand: { p1: ['parry', 'feint', 'rally'], p2: ['strike'] }, deck: { p1: ['feint', 'feint'], p2: ['strike', 'strike'] } },
    })
    const t = game.table
    const cards = t.zone('p1.hand').cards as [Card, Card, Card]
    const pile = t.zone('p1.spent')
    const shown = (seat: string) => viewOf(t, seat).zones['p1.spent']?.cards
    tamper(game, () => {
      for (const card of cards) t.move(card, pile)
    })
    const [, covered, top] = cards
    expect(shown('p1')).toEqual(cards.map(({ id }) => id))
    expect(shown('p2')).toEqual(['p1.spent.0', 'p1.spent.1', top.id])
    expect(viewOf(t, 'p2').cards['p1.spent.1']).toMatchObject({ knowledge: 'hidden' })
    const from = t.record.story.length
    tamper(game, () => {
      for (const card of [covered, top]) tellOf('prevented', card, { what: 'told' })
      t.move(top, t.zone('p1.hand'))
    })
    expect(storyFor(t.record.story, from, 'p2').map(({ parts: { known } }) => known)).toEqual(['no', 'yes'])
    expect(shown('p2')).toEqual(['p1.spent.0', covered.id])
    // only its own seat sees a face-down card on top, as in every zone
    tamper(game, () => t.write(covered, 'fields', 'face', 'down'))
    expect(shown('p2')).toEqual(['p1.spent.0', 'p1.spent.1'])
  })

  it('a story line names a hidden card only to viewers who may know it', () => {
    const game = startDuel({
      setup: { hand: { p1: ['parry', 'feint'], p2: ['strike'] }, deck: { p1: ['feint', 'feint', 'feint'], p2: ['strike', 'strike'] } },
    })
    const t = game.table
    const [inHand] = t.zone('p1.hand').cards as [Card]
    const [inDeck] = t.zone('p1.deck').cards as [Card]
    const from = t.record.story.length
    tamper(game, () => {
      tellOf('prevented', inHand, { what: 'shown' })
      tellOf('prevented', inDeck, { what: 'moved' })
    })
    const lines = (seat: string) => storyFor(t.record.story, from, seat).map(({ parts: { because: _because, ...parts } }) => parts)
    const unknown = [
      { what: 'shown', known: 'no' },
      { what: 'moved', known: 'no' },
    ]
    expect(lines('p2')).toEqual(unknown)
    expect(lines('p1')).toEqual([{ what: 'shown', known: 'yes', card: { card: inHand.id, code: inHand.code } }, unknown[1]])
  })

  it('a card that becomes open or hidden is named to all, and the line says that it is known', () => {
    const game = startDuel({ setup: { hand: { p1: ['parry'], p2: [] }, deck: { p1: ['feint', 'feint'], p2: ['strike'] } } })
    const t = game.table
    const [inHand] = t.zone('p1.hand').cards as [Card]
    const from = t.record.story.length
    tamper(game, () => {
      tellMove('discarded', inHand, { from: 'hand' }, () => t.move(inHand, t.zone('p1.spent')))
      tellOf('seen', inHand)
      tellMove('returned', inHand, { to: 'deck' }, () => t.move(inHand, t.zone('p1.deck')))
    })
    const card = { card: inHand.id, code: inHand.code }
    const lines = storyFor(t.record.story, from, 'p2').map(({ parts: { because: _because, ...parts } }) => parts)
    expect(lines).toEqual([
      { from: 'hand', card },
      { known: 'yes', card },
      { to: 'deck', card },
    ])
  })
})
