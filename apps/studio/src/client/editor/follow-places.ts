'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useOpenCard } from './open-card.ts'

/** The page for an opened thing: cards and scripts on the workbench, keywords and systems on their own pages. */
export function pageOfOpened(code: string): string {
  const [, pack, folder, slug] = /^([^/]+)\/(keyword|system)s\/([^/.]+)\./.exec(code) ?? []
  return pack !== undefined && folder !== undefined && slug !== undefined
    ? `/${folder}s?${folder}=${encodeURIComponent(`${pack}:${slug}`)}`
    : `/cards?card=${encodeURIComponent(code)}`
}

/** On a page for one card: navigates when another card is opened from it. @param here the shown card */
export function useFollowPlaces(here: string): void {
  const router = useRouter()
  useEffect(
    () =>
      useOpenCard.subscribe(({ code, line }, before) => {
        if (code === undefined || (code === before.code && line === before.line)) return
        if (pageOfOpened(code) !== pageOfOpened(here)) router.push(pageOfOpened(code))
      }),
    [here, router],
  )
}
