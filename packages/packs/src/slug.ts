/** Slugs and codes. A card has the slug `aragorn` inside its pack, and the code `lcg-core-set:aragorn` everywhere. */

export { keywordWithNumber, type NumberForm, numberForms, readKeyword } from '@questwright/rulebook/printed-keyword'
export { suggestSlug } from '@questwright/rulebook/slug'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a slug: lower case letters, digits, single hyphens. */
export function slugIsWellFormed(text: string): boolean {
  return kebab.test(text)
}

/** Whether a text is a valid id of a pack: `hunt`, or together with the scope `ann_hunt`. */
export function idIsWellFormed(text: string): boolean {
  return slugIsWellFormed(text.slice(text.lastIndexOf('_') + 1)) && /^[a-z0-9~-][a-z0-9_~-]*$/.test(text)
}

/** The full code for a code in a pack: `aragorn` in `lcg-core-set` gives `lcg-core-set:aragorn`; a full code is returned unchanged. */
export function fullCode(code: string, pack: string): string {
  return code.includes(':') ? code : `${pack}:${code}`
}

/** The slug in a code, without the pack. */
export function bare(one: string): string {
  return one.slice(one.indexOf(':') + 1)
}

/** The id and the slug of a full code; `undefined` for any other text. */
export function splitCode(code: string): { readonly pack: string; readonly slug: string } | undefined {
  const [pack, slug, more] = code.split(':')
  if (pack === undefined || slug === undefined || more !== undefined) return undefined
  return idIsWellFormed(pack) && slugIsWellFormed(slug) ? { pack, slug } : undefined
}
