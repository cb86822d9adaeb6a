import './dialog.css'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

interface DialogProps {
  /** Called when the user presses the close button, clicks beside the dialog, or presses Escape. */
  readonly onClose: () => void
  readonly title: string
  /** One sentence under the title; screen readers read it as the description. */
  readonly lead?: string
  /** `sheet`: as wide as the window, at its lower edge. */
  readonly size?: 'small' | 'large' | 'sheet'
  readonly children: ReactNode
  /** Buttons at the end of the dialog. */
  readonly foot?: ReactNode
}

/** A dialog that is open as long as it is rendered, with a title, a close button, and buttons at its end. */
export function Dialog({ onClose, title, lead, size = 'small', children, foot }: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="qw-overlay" />
        <Radix.Content
          ref={content}
          className={`qw qw-dialog st-dialog is-${size}`}
          onOpenAutoFocus={(event) => {
            // focus the first field or the main button, not the button that closes the dialog
            const first = content.current?.querySelector<HTMLElement>('.st-dialog-body input, .st-dialog-foot .is-main:not(:disabled)')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          {...(lead ? {} : { 'aria-describedby': undefined })}
        >
          <header>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="qw-button is-icon" aria-label="Close">
              <X size={16} aria-hidden="true" />
            </Radix.Close>
          </header>
          {lead && <Radix.Description className="st-lead">{lead}</Radix.Description>}
          <div className="st-dialog-body">{children}</div>
          {foot && <footer className="st-dialog-foot">{foot}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
