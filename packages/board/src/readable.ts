/** Words made from a slug: `choose-defender` gives "Choose defender". */
export function readable(slug: string): string {
  const words = slug
    .replace(/^.*[:/]/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1)
}
