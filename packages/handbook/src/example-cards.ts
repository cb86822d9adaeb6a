/** Examples of the handbook that can be added as cards to a pack of the reader. */
import { examplesIn } from '@questwright/packs/browser'
import type { HandbookPage } from './page.ts'

type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonRecord
type JsonRecord = { readonly [key: string]: JsonValue }

export interface ExampleCard {
  readonly slug: string
  readonly title: string
  readonly facts: JsonRecord
  readonly words: JsonRecord
  readonly script: string | undefined
  /** The game of the card; undefined for the default game. */
  readonly game: string | undefined
}

/** The cards of a page's examples: facts, texts and scripts. */
export function cardsOf({ markdown }: Pick<HandbookPage, 'markdown'>): readonly ExampleCard[] {
  const examples = examplesIn(markdown)
  const words: { [slug: string]: JsonRecord } = {}
  for (const { path, code } of examples)
    if (path === 'text/en.json')
      Object.assign(words, (JSON.parse(code) as { readonly cards?: { readonly [slug: string]: JsonRecord } }).cards)
  return examples.flatMap(({ language, mark, code, game }) => {
    const slug = language === 'json' ? /^facts:(.+)$/.exec(mark)?.[1] : undefined
    if (slug === undefined) return []
    const own = words[slug] ?? {}
    return {
      slug,
      title: typeof own.title === 'string' ? own.title : slug,
      facts: JSON.parse(code) as JsonRecord,
      words: own,
      script: examples.find((one) => one.language === 'ts' && one.mark === `card:${slug}`)?.code,
      game,
    }
  })
}
