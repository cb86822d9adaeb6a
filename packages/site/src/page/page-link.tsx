import type { AnchorHTMLAttributes } from 'react'
import { goTo, type SitePage } from './navigation.ts'

/** A link to a page of the site. */
export function PageLink({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: SitePage }) {
  return (
    <a
      {...rest}
      href={to === 'table' ? '#play' : '#'}
      onClick={(event) => {
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
