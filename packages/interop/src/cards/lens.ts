/**
 * Converts a card into a form with less information without loss: values that the conversion back would not restore are kept with the result, and
 * are put back while they still match the card.
 */
import type { Flat } from './sheet.ts'

/** The entries of `whole` that `made` lacks or has with another value. */
export function difference(whole: Flat, made: Flat): Flat {
  const entries = Object.entries(whole).filter(([name, value]) => (made[name] ?? '') !== value)
  return Object.fromEntries(entries)
}

/** As `difference`, with an empty value for each name that only `made` has: for formats in which every name is always present. */
export function differenceOfAll(whole: Flat, made: Flat): Flat {
  const added = Object.keys(made).filter((name) => made[name] !== '' && !Object.hasOwn(whole, name))
  return { ...difference(whole, made), ...Object.fromEntries(added.map((name) => [name, ''])) }
}

/**
 * Puts kept entries back into a converted form.
 * @param fits whether the form still converts to the same card; an entry with which it would not is left out
 */
export function restore(made: Flat, kept: Flat, fits: (candidate: Flat) => boolean): Flat {
  const all = { ...made, ...kept }
  if (fits(all)) return all
  let best: Flat = made
  for (const [name, value] of Object.entries(kept)) {
    const candidate = { ...best, [name]: value }
    if (fits(candidate)) best = candidate
  }
  return best
}

/** Whether two forms have the same values; an empty value counts as absent. */
export function sameFlat(one: Flat, other: Flat): boolean {
  const said = (flat: Flat): string[] => Object.keys(flat).filter((name) => flat[name] !== '')
  const names = said(one)
  return names.length === said(other).length && names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
}
