import { Notice } from '@questwright/table-page/parts/notice'
import type { ReactNode } from 'react'
import { LinkNotice } from '../parts/link-notice.tsx'

interface NothingToEditProps {
  /** Label of the editor for screen readers. */
  readonly label: string
  readonly title: string
  /** Closes the panel; undefined where the editor is the page. */
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** An editor whose file is missing in the workspace. */
export function NothingToEdit({ label, title, onClose, children }: NothingToEditProps) {
  return (
    <section className="st-editor" aria-label={label}>
      {onClose ? (
        <Notice
          title={title}
          actions={
            <button type="button" className="qw-button" onClick={onClose}>
              Close
            </button>
          }
        >
          {children}
        </Notice>
      ) : (
        <LinkNotice title={title} href="/" link="Choose one in the library">
          {children}
        </LinkNotice>
      )}
    </section>
  )
}
