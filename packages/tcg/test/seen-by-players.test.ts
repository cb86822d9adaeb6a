import type { Engine, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions, storyFor, viewOf } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { game as tcg } from '../src/engine.ts'
import { playFrom, revealHand, shuffleIntoDeck } from '../src/index.ts'
import { tableLook } from '../src/rulebook/table-look.ts'
import { tableZones } from '../src/rulebook/zones.ts'
import type { TcgSceneSetup } from '../src/scenes/setup.ts'
import { card, fellowship, type TcgScript } from '../src/script.ts'
import { inDeck, inDiscard } from '../src/selection.ts'
import { discardFromHand, lookAtTop, take } from '../src/verbs.ts'

/** What each of two players sees of cards that are discarded, looked at, revealed or moved. */

const FACTS: JsonObject = { side: 'free-peoples', culture: 'gondor', twilight: 0 }
const man = { ...FACTS, type: 'companion', race: 'man', strength: 4, vitality: 3, resistance: 6 }

/** A game in the fellowship phase of p1, who has a condition with this ability. */
function gameWith(ability: Parameters<typeof fellowship>[1], setup: TcgSceneSetup['you']): Game {
  const scripts: TcgScript[] = [card('means', [fellowship({}, ability)])]
  const library = tcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: { means: { ...FACTS, type: 'condition', support: true }, alan: man, bert: man, carl: man, dora: man },
        keywords: {},
        scenarios: {},
        titles: {},
        scripts,
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const scene = { you: { support: ['means'], ...setup }, opponent: {} } as unknown as JsonObject
  const position = tcg.sceneWords.position(scene, { library } as Engine, 'made-up')
  const game = new Game({
    ruleset: tcg.ruleset,
    library,
    seed: 's',
    setup: { kind: 'position', position } as unknown as GameOptions['setup'],
  })
  answer(game, '#means')
  return game
}

function answer(game: Game, ...words: readonly string[]): void {
  const { question } = game
  const value = words.map((word) => question?.options.find(({ key }) => key.includes(word))?.key ?? word)
  const refused = question && game.advance([{ kind: 'answer', question: question.key, value }])
  if (!question || refused) throw new Error(JSON.stringify([refused, question?.spec.name, question?.options.map(({ key }) => key)]))
}

/** The names of the cards that a player sees in a zone: a hidden card has none. */
function seen(game: Game, seat: string, zone: string): readonly (string | undefined)[] {
  const view = viewOf(game.table, seat)
  return (view.zones[zone]?.cards ?? []).map((key) => {
    const found = view.cards[key]
    return found?.knowledge === 'hidden' ? undefined : (found as { readonly code?: string } | undefined)?.code
  })
}

/** The lines of one kind, as a player is told them. */
const told = (game: Game, seat: string, kind: string): string =>
  JSON.stringify(storyFor(game.table.record.story, 0, seat).filter((line) => line.kind === kind))

it('[TCG-DISCARD-LOOK-1] a player looks through the own discard pile; the opponent sees the top card only', () => {
  const game = gameWith(() => undefined, { discard: ['alan', 'bert', 'carl'] })
  const own = seen(game, 'p1', 'p1.discard')
  expect(own.toSorted()).toEqual(['made-up:alan', 'made-up:bert', 'made-up:carl'])
  expect(seen(game, 'p2', 'p1.discard')).toEqual([undefined, undefined, own[2]])
})

it('[TCG-DISCARD-ORDER-1] each card that is discarded from a hand is named to the opponent', () => {
  const game = gameWith(({ you }) => discardFromHand(you, 2), { hand: ['alan', 'bert', 'carl'] })
  answer(game, 'alan', 'bert')
  expect(told(game, 'p2', 'discarded')).toMatch(/made-up:alan.*made-up:bert/)
  expect(told(game, 'p2', 'discarded')).not.toContain('carl')
  expect(seen(game, 'p2', 'p1.discard')).toEqual([undefined, 'made-up:bert'])
})

it('[TCG-DISCARD-PILETOP-1] the card that is laid on top is the one that the opponent sees', () => {
  const game = gameWith(() => playFrom(inDiscard('man')), { discard: ['alan', 'bert', 'carl', 'dora'] })
  answer(game, 'alan')
  const [, , top] = seen(game, 'p1', 'p1.discard')
  const other = ['bert', 'carl', 'dora'].find((name) => top !== `made-up:${name}`) as string
  answer(game, other)
  expect(seen(game, 'p2', 'p1.discard')).toEqual([undefined, undefined, `made-up:${other}`])
})

it('[TCG-DISCARD-REVEALMOVE-1] a covered card that is shuffled from the discard pile into the draw deck is named to the opponent', () => {
  const game = gameWith(() => shuffleIntoDeck(inDiscard('man')), { discard: ['alan', 'bert', 'carl'], deck: ['dora'] })
  answer(game, 'bert')
  expect(told(game, 'p2', 'placed-in-deck')).toContain('made-up:bert')
  expect(seen(game, 'p1', 'p1.deck')).toEqual([])
})

it('[TCG-LOOK-1] a card at which a player looks stays hidden from the opponent', () => {
  const game = gameWith(() => lookAtTop(), { deck: ['alan', 'bert'] })
  expect(seen(game, 'p1', 'p1.deck')).toEqual(['made-up:alan'])
  expect(told(game, 'p1', 'looked-at')).toContain('made-up:alan')
  expect(seen(game, 'p2', 'p1.deck')).toEqual([])
  expect(told(game, 'p2', 'looked-at')).toContain('p1.deck')
  expect(told(game, 'p2', 'looked-at')).not.toContain('alan')
})

it('[TCG-REVEAL-1] a card of a hand that is revealed is named to all', () => {
  const game = gameWith(({ you }) => revealHand(you), { hand: ['alan', 'bert'] })
  expect(told(game, 'p2', 'revealed')).toMatch(/made-up:alan.*made-up:bert/)
  // it is still in the hand
  expect(seen(game, 'p2', 'p1.hand')).toEqual([undefined, undefined])
})

it('a card that is taken from the draw deck into hand is not named to the opponent', () => {
  const game = gameWith(() => take(inDeck('man')), { deck: ['alan', 'bert'] })
  answer(game, 'alan')
  expect(told(game, 'p1', 'taken')).toContain('made-up:alan')
  expect(told(game, 'p2', 'taken')).not.toContain('alan')
})

it('[TCG-CONTROL-WHO-1][TCG-THREAT-WHERE-1] both players see who controls a site, and the threats, where the table draws them', () => {
  const game = gameWith(() => undefined, { companions: ['alan', 'bert'] })
  const [site] = game.table.zone('path').cards
  const status = (seat: string) => viewOf(game.table, seat).status as { readonly controlled: readonly object[] }
  expect(status('p2').controlled).toEqual([])
  const refused = game.advance([
    { kind: 'move', move: { move: 'field', card: site?.id ?? '', field: 'controlledBy', value: 'p2' } },
    { kind: 'move', move: { move: 'token', card: 'p1', token: 'threats', by: 2 } },
  ])
  expect(refused).toBeUndefined()
  // the words of the rulebook name these parts of the view
  expect(tableZones.path.track?.held).toMatchObject({ status: 'controlled', card: 'site', seat: 'seat' })
  expect(tableLook.dials?.threats).toMatchObject({ of: 'each-seat', from: 1 })
  for (const seat of ['p1', 'p2']) {
    expect(status(seat).controlled).toEqual([{ site: site?.id, seat: 'p2' }])
    expect(viewOf(game.table, seat).status.seats).toMatchObject([{ threats: 2 }, { threats: 0 }])
  }
})
