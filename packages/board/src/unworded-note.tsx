import type { Catalogue } from './catalogue.ts'

/**
 * Lists the keys of scripts for which there are no words: what each is, who has to write the words, and where. Renders nothing where all keys have
 * words.
 */
export function UnwordedNote({ catalogue, value }: { readonly catalogue: Catalogue; readonly value: unknown }) {
  const keys = catalogue.unworded(value)
  if (keys.length === 0) return null
  return (
    <ul className="qw-unworded" role="alert">
      {keys.map(({ words, ...parts }) => (
        <li key={`${words} ${parts.pack} ${parts.slug} ${parts.key}`}>{catalogue.sentence('board.unworded', { sort: words, ...parts })}</li>
      ))}
    </ul>
  )
}
