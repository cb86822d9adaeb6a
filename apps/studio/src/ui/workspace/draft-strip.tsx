'use client'

import './draft-strip.css'
import { tellError } from '@questwright/table-page/tell-error'
import { useState } from 'react'
import { backToSaved, keepTyping, useRestored } from '../../client/editor/drafts.ts'
import { useFiles } from '../../client/editor/files.ts'
import { save } from '../../client/editor/save.ts'
import { useOtherTabs } from '../../client/editor/tabs.ts'

/** Notices about unsaved text: that it was restored after a reload, or that another tab has some. */
export function DraftStrip() {
  const { files: restored, keeping } = useRestored()
  const open = useFiles((state) => state.files)
  const others = useOtherTabs((state) => state.holds)
  const [doing, setDoing] = useState<string | undefined>(undefined)
  const keys = Object.keys(restored).filter((key) => open[key])
  const elsewhere = [...new Set(Object.values(others).flat())].filter((key) => open[key])
  if (keys.length === 0 && elsewhere.length === 0 && keeping === 'yes') return null
  const act = async (key: string, work: () => Promise<unknown>) => {
    setDoing(key)
    await work().catch(tellError)
    setDoing(undefined)
  }
  return (
    <aside className="st-drafts" aria-label="Not saved yet" role="status">
      {keys.map((key) => {
        const name = key.split('/').at(-1) ?? key
        return (
          <p key={key}>
            <span>
              <strong>{name}</strong> is not saved yet: what you typed was restored.
              {restored[key] === 'changed on disk' && ' The file on disk changed meanwhile; saving asks which text to keep.'}
            </span>
            <span className="st-drafts-do">
              <button type="button" className="qw-button is-main" disabled={doing === key} onClick={() => void act(key, () => save(key))}>
                Save {name}
              </button>
              <button type="button" className="qw-button" disabled={doing === key} onClick={() => keepTyping(key)}>
                Keep typing
              </button>
              <button type="button" className="qw-button" disabled={doing === key} onClick={() => void act(key, () => backToSaved(key))}>
                Go back to the saved one
              </button>
            </span>
          </p>
        )
      })}
      {elsewhere.map((key) => (
        <p key={key}>
          <span>
            Another tab has unsaved changes of <strong>{key.split('/').at(-1)}</strong>. Whoever saves second is asked which text to keep.
          </span>
        </p>
      ))}
      {keeping === 'no' && (
        <p>
          <span>This browser keeps nothing (a private window, or its storage is full): what is not saved is lost with the page.</span>
        </p>
      )}
    </aside>
  )
}
