/** The names that scripts and scenes may use as strings: cards, keywords, traits, sets of cards. Pure. */
import { ruleTextsOf } from '@questwright/editing'
import type { Rulebook } from '@questwright/rulebook'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import type { PackState } from '../../../api-types.ts'

export interface KnownName {
  /** The name in scripts: a slug in its own pack, `pack:slug` elsewhere. */
  readonly name: string
  readonly title: string
  /** The type of a card, or `keyword`. */
  readonly kind: string
  readonly text: string
  /** The pack's folder as in `PackState`, and the file to open: the script, else the facts. */
  readonly pack: string
  readonly path: string
}

/** Cards and keywords of all packs, with their names in scripts of one pack. */
export function knownNames(packs: readonly PackState[], own: string): readonly KnownName[] {
  const bundles = packs.flatMap(({ bundle }) => bundle ?? [])
  return packs.flatMap((state) => {
    const { bundle, files, pack } = state
    if (!bundle) return []
    const paths = new Set(files.map(({ path }) => path))
    const rulebook = rulebookIn(bundle, bundles)
    const isOwn = pack === own || bundle.id === own
    const cards = files.flatMap(({ path }): KnownName[] => {
      const match = /^cards\/(?:.*\/)?([^/]+)\.json$/.exec(path)
      const slug = match?.[1]
      if (slug === undefined) return []
      const words = bundle.text.en?.cards?.[slug]
      const script = path.replace(/\.json$/, '.ts')
      return [
        {
          name: isOwn ? slug : `${bundle.id}:${slug}`,
          title: words?.title ?? slug,
          kind: String(bundle.cards[slug]?.type ?? 'card'),
          text: ruleTextsOf(rulebook, words).join('\n'),
          pack,
          path: paths.has(script) ? script : path,
        },
      ]
    })
    const keywords = Object.keys(bundle.keywords).map((slug): KnownName => {
      const words = bundle.text.en?.keywords?.[slug]
      const script = `keywords/${slug}.ts`
      return {
        name: slug,
        title: words?.title ?? slug,
        kind: 'keyword',
        text: words?.text ?? '',
        pack,
        path: paths.has(script) ? script : `keywords/${slug}.json`,
      }
    })
    return [...cards, ...keywords]
  })
}

/** Names from the game and its systems that scripts use as strings. */
export function ruleNames(rulebook: Rulebook): readonly string[] {
  const sections = ['counters', 'record', 'events', 'zones', 'stats', 'phases', 'tokens', 'types', 'setup'] as const
  return sections.flatMap((section) => Object.keys(rulebook[section]))
}

/** The card (by slug or full code) or keyword that a string names. Cards come before keywords. */
export function nameMeant(names: readonly KnownName[], text: string, own: string): KnownName | undefined {
  const plain = text.startsWith(`${own}:`) ? text.slice(own.length + 1) : text
  return (
    names.find((one) => one.kind !== 'keyword' && one.name === plain) ??
    names.find((one) => one.kind === 'keyword' && one.name === plain.toLowerCase())
  )
}

/** All traits of cards, sorted. */
export function knownTraits(packs: readonly PackState[]): readonly string[] {
  const traits = packs.flatMap(({ bundle }) =>
    Object.values(bundle?.cards ?? {}).flatMap((facts) => (facts.traits ?? []) as readonly string[]),
  )
  return [...new Set(traits)].sort()
}

/** Sets of cards, with their names in scripts of one pack. */
export function knownSets(packs: readonly PackState[], own: string): readonly string[] {
  return packs.flatMap(({ bundle, pack }) =>
    Object.keys(bundle?.text.en?.encounterSets ?? {}).map((slug) => (pack === own || bundle?.id === own ? slug : `${bundle?.id}:${slug}`)),
  )
}

export interface QuotedText {
  readonly text: string
  /** Columns of the text between the quotes, from 1. */
  readonly from: number
  readonly to: number
  /** The text before the quote on the line. */
  readonly before: string
}

/** The string around a column of a line, closed or not. */
export function quotedAt(line: string, column: number): QuotedText | undefined {
  let open: { readonly quote: string; readonly at: number } | undefined
  for (let at = 0; at <= line.length; at++) {
    const letter = line[at]
    if (open === undefined) {
      if (line.startsWith('//', at)) return undefined
      if (letter === "'" || letter === '"' || letter === '`') open = { quote: letter, at }
      if (at + 1 >= column) return undefined
      continue
    }
    if (letter === '\\') at += 1
    else if (letter === open.quote || letter === undefined) {
      if (column >= open.at + 2 && column <= at + 1)
        return { text: line.slice(open.at + 1, at), from: open.at + 2, to: at + 1, before: line.slice(0, open.at) }
      open = undefined
    }
  }
  return undefined
}

/** The kind of names that fit in a string. */
export function wantedAt({ before }: QuotedText, path: string): 'traits' | 'keywords' | 'sets' | 'cards' | 'nothing' {
  if (/import|from\s*$|require\($/.test(before)) return 'nothing'
  if (/encounterSets?\b[^'"]*$/.test(before)) return 'sets'
  if (/\bhasKeyword\(\s*$|'keywords',\s*(?:\{ [^}]*gain:\s*)?$|keywords: \[[^\]]*$/.test(before)) return 'keywords'
  if (/\b(?:has|prints)\(\s*$|traits(?:'|\b)[^'"]*$|\.includes\(\s*$/.test(before)) return 'traits'
  if (path.endsWith('.scene.ts')) return /scene\(\s*$/.test(before) ? 'nothing' : 'cards'
  return /\b(?:slug|code)\s*===?\s*$|=\s*\[[^\]]*$|\bcard\(\s*$/.test(before) ? 'cards' : 'nothing'
}

/** A pack's text as markdown without formatting. */
export const asText = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&').replaceAll('\n', '  \n')
