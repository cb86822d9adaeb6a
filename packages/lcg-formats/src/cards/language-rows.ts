/** The texts of a card in another language, in a tab of ALeP's spreadsheet: a row for each card, with the translated columns. */
import { differenceOfAll, mergedText, restore, sameFact, type WriteContext } from '@questwright/interop/for-games'
import type { CardText, FactValue } from '@questwright/packs/browser'
import { alep } from './alep.ts'
import { textOf } from './facts-of-sheet.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { type CardSheet, type Flat, front } from './sheet.ts'
import { fromAlepRules, fromAlepText, withoutShadowWord, withShadowWord } from './text-marks.ts'
import { isCardType } from './types.ts'

/** Tabs with translations, and the language of each. */
export const tabLanguages: { readonly [tab: string]: string } = {
  French: 'fr',
  German: 'de',
  Italian: 'it',
  Polish: 'pl',
  Portuguese: 'pt',
  Spanish: 'es',
}

/** Columns that every such tab has: one without them is not a list of translations. */
export const languageMarks = ['Card GUID', 'Name'] as const

/** Columns that only identify the card. */
const clues = ['Set', 'Card GUID', 'Updated', 'Diff', 'Card Number']
/** Columns that become our texts. All other columns of a row are kept unchanged next to them. */
const ours = ['Name', 'Text', 'Shadow', 'Flavour', 'Side B', 'Back Text', 'Back Shadow', 'Back Flavour']

/** Whether a row has more than the columns that identify its card. */
export function isTranslated(row: Flat): boolean {
  return Object.entries(row).some(([column, value]) => value !== '' && !clues.includes(column))
}

/** A card to be translated. */
export interface Untranslated {
  /** The English sheet of the card. */
  readonly english: CardSheet
  /** The same sheet with other texts. */
  readonly inWords: (text: CardText) => CardSheet
  readonly set: string
  readonly octgnId: string
  readonly language: string
}

/** The texts of a row. @param before the texts so far: those without a column stay */
export function wordsOfRow(row: Flat, card: Untranslated, before: CardText | undefined): CardText {
  const bare = bareWords(row, card.english)
  const kept = differenceOfAll(said(row), rowOf(bare, card))
  const { kept: _kept, ...own } = before ?? { title: '' }
  const merged = mergedText(before === undefined ? undefined : (own as CardText), bare, lcgSheets.words)
  const words: CardText = {
    ...merged,
    ...(before?.sides === undefined || merged.sides === undefined ? {} : { sides: { ...before.sides, ...merged.sides } }),
    ...(Object.keys(kept).length === 0 ? {} : { kept: { alep: kept } }),
  }
  return before !== undefined && sameFact(before as FactValue, words as FactValue) ? before : words
}

/** The row for a card's texts, with the values kept from an import as far as they still match. */
export function rowOfWords(words: CardText, card: Untranslated): Flat {
  const made = rowOf(words, card)
  const kept = (words.kept as { readonly alep?: unknown } | undefined)?.alep
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return made
  const texts = Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string')) as Flat
  const meant = bareWords(made, card.english)
  return restore(made, texts, (flat) => sameFact(bareWords(flat, card.english) as FactValue, meant as FactValue))
}

/** The texts of a row in our form. */
function bareWords(row: Flat, english: CardSheet): CardText {
  const top = front(english)
  const title = row.Name || (top.title ?? '')
  const sides = english.sides.map((side, at) => {
    const prefix = at === 0 ? '' : 'Back '
    const other = (at === 1 ? row['Side B'] : '') || (side.title === top.title ? title : (side.title ?? ''))
    const own = at === 0 ? title : other
    const text = (column: string): string => (at > 1 ? '' : fromAlepText(row[`${prefix}${column}`] ?? '', own))
    const rules = (column: string): string => (at > 1 ? '' : fromAlepRules(row[`${prefix}${column}`] ?? '', own))
    return { title: own, text: rules('Text'), shadow: withoutShadowWord(rules('Shadow')), flavour: text('Flavour') }
  })
  const { type } = english.card
  return textOf({ ...english, sides }, isCardType(type) ? type : 'treachery')
}

const nowhere: WriteContext = { title: '', setId: '', code: '', version: '' }

function rowOf(words: CardText, card: Untranslated): Flat {
  const flat = alep.flatOf(card.inWords(words), nowhere)
  const cell = (column: string): string =>
    column.endsWith('Shadow') ? withShadowWord(withoutShadowWord(flat[column] ?? ''), card.language) : (flat[column] ?? '')
  return said({ Set: card.set, 'Card GUID': card.octgnId, ...Object.fromEntries(ours.map((column) => [column, cell(column)])) })
}

/** The row without its empty values. */
function said(row: Flat): Flat {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
}
