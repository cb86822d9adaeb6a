/** Slugs and codes: `aragorn` inside its pack, `lcg-core-set:aragorn` everywhere. */

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a slug: lower case letters, digits, single hyphens. */
export function slugIsWellFormed(text: string): boolean {
  return kebab.test(text)
}

/** The slug that a title or a badly worded slug would have: `Éowyn's Ride` gives `eowyns-ride`. Empty when nothing is left. */
export function suggestSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A code with its pack: `aragorn` in `lcg-core-set` gives `lcg-core-set:aragorn`; a full code stays. */
export function fullCode(code: string, pack: string): string {
  return code.includes(':') ? code : `${pack}:${code}`
}

/** The slug behind a code. */
export function bare(one: string): string {
  return one.slice(one.indexOf(':') + 1)
}

/** The two halves of a full code; `undefined` unless both are slugs. */
export function splitCode(code: string): { readonly pack: string; readonly slug: string } | undefined {
  const [pack, slug, more] = code.split(':')
  if (pack === undefined || slug === undefined || more !== undefined) return undefined
  return slugIsWellFormed(pack) && slugIsWellFormed(slug) ? { pack, slug } : undefined
}

/**
 * A printed keyword taken apart: `Strong 2` gives `{ slug: 'strong', number: 2 }`, `Swift` gives `{ slug: 'swift' }`.
 * A final X counts as a number.
 */
export function readKeyword(printed: string): { readonly slug: string; readonly number?: number | 'X' } {
  const parts = /^(.*?)\s+(\d+|X)\.?$/.exec(printed.trim())
  if (parts === null) return { slug: suggestSlug(printed) }
  const [, words = '', amount = ''] = parts
  return { slug: suggestSlug(words), number: amount === 'X' ? 'X' : Number(amount) }
}
