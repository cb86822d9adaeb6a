'use client'

import { useArt } from '@questwright/board/own-art'
import { homeOfSet } from '@questwright/contents/set-choices'
import { slugIsWellFormed } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { dropIcon, saveIcon } from '../../client/editor/set-icon.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'

interface SetIconProps {
  /** The pack of the card that names the set. */
  readonly pack: string
  /** In the form of the card: a slug, or `pack:slug`. */
  readonly named: string
  readonly title: string
}

const iconKinds = 'image/svg+xml,image/png,image/jpeg,image/webp'

/** The icon of a set of cards: choose, replace or remove a file; every card of the set shows it. */
export function SetIcon({ pack, named, title }: SetIconProps) {
  const home = homeOfSet(named, pack)
  const picture = useArt(home.pack, `art/sets/${home.set}`)
  const [state, setState] = useState<'ready' | 'writing'>('ready')
  const chooser = useRef<HTMLInputElement>(null)
  const readOnly = useReadOnly()
  if (!slugIsWellFormed(home.set) || (readOnly && !picture)) return null
  const attempt = async (work: () => Promise<void>) => {
    setState('writing')
    try {
      await work()
    } catch (error) {
      if (error instanceof Error && error.name === 'Error') toast.error(error.message)
      else tellError(error)
    } finally {
      setState('ready')
    }
  }
  return (
    <div className="st-set-icon" role="group" aria-label={`Icon of ${title}`}>
      {/* biome-ignore lint/performance/noImgElement: the bytes are already loaded */}
      {picture && <img src={picture.url} alt="" data-icon={home.set} />}
      <Changing>
        <input
          ref={chooser}
          type="file"
          accept={iconKinds}
          hidden
          aria-label="Icon file"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void attempt(() => saveIcon({ ...home, title }, file))
          }}
        />
        <button
          type="button"
          className="qw-button"
          disabled={state === 'writing'}
          title={`A svg, png, jpg or webp file; every card of ${title} shows it`}
          onClick={() => chooser.current?.click()}
        >
          <ImageUp size={15} aria-hidden="true" /> {state === 'writing' ? 'Writing …' : picture ? 'Other icon …' : 'Icon …'}
        </button>
        {picture && (
          <button
            type="button"
            className="qw-button is-icon"
            aria-label="Without icon"
            title="Without icon"
            disabled={state === 'writing'}
            onClick={() => void attempt(() => dropIcon({ ...home, title }))}
          >
            <Trash2 size={15} aria-hidden="true" />
          </button>
        )}
      </Changing>
    </div>
  )
}
