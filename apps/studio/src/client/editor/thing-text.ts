/** Title and text of a thing in `text/en.json`: read, and written with all else as it was. */
import type { FactValue } from '@questwright/packs/types'
import { readFacts } from './facts-json.ts'

type Parts = { readonly [key: string]: FactValue }
const partsOf = (value: FactValue | undefined): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {}

/** Where the words of things stand. */
export type WordsSection = 'scenarios' | 'campaigns'

export interface ThingText {
  readonly title: string
  readonly text?: string
}

/** @param book the text of the file @returns an empty title where it says none */
export function thingText(book: string, section: WordsSection, slug: string): ThingText {
  const { title, text } = partsOf(partsOf(readFacts(book)?.[section])[slug])
  return { title: typeof title === 'string' ? title : '', ...(typeof text === 'string' ? { text } : {}) }
}

/** The file with these words changed. An empty text is left out. */
export function writeThingText(book: string, section: WordsSection, slug: string, { title, text }: ThingText): string {
  const facts = readFacts(book) ?? {}
  const things = partsOf(facts[section])
  const { text: _, ...others } = partsOf(things[slug])
  return `${JSON.stringify({ ...facts, [section]: { ...things, [slug]: { ...others, title, ...(text ? { text } : {}) } } }, null, 2)}\n`
}
