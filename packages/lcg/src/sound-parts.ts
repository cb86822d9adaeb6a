import { type JsonObject, type Modifier, type Part, type Ruleset, stackWritten, unknownName, wrongName } from '@questwright/kernel'

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
 * @param known what the game and the systems below the pack name, and the slugs of all keywords that packs bring
 * @param tell is told of parts that are left out
 */
export function soundParts<P extends Parts>(
  code: string,
  bringer: Bringer,
  parts: P,
  known: { readonly ruleset: Ruleset; readonly keywords: ReadonlySet<string> },
  tell: (note: PartNote) => void,
): P {
  if (!Array.isArray(parts))
    return Object.fromEntries(
      Object.entries(parts as { readonly [side: string]: readonly Part[] }).map(([side, own]) => [
        side,
        soundParts(code, bringer, own, known, tell),
      ]),
    ) as unknown as P
  return (parts as readonly Part[]).filter((part) => {
    const name = `${code}#${part.slug}`
    const stack = stackWritten(part.at)
    const at = stack === undefined ? {} : { at: stack }
    const wrong = wrongName(known.ruleset, part) ?? unknownKeyword(part, known.keywords) ?? unknownStat(part, known.ruleset)
    if (wrong !== undefined) tell({ name, message: wrong, ...at })
    return wrong === undefined
  }) as unknown as P
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

/** A stat that shall count for the quest and is none that has a number. */
function unknownStat(part: Part, { stats }: Ruleset): string | undefined {
  if ((part.kind !== 'modifier' && part.kind !== 'lasting') || part.stat !== 'countsForQuest') return undefined
  const numbers = Object.entries(stats).flatMap(([stat, { shape }]) => (shape === 'number' ? [stat] : []))
  const { value } = part as Modifier
  return typeof value === 'string' && !numbers.includes(value) ? unknownName(value, 'stat', numbers) : undefined
}
