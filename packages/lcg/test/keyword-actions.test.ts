import type { JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { action, card, keyword, placeTokens } from '../src/index.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** An action of a keyword is an action of each card with the keyword. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const slugs = Array.from({ length: 12 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const pack: PackContent = {
  id: 'made-up',
  cards: {
    bold: { ...hero, keywords: ['Daring 2'] },
    shy: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'event', sphere: 'spirit', cost: 5 }])),
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 5 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: { daring: { number: 'required' } },
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [
    keyword('daring', [
      action({ slug: 'dare', limit: { times: 1, period: 'round', counts: 'card' } }, ({ self, number }) =>
        placeTokens(self, 'mud', number),
      ),
    ]),
    card('shy', [action({ slug: 'hide', could: () => true }, () => undefined)]),
  ],
}

it('a player is offered the action of a keyword on the cards that have it, and the action knows the number of the keyword', () => {
  const cards = Object.fromEntries(slugs.map((slug) => [`made-up:${slug}`, 1]))
  const decks = [{ name: 'one', kind: 'starter', heroes: ['made-up:bold', 'made-up:shy'], cards }]
  const setup = { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks } as const
  const game = new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 'a seed', setup })
  const take = (value: string) =>
    expect(game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: [value] }])).toBeUndefined()
  const offered = () => game.question?.options.map(({ key, card }) => [key.replace(/^[^#]*(?=#)/, ''), card?.slug])
  take('no')
  expect(game.question?.spec.name).toBe('action-window')
  expect(offered()).toEqual([
    ['#dare@daring', 'bold'],
    ['#hide', 'shy'],
    ['pass', undefined],
  ])
  take(game.question?.options[0]?.key ?? '')
  expect(game.table.cards.find(({ slug }) => slug === 'bold')?.token('mud')).toBe(2)
  // the limit counts for the card
  expect(offered()?.map(([key]) => key)).toEqual(['#hide', 'pass'])
})
