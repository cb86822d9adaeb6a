/** Sources of a situation: the running game, a scenario's opening, or a scene of a pack. */
import '@questwright/workshop/authoring'
import type { PackBundle, PackOutline } from '@questwright/packs/types'
import { boardOfTable, type CardReader, type Carried, cardReader, openingBoard, type SceneSetup, scenesOf } from '@questwright/scenes'
import { type DeckChoice, deckChoices } from '@questwright/workshop/deck-choices'
import { gameOf, packsFor } from '@questwright/workshop/game-choice'
import { gameIdOf, rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
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

/** The running game as a situation: its position before the pending decision. @throws Error when no game runs */
export async function situationOfGame(reader: CardReader): Promise<Carried> {
  const held = tableSession.running?.held
  if (!held) throw new Error('No game is running: start one, or continue the saved one.')
  return boardOfTable(held.holder, reader)
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
  const { setup, seed, viewer } = gameOf({ scenario, decks, mode: usualModeOf(scenario), seed: 'scene' })
  const until = rulebookOfAll(packs).playBegins
  return openingBoard({ openRealm: () => openStudioRealm(engine), packs, setup, seed, viewer, until }, reader)
}

/** Starter decks of the packs of one game for openings, one for each player. */
export function openingDecks(bundles: readonly PackOutline[], players: number): readonly DeckChoice[] {
  return deckChoices(bundles, rulebooks, gameIdOf(bundles))
    .filter(({ deck }) => deck.kind === 'starter')
    .slice(0, players)
}
