import { Notice } from '@questwright/table-page/parts/notice'
import { Compass } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

interface LinkNoticeProps {
  readonly title: string
  readonly tone?: 'plain' | 'bad'
  readonly href: string
  /** The text of the link to `href`. */
  readonly link: string
  readonly drawing?: ReactNode
  readonly children?: ReactNode
}

/** A notice for a page without content, with a link to the page where the user can go on. */
export function LinkNotice({ title, tone = 'plain', href, link, drawing = <Compass aria-hidden="true" />, children }: LinkNoticeProps) {
  return (
    <Notice
      title={title}
      tone={tone}
      drawing={drawing}
      actions={
        <Link className="qw-button is-main st-big" href={href}>
          {link}
        </Link>
      }
    >
      {children}
    </Notice>
  )
}
