/** Title and text of a thing in `text/en.json`: parsed, and written without changing the rest. */
import type { FactValue } from '@questwright/packs/types'
import { readFacts } from './facts-json.ts'

type Parts = { readonly [key: string]: FactValue }
const partsOf = (value: FactValue | undefined): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {}

/** Sections of the text file. */
export type WordsSection = 'scenarios' | 'campaigns'

export interface ThingText {
  readonly title: string
  readonly text?: string
}

/**
 * Title and text of a thing.
 * @param book the content of the file
 * @returns an empty title where there is none
 */
export function thingText(book: string, section: WordsSection, slug: string): ThingText {
  const { title, text } = partsOf(partsOf(readFacts(book)?.[section])[slug])
  return { title: typeof title === 'string' ? title : '', ...(typeof text === 'string' ? { text } : {}) }
}

/** The file with these texts changed. An empty text is omitted. */
export function writeThingText(book: string, section: WordsSection, slug: string, { title, text }: ThingText): string {
  const facts = readFacts(book) ?? {}
  const things = partsOf(facts[section])
  const { text: _, ...others } = partsOf(things[slug])
  return `${JSON.stringify({ ...facts, [section]: { ...things, [slug]: { ...others, title, ...(text ? { text } : {}) } } }, null, 2)}\n`
}
