import type { KeywordDefinition, Library } from './definition.ts'

/** The code of a keyword: `pack:slug`. If two packs have a keyword with the same slug, their slugs contain the pack already. */
export function keywordCode({ pack, slug }: Pick<KeywordDefinition, 'pack' | 'slug'>): string {
  return slug.includes(':') ? slug : `${pack}:${slug}`
}

/** The keyword with this code, the text before `#` in the name of one of its parts. */
export function keywordOfCode({ keywords }: Pick<Library, 'keywords'>, code: string): KeywordDefinition | undefined {
  return keywords.get(code) ?? keywords.get(code.slice(code.indexOf(':') + 1))
}
