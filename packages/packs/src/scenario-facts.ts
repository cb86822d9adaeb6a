/** The contents of `scenarios/<slug>.json`. The format is described in docs/scenarios.md. */
import type { PackOutline, ScenarioFacts } from './bundle.ts'
import type { Amount, CardFilter } from './read-aloud.ts'
import type { ModeFacts } from './scenario-modes.ts'

/** One step of a setup: `do` is a word of the rulebook, and the other fields are what that step needs. */
export interface SetupStep {
  readonly do: string
  readonly card?: string
  readonly cards?: readonly string[]
  readonly copies?: Amount
  readonly count?: Amount
  readonly of?: CardFilter
  readonly to?: string
  readonly on?: string
  readonly token?: string
  readonly place?: string
  readonly way?: string
}

/** A condition under which the game ends. */
export interface EndCondition {
  readonly when: string
  readonly stage?: string
  readonly card?: string
  readonly copies?: Amount
  readonly number?: number
  readonly trait?: string
}

/** The stages that can follow a stage. Without `next` it is the last one, and the players win by defeating it. */
export interface Branch {
  readonly next: readonly string[]
  readonly by: string
}

export interface StagePosition {
  readonly x: number
  readonly y: number
}

/** The facts of a scenario with all parts that scenarios of every game can have. The parts from which a game is dealt are named by its rulebook: see `dealParts`. */
export interface FullScenarioFacts {
  readonly number?: number
  readonly quantities?: { readonly [mode: string]: { readonly [setOrCard: string]: number } }
  readonly setup?: readonly SetupStep[]
  /** The parts that differ in a mode. */
  readonly modes?: { readonly [mode: string]: ModeFacts }
  readonly branches?: { readonly [stage: string]: Branch }
  /** Codes of rule cards that are in effect in every game. */
  readonly rules?: readonly string[]
  /** A card that is among the rules in every game, where it is in effect. */
  readonly card?: string
  /** The modes in which it is played; without this field all modes that always exist or that it describes. */
  readonly playedIn?: readonly string[]
  /** The starting card with rules of its own that the first player gets: see `startingCards` of a chapter. */
  readonly begins?: { readonly with: string; readonly card: string; readonly trait?: string; readonly instead?: 'none' }
  /** The cards for only some scenarios with which decks may be played here: see `deckCards` of a chapter. */
  readonly deckCards?: { readonly [sort: string]: 'all' | readonly string[] }
  readonly win?: readonly EndCondition[]
  readonly lose?: readonly EndCondition[]
  /** The positions of stages in the editor's graph. The rules do not use it. */
  readonly map?: { readonly [stage: string]: StagePosition }
}

/** The same facts with the type of every part. Call it only with facts that passed the check, which ensures these types. */
export function asFull(facts: ScenarioFacts | FullScenarioFacts): FullScenarioFacts {
  return facts as unknown as FullScenarioFacts
}

/** The id of the pack that contains these facts; bare names in the scenario belong to it. */
export function packOf(facts: ScenarioFacts | FullScenarioFacts, packs: readonly PackOutline[]): string {
  return packs.find((pack) => Object.values(pack.scenarios).includes(facts as ScenarioFacts))?.id ?? ''
}
