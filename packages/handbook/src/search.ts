/** Search over all pages of the handbook: a section, that is a heading with the text below it, is one result. */
import { anchorOf, plainText } from '@questwright/packs/browser'
import MiniSearch from 'minisearch'
import type { HandbookPage } from './page.ts'
import { pieces } from './pieces.ts'

export interface Section {
  readonly id: string
  readonly page: string
  readonly pageTitle: string
  readonly heading: string
  /** Empty for the text before the first heading. */
  readonly anchor: string
  readonly text: string
}

export interface SectionHit extends Section {
  /** A few words around the first match. */
  readonly excerpt: string
  /** Matching words of the page, without accents and in small letters. */
  readonly terms: readonly string[]
}

/** Splits a page at its headings. Markdown syntax is removed, code stays. */
export function sectionsOf({ slug, title, markdown }: Pick<HandbookPage, 'slug' | 'title' | 'markdown'>): readonly Section[] {
  const made: { heading: string; anchor: string; lines: string[] }[] = [{ heading: title, anchor: '', lines: [] }]
  let inCode = false
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('```')) {
      inCode = !inCode
      continue
    }
    const [, level = '', words = ''] = (!inCode && /^(#{1,4}) (.+)$/.exec(line)) || []
    if (level === '') made.at(-1)?.lines.push(line)
    else if (level !== '#') made.push({ heading: plainWords(words), anchor: anchorOf(words), lines: [] })
  }
  return made.map(({ heading, anchor, lines }) => ({
    id: `${slug}#${anchor}`,
    page: slug,
    pageTitle: title,
    heading,
    anchor,
    text: plainWords(lines.join('\n')),
  }))
}

function plainWords(markdown: string): string {
  return markdown
    .replace(/<\/?kbd>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|?[\s|:-]+\|?$/gm, ' ')
    .replace(/[`*]/g, '')
    .replace(/^\s*[-\d.]+ /gm, ' ')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** @returns a function that finds at most 20 sections by words; every word must match, as a prefix or, for longer words, with a typo */
export function handbookSearch(pages: readonly HandbookPage[]): (query: string) => readonly SectionHit[] {
  const sections = pages.flatMap(sectionsOf)
  const byId = new Map(sections.map((section) => [section.id, section]))
  const index = new MiniSearch<Section>({
    fields: ['pageTitle', 'heading', 'text'],
    processTerm: (term) => plainText(term) || null,
    searchOptions: {
      boost: { heading: 3, pageTitle: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  })
  index.addAll(sections)
  return (query) =>
    query.trim() === ''
      ? []
      : index
          .search(query)
          .slice(0, 20)
          .flatMap(({ id, terms }) => {
            const section = byId.get(String(id))
            return section ? [{ ...section, terms, excerpt: excerptOf(section.text, terms) }] : []
          })
}

const around = 60

function excerptOf(text: string, terms: readonly string[]): string {
  const first = pieces(text, terms).find(({ fits }) => fits === 'yes')
  const at = first?.at ?? 0
  const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = text.indexOf(' ', at + around * 2)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`
}
