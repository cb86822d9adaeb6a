const slotOpen = '\uE000'
const slotClose = '\uE001'

/** A placeholder in a text for another element, such as a link to a card. */
export function slotMark(index: number): string {
  return `${slotOpen}${index}${slotClose}`
}

/** Removes placeholders from a text that somebody else wrote, so that it cannot pretend to contain one. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}
