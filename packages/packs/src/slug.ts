/** Slugs and codes: `aragorn` inside its pack, `lcg-core-set:aragorn` everywhere. */

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a slug: lower case letters, digits, single hyphens. */
export function slugIsWellFormed(text: string): boolean {
  return kebab.test(text)
}

/** Whether a text is the id of a pack: `hunt`, or with the scope of its name, `ann_hunt`. */
export function idIsWellFormed(text: string): boolean {
  return slugIsWellFormed(text.slice(text.lastIndexOf('_') + 1)) && /^[a-z0-9~-][a-z0-9_~-]*$/.test(text)
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

/** The two halves of a full code; `undefined` unless they are an id and a slug. */
export function splitCode(code: string): { readonly pack: string; readonly slug: string } | undefined {
  const [pack, slug, more] = code.split(':')
  if (pack === undefined || slug === undefined || more !== undefined) return undefined
  return idIsWellFormed(pack) && slugIsWellFormed(slug) ? { pack, slug } : undefined
}

/**
 * A printed keyword taken apart: `Strong 2` gives `{ slug: 'strong', number: 2 }`, `Swift` gives `{ slug: 'swift' }`.
 * A final X counts as a number. The keyword of a pack that is named, `one:Strong 2`, has the slug `one:strong`.
 */
export function readKeyword(printed: string): { readonly slug: string; readonly number?: number | 'X' } {
  const colon = printed.lastIndexOf(':') + 1
  const pack = printed.slice(0, colon).trim()
  const parts = /^(.*?)\s+(\d+|X)\.?$/.exec(printed.slice(colon).trim())
  if (parts === null) return { slug: pack + suggestSlug(printed.slice(colon)) }
  const [, words = '', amount = ''] = parts
  return { slug: pack + suggestSlug(words), number: amount === 'X' ? 'X' : Number(amount) }
}
