/** Records an ended game in the group's history. */
import { statusOf } from '@questwright/board'
import { cardsOfSection, codesOfSection, type SectionCards, type WithSections } from '@questwright/packs/browser'
import type { JsonObject } from '@questwright/realm/web'
import { beginningSections, usualMode } from '@questwright/rulebook'
import type { EndedGame } from '@questwright/session'
import { catalogueOf } from '@questwright/table-page/catalogue-of'
import { rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import type { FinishedGame, RecordedAnswer } from '../../api-types.ts'
import { recordGame } from '../api.ts'

/** Sends an ended game to the history. @throws ApiError when it cannot be written */
export async function recordFinished(ended: EndedGame): Promise<RecordedAnswer> {
  return recordGame(finishedGame(ended))
}

/** The recorded form of a game: data for lists, and the replay. */
function finishedGame({ game, outcome, replay, view, rounds, packs, messages }: EndedGame): FinishedGame {
  const catalogue = catalogueOf(packs, rulebooks, messages)
  const { figures } = outcome
  const score = objectOf(figures.score).total
  const rulebook = rulebookOfAll(packs)
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
    outcome: { result: outcome.result, why: outcome.why, said: catalogue.sentence(outcome.why.code, outcome.why.parts) },
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
