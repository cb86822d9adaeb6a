'use client'

import { type ReactNode, useEffect } from 'react'
import { Toaster } from 'sonner'
import { noteForeignChanges } from '../../client/game/foreign-changes.ts'
import { refreshLibrary, useLibrary, warmUp, watchLibrary } from '../../client/library.ts'
import { readTheme, useTheme } from '../../client/theme.ts'
import { Header } from './header.tsx'
import { Refused } from './refused.tsx'

/** The frame of every page: the bar, what is told in passing, and the page, or why there is none. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const theme = useTheme((state) => state.theme)
  const { error, packs } = useLibrary()
  useEffect(() => {
    readTheme()
    void refreshLibrary().then((answer) => answer && warmUp())
    return watchLibrary(noteForeignChanges)
  }, [])
  const isRefused = error !== undefined && (error.status === 401 || error.status === 403 || packs === undefined)
  return (
    <>
      <Header />
      <div className="st-page">{isRefused ? <Refused error={error} /> : children}</div>
      <Toaster theme={theme} position="top-center" closeButton toastOptions={{ className: 'st-toast' }} offset={50} />
    </>
  )
}
