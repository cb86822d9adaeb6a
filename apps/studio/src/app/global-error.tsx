'use client'

import { Notice } from '@questwright/table-page/parts/notice'
import { readTheme } from '@questwright/table-page/theme'
import { useLayoutEffect } from 'react'

/** In place of everything, where a page fails while it is drawn. What the frame loaded may be what failed: only styles are used here. */
export default function GlobalError({ error }: { readonly error: Error }) {
  // this document takes the place of the one that knew the theme
  useLayoutEffect(readTheme, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <div className="st-page">
          <main className="st-main">
            <Notice
              tone="bad"
              title="This page failed"
              actions={
                <>
                  <button type="button" className="qw-button is-main" onClick={() => location.reload()}>
                    Load it again
                  </button>
                  <a className="qw-button" href="/">
                    To the library
                  </a>
                </>
              }
            >
              <p>{error.message}</p>
              <p>Your files are as they were saved, and what you typed since then is kept in this browser.</p>
            </Notice>
          </main>
        </div>
      </body>
    </html>
  )
}
