import { LibraryPage } from '../ui/library/library-page.tsx'

/** The library: what can be played, and every card. */
export default function Page() {
  return <LibraryPage />
}
