/** The title of a card in lists, where cards of one title must be told apart. */
import type { CardText } from './bundle.ts'

/** The title with the subtitle, "Tom, the Miller"; the slug where the card has no title. */
export function fullTitle(words: Pick<CardText, 'title' | 'subtitle'> | undefined, slug: string): string {
  const { title, subtitle } = words ?? {}
  if (title === undefined || title === '') return slug
  return typeof subtitle === 'string' && subtitle !== '' ? `${title}, ${subtitle}` : title
}
