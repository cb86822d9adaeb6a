import './notice.css'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly children?: ReactNode
  /** What the user can do next: buttons or links. */
  readonly actions?: ReactNode
  readonly tone?: 'plain' | 'bad'
  /** A small drawing above the title, for a page that shows nothing but the notice. */
  readonly drawing?: ReactNode
}

/** A message in place of content: why there is none, or what went wrong, and what to do next. */
export function Notice({ title, children, actions, tone = 'plain', drawing }: NoticeProps) {
  return (
    <section
      className={`st-notice is-${tone}`}
      data-place={drawing === undefined ? 'among others' : 'alone'}
      {...(tone === 'bad' ? { role: 'alert' } : {})}
    >
      {drawing && <div className="st-notice-drawing">{drawing}</div>}
      <h2>{title}</h2>
      {children}
      {actions && <div className="st-notice-actions">{actions}</div>}
    </section>
  )
}

/** A message that something is loading. */
export function Working({ children }: { readonly children: ReactNode }) {
  return (
    <p className="st-working" role="status">
      <span className="st-spinner" aria-hidden="true" />
      {children}
    </p>
  )
}
