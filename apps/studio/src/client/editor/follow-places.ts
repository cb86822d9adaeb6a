'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useOpenCard } from './open-card.ts'

/** The page of what was opened: cards and scripts on the workbench, keywords and systems on theirs. */
export function pageOfOpened(code: string): string {
  const [, pack, folder, slug] = /^([^/]+)\/(keyword|system)s\/([^/.]+)\./.exec(code) ?? []
  return pack !== undefined && folder !== undefined && slug !== undefined
    ? `/${folder}s?${folder}=${encodeURIComponent(`${pack}:${slug}`)}`
    : `/cards?card=${encodeURIComponent(code)}`
}

/** On a page that shows one card: goes to the page of another one that is opened from here. @param here what the page shows */
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
