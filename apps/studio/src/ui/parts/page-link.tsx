'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { readonly href: string }

/**
 * A link to another page of the studio. That page is prefetched when the link is hovered or focused, and not before, so that the first page does
 * not load all others.
 */
export function PageLink({ href, onPointerEnter, onFocus, ...rest }: PageLinkProps) {
  const router = useRouter()
  const warm = () => router.prefetch(href)
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        warm()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        warm()
        onFocus?.(event)
      }}
    />
  )
}
