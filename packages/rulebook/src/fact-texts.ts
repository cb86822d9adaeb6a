/** Texts that cards print because of a fact, in addition to their rules: the field of the card's texts that holds each, and the fact. Pure. */
import type { Rulebook } from './rulebook.ts'

export interface FactText {
  readonly fact: string
  /** The field of a card's texts that holds it. */
  readonly field: string
  /** The name of the fact within a sentence: "a storm effect". */
  readonly name: string
  readonly label: string
  /** The value of the fact on a card that prints the text; `undefined` if several values are possible. */
  readonly value: string | true | undefined
  /** The function of the script API that makes the ability which the text describes. */
  readonly script: string | undefined
}

const known = new WeakMap<object, readonly FactText[]>()

/** The texts that cards of a game print because of facts, in the order of its facts. */
export function factTexts({ facts }: Pick<Rulebook, 'facts'>): readonly FactText[] {
  const before = known.get(facts)
  if (before !== undefined) return before
  const made = Object.entries(facts).flatMap(([fact, { text, name, holds, words = [] }]): readonly FactText[] => {
    if (text === undefined) return []
    const value = holds === 'flag' ? true : words.length === 1 ? words[0] : undefined
    return [{ fact, field: text.field, name, label: text.label, value, script: text.script }]
  })
  known.set(facts, made)
  return made
}
