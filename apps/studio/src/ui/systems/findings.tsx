import type { ChapterFinding } from '@questwright/packs/browser'

/** The problems at a place of the chapter, with remedies. */
export function Findings({ id, found }: { readonly id?: string | undefined; readonly found: readonly ChapterFinding[] }) {
  if (found.length === 0) return null
  return (
    <div id={id} className="st-chapter-findings">
      {found.map(({ severity, message, remedy }) => (
        <p key={message} className={`st-finding is-${severity}`}>
          {message} {remedy}
        </p>
      ))}
    </div>
  )
}
