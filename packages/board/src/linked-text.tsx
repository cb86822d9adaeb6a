import { CardLink } from './card-link.tsx'
import { type Catalogue, linkedSentence } from './catalogue.ts'
import type { CardReference, JsonObject } from './door-types.ts'
import { RichText } from './rich-text.tsx'

export interface SentenceTextProps {
  readonly catalogue: Catalogue
  readonly code: string
  readonly parts: JsonObject
  readonly onOpen?: ((reference: CardReference) => void) | undefined
}

/** A sentence of the catalogue with its cards as links. */
export function SentenceText({ catalogue, code, parts, onOpen }: SentenceTextProps) {
  const { text, cards } = linkedSentence(catalogue, code, parts)
  return (
    <RichText
      text={text}
      slots={cards.map(({ reference, title }) => (
        <CardLink key={reference.card} catalogue={catalogue} reference={reference} title={title} onOpen={onOpen} />
      ))}
    />
  )
}
