'use client'

import type { PackOutline } from '@questwright/packs/types'
import { type Dealt, fileNameOf, type SituationDraft, situationSource, strangersTo } from '@questwright/scenes'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { useId, useMemo, useState } from 'react'
import { addDependencies } from '../../client/packs/dependencies.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import { keepSituation } from '../../client/situations/keep-situation.ts'
import { PacksOfBoard } from '../packs/packs-of-board.tsx'
import { packOptions } from '../parts/pack-options.ts'

interface KeepDialogProps {
  readonly title: string
  readonly draft: SituationDraft
  readonly dealt: Dealt
  readonly bundles: readonly PackOutline[]
  /** The scene file from which the situation was loaded: `pack/path`. */
  readonly from: string | undefined
  readonly onKept: (file: string, title: string) => void
  readonly onClose: () => void
}

/** Writes the board as a scene file of a pack, with a preview of its text. */
export function KeepDialog({ title: before, draft, dealt, bundles, from, onKept, onClose }: KeepDialogProps) {
  const id = useId()
  const [title, setTitle] = useState(before)
  const writable = bundles.filter((one) => !isReadOnly(one.id)).map((one) => one.id)
  const [pack, setPack] = useState(() => writable.find((one) => one === from?.split('/')[0]) ?? writable.at(-1) ?? '')
  const [state, setState] = useState<'asking' | 'saving' | 'exists'>('asking')
  const slug = fileNameOf(title)
  const path = `scenes/${slug}.scene.ts`
  const bundle = bundles.find((one) => one.id === pack)
  const { missing, circle } = useMemo(() => strangersTo(pack, draft, bundles), [pack, draft, bundles])
  const text = useMemo(() => situationSource(title.trim(), draft, dealt, pack), [title, draft, dealt, pack])
  const isReady = slug !== '' && bundle !== undefined && circle.length === 0
  const keep = async () => {
    const isOwn = from === `${pack}/${path}`
    const over = state === 'exists' || isOwn ? 'replace' : 'never'
    setState('saving')
    try {
      await addDependencies(pack, missing)
    } catch (error) {
      tellError(error)
      return setState('asking')
    }
    const done = await keepSituation(pack, path, text, over)
    if (done === 'exists') setState('exists')
    else if (done === 'failed') setState('asking')
    else {
      toast.success(`${path} is in ${titleOf(pack)}, and its tests run it.`)
      onKept(`${pack}/${path}`, title.trim())
      onClose()
    }
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Keep the board as a scene"
      lead="A scene file in a pack: the tests run it, and it can be opened here again."
      foot={
        <button type="button" className="qw-button is-main st-big" disabled={!isReady || state === 'saving'} onClick={() => void keep()}>
          {state === 'exists' ? 'Replace that file' : 'Keep'}
        </button>
      }
    >
      <div className="st-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          value={title}
          maxLength={120}
          onChange={(event) => {
            setTitle(event.target.value)
            setState('asking')
          }}
        />
      </div>
      <SelectField
        label="Pack"
        value={pack}
        options={packOptions(writable)}
        onValue={(chosen) => {
          setPack(chosen)
          setState('asking')
        }}
      />
      {state === 'exists' && (
        <p className="st-finding is-warning" role="alert">
          {path} is there already. Choose another title, or replace it.
        </p>
      )}
      <PacksOfBoard pack={pack} missing={missing} circle={circle} />
      <p className="st-quiet">
        {pack}/{path}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must scroll by keyboard */}
      <pre className="st-scene-text" tabIndex={0}>
        {text}
      </pre>
    </Dialog>
  )
}
