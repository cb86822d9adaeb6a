import type { Card } from './card.ts'
import type { Library, Part } from './definition.ts'
import { keywordOfCode } from './keyword-code.ts'
import { stackWritten } from './written-at.ts'

/**
 * The stack trace of the script engine at the line that wrote a part; a host maps it to a line of the author's source.
 * @param name `pack:slug#part`
 * @param source the card that prints it, if known
 */
export function writtenAt(library: Library, name: string, source?: Card): string | undefined {
  const hash = name.lastIndexOf('#')
  const code = name.slice(0, hash)
  const slug = name.slice(hash + 1)
  const isIt = (part: Part): boolean => part.slug === slug
  const definition = library.cards.get(code)
  const part =
    (source?.code === code ? source.printed.parts.find(isIt) : undefined) ??
    (definition
      ? (definition.named.get(slug) ??
        Object.values(definition.sides)
          .flatMap((side) => side?.parts ?? [])
          .find(isIt))
      : keywordOfCode(library, code)?.parts.find(isIt))
  return stackWritten(part?.at ?? library.systems?.get(code)?.at)
}
