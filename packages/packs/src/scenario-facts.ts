/** What `scenarios/<slug>.json` holds. The format is described in docs/scenarios.md. */
import type { PackOutline, ScenarioFacts } from './bundle.ts'
import type { Amount, CardFilter } from './read-aloud.ts'
import type { ModeFacts } from './scenario-modes.ts'

/** One step of a setup: the word in `do`, one of the rulebook's, and what it needs. */
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

/** One way in which the game ends. */
export interface EndCondition {
  readonly when: string
  readonly stage?: string
  readonly card?: string
  readonly copies?: Amount
  readonly number?: number
  readonly trait?: string
}

/** The ways on from a stage; with no `next` it is the last one, and the players win by defeating it. */
export interface Branch {
  readonly next: readonly string[]
  readonly by: string
}

export interface StagePosition {
  readonly x: number
  readonly y: number
}

/** The facts of a scenario with all that the editor knows. */
export interface FullScenarioFacts {
  readonly number?: number
  readonly quest: readonly string[]
  readonly encounterSets: readonly string[]
  readonly quantities?: { readonly [mode: string]: { readonly [setOrCard: string]: number } }
  readonly setup?: readonly SetupStep[]
  /** The parts that differ in a mode. */
  readonly modes?: { readonly [mode: string]: ModeFacts }
  readonly branches?: { readonly [stage: string]: Branch }
  /** Codes of rule cards that hold in every game of it. */
  readonly rules?: readonly string[]
  /** A card that lies among the rules in every game of it, and holds there. */
  readonly card?: string
  /** The modes in which it is played, if not in all modes that always exist or that it describes. */
  readonly playedIn?: readonly string[]
  /** With which card the one who begins has to do, of those that have rules of their own: see `startingCards` of a chapter. */
  readonly begins?: { readonly with: string; readonly card: string; readonly trait?: string; readonly instead?: 'none' }
  /** With which cards of decks it is played that only some scenarios are played with: see `deckCards` of a chapter. */
  readonly deckCards?: { readonly [sort: string]: 'all' | readonly string[] }
  readonly win?: readonly EndCondition[]
  readonly lose?: readonly EndCondition[]
  /** Where the editor shows the stages. No rule reads it. */
  readonly map?: { readonly [stage: string]: StagePosition }
}

/** The same facts with every part typed: for facts that passed the check, which is what makes it true. */
export function asFull(facts: ScenarioFacts | FullScenarioFacts): FullScenarioFacts {
  return facts as unknown as FullScenarioFacts
}

/** The pack in whose words a scenario speaks: that which holds these facts. */
export function packOf(facts: ScenarioFacts | FullScenarioFacts, packs: readonly PackOutline[]): string {
  return packs.find((pack) => Object.values(pack.scenarios).includes(facts as ScenarioFacts))?.id ?? ''
}
