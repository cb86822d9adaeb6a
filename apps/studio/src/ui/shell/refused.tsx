'use client'

import { Notice } from '@questwright/table-page/parts/notice'
import { bringsGame } from '@questwright/table-page/saved/linked-game'
import { useEffect } from 'react'
import type { ApiError } from '../../client/api.ts'
import { refreshLibrary } from '../../client/library.ts'

/** Shown instead of a page: the studio does not respond, or refuses this browser. */
export function Refused({ error }: { readonly error: ApiError }) {
  const isToken = error.status === 401 || error.status === 403
  // the URL that the user opens next contains a token in its fragment; changing only the fragment does not load the page, so reload it
  useEffect(() => {
    const again = () => location.reload()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])
  return (
    <main className="st-main">
      <Notice
        tone="bad"
        title={isToken ? 'This page needs the address from the terminal' : 'The studio cannot be reached'}
        actions={
          <button type="button" className="qw-button is-main" onClick={() => void refreshLibrary()}>
            Try again
          </button>
        }
      >
        <p>{error.message}</p>
        <p>{error.remedy}</p>
        {isToken && (
          <p>
            Each start of the studio makes a new key, so that no other page can write your files. Open the whole address that the terminal
            printed after <q>Questwright is ready:</q>; it ends in <code>#token=…</code>.
          </p>
        )}
        {isToken && bringsGame() && (
          <p>
            This address brings a game that somebody sent you. Copy the whole address, open your own studio, press{' '}
            <q>Open a link or file …</q> in the library, and paste it there: it opens in every studio that has the same packs.
          </p>
        )}
      </Notice>
    </main>
  )
}
