/** Finds the part of the handbook about a question at the table. */

/** A page and one of its headings. */
export interface HandbookPart {
  readonly page: string
  readonly anchor: string
}

/** The part of a question that is needed: its name, and the ability that asks it, if one does. */
interface AskedQuestion {
  readonly name: string
  readonly because: { readonly ability?: string }
}

/** The part that explains the origin of a question: the ability word, a choice in an effect, or the round. */
export function partAbout({ name, because }: AskedQuestion): HandbookPart {
  if (name === 'action-window') return { page: 'abilities', anchor: 'action' }
  if (name.endsWith('-response') || name.startsWith('next-') || name === 'cancel')
    return { page: 'abilities', anchor: 'response-and-forced' }
  return because.ability === undefined ? { page: 'at-the-table', anchor: 'answering' } : { page: 'abilities', anchor: 'choosing' }
}
