/** Sources of a situation: the running game, a scenario's opening, or a scene of a pack. */
import '@questwright/workshop/authoring'
import type { PackBundle, PackOutline } from '@questwright/packs/types'
import { dryRun } from '@questwright/realm/web'
import {
  type CardReader,
  type Carried,
  cardReader,
  type SceneSetup,
  scenesOf,
  type TablePosition,
  wordsOfPosition,
} from '@questwright/scenes'
import { engineName } from '@questwright/session'
import { LocalTable, type TableHolder } from '@questwright/table'
import { type DeckChoice, deckChoices } from '@questwright/workshop/deck-choices'
import { gameOf, packsFor } from '@questwright/workshop/game-choice'
import { gameIdOf, packsOfOneGame, rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import { type ScenarioChoice, usualModeOf } from '@questwright/workshop/scenario-choices'
import { tableSession } from '../game/game-session.ts'
import { theEngine, theLabEngine } from '../library.ts'
import { openStudioRealm } from '../realm-worker.ts'

/** Reads the cards of packs of one game. */
export const readerOf = (bundles: readonly PackOutline[]): CardReader => cardReader(bundles, rulebookOfAll(bundles).sceneBoard)

/** The scenes of one file. @throws Error when the file does not load */
export async function scenesIn(pack: PackBundle, path: string, packs: readonly PackBundle[]): Promise<readonly SceneSetup[]> {
  const engine = await theLabEngine([pack])
  return scenesOf(pack, path, packs, (options) => openStudioRealm(engine, options))
}

async function carriedFrom(holder: TableHolder, reader: CardReader): Promise<Carried> {
  const { position } = await holder.ask<{ readonly position: TablePosition }>('keyframeNow', {})
  return wordsOfPosition(position, reader.fact, reader.title, reader.board)
}

/** The running game as a situation: its position before the pending decision. @throws Error when no game runs */
export async function situationOfGame(reader: CardReader): Promise<Carried> {
  const held = tableSession.running?.held
  if (!held) throw new Error('No game runs: begin one, or continue the one that is kept.')
  return carriedFrom(held.holder, reader)
}

/** The opening of a scenario, after its setup. @throws Error when it cannot be set up */
export async function openingOf(
  scenario: ScenarioChoice,
  decks: readonly DeckChoice[],
  bundles: readonly PackBundle[],
  reader: CardReader,
): Promise<Carried> {
  const packs = packsFor({ scenario, decks }, bundles)
  const engine = await theEngine(packs)
  const openRealm = () => openStudioRealm(engine)
  const game = gameOf({ scenario, decks, mode: usualModeOf(scenario), seed: 'scene' })
  const run = await dryRun({
    openRealm,
    packs,
    setup: game.setup,
    until: rulebookOfAll(packs).playBegins,
    seed: game.seed,
    strict: 'off',
  })
  if (run.state === 'refused') throw new Error(run.message)
  const table = await LocalTable.open({
    openRealm,
    packs,
    engine: engineName(engine),
    setup: game.setup,
    seed: game.seed,
    viewer: game.viewer,
    freshSeed: () => game.seed,
    inputs: run.inputs,
  })
  try {
    return await carriedFrom(table, reader)
  } finally {
    table.close()
  }
}

/** Starter decks for openings, one for each player. */
export function openingDecks(bundles: readonly PackOutline[], players: number): readonly DeckChoice[] {
  return deckChoices(bundles, rulebooks, gameIdOf(packsOfOneGame(bundles)))
    .filter(({ deck }) => deck.kind === 'starter')
    .slice(0, players)
}
