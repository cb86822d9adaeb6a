import { Working } from '@questwright/table-page/parts/notice'

/**
 * A page while its content is loading. A component of its own, so that the page replaces it: elements that grow out of it would count as layout
 * shifts.
 */
export function ReadingPage({ children = 'Reading the packs of the workspace …' }: { readonly children?: string }) {
  return (
    <main className="st-main">
      <Working>{children}</Working>
    </main>
  )
}
