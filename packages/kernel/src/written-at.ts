import type { Card } from './card.ts'
import type { Library, Part } from './definition.ts'

/**
 * Where the script wrote a part: an engine stack, which the outside maps to a line.
 * @param name `pack:slug#part`
 * @param source the card that prints it, where it is known
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
      : library.keywords.get(code.slice(code.indexOf(':') + 1))?.parts.find(isIt))
  return part?.at
}
