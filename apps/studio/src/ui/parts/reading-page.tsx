import { Working } from '@questwright/table-page/parts/notice'

/**
 * A page whose content is on its way. A component of its own, so that the page takes its place instead of growing out of it: what stands elsewhere
 * in the page than here would count as moved.
 */
export function ReadingPage({ children = 'Reading the packs of the workspace …' }: { readonly children?: string }) {
  return (
    <main className="st-main">
      <Working>{children}</Working>
    </main>
  )
}
