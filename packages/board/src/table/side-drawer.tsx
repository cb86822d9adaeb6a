import { PanelRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useBoard } from '../board-context.ts'

export interface SideDrawerProps {
  readonly ref: Ref<HTMLElement>
  readonly children: ReactNode
  readonly drawer: 'open' | 'closed'
  /** Whether the host page has the button that opens it. */
  readonly button: 'here' | 'on the page'
  readonly onDrawer: (drawer: 'open' | 'closed') => void
}

/** The side panel. In a narrow window it is a drawer that a button opens. */
export function SideDrawer({ ref, children, drawer, button, onDrawer }: SideDrawerProps) {
  const { say } = useBoard()
  return (
    <>
      <aside className="qw-side" ref={ref} data-drawer={drawer} aria-label={say('board.side-panel')}>
        {children}
      </aside>
      {button === 'here' && (
        <button
          type="button"
          className="qw-button is-icon qw-drawer-button"
          aria-expanded={drawer === 'open'}
          aria-label={say('board.show-panel')}
          onClick={() => onDrawer(drawer === 'open' ? 'closed' : 'open')}
        >
          <PanelRight size={16} aria-hidden="true" />
        </button>
      )}
    </>
  )
}
