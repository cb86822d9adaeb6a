'use client'

import { type ReactNode, useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import type { FileChange } from '../../api-types.ts'
import { fileKey, readAnew, useFiles } from '../../client/editor/files.ts'
import { putUnderGame } from '../../client/editor/save.ts'
import { useGame } from '../../client/game/game-session.ts'
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
    return watchLibrary(tellForeign)
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

/** Another program changed files: open ones are read anew, and the running game can take them. */
function tellForeign(changes: readonly FileChange[]): void {
  const { files } = useFiles.getState()
  const keys = changes.flatMap(({ pack, path }) => (pack === undefined ? [] : [fileKey(pack, path)]))
  for (const key of keys) if (files[key]) void readAnew(key)
  const { packs } = useGame.getState()
  const inGame = keys.filter((key) => packs.some(({ id }) => key.startsWith(`${id}/`)) && !key.endsWith('.scene.ts'))
  if (inGame.length === 0) return
  const [first = ''] = inGame
  const name = first.split('/').at(-1) ?? first
  toast(inGame.length === 1 ? `${name} changed on disk.` : `${inGame.length} files changed on disk.`, {
    id: 'changed-on-disk',
    duration: 12_000,
    action: { label: 'Reload into the game', onClick: () => void putUnderGame(inGame) },
  })
}
