/** The texts of a card that can be abilities: where each is, and the files with one of them changed. */
import type { CardText } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { hasTwoSides, type TextField, textFieldsOf, withTextMark } from './fact-fields.ts'
import type { Facts } from './facts-json.ts'

/** A text of a card. */
export interface TextPlace {
  readonly label: string
  /** The side of the card that has it; undefined for a text of the card itself. */
  readonly side?: string
  /** Its field in the text file. */
  readonly field: string
  readonly text: string
  /** Of a text besides the usual one: the fact that marks it. */
  readonly marked?: TextField
}

/** The texts of a card that have, or may have, abilities, in the order of its form. */
export function textPlaces(rulebook: Rulebook, type: string, facts: Facts, words: CardText): readonly TextPlace[] {
  const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
  const named = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const sides = [...new Set([...(hasTwoSides(rulebook, type) ? ['A', 'B'] : []), ...named(facts.sides), ...named(words.sides)])]
  const own = sides.length === 0 || typeof words.text === 'string' ? [{ label: 'Card text', field: 'text', text: asText(words.text) }] : []
  const besides = textFieldsOf(rulebook, type)
    .filter(({ printed, field }) => printed === 'by the type' || words[field] !== undefined)
    .map((marked) => ({ label: `Card text: ${marked.label}`, field: marked.field, text: asText(words[marked.field]), marked }))
  const ofSides = sides.map((side) => ({
    label: `Card text of side ${side}`,
    side,
    field: 'text',
    text: asText(words.sides?.[side]?.text),
  }))
  return [...own, ...besides, ...ofSides]
}

/** A card with one of its texts changed: its words, and its facts where they change with it. */
export function withTextAt(
  facts: Facts,
  words: CardText,
  { side, field, marked }: TextPlace,
  text: string,
): { readonly words: CardText; readonly facts: Facts | undefined } {
  if (side === undefined) return { words: { ...words, [field]: text }, facts: marked && withTextMark(facts, marked, text) }
  return { words: { ...words, sides: { ...words.sides, [side]: { ...words.sides?.[side], [field]: text } } }, facts: undefined }
}
