/**
 * How nothing is lost between two forms of a card of which one says less: what the other form would not bring back is kept beside it,
 * and put back as long as it still fits.
 */
import type { Flat } from './sheet.ts'

/** The entries of the first that the second does not say in the same way. */
export function difference(whole: Flat, made: Flat): Flat {
  const entries = Object.entries(whole).filter(([name, value]) => (made[name] ?? '') !== value)
  return Object.fromEntries(entries)
}

/** The same with the names that only the second has, as empty ones: for forms in which every name is always there. */
export function differenceOfAll(whole: Flat, made: Flat): Flat {
  const added = Object.keys(made).filter((name) => made[name] !== '' && !Object.hasOwn(whole, name))
  return { ...difference(whole, made), ...Object.fromEntries(added.map((name) => [name, ''])) }
}

/**
 * Puts kept entries back.
 * @param fits whether a form still means the same card; entries with which it would mean another are left out one by one
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

/** Whether two forms say the same; an empty value counts as absent. */
export function sameFlat(one: Flat, other: Flat): boolean {
  const said = (flat: Flat): string[] => Object.keys(flat).filter((name) => flat[name] !== '')
  const names = said(one)
  return names.length === said(other).length && names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
}
