import {
  type Card,
  chooseCards,
  chooseOrder,
  confirm,
  defineCard,
  distribute,
  shuffle,
  startLasting,
  table,
  together,
} from '../src/index.ts'
import type { Start } from './helpers.ts'
import { addToken, choose, damage, drawCards, gainOil, inSky, keepers } from './rulesets/coop.ts'
import { action, forced, modifier, response } from './rulesets/parts.ts'

/** A table with many cards that use every shape of question, dice, lasting effects and every lane: for random games. */
export const RICH: Start = {
  cards: [
    defineCard('r:smith', { type: 'keeper', strength: 1, toughness: 6 }, [
      action(
        'spread',
        ({ you }) => {
          const shares = distribute(you, 'spread', 2, () => inSky().map((card) => ({ card, most: 2 })))
          together(Object.entries(shares).map(([id, amount]) => ({ kind: 'damaged', subject: table().card(id), amount })))
        },
        { limit: { times: 1, period: 'round', counts: 'card' }, when: () => inSky().length > 0 },
      ),
      action(
        'mix',
        ({ you }) => {
          if (confirm(you, 'sure')) shuffle(table().zone('storm-deck'))
          gainOil(you, 1)
        },
        { limit: { times: 1, period: 'round', counts: 'player' } },
      ),
    ]),
    defineCard('r:scribe', { type: 'keeper', strength: 1, toughness: 5 }, [
      response('note', 'after', 'destroyed', ({ you }) => drawCards(you, 1)),
      action(
        'order',
        ({ you }) => {
          const deck = table().zone(`${you.id}.deck`)
          const top = deck.cards.slice(-3)
          for (const card of top) table().write(card, 'fields', 'seenBy', [you.id])
          const wanted = chooseOrder(you, 'stack', top)
          table().arrange(deck, [...deck.cards.slice(0, -3), ...wanted])
        },
        { limit: { times: 1, period: 'round', counts: 'card' }, when: ({ you }) => table().zone(`${you.id}.deck`).size > 2 },
      ),
      modifier('brave', 'strength', 'add', ({ self }) => self.token('damage')),
    ]),
    defineCard('r:flare', { type: 'trick', cost: 1 }, [
      action(
        'flare',
        ({ self, targets }) =>
          startLasting({
            from: self,
            slug: 'flare',
            stat: 'toughness',
            until: 'round',
            plain: { targets: targets as Card[], way: 'add', value: -1 },
          }),
        {
          where: ['hand'],
          targets: ({ you }) => chooseCards({ who: you, name: 'targets', from: inSky, least: 1, most: 2 }),
        },
      ),
    ]),
    defineCard('r:jolt', { type: 'trick', cost: 0 }, [
      action('jolt', ({ x, targets }) => damage(targets as Card, x), {
        where: ['hand'],
        x: () => [1, 2, 3],
        costs: [
          { slug: 'x', can: ({ you, x }) => you.token('oil') >= x, pay: ({ you, x }) => [{ kind: 'oilSpent', subject: you, amount: x }] },
        ],
        targets: ({ you }) => choose(you, 'target', inSky),
      }),
    ]),
    defineCard('r:imp', { type: 'foe', strength: 2, toughness: 3 }, [
      forced('spark', 'when', 'damaged', ({ self }) => addToken(self, 'anger', 1), { of: 'self' }),
      forced('burst', 'after', 'destroyed', () => void together(keepers().map((subject) => ({ kind: 'damaged', subject, amount: 1 }))), {
        of: 'self',
      }),
    ]),
  ],
  setup: {
    seats: ['p1', 'p2'],
    oil: 4,
    shuffle: 'yes',
    yard: { p1: ['smith', 'ada'], p2: ['scribe', 'ada'] },
    hand: { p1: ['flare', 'jolt', 'shutter'], p2: ['jolt', 'shutter'] },
    deck: { p1: ['flare', 'jolt', 'ada', 'flare'], p2: ['jolt', 'flare', 'ada', 'shutter', 'jolt'] },
    sky: ['imp', 'gull'],
    storm: ['imp', 'squall', 'gull', 'imp', 'squall', 'imp'],
  },
}

/** A duel with every card: hidden hands, fighters of both sides, items. */
export const RICH_DUEL = {
  shuffle: 'yes',
  hand: { p1: ['strike', 'parry', 'scout', 'guard', 'brute'], p2: ['feint', 'flinch', 'strike', 'captain', 'runner'] },
  ground: { p1: ['guard', 'sting', 'terror'], p2: ['warden', 'shield', 'oathbreaker'] },
  deck: {
    p1: ['brute', 'rally', 'scheme', 'bleed', 'crossroads', 'bane', 'warden', 'summon', 'terror', 'captain', 'strike', 'drain', 'mantle'],
    p2: ['runner', 'rally', 'guard', 'parry', 'bane', 'brute', 'feint', 'summon', 'oathbreaker', 'strike', 'scheme', 'crossroads', 'charm'],
  },
}
