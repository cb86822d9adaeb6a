import { type Modifier, type Part, stackWritten, unknownName, wrongName } from '@questwright/kernel'
import { lcg } from './ruleset.ts'

/** What is wrong with the parts of scripts, told when packs are brought into play: names that nobody knows. */

/** What is wrong with a part; it is left out. */
interface PartNote {
  /** `pack:slug#part`, or `pack:slug` for the whole. */
  readonly name: string
  readonly message: string
  /** Where its script wrote it, as a stack of the engine. */
  readonly at?: string
}

/** What brings a part. */
export type Bringer = 'card' | 'keyword' | 'scenario' | 'rule'

type Parts = readonly Part[] | { readonly [side: string]: readonly Part[] }

/**
 * Those of the parts whose names are known.
 * @param code `pack:slug` of the card or keyword
 * @param keywords slugs of all keywords that packs bring
 * @param tell is told of parts that are left out
 */
export function soundParts<P extends Parts>(
  code: string,
  bringer: Bringer,
  parts: P,
  keywords: ReadonlySet<string>,
  tell: (note: PartNote) => void,
): P {
  if (!Array.isArray(parts))
    return Object.fromEntries(
      Object.entries(parts as { readonly [side: string]: readonly Part[] }).map(([side, own]) => [
        side,
        soundParts(code, bringer, own, keywords, tell),
      ]),
    ) as unknown as P
  return (parts as readonly Part[]).filter((part) => {
    const name = `${code}#${part.slug}`
    const stack = stackWritten(part.at)
    const at = stack === undefined ? {} : { at: stack }
    const wrong = wrongName(lcg, part) ?? unknownKeyword(part, keywords)
    if (wrong !== undefined) tell({ name, message: wrong, ...at })
    return wrong === undefined
  }) as unknown as P
}

/** A keyword that a part gives or takes away and that no pack brings. */
function unknownKeyword(part: Part, keywords: ReadonlySet<string>): string | undefined {
  if ((part.kind !== 'modifier' && part.kind !== 'lasting') || part.stat !== 'keywords') return undefined
  const { value } = part as Modifier
  return typeof value === 'string' && !keywords.has(value) ? unknownName(value, 'keyword', keywords) : undefined
}
