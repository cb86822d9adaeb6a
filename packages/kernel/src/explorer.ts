import type { Card } from './card.ts'
import type { AnswerValue } from './door.ts'
import type { EventInit } from './event.ts'

/** The probe's walk through choices: depth first, bounded. Nothing is written meanwhile. */
export interface Explorer {
  /** The index of the chosen alternative, for each question on the current path. */
  readonly path: number[]
  /** The number of alternatives of each of these questions. */
  readonly width: number[]
  /** The index of the next question on the path. */
  at: number
  /** Answers with which every path begins, and how many of them the current path has used. */
  readonly given: readonly AnswerValue[]
  answered: number
  stage: 'price' | 'targets' | 'effect'
  /** Cards that have paid and so cannot be targets, while targets are chosen. */
  gone: readonly Card[]
  /** In which choices cards that have paid are left out. */
  goneFrom: 'targets' | 'effect'
  /** Computes, once and on demand, the cards with which a use would be paid on this path. */
  price: (() => Price) | undefined
  /** `found`: a change was about to happen. Stored here as well, because a script may catch the exception `WouldChange`. */
  changes: 'none' | 'found'
  /** What happens when a "cannot" refuses something on a path: with `pass` the path continues, with `end` it ends without a change. */
  refusals: 'pass' | 'end'
  /** The events of this path, where the effects of several abilities are tried in sequence: such a path continues after a change. */
  taken: EventInit[] | undefined
  /** `yes`: some options were left out, because there are too many. */
  cut: 'no' | 'yes'
}

/** The cards with which costs would be paid, of the costs that declare `payers`. */
export interface Price {
  readonly all: readonly Card[]
  readonly gone: readonly Card[]
}
