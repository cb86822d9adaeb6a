/** Makes slugs, for names of files and codes, from titles. It also runs inside of realms, where `String.prototype.normalize` is missing. */
import { unaccented } from './unaccented.ts'

/** The slug that a title or a badly worded slug would have: `Éowyn's Ride` gives `eowyns-ride`. Empty when nothing is left. */
export function suggestSlug(text: string): string {
  return unaccented(text)
    .replace(/['’]/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
}
