import { Notice } from '@questwright/table-page/parts/notice'
import { MapPinOff } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'

export const metadata: Metadata = { title: 'No such page · Questwright' }

/** The page for an unknown URL. */
export default function NotFound() {
  return (
    <main className="st-main">
      <Notice
        title="There is no such page"
        drawing={<MapPinOff aria-hidden="true" />}
        actions={
          <>
            <Link className="qw-button is-main" href="/">
              To the library
            </Link>
            <Link className="qw-button" href="/packs">
              To the packs
            </Link>
          </>
        }
      >
        <p>
          The address names no page of the studio. Was it cut when it was copied? Pages of cards, decks and packs are linked from the
          library.
        </p>
      </Notice>
    </main>
  )
}
