import { Notice } from '@questwright/table-page/parts/notice'

interface UnreadPageProps {
  readonly title: string
  readonly error: { readonly message: string; readonly remedy: string }
  readonly onAgain: () => void
}

/** A page whose content could not be loaded: the error, its remedy, and a button that tries again. */
export function UnreadPage({ title, error, onAgain }: UnreadPageProps) {
  return (
    <main className="st-main">
      <Notice
        tone="bad"
        title={title}
        actions={
          <button type="button" className="qw-button is-main st-big" onClick={onAgain}>
            Try again
          </button>
        }
      >
        <p>{error.message}</p>
        <p>{error.remedy}</p>
      </Notice>
    </main>
  )
}
