/** Counts how much of the texts of cards was read. */
import type { TextUnit } from './text-unit.ts'

/** Numbers of abilities: all, and those in each state. */
export interface AbilityCounts {
  readonly all: number
  readonly whole: number
  readonly partly: number
  readonly byHand: number
  readonly asked: number
}

export interface TextCounts {
  readonly abilities: AbilityCounts
  /** The sentences of all abilities, and how many of them were read. */
  readonly sentences: { readonly all: number; readonly read: number }
  /** The abilities by the ability word with which they begin; `constant` for those without one. */
  readonly byPart: { readonly [word: string]: AbilityCounts }
}

const fields = { whole: 'whole', asked: 'asked', partly: 'partly', 'by-hand': 'byHand' } as const

/** @param units units of any texts; keywords and reminder texts are not counted */
export function countUnits(units: readonly TextUnit[]): TextCounts {
  const none = (): { -readonly [count in keyof AbilityCounts]: number } => ({ all: 0, whole: 0, partly: 0, byHand: 0, asked: 0 })
  const abilities = none()
  const byPart = new Map<string, ReturnType<typeof none>>()
  const sentences = { all: 0, read: 0 }
  for (const { state, word = 'constant', sentences: own } of units) {
    if (state === 'keyword' || state === 'reminder') continue
    const part = byPart.get(word) ?? none()
    byPart.set(word, part)
    for (const counts of [abilities, part]) {
      counts.all++
      counts[fields[state]]++
    }
    sentences.all += own.length
    sentences.read += own.filter(({ isRead }) => isRead).length
  }
  return { abilities, sentences, byPart: Object.fromEntries([...byPart].sort(([one], [other]) => (one < other ? -1 : 1))) }
}
