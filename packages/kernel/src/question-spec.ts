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
  /** How earlier versions asked it. */
  readonly formerly?: FormerQuestion
}

/**
 * How earlier versions of a game asked a question. Recorded answers to it are accepted and returned as they are, so that saved games go on working.
 * It is never asked like that any more.
 */
export interface FormerQuestion {
  /** Its name, where it had another one. */
  readonly name?: string
  /** The number of options to choose at least, where it was another one. */
  readonly least?: number
  /** Keys of options that it also had. */
  readonly options?: readonly string[]
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
  /** The key that earlier versions gave it, where that is another one. */
  readonly formerKey?: string
  readonly spec: QuestionSpec
  readonly options: readonly EngineOption[]
  readonly because: Because
}
