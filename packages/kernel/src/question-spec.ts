import type { Card } from './card.ts'
import type { Because, PairLimits, QuestionShape, Sentence } from './door.ts'
import type { JsonObject } from './json.ts'

/** A question as the engine asks it. */
export interface QuestionSpec {
  readonly shape: QuestionShape
  readonly who: Card
  readonly name: string
  readonly parts?: JsonObject
  /** Lists the options. It is not called while a stretch is run again with answers that were judged already. */
  readonly options: () => readonly EngineOption[]
  readonly least: number
  readonly most: number
  /** For `pairs`: in how many chosen pairs one card may be. */
  readonly each?: PairLimits
  /** Judges the whole chosen set. @returns the reason for refusing it, or undefined */
  readonly check?: (chosen: readonly string[]) => Sentence | undefined
  /** For `distribute`: judges the whole spread. @returns the reason for refusing it, or undefined */
  readonly checkShares?: (shares: { readonly [option: string]: number }) => Sentence | undefined
  /** The action of an option that is chosen alone, so that a forecast can run it directly. */
  readonly deedOf?: (option: string) => (() => void) | undefined
}

export interface EngineOption {
  readonly key: string
  readonly card?: Card | undefined
  readonly label?: Sentence
  readonly most?: number
  /** For `pairs`: the card with which `card` is paired. */
  readonly other?: Card
  /** For `pairs`: in how many chosen pairs these two cards may be, where that is not the same for all cards. */
  readonly each?: PairLimits
  /** Why it would change nothing: advice, where an ability may be used without effect. */
  readonly idle?: Sentence
  /** Options of the same sort are interchangeable: their order is not asked. */
  readonly sort?: string
}

/** A question that has been asked and not answered. */
export interface PendingQuestion {
  readonly key: string
  readonly spec: QuestionSpec
  readonly options: readonly EngineOption[]
  readonly because: Because
}
