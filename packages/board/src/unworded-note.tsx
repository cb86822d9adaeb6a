import type { Catalogue } from './catalogue.ts'

/** Explains each key without words: its kind, its author, and where its words belong. Renders nothing where all keys have words. */
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
