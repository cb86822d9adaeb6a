/** Keywords that no loaded pack defines. An import defines them, with words and without rules, so that the cards with them are valid. */
import { readKeyword, suggestSlug } from '@questwright/packs/browser'
import { type ImportProblem, importProblem } from './problem.ts'
import { type CardSheet, listOf } from './sheet.ts'

/** By the slug of each known keyword: whether it is printed with a number. */
export type KnownKeywords = ReadonlyMap<string, 'none' | 'required'>

export interface KeywordPlan {
  readonly isKeyword: (printed: string) => boolean
  /** The keywords to define, by slug, each with its title and whether it has a number. */
  readonly made: ReadonlyMap<string, { readonly title: string; readonly number: 'none' | 'required' }>
  readonly problems: readonly ImportProblem[]
}

const smallWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/**
 * Whether an entry among the keywords is really a sentence, such as "Cannot have attachments". A keyword has at most four words, each with a
 * capital letter except small words, and at most a number at its end.
 */
export function isSentence(printed: string): boolean {
  const name = printed.replace(/\s+(?:\+?(?:\d+|X)|\((?:\d+|X)\))$/, '')
  const words = name.split(' ')
  const isName = (word: string): boolean => /^\p{Lu}[\p{L}\p{N}'’-]*$/u.test(word) || smallWords.has(word)
  return words.length > 4 || !words.every(isName) || smallWords.has(words[0] ?? '') || /^(?:Attach|Limit|Immune|Play|X) /.test(`${name} `)
}

/**
 * Decides for each printed keyword whether it is a known one, a new one, or no keyword.
 * @param known the keywords of the workspace
 * @param keywordFields the fields of sides that are keywords with a number, with the titles of the keywords
 */
export function planKeywords(
  sheets: readonly CardSheet[],
  known: KnownKeywords,
  keywordFields: { readonly [field: string]: string } = {},
): KeywordPlan {
  const unknown = new Map<string, { title: string; with: number; without: number; line: number | undefined }>()
  const problems: ImportProblem[] = []
  for (const { sides, line } of sheets) {
    for (const side of sides) {
      for (const printed of listOf(side.keywords)) {
        const { slug, number } = readKeyword(printed)
        if (slug === '' || known.has(slug) || isSentence(printed)) continue
        const before = unknown.get(slug) ?? { title: printed.replace(/\s+(?:\d+|X)$/, ''), with: 0, without: 0, line }
        unknown.set(slug, {
          ...before,
          with: before.with + (number === undefined ? 0 : 1),
          without: before.without + (number === undefined ? 1 : 0),
        })
      }
      for (const [field, title] of Object.entries(keywordFields)) {
        const slug = suggestSlug(title)
        if (/^\d+$/.test(side[field] ?? '') && !known.has(slug) && !unknown.has(slug))
          unknown.set(slug, { title, with: 1, without: 0, line })
      }
    }
  }
  const made = new Map(
    [...unknown].map(([slug, { title, with: numbered, without }]) => [
      slug,
      { title, number: numbered > without ? ('required' as const) : ('none' as const) },
    ]),
  )
  for (const [slug, { title }] of made)
    problems.push(
      importProblem(
        'warning',
        'new-keyword',
        [
          `Neither this pack nor one on which it depends has the keyword "${title}": it was added without rules.`,
          `Write its rules in keywords/${slug}.ts, or depend on the pack that has them.`,
        ],
        { line: unknown.get(slug)?.line },
      ),
    )
  const isKeyword = (printed: string): boolean => {
    const { slug, number } = readKeyword(printed)
    const rule = known.get(slug) ?? made.get(slug)?.number
    return rule !== undefined && (rule === 'required') === (number !== undefined) && suggestSlug(printed) !== ''
  }
  for (const { sides, line } of sheets)
    for (const side of sides)
      for (const printed of listOf(side.keywords))
        if (!isKeyword(printed) && isSentence(printed))
          problems.push(
            importProblem(
              'warning',
              'keyword-sentence',
              [
                `"${printed}" is listed among the keywords, but is a sentence: it was moved to the beginning of the card’s text.`,
                'You need do nothing: in your table it may stay where it is.',
              ],
              { line },
            ),
          )
        else if (!isKeyword(printed))
          problems.push(
            importProblem(
              'warning',
              'keyword',
              [
                `"${printed}" is no keyword that a rule can read: it is kept as printed, and has no effect.`,
                'Correct the spelling, or its number.',
              ],
              { line },
            ),
          )
  return { isKeyword, made, problems }
}
