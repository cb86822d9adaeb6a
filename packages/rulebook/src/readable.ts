/**
 * A name as words, for pages and messages without words of an author: `choose-guard` and `chooseGuard` give "Choose guard",
 * and `lcg-core-set:black-hound` gives "Black hound".
 * @param name a slug, a name of a rulebook, or a code with its pack; a name without letters or digits is returned as it is
 */
export function readable(name: string): string {
  const words = name
    .replace(/^.*[:/]/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.#]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
