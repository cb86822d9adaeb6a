/** Keywords as cards print them. The check of packs, the table and the linker of names all read them with this function. */
import { suggestSlug } from './slug.ts'

/**
 * A printed keyword taken apart: `Strong 2`, `Strong +2` and `Strong (2)` give `{ slug: 'strong', number: 2 }`, `Swift` gives `{ slug: 'swift' }`.
 * A final X counts as a number. A keyword with the name of its pack, `one:Strong 2`, has the slug `one:strong`.
 */
export function readKeyword(printed: string): { readonly slug: string; readonly number?: number | 'X' } {
  const colon = printed.lastIndexOf(':') + 1
  const pack = printed.slice(0, colon).trim()
  const words = printed.slice(colon).trim()
  const amount = AMOUNT.exec(words)
  if (amount === null) return { slug: pack + suggestSlug(words) }
  const [end, plain, inParentheses = ''] = amount
  const number = plain ?? inParentheses
  return { slug: pack + suggestSlug(words.slice(0, -end.length)), number: number === 'X' ? 'X' : Number(number) }
}

/** More digits are part of the name: a sum of such numbers could not be told from another one. */
const AMOUNT = /\s(?:\+?(\d{1,9}|X)|\((\d{1,9}|X)\))\.?$/

/** How the number of a keyword reads on cards: `Strong 2`, `Strong +2`, `Strong (2)`. */
export const numberForms = ['#', '+#', '(#)'] as const
export type NumberForm = (typeof numberForms)[number]

/** A keyword with its number as cards print it. @param form `#` is replaced by the number */
export function keywordWithNumber(title: string, number: number | string, form: NumberForm = '#'): string {
  return `${title} ${form.replace('#', String(number))}`
}
