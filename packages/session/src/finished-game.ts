/** An ended game as the history of a group records it. */
import { type Catalogue, statusOf } from '@questwright/board/view'
import { cardsOfSection, codesOfSection, type SectionCards, type WithSections } from '@questwright/packs/browser'
import type { JsonObject } from '@questwright/realm/web'
import { beginningSections, type Rulebook, usualMode } from '@questwright/rulebook'
import type { FinishedGame } from '@questwright/workshop/formats'
import type { EndedGame } from './ports.ts'

/**
 * The recorded form of a game: data for lists, and the replay.
 * @param catalogue of the packs of the game, with its messages
 * @param rulebook of the packs of the game
 */
export function finishedGame(
  { game, outcome, replay, view, rounds }: EndedGame,
  catalogue: Pick<Catalogue, 'card' | 'sentence'>,
  rulebook: Rulebook,
): FinishedGame {
  const { figures } = outcome
  const score = objectOf(figures.score).total
  const setup = game.setup as JsonObject
  const decks = Array.isArray(setup.decks) ? setup.decks.map(objectOf) : []
  const seats = statusOf(view).seats
  const { format, version, engine, packs: under, seed, inputs, hashes } = replay
  return {
    table: game.table ?? `${game.scenario} ${seed}`,
    scenario: { code: game.scenario, title: game.title },
    mode: typeof setup.mode === 'string' ? setup.mode : usualMode(rulebook),
    viewer: game.viewer,
    players: seats.map(({ seat }, index) => {
      const deck = decks[index] ?? {}
      const named = (codes: SectionCards) => codesOfSection(codes).map((code) => ({ code, title: catalogue.card(code)?.title ?? code }))
      return {
        seat,
        deck: typeof deck.name === 'string' ? deck.name : '',
        ...Object.fromEntries(
          beginningSections(rulebook).map((section) => [section.name, named(cardsOfSection(deck as WithSections, section))]),
        ),
        ...Object.fromEntries(
          rulebook.seatFigures.map((figure) => [figure, wholeOr(objectOf(figures[figure])[seat], view.cards[seat]?.tokens[figure] ?? 0)]),
        ),
      }
    }),
    outcome: {
      result: outcome.result,
      // between opponents also where all seats of this screen have won, or all have lost
      ...(outcome.result === 'decided' || (rulebook.players === 'against-each-other' && outcome.winners.length > 0)
        ? { winners: outcome.winners }
        : {}),
      why: outcome.why,
      said: catalogue.sentence(outcome.why.code, outcome.why.parts),
    },
    rounds: wholeOr(figures.rounds, rounds),
    ...(typeof score === 'number' ? { score } : {}),
    figures,
    // without places, which can be computed
    replay: { format, version, engine, packs: under, setup: replay.setup, seed, inputs, hashes },
  }
}

const wholeOr = (value: unknown, other: number): number => (typeof value === 'number' && Number.isInteger(value) ? value : other)

const objectOf = (value: unknown): { readonly [part: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as { readonly [part: string]: unknown }) : {}
