import type { Card } from './card.ts'
import type { AnswerValue } from './door.ts'
import type { EventInit } from './event.ts'

/** The probe's walk through choices: depth first, bounded. Nothing is written meanwhile. */
export interface Explorer {
  /** Which alternative was chosen at each question so far. */
  readonly path: number[]
  readonly width: number[]
  at: number
  /** Answers with which every path begins, and how many of them this one has given. */
  readonly given: readonly AnswerValue[]
  answered: number
  stage: 'price' | 'targets' | 'effect'
  /** Cards that have paid and so cannot be targets, while targets are chosen. */
  gone: readonly Card[]
  /** Computes, once and on demand, the cards with which a use would be paid on this path. */
  price: (() => Price) | undefined
  /** `found`: a change was about to happen. Kept here because a script may catch the exception that says so. */
  changes: 'none' | 'found'
  /** What a path does when a "cannot" refuses something on it: `pass` goes on, `end` ends it without a finding. */
  refusals: 'pass' | 'end'
  /** The events of this path, where the effects of several abilities are tried in sequence: such a path goes on after a change. */
  taken: EventInit[] | undefined
  /** `yes`: some options were left out, because there are too many. */
  cut: 'no' | 'yes'
}

/** The cards with which costs would be paid, of the costs that declare `payers`. */
export interface Price {
  readonly all: readonly Card[]
  readonly gone: readonly Card[]
}
