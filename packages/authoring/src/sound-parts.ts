import { type JsonObject, type Modifier, type Part, type Ruleset, stackWritten, unknownName, wrongName } from '@questwright/kernel'
import { isList, type Parts } from './parts.ts'

/** Finds unknown names in parts of scripts when packs are loaded. */

/** A problem in a part, which is therefore left out. */
interface PartNote {
  /** `pack:slug#part`, or `pack:slug` for a whole definition. */
  readonly name: string
  readonly message: string
  /** The stack trace of the script line that wrote the part. */
  readonly at?: string
}

/** The names that scripts of a pack may use. */
export interface KnownNames {
  /** With the systems of the packs on which the pack depends. */
  readonly ruleset: Ruleset
  /** The slugs of the keywords of all packs. */
  readonly keywords: ReadonlySet<string>
  /** A further check of the game: the message about a wrong part. */
  readonly besides?: ((part: Part, ruleset: Ruleset) => string | undefined) | undefined
}

/**
 * The parts without unknown names.
 * @param code `pack:slug` of the card or keyword
 * @param tell called for each part that is left out
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

/**
 * The message about an unknown keyword in a part: one that it gives or takes away, or that is printed before its word. Undefined if there
 * is none.
 */
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
