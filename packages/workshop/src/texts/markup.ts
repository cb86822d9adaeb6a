/** The markup of card texts: asterisks for bold and italics. */

/** A text of a pack without its markup. */
export const withoutMarkup = (text: string): string => text.replace(/\*+/g, '')

/** The places in a text with markup of the places in the same text without it. */
export function placesIn(typed: string): (start: number, end: number) => { readonly start: number; readonly end: number } {
  const places: number[] = []
  for (let i = 0; i < typed.length; i++) if (typed[i] !== '*') places.push(i)
  return (start, end) => {
    const first = places[start] ?? typed.length
    return { start: first, end: end <= start ? first : (places[end - 1] ?? typed.length - 1) + 1 }
  }
}
