/** The matrix of dry runs: every scenario of a pack, for each number of players of the game, in each mode. */
import { article, dealtDeckOf, idsWithDependencies } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { type DryRun, dryRun, type KeptRealm } from '@questwright/realm/web'
import { beginningWords, type ScenarioWords, scenarioWords } from '@questwright/rulebook'
import { deckChoices } from './deck-choices.ts'
import { type DryMessage, messagesOf } from './dry-messages.ts'
import { type GameChoice, gameOf, packsFor } from './game-choice.ts'
import { dryDecks, playableIn } from './playable-decks.ts'
import { rulebookIn, rulebookOfAll, rulebooks } from './rulebooks.ts'
import { scenarioChoices } from './scenario-choices.ts'
import { playerCountsOf } from './seats.ts'

const drySeed = 'check'

export type DryState = 'waiting' | 'running' | 'ok' | 'warning' | 'red' | 'none'

export interface DryCell {
  readonly scenario: string
  readonly players: number
  readonly mode: string
  readonly state: DryState
  readonly messages: readonly DryMessage[]
  /** The settings of a game with this setup; undefined where there are too few decks. */
  readonly choice?: GameChoice
  readonly run?: DryRun
}

/** The progress of a matrix. */
export type DryStatus = 'idle' | 'running' | 'stopped' | 'done'

/** The cells of the matrix before it runs: the open scenario first, then by mode and number of players. */
export function cellsOf(bundle: PackBundle, slug: string, bundles: readonly PackBundle[]): readonly DryCell[] {
  const rulebook = rulebookIn(bundle, bundles)
  const { one } = beginningWords(rulebook)
  const decks = deckChoices(bundles, rulebooks, bundle.game)
  const playerCounts = playerCountsOf(rulebook.seats)
  const scenarios = scenarioChoices(bundles, rulebooks).filter(({ pack }) => pack === bundle.id)
  const order = [...scenarios].sort((a, b) => Number(b.slug === slug) - Number(a.slug === slug))
  return order.flatMap((scenario) => {
    const chosen = dryDecks(bundle, bundles, playableIn(scenario.slug, bundle, bundles)).flatMap(
      ({ pack, slug: deck }) => decks.find(({ code }) => code === `${pack}:${deck}`) ?? [],
    )
    return scenario.modes.flatMap((mode) =>
      playerCounts.map((players): DryCell => {
        const base = { scenario: scenario.slug, players, mode, messages: [] }
        if (chosen.length < players) return { ...base, state: 'none', messages: [{ title: tooFewDecks(chosen.length, players, one) }] }
        return { ...base, state: 'waiting', choice: { scenario, mode, decks: chosen.slice(0, players), seed: drySeed } }
      }),
    )
  })
}

/**
 * The message that there are too few decks.
 * @param one the game's word for a starting card
 */
const tooFewDecks = (there: number, wanted: number, one: string): string =>
  there === 0
    ? 'It was not set up: no pack of the workspace has a deck to play with. Make a deck, or add a pack that has some.'
    : `It was not set up: ${wanted} players need ${wanted} decks that share no ${one}, and the packs here have ${there === 1 ? 'one' : there}. Make another deck.`

const emptyDeck = ({ deck, set }: ScenarioWords): DryMessage => ({
  title: `The ${deck} is empty: nothing would ever be revealed.`,
  remedy: `Add ${article(set)} ${set}, or raise a quantity.`,
})

/** Sets up the scenario of a cell in a realm. @returns the cell with its result; it never throws */
export async function runCell(cell: DryCell, choice: GameChoice, bundles: readonly PackBundle[], realm: KeptRealm): Promise<DryCell> {
  const packs = packsFor(choice, bundles)
  try {
    const run = await dryRun({
      openRealm: () => realm.open(packs),
      packs,
      setup: gameOf(choice).setup,
      until: rulebookOfAll(packs).playBegins,
      seed: drySeed,
    })
    const messages = messagesOf(run, choice.scenario.slug, choice.scenario.pack, packs)
    const state = run.state === 'refused' ? 'red' : run.state
    const home = packs.find(({ id }) => id === choice.scenario.pack)
    const facts = home?.scenarios[choice.scenario.slug]
    if (state === 'ok' && home && facts && dealtDeckOf(facts, packs, cell.mode, rulebookIn(home, packs), home.id).length === 0)
      return { ...cell, state: 'warning', messages: [emptyDeck(scenarioWords(rulebookIn(home, packs)))], run }
    return { ...cell, state, messages, run }
  } catch (error) {
    return { ...cell, state: 'red', messages: [{ title: error instanceof Error ? error.message : String(error) }] }
  }
}

/** The inputs of a pack's matrix: the hashes of the packs that its setups load. Empty while the pack is invalid. */
export function stateOfRuns(pack: string, bundles: readonly PackBundle[]): string {
  const bundle = bundles.find(({ id }) => id === pack)
  if (!bundle) return ''
  const setUps = cellsOf(bundle, '', bundles).flatMap(({ choice }) => choice ?? [])
  const used = new Set([
    ...idsWithDependencies([pack], bundles),
    ...setUps.flatMap((choice) => packsFor(choice, bundles).map(({ id }) => id)),
  ])
  return bundles.flatMap(({ id, hash }) => (used.has(id) ? [`${id} ${hash}`] : [])).join(' ')
}

/** The summary of all cells; `partly`: some or all could not be set up, and no other failed. */
export interface DrySum {
  readonly state: 'red' | 'partly' | DryStatus
  readonly words: string
}

/** @returns empty words where there is no cell */
export function drySum(cells: readonly DryCell[], status: DryStatus): DrySum {
  const tried = cells.filter(({ state }) => state !== 'none')
  const leftOut = cells.length - tried.length
  const red = tried.filter(({ state }) => state === 'red').length
  const state = red > 0 ? 'red' : leftOut > 0 && status === 'done' ? 'partly' : status
  const words = (): string => {
    if (status === 'running') return `${tried.filter(({ state }) => state !== 'waiting' && state !== 'running').length} of ${tried.length}`
    if (red > 0) return `${red} of ${tried.length} red`
    if (cells.length === 0) return ''
    if (status !== 'done') return 'stopped'
    if (tried.length === 0) return 'none could be set up'
    return leftOut === 0 ? 'all set up' : `${tried.length} set up, ${leftOut} could not be set up`
  }
  return { state, words: words() }
}
