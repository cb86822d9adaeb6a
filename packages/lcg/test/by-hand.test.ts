import type { Input, JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { action, byHand, card } from '../src/index.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** Texts that no script carries out: people follow them with moves by hand. */

const slugs = Array.from({ length: 12 }, (_, i) => `card-${i + 1}`)
const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const pack: PackContent = {
  id: 'made-up',
  cards: {
    teller: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'attachment', sphere: 'spirit', cost: 1 }])),
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 6 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [card('teller', [action({ limit: { times: 1, period: 'round', counts: 'card' } }, () => byHand('tale')), byHand('songs')])],
}
const setup = {
  kind: 'scenario',
  scenario: 'made-up:scenario/fen',
  mode: 'standard',
  decks: [
    {
      name: 'one',
      kind: 'starter',
      heroes: ['made-up:teller'],
      cards: Object.fromEntries(slugs.map((slug) => [`made-up:${slug}`, 1])),
    },
  ],
} as const

const begin = (inputs: readonly Input[] = []): Game =>
  new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 'by hand', setup, inputs })

/** Plays until the text of the action is asked. */
function asked(): Game {
  const game = begin()
  for (let i = 0; i < 20 && game.question?.spec.name !== 'by-hand'; i++) {
    const { question } = game
    const use = question?.options.find(({ label }) => label?.parts.ability === 'made-up:teller#action')
    const no = question?.spec.shape === 'confirm' ? 'no' : 'pass'
    game.advance([{ kind: 'answer', question: question?.key ?? '', value: [use?.key ?? no] }])
  }
  return game
}

describe('texts that are followed by hand', () => {
  it('are asked with their words, take moves by hand meanwhile, and are replayed to the same state', () => {
    const game = asked()
    const { question } = game
    expect(question?.spec.parts?.words).toEqual({ words: 'byHand', of: 'made-up:teller', key: 'tale' })
    expect(game.advance([{ kind: 'move', move: { move: 'token', card: 'p1', token: 'threat', by: 2 } }])).toBeUndefined()
    expect(game.question?.key).toBe(question?.key)
    game.advance([{ kind: 'answer', question: question?.key ?? '', value: ['done'] }])
    expect(game.table.record.story.filter(({ kind }) => kind === 'by-hand').map(({ parts }) => parts.how)).toEqual(['done'])
    expect(game.table.card('p1').token('threat')).toBe(10)
    expect(begin(game.table.record.inputs).hash).toBe(game.hash)
    const before = game.hash
    const undone = game.rewind(game.table.record.consumed - 2)
    expect(game.question?.key).toBe(question?.key)
    game.advance(undone)
    expect(game.hash).toBe(before)
  })

  it('that hold while their card is in play mark the card, and are never offered', () => {
    const game = asked()
    const teller = Object.values(viewOf(game.table, 'p1').cards).find(({ code }) => code === 'made-up:teller')
    expect(teller?.marks).toContain('by-hand')
    expect([...game.table.instruments.byHand].sort()).toEqual(['made-up:teller#songs', 'made-up:teller#tale'])
  })
})
