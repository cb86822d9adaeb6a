'use client'

import { tellError } from '@questwright/table-page/tell-error'
import { tourOf } from '@questwright/workshop/tours'
import { Compass, CopyPlus, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { useLibrary } from '../../client/library.ts'
import { putTourAway, readTour, startTour, useTour } from '../../client/tour/tour.ts'
import './first-visit.css'

/** Offers the tour and a copy of a pack to edit, in a strip that does not cover the page, until the user closes it. Then it is never shown again. */
export function FirstVisit() {
  const { at, seen, left } = useTour()
  const packs = useLibrary((state) => state.packs)
  const router = useRouter()
  const [copying, setCopying] = useState<'yes' | 'no'>('no')
  useEffect(readTour, [])
  const { at: game } = useGamesAtHand(packs)
  const tour = tourOf(game)
  const source = packs?.packs.find((one) => one.bundle?.id === tour?.sample.pack)
  if (seen === 'unknown' || seen === 'put away' || !packs || !source || !tour) return null
  const { sample } = tour
  const { copy: asCopy, scenario } = sample
  // whether the user has left the tour before its end; false while the tour is running
  const isLeft = at === undefined && seen === 'begun' && left > 0
  const canWrite = packs.workspace.writing === 'allowed'
  const copy = async (name: string) => {
    setCopying('yes')
    try {
      const { copyPack } = await import('../../client/tour/copy-pack.ts')
      const id = await copyPack(source, { title: name })
      router.push(`/scenarios?scenario=${encodeURIComponent(`${id}:${scenario}`)}`)
    } catch (error) {
      tellError(error)
      setCopying('no')
    }
  }
  return (
    <aside className="st-first-visit" aria-label="First visit">
      <Compass size={22} aria-hidden="true" />
      <p>
        <strong>{seen === 'done' ? 'And now your own?' : isLeft ? 'You left the tour halfway.' : 'First time here?'}</strong>{' '}
        {seen === 'done' ? sample.over : sample.offer}
      </p>
      {seen !== 'done' && (
        <button type="button" className="qw-button is-main st-big" onClick={() => startTour(isLeft ? left : 0, tour.game)}>
          {isLeft ? 'Go on' : 'Take the tour'}
        </button>
      )}
      {canWrite && asCopy && (
        <button type="button" className="qw-button st-big" disabled={copying === 'yes'} onClick={() => void copy(asCopy.name)}>
          <CopyPlus size={15} aria-hidden="true" /> {copying === 'yes' ? 'Copying …' : asCopy.label}
        </button>
      )}
      <button
        type="button"
        className="qw-button is-icon"
        aria-label="Don’t offer this any more"
        title="Don’t offer this any more"
        onClick={putTourAway}
      >
        <X size={15} aria-hidden="true" />
      </button>
    </aside>
  )
}
