import { describe, expect, it } from 'vitest'
import { type AnswerValue, chooseCards, defineCard, type Input, table } from '../src/index.ts'
import { Game } from '../src/internal.ts'
import { asked, askedWhat, optionsOf, startCoop, startDuel } from './helpers.ts'
import { addToken } from './rulesets/coop.ts'
import { action } from './rulesets/parts.ts'

/** What seats learn by inputs, and which inputs a player of a game between opponents takes back alone. */

const guards = { p1: ['guard', 'guard', 'guard', 'guard'], p2: ['guard', 'guard', 'guard', 'guard'] }

function begin(setup: { readonly [part: string]: unknown }): Game {
  return startDuel({ strict: 'off', setup: { begins: 'p1', deck: guards, ...setup } as never })
}

/** Gives an answer in the name of the asked seat. */
function give(game: Game, value: AnswerValue): void {
  const { key, spec } = asked(game)
  const input: Input = { kind: 'answer', question: key, value, by: spec.who.id }
  const refused = game.advance([input])
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`)
}

/** Chooses the first option whose key or card contains a word. */
function choose(game: Game, word: string): void {
  const key = asked(game).options.find((option) => option.key.includes(word) || option.card?.code.includes(word))?.key
  if (key === undefined) throw new Error(`${askedWhat(game)} offers no ${word}: ${optionsOf(game).join(' ')}`)
  give(game, [key])
}

const consent = 'refused.needs-consent'
const nothing = { cards: [], dice: [], answers: [] }

describe('taking back', () => {
  it('a player takes back own inputs by which nobody learned anything; the opponent does not take them back', () => {
    const game = begin({ hand: { p1: ['scheme', 'guard', 'guard'] } })
    choose(game, 'scheme')
    expect(askedWhat(game)).toBe('window p1')
    choose(game, 'guard')
    expect(game.learned(0)).toEqual([
      { input: 0, by: 'p1', ...nothing },
      { input: 1, by: 'p1', ...nothing },
    ])
    expect(game.refusesRewind('p1', 0)).toBeUndefined()
    expect(game.refusesRewind('p2', 0)?.code).toBe(consent)
    // going back with new dice always needs consent
    expect(game.refusesRewind('p1', 1, 'new')?.code).toBe(consent)
  })

  it('after a look into a deck it needs consent, from the moment when its cards are shown', () => {
    const game = begin({ hand: { p1: ['scout'] }, deck: { ...guards, p1: ['guard', 'strike', 'strike', 'guard'] } })
    choose(game, 'scout')
    expect(askedWhat(game)).toBe('search p1')
    expect(game.learned(0)).toEqual([{ input: 0, by: 'p1', ...nothing, cards: ['p1'] }])
    expect(game.refusesRewind('p1', 0)?.code).toBe(consent)
    choose(game, 'strike')
    // the choice itself reveals nothing to its player, who saw all cards before; the look before it stays known
    expect(game.refusesRewind('p1', 0)?.code).toBe(consent)
  })

  it('after a draw, and in a later round, it needs consent', () => {
    const game = begin({})
    for (let i = 0; i < 20 && game.table.record.places.at(-1)?.round !== 2; i++)
      give(game, optionsOf(game).includes('pass') ? ['pass'] : [])
    const { inputs, places } = game.table.record
    // the last answer of the first turn: the turn ends, and a card is drawn
    const last = places.findLastIndex(({ round }) => round === 1)
    expect(game.learned(last)?.[0]?.cards.length).toBeGreaterThan(0)
    expect(game.refusesRewind(inputs[last]?.by as string, last)?.code).toBe(consent)
  })

  it('an answer after which a secret answer is shown needs consent, and one that stays secret does not', () => {
    const game = begin({ hand: { p1: ['wager'] }, ground: { p1: ['guard'], p2: ['brute'] } })
    choose(game, 'wager')
    const first = asked(game).spec.who.id
    give(game, 0)
    const second = asked(game).spec.who.id
    expect(second).not.toBe(first)
    expect(game.refusesRewind(first, 1)).toBeUndefined()
    give(game, 1)
    expect(game.learned(2)?.[0]?.answers.length).toBeGreaterThan(0)
    expect(game.refusesRewind(second, 2)?.code).toBe(consent)
    expect(game.refusesRewind(first, 1)?.code).toBe(consent)
  })

  it('after a die was thrown it needs consent', () => {
    const game = startDuel({ strict: 'off', setup: { deck: guards } as never })
    give(game, 1)
    give(game, 1)
    expect(game.learned(1)?.[0]).toMatchObject({ input: 1, dice: ['p1', 'p2'] })
    const by = game.table.record.inputs[1]?.by as string
    expect(game.refusesRewind(by, 1)?.code).toBe(consent)
  })

  it('new dice and a card that was revealed by hand, to which all agreed, are not taken back by one player alone', () => {
    const game = begin({ hand: { p1: ['guard'], p2: ['strike'] } })
    const hidden = game.table.zone('p2.hand').cards[0]?.id as string
    const by = asked(game).spec.who.id
    // inputs without a player: the table gives them after all have agreed
    game.advance([{ kind: 'dice', seed: 'other' }])
    game.advance([{ kind: 'move', move: { move: 'zone', card: hidden, to: 'p2.ground' } }])
    expect(game.learned(0)).toMatchObject([
      { input: 0, dice: ['p1', 'p2'] },
      { input: 1, cards: ['p1'], dice: [] },
    ])
    expect(game.refusesRewind(by, 1)?.code).toBe(consent)
    expect(game.refusesRewind(by, 0)?.code).toBe(consent)
  })

  it('a player learns the cards of a hidden pile that a question offers, when it is asked, and no card of an open one', () => {
    const look = (slug: string, zone: string) =>
      defineCard(`t:${slug}`, { type: 'keeper', strength: 1, toughness: 9 }, [
        action(slug, ({ you, self }) => {
          chooseCards({ who: you, name: 'look', from: () => table().zone(zone).cards, least: 0, most: 1 })
          addToken(self, 'looked', 1)
        }),
      ])
    const cards = [look('deep', 'storm-deck'), look('high', 'sky'), look('none', 'away')]
    const yard = { p1: ['deep', 'high', 'none'] }
    const game = startCoop({ strict: 'off', cards, setup: { yard, sky: ['gull', 'gull'], storm: ['gull', 'squall'] } })
    const learnedBy = (word: string) => {
      const { length } = game.table.record.inputs
      choose(game, word)
      if (asked(game).spec.name === 'look') give(game, [])
      return game.learned(length)?.map((one) => one.cards)
    }
    expect(learnedBy('#high')).toEqual([[], []])
    expect(learnedBy('#none')).toEqual([[]])
    expect(learnedBy('#deep')).toEqual([['p1'], []])
  })

  it('finding out what was learned leaves the game as it is', () => {
    const game = begin({ hand: { p1: ['scheme', 'scout'] }, deck: { ...guards, p1: ['strike', 'guard'] } })
    choose(game, 'scout')
    const before = { hash: game.hash, question: asked(game).key, inputs: game.table.record.inputs.length }
    game.learned(0)
    expect({ hash: game.hash, question: asked(game).key, inputs: game.table.record.inputs.length }).toEqual(before)
    const again = new Game({
      ruleset: game.table.ruleset,
      library: game.table.library,
      setup: game.table.setup,
      seed: 'seed',
      inputs: game.table.record.inputs,
    })
    expect(again.hash).toBe(before.hash)
  })
})
