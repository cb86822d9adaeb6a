/** Sources of a situation: the running game, a scenario's opening, or a scene of a pack. */
import '@questwright/workshop/authoring'
import type { PackBundle, PackOutline } from '@questwright/packs/types'
import { dryRun } from '@questwright/realm/web'
import type { SceneBoard } from '@questwright/rulebook'
import { engineName } from '@questwright/session'
import { LocalTable, type TableHolder } from '@questwright/table'
import { type DeckChoice, deckChoices, gameOf, packsFor } from '@questwright/table-page/start/new-game'
import { type ScenarioChoice, usualModeOf } from '@questwright/table-page/start/scenario-choices'
import { gameIdOf, packsOfOneGame, rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import { tableSession } from '../game/game-session.ts'
import { theEngine } from '../library.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { type Carried, type TablePosition, wordsOfPosition } from './from-position.ts'

/** Reads facts and titles of cards by code. */
export interface CardReader {
  readonly fact: (code: string, fact: string) => unknown
  readonly title: (code: string) => string
  readonly isThere: (code: string) => boolean
  /** The zones of boards in scenes of the game. */
  readonly board: SceneBoard
}

const ownOf = <T>(parts: { readonly [slug: string]: T } | undefined, slug: string): T | undefined =>
  parts && Object.hasOwn(parts, slug) ? parts[slug] : undefined

/** Reads the cards of packs of one game. */
export function cardReader(bundles: readonly PackOutline[]): CardReader {
  const board = rulebookOfAll(bundles).sceneBoard
  const { standIns } = board
  const partsOf = (code: string) => {
    const [pack = '', slug = ''] = code.split(/:(.*)/)
    return { bundle: bundles.find(({ id }) => id === pack), pack, slug }
  }
  return {
    board,
    fact: (code, fact) => {
      const { bundle, slug } = partsOf(code)
      return (ownOf(bundle?.cards, slug) as { readonly [name: string]: unknown } | undefined)?.[fact]
    },
    title: (code) => {
      const { bundle, pack, slug } = partsOf(code)
      if (pack === 'scene') return ownOf(standIns, slug) ?? slug
      return ownOf(bundle?.text.en?.cards, slug)?.title ?? slug
    },
    isThere: (code) => {
      const { bundle, pack, slug } = partsOf(code)
      if (pack === 'scene') return Object.hasOwn(standIns, slug)
      return bundle !== undefined && (Object.hasOwn(bundle.cards, slug) || slug.startsWith('rule/'))
    },
  }
}

/** The code of a card named in a scene: of its home pack, else of the only card with that slug; an unknown name is returned as it is. */
export function codeIn(bundles: readonly PackOutline[], home: string): (name: string) => string {
  return (name) => {
    if (name.includes(':')) return name
    const own = bundles.find(({ id }) => id === home)
    if (own && Object.hasOwn(own.cards, name)) return `${home}:${name}`
    const others = bundles.filter(({ cards }) => Object.hasOwn(cards, name))
    return others.length === 1 && others[0] ? `${others[0].id}:${name}` : `${home}:${name}`
  }
}

async function carriedFrom(holder: TableHolder, reader: CardReader): Promise<Carried> {
  const { position } = await holder.ask<{ readonly position: TablePosition }>('keyframeNow', {})
  return wordsOfPosition(position, reader.fact, reader.title, undefined, reader.board)
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
