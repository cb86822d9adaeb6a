/** Functions that the JSON formats for decks share. */
import type { FactValue } from '@questwright/packs/browser'
import { deckSections, type ForeignIdFacts, foreignIdFacts, type NamedSection, type Rulebook } from '@questwright/rulebook'
import type { DeckFormat } from './deck.ts'
import type { Gatherer } from './gather.ts'
import type { CardClue } from './identify.ts'
import { idsIn } from './ids-of-card.ts'
import { readJson } from './json.ts'
import { type ReadDeck, unreadable } from './read.ts'

export type Fields = { readonly [field: string]: FactValue | undefined }

export const exportAgain = 'Export the deck again, or correct the file in an editor.'

/** The object in a file, and the keys that occur twice in it; or the problem that there is no object. */
export function readObject(
  text: string,
  format: DeckFormat,
): { readonly fields: Fields; readonly doubled: readonly { readonly key: string; readonly line: number }[] } | ReadDeck {
  const read = readJson(text)
  if ('fault' in read) {
    const { what, line, column } = read.fault
    return unreadable(format, 'broken-json', { message: `The JSON is broken here: ${what}.`, remedy: exportAgain }, { line, column })
  }
  const { value, doubled } = read
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (Array.isArray(single)) {
    const message = value === single ? `The file is a list of ${single.length} things, not one deck.` : 'The file is a list in a list.'
    return unreadable(format, 'not-one-deck', { message, remedy: 'Keep one deck in a file: { … }.' })
  }
  if (!isFields(single))
    return unreadable(format, 'not-one-deck', { message: 'The file contains no JSON object.', remedy: 'A deck is an object: { … }.' })
  return { fields: single, doubled }
}

/** Whether a value is an object of fields, not a list and not null. */
export function isFields(value: FactValue | undefined): value is Fields & FactValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is a text, else undefined. */
export function textOf(value: FactValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Reports keys that occur twice in the file: only one of their lines is in the parsed value. */
export function reportDoubled(doubled: readonly { readonly key: string; readonly line: number }[], all: Gatherer): void {
  for (const { key, line } of doubled)
    all.report(
      'error',
      'doubled-key',
      {
        message: `"${key.slice(0, 80)}" occurs twice in one object: JSON keeps only the last value.`,
        remedy: 'Join the two into one entry.',
      },
      { line },
    )
}

/** Calls a function for each card code with its number of copies. PHP programs write an empty object as []. */
export function eachCopy(
  value: FactValue | undefined,
  field: string,
  all: Gatherer,
  visit: (code: string, copies: FactValue | undefined) => void,
): void {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return
  if (isFields(value)) {
    for (const [code, copies] of Object.entries(value)) visit(code, copies)
    return
  }
  all.report('error', 'wrong-field', {
    message: `\`${field}\` is no object of codes and numbers.`,
    remedy: `Write "${field}": { "<code>": 3 }.`,
  })
}

const mainOf = (sections: readonly NamedSection[]): string => sections.find(({ written }) => written === 'copies')?.name ?? 'sideboard'

/**
 * Adds lines that contain everything that is known about a card.
 * @param rulebook of the file's game
 * @param game its id, where only cards of this game can be meant
 */
export function addRows(value: FactValue | undefined, field: string, all: Gatherer, rulebook: Rulebook, game?: string): void {
  if (value === undefined) return
  const sections = deckSections(rulebook)
  const ids = foreignIdFacts(rulebook)
  const parts = [...sections.map(({ name }) => name), 'sideboard', 'shared']
  if (!Array.isArray(value)) {
    all.report('error', 'wrong-field', { message: `\`${field}\` is no list.`, remedy: `Write "${field}": [].` })
    return
  }
  for (const row of value as readonly FactValue[]) {
    const written = isFields(row) ? row.part : undefined
    const own = sections.find(({ name, formerly = [] }) => [name, ...formerly].some((one) => one === written))
    const part = own?.name ?? written
    if (!isFields(row) || typeof part !== 'string' || !parts.includes(part)) {
      const shown = JSON.stringify(row).slice(0, 60)
      all.report('error', 'wrong-field', {
        message: `In \`${field}\`, ${shown} names no part of the deck: it was left out.`,
        remedy: `Write for example { "part": "${mainOf(sections)}", "title": "…", "quantity": 2 }; parts are ${parts.join(', ')}.`,
      })
      continue
    }
    const section = textOf(row.section)
    // the card may not be of the section's type: then it must stay a placeholder, so pass the section or the type on
    const kind = own?.written === 'list' ? { section: own.name } : { type: all.words.typeOf(section ?? '') }
    all.add({ part, quantity: row.quantity, clue: { ...clueOf(row, ids), ...kind }, section, ...(game === undefined ? {} : { game }) })
  }
}

/** The ids and names of a card in an object; fields that are no text are ignored. @param ids the names of the ids of other programs */
export function clueOf(fields: Fields, ids: ForeignIdFacts): CardClue {
  return {
    code: textOf(fields.code),
    ...idsIn(fields, ids),
    title: textOf(fields.title),
    pack: textOf(fields.pack),
  }
}
