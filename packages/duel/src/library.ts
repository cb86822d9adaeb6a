/** Makes the definitions that a duel is played with from the facts, texts and scripts of packs. */
import {
  type CardDefinition,
  close,
  DefinitionError,
  defineCard,
  type JsonObject,
  type KeywordDefinition,
  type Library,
  type LibraryNote,
  type PackContent,
  type Part,
} from '@questwright/kernel'
import { standIn } from './scenes/names.ts'
import { type DuelScript, enters } from './script.ts'

/** @param tell is told of what cannot be defined; the rest stands */
export function buildLibrary(packs: readonly PackContent<DuelScript>[], tell: (note: LibraryNote) => void): Library {
  const cards = new Map<string, CardDefinition>()
  const keywords = new Map<string, KeywordDefinition>()
  for (const pack of packs) {
    const scripts = new Map(pack.scripts.map((script) => [`${script.kind} ${script.slug}`, script]))
    const partsOf = (kind: DuelScript['kind'], slug: string): readonly Part[] => scripts.get(`${kind} ${slug}`)?.parts ?? []
    const broken = (message: string): void => tell({ pack: pack.id, weight: 'broken', message })
    for (const [slug, facts] of Object.entries(pack.cards)) {
      const code = `${pack.id}:${slug}`
      const title = Object.hasOwn(pack.titles, slug) ? pack.titles[slug]?.title : undefined
      const printed = { ...facts, keywords: counted(facts.keywords), ...(title === undefined ? {} : { title }) }
      const implied = impliedBy(facts)
      try {
        cards.set(code, defineCard(code, printed, [...implied, ...partsOf('card', slug)]))
      } catch (thrown) {
        if (!(thrown instanceof DefinitionError)) throw thrown
        broken(thrown.message)
        cards.set(code, defineCard(code, printed, implied))
      }
    }
    for (const [slug, facts] of Object.entries(pack.scenarios)) {
      const code = `${pack.id}:scenario/${slug}`
      cards.set(code, defineCard(code, { ...facts, type: 'scenario' }, []))
    }
    for (const [slug, { number }] of Object.entries(pack.keywords)) {
      const before = keywords.get(slug)
      if (before === undefined)
        keywords.set(slug, {
          slug,
          pack: pack.id,
          number: number === 'required' ? 'required' : 'none',
          parts: close(partsOf('keyword', slug)),
        })
      else broken(`two packs bring the keyword "${slug}": ${before.pack} and ${pack.id}; one of them must give it another slug`)
    }
    for (const { kind, slug } of pack.scripts)
      if (kind === 'card' && !Object.hasOwn(pack.cards, slug))
        broken(`a script describes the card "${slug}", and no facts file has that name`)
  }
  const idle = standIn()
  cards.set(idle.code, idle)
  return { cards, keywords }
}

/** Fighters are played from hand without saying so. */
function impliedBy({ type, side }: JsonObject): readonly Part[] {
  return type === 'fighter' ? [enters(side === 'shadow' ? 'ambush' : 'muster')] : []
}

/** Printed keywords with their numbers: `Fierce 2` is fierce: 2. */
function counted(printed: unknown): JsonObject {
  const counts: { [keyword: string]: number } = {}
  for (const word of (printed as readonly string[] | undefined) ?? []) {
    const [, name = word, number = '1'] = /^(.*?) (\d+)$/.exec(word) ?? []
    const slug = name.toLowerCase().replaceAll(' ', '-')
    counts[slug] = (counts[slug] ?? 0) + Number(number)
  }
  return counts
}
