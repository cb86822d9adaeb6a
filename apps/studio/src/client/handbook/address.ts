import { partAbout } from '@questwright/handbook'

/** The URL of a page of the handbook, or of a heading on it. */
export const addressOf = (slug: string, anchor = ''): string => `/handbook?page=${slug}${anchor === '' ? '' : `#${anchor}`}`

/** The URL of the part of the handbook about a question at the table. */
export function handbookOf(question: Parameters<typeof partAbout>[0]): string {
  const { page, anchor } = partAbout(question)
  return addressOf(page, anchor)
}
