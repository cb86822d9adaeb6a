import { Working } from '@questwright/table-page/parts/notice'

/**
 * Shown while the content of a page is loading. It is a component of its own and not the first state of the page: if its elements became those of
 * the page, the browser would count their move as a layout shift.
 */
export function ReadingPage({ children = 'Reading the packs of the workspace …' }: { readonly children?: string }) {
  return (
    <main className="st-main">
      <Working>{children}</Working>
    </main>
  )
}
