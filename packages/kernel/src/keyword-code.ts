import type { KeywordDefinition, Library } from './definition.ts'

/** The name of a keyword among codes: `pack:slug`. The slug of a keyword whose name another pack has too has its pack already. */
export function keywordCode({ pack, slug }: Pick<KeywordDefinition, 'pack' | 'slug'>): string {
  return slug.includes(':') ? slug : `${pack}:${slug}`
}

/** The keyword behind the code before `#` in the name of one of its parts. */
export function keywordOfCode({ keywords }: Pick<Library, 'keywords'>, code: string): KeywordDefinition | undefined {
  return keywords.get(code) ?? keywords.get(code.slice(code.indexOf(':') + 1))
}
