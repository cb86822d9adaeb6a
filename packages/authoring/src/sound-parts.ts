import { type JsonObject, type Modifier, type Part, type Ruleset, stackWritten, unknownName, wrongName } from '@questwright/kernel'
import { isList, type Parts } from './parts.ts'

/** Finds unknown names in parts of scripts when packs are loaded. */

/** A problem of a part, which is left out. */
interface PartNote {
  /** `pack:slug#part`, or `pack:slug` for the whole. */
  readonly name: string
  readonly message: string
  /** Where its script wrote it, as a stack of the engine. */
  readonly at?: string
}

/** What scripts of a pack may name. */
export interface KnownNames {
  /** With the systems below the pack. */
  readonly ruleset: Ruleset
  /** The slugs of all keywords that packs bring. */
  readonly keywords: ReadonlySet<string>
  /** What a game finds wrong with a part besides. */
  readonly besides?: ((part: Part, ruleset: Ruleset) => string | undefined) | undefined
}

/**
 * Those of the parts whose names are known.
 * @param code `pack:slug` of the card or keyword
 * @param tell is told of parts that are left out
 */
export function soundParts<P extends Parts>(code: string, parts: P, known: KnownNames, tell: (note: PartNote) => void): P
export function soundParts(code: string, parts: Parts, known: KnownNames, tell: (note: PartNote) => void): Parts {
  if (!isList(parts)) return Object.fromEntries(Object.entries(parts).map(([side, own]) => [side, soundParts(code, own, known, tell)]))
  return parts.filter((part) => {
    const name = `${code}#${part.slug}`
    const stack = stackWritten(part.at)
    const at = stack === undefined ? {} : { at: stack }
    const wrong = wrongName(known.ruleset, part) ?? unknownKeyword(part, known.keywords) ?? known.besides?.(part, known.ruleset)
    if (wrong !== undefined) tell({ name, message: wrong, ...at })
    return wrong === undefined
  })
}

/** A keyword that a part gives or takes away, or that is printed before it, and that no pack brings. */
function unknownKeyword(part: Part, keywords: ReadonlySet<string>): string | undefined {
  if (part.kind === 'ability') {
    const { keyword } = part.notes
    return typeof keyword === 'string' && !keywords.has(keyword) ? unknownName(keyword, 'keyword', keywords) : undefined
  }
  if ((part.kind !== 'modifier' && part.kind !== 'lasting') || part.stat !== 'keywords') return undefined
  const { value } = part as Modifier
  const word = typeof value === 'object' ? (value as JsonObject | null)?.word : value
  return typeof word === 'string' && !keywords.has(word) ? unknownName(word, 'keyword', keywords) : undefined
}
