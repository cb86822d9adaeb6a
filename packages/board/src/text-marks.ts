const slotOpen = '\uE000'
const slotClose = '\uE001'

/** A mark in a text in whose place something else is drawn, such as a link to a card. */
export function slotMark(index: number): string {
  return `${slotOpen}${index}${slotClose}`
}

/** Takes the marks out of a text that was written by others, so that it cannot draw slots. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}
