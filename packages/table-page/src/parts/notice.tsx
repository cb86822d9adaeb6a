import './notice.css'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly children?: ReactNode
  /** What to do now: buttons or links. */
  readonly actions?: ReactNode
  readonly tone?: 'plain' | 'bad'
}

/** A place with nothing in it, or something that went wrong: what it is and what to do next. */
export function Notice({ title, children, actions, tone = 'plain' }: NoticeProps) {
  return (
    <section className={`st-notice is-${tone}`} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <h2>{title}</h2>
      {children}
      {actions && <div className="st-notice-actions">{actions}</div>}
    </section>
  )
}

/** Something is being fetched. */
export function Working({ children }: { readonly children: ReactNode }) {
  return (
    <p className="st-working" role="status">
      <span className="st-spinner" aria-hidden="true" />
      {children}
    </p>
  )
}
