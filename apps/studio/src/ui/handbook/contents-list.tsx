import type { HandbookPage } from '@questwright/handbook'
import Link from 'next/link'
import { addressOf } from '../../client/handbook/address.ts'

/** All pages by part; folded on a narrow screen. */
export function ContentsList({ pages, slug }: { readonly pages: readonly HandbookPage[]; readonly slug: string | undefined }) {
  const parts = [...new Set(pages.map(({ part }) => part))]
  const list = parts.map((part) => (
    <section key={part}>
      <h2>{part}</h2>
      <ul>
        {pages
          .filter((page) => page.part === part)
          .map((page) => (
            <li key={page.slug}>
              <Link href={addressOf(page.slug)} prefetch={false} aria-current={page.slug === slug ? 'page' : undefined}>
                {page.title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ))
  return (
    <nav className="st-handbook-contents" aria-label="Contents of the handbook">
      <div className="st-handbook-wide">{list}</div>
      <details key={slug} className="st-handbook-narrow">
        <summary>Contents</summary>
        {list}
      </details>
    </nav>
  )
}
