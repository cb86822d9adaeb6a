import { describe, expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import type { LeavingHow } from '../src/events.ts'
import { addToStagingArea } from '../src/reveal.ts'
import { charactersInPlay, enemiesInPlay } from '../src/round.ts'
import { action } from '../src/script.ts'
import * as verbs from '../src/verbs/index.ts'
import { used } from './two-players.ts'

/** The way in which a card left play, as scripts (`event.how`) and the log get it. */

const heroCalled = (slug: string): GameCard => charactersInPlay().find((card) => card.slug === slug) as GameCard

/** An enemy that was put into play. */
function wolf(): GameCard {
  addToStagingArea(verbs.discardFromEncounterDeck(1)[0])
  return enemiesInPlay()[0] as GameCard
}

describe('the log says how a card left play', () => {
  const deeds: readonly (readonly [verb: string, how: LeavingHow, to: string, deed: (their: GameCard) => void])[] = [
    ['returnToHand', 'returned', 'p2.hand', (their) => verbs.returnToHand(their)],
    ['shuffleIntoDeck', 'shuffled', 'p2.deck', (their) => verbs.shuffleIntoDeck([their])],
    ['putOnTop', 'put-into-deck', 'p2.deck', (their) => verbs.putOnTop([their])],
    ['putOnBottom', 'put-into-deck', 'p2.deck', (their) => verbs.putOnBottom(their)],
    ['removeFromGame', 'removed', 'removed', (their) => verbs.removeFromGame(their)],
    ['addToVictoryDisplay', 'displayed', 'victory-display', (their) => verbs.addToVictoryDisplay(their)],
    ['discard', 'discarded', 'p2.discard', (their) => verbs.discard([their])],
    ['destroy', 'destroyed', 'p2.discard', (their) => verbs.destroy(their)],
    ['destroy', 'defeated', 'encounter-discard', () => verbs.destroy(wolf())],
    ['putUnder', 'put-under', 'p1/mine/underneath', (their) => verbs.putUnder(their, heroCalled('mine'))],
  ]

  it.each(deeds)('%s: %s, to %s', (_, how, to, deed) => {
    const { game, faults } = used([action({ could: () => true }, () => deed(heroCalled('theirs')))])
    expect(faults).toEqual([])
    expect(game.table.record.story.filter(({ kind }) => kind === 'left-play').map(({ parts }) => parts)).toMatchObject([{ how, to }])
  })
})
