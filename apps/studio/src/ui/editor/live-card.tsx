'use client'

import { CardFace, type Catalogue, LandscapeFace } from '@questwright/board'
import { artPlace } from '@questwright/board/own-art'
import { readFacts, withFact, writeFacts } from '@questwright/editing'
import type { FactValue } from '@questwright/packs/types'
import { typeIn } from '@questwright/rulebook'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import type { WholePack } from '../../api-types.ts'
import { changeFile, fileKey, fileOf, openFile, useFiles } from '../../client/editor/files.ts'
import { preparePicture, savePicture } from '../../client/make-art.ts'
import { useReadOnly } from '../parts/writing.tsx'
import { TableFaces } from './table-faces.tsx'

interface LiveCardProps {
  readonly catalogue: Catalogue
  readonly code: string
  readonly pack: WholePack
  readonly slug: string
  readonly factsPath: string
}

interface ArtFact {
  readonly file: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly artist?: string
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))
const pictureKinds = 'image/png,image/jpeg,image/webp'

/** A live preview of the card, full and as on a table; a picture can be dropped on it, moved and scaled. */
export function LiveCard({ catalogue, code, pack, slug, factsPath }: LiveCardProps) {
  const sides = Object.keys(catalogue.card(code)?.sides ?? {})
  const [chosen, setChosen] = useState('B')
  const side = sides.length === 0 ? undefined : sides.includes(chosen) ? chosen : sides[0]
  const key = fileKey(pack.pack, factsPath)
  const file = useFiles(({ files }) => files[key])
  const [over, setOver] = useState<'over' | 'away'>('away')
  const [state, setState] = useState<'ready' | 'writing'>('ready')
  const chooser = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    void openFile(pack.pack, factsPath)
  }, [pack.pack, factsPath])

  const facts = file?.status === 'ready' || file?.status === 'saving' ? readFacts(file.text) : undefined
  const place = artPlace(facts?.art)
  const readOnly = useReadOnly()
  const lies = typeIn(catalogue.rulebook, facts?.type)?.face.lies === 'wide' ? 'wide' : 'upright'
  // in a read-only pack the picture cannot be moved or scaled, so there is no handle for that
  const art: ArtFact | undefined = readOnly ? undefined : place
  const put = (next: ArtFact | undefined) => {
    const now = readFacts(fileOf(key)?.text ?? '')
    if (!now) return
    const before = typeof now.art === 'object' && now.art !== null && !Array.isArray(now.art) ? now.art : {}
    const value =
      next &&
      ({ ...before, ...next, artist: next.artist === '' ? undefined : next.artist } as { readonly [fact: string]: FactValue | undefined })
    const kept = value && (Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as FactValue)
    changeFile(key, { text: writeFacts(withFact(now, 'art', kept)) })
  }
  const move = (x: number, y: number) => art && put({ ...art, x: between(-300, art.x + x, 300), y: between(-300, art.y + y, 300) })
  const zoom = (scale: number) => art && put({ ...art, scale: between(20, scale, 600) })

  const take = async (picture: Blob | undefined) => {
    if (!picture || state === 'writing') return
    setState('writing')
    try {
      const { blob, ending } = await preparePicture(picture)
      const path = `art/${slug}.${ending}`
      await savePicture(pack.pack, path, blob)
      put({ file: path, x: 0, y: 0, scale: 100, ...(art?.artist === undefined ? {} : { artist: art.artist }) })
      toast.success('The picture is in the pack. Save the card to keep it there.', { duration: 3000 })
    } catch (error) {
      if (error instanceof Error && error.name === 'Error') toast.error(error.message)
      else tellError(error)
    } finally {
      setState('ready')
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver('away')
    const picture = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/')) ?? event.dataTransfer.files[0]
    if (!readOnly) void take(picture)
  }

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!art || event.button !== 0) return
    const element = event.currentTarget
    const box = element.getBoundingClientRect()
    const from = { x: event.clientX, y: event.clientY, art }
    element.setPointerCapture(event.pointerId)
    const moved = (now: globalThis.PointerEvent) =>
      put({
        ...from.art,
        x: between(-300, from.art.x + ((now.clientX - from.x) / box.width) * 100, 300),
        y: between(-300, from.art.y + ((now.clientY - from.y) / box.height) * 100, 300),
      })
    const end = () => {
      element.removeEventListener('pointermove', moved)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
    element.addEventListener('pointermove', moved)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
  }

  // React registers wheel listeners as passive, which could not prevent scrolling of the page
  const wheel = useRef<(event: WheelEvent) => void>(() => undefined)
  wheel.current = (event) => {
    if (!art || !(event.ctrlKey || frame.current?.contains(document.activeElement))) return
    event.preventDefault()
    zoom(art.scale - Math.sign(event.deltaY) * 5)
  }
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => wheel.current(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const steps: { readonly [pressed: string]: readonly [number, number] } = {
    ArrowLeft: [-2, 0],
    ArrowRight: [2, 0],
    ArrowUp: [0, -2],
    ArrowDown: [0, 2],
  }
  return (
    <div className="qw st-live">
      {sides.length > 1 && (
        <div className="st-switch" role="group" aria-label="Side">
          {sides.map((one) => (
            <button key={one} type="button" className="qw-button" aria-pressed={side === one} onClick={() => setChosen(one)}>
              Side {one}
            </button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pictures can be dropped here; the button below does the same */}
      <div
        ref={frame}
        className="st-live-full"
        data-lies={lies}
        data-drop={over}
        onDragOver={(event) => {
          event.preventDefault()
          if (!readOnly) setOver('over')
        }}
        onDragLeave={() => setOver('away')}
        onDrop={drop}
      >
        {lies === 'wide' ? (
          <LandscapeFace catalogue={catalogue} code={code} side={side} />
        ) : (
          <CardFace catalogue={catalogue} code={code} size="full" side={side} text="shrink" />
        )}
        {art && (
          <div
            className="st-pan"
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
            tabIndex={0}
            aria-label={`Move the picture with the arrow keys. It is ${art.x} percent across and ${art.y} percent down from the middle, at ${art.scale} percent.`}
            title="Drag to move; arrow keys move; plus, minus and the wheel scale"
            onPointerDown={drag}
            onKeyDown={(event) => {
              const step = steps[event.key]
              if (step) {
                event.preventDefault()
                move(step[0] * (event.shiftKey ? 5 : 1), step[1] * (event.shiftKey ? 5 : 1))
              } else if (event.key === '+' || event.key === '=') zoom(art.scale + 5)
              else if (event.key === '-') zoom(art.scale - 5)
            }}
          />
        )}
        {over === 'over' && <p className="st-drop-note">Drop the picture here</p>}
      </div>
      <TableFaces catalogue={catalogue} code={code} side={side} />
      {readOnly && place?.artist && <p className="st-quiet">Picture: {place.artist}</p>}
      {!readOnly && (
        <div className="st-art">
          <input
            ref={chooser}
            type="file"
            accept={pictureKinds}
            className="st-heard"
            tabIndex={-1}
            aria-label="Picture file"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <div className="st-art-row">
            <button type="button" className="qw-button" disabled={state === 'writing' || !facts} onClick={() => chooser.current?.click()}>
              <ImageUp size={15} aria-hidden="true" /> {state === 'writing' ? 'Writing …' : art ? 'Other picture …' : 'Own picture …'}
            </button>
            {art && (
              <button type="button" className="qw-button" onClick={() => put(undefined)}>
                <Trash2 size={15} aria-hidden="true" /> Without
              </button>
            )}
          </div>
          {art ? (
            <>
              <div className="st-field">
                <label htmlFor={`${id}-scale`}>Scale: {art.scale} %</label>
                <input
                  id={`${id}-scale`}
                  type="range"
                  min={20}
                  max={400}
                  step={5}
                  value={art.scale}
                  onChange={(event) => zoom(Number(event.target.value))}
                />
              </div>
              <div className="st-field">
                <label htmlFor={`${id}-artist`}>Artist</label>
                <input
                  id={`${id}-artist`}
                  value={art.artist ?? ''}
                  autoComplete="off"
                  onChange={(event) => put({ ...art, artist: event.target.value })}
                />
              </div>
            </>
          ) : (
            <p className="st-quiet">Drop a png, jpg or webp picture on the card. Until then our own scenery is shown.</p>
          )}
        </div>
      )}
    </div>
  )
}
