import type { PackDiff } from '../../registry-types.ts'

const headings = { major: 'Breaks what was there', minor: 'New, or plays otherwise', patch: 'Words, pictures and codes' } as const

/** The changes between two versions of a pack, the most important first. */
export function ChangeList({ diff }: { readonly diff: Pick<PackDiff, 'changes'> }) {
  if (diff.changes.length === 0) return <p>Nothing that a player would notice.</p>
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
