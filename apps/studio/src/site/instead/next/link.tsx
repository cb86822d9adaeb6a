import type { AnchorHTMLAttributes } from 'react'
import { useRouter } from './navigation.ts'

/** A way to the other page of the site. */
export default function Link({ href = '/', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={href === '/play' ? '#play' : '#'}
      onClick={(event) => {
        event.preventDefault()
        router.push(href)
      }}
    >
      {children}
    </a>
  )
}
