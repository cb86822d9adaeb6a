'use client'

import { Notice } from '@questwright/table-page/parts/notice'
import { readTheme } from '@questwright/table-page/theme'
import { useLayoutEffect } from 'react'

/** Shown instead of the whole document if a page fails during render. The frame's code may have caused it, so only styles are used here. */
export default function GlobalError({ error }: { readonly error: Error }) {
  // this document replaces the one with the theme
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
