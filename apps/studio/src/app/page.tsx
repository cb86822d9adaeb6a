import { LibraryPage } from '../ui/library/library-page.tsx'

/** The library: playable scenarios, and every card. */
export default function Page() {
  return <LibraryPage />
}
