/** The URL of a page of the handbook, or of a heading on it. */
export const addressOf = (slug: string, anchor = ''): string => `/handbook?page=${slug}${anchor === '' ? '' : `#${anchor}`}`
