import type { PackDiff } from '../../registry-types.ts'

const headings = {
  major: 'Can break decks, saved games and other packs',
  minor: 'New or played differently',
  patch: 'Texts, pictures, codes and dependencies',
} as const

/** The changes between two versions of a pack, the most important first. */
export function ChangeList({ diff }: { readonly diff: Pick<PackDiff, 'changes'> }) {
  if (diff.changes.length === 0) return <p>No difference in cards, decks, scripts or English texts.</p>
  return (
    <div className="st-change-list">
      {(['major', 'minor', 'patch'] as const).map((weight) => {
        const changes = diff.changes.filter((change) => change.weight === weight)
        return (
          changes.length > 0 && (
            <section key={weight} aria-label={headings[weight]}>
              <h3>{headings[weight]}</h3>
              <ul>
                {changes.map(({ kind, slug, sentence }) => (
                  <li key={`${kind} ${slug} ${sentence}`}>{sentence}</li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
