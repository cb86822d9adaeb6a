'use client'

import './autosave-choice.css'
import { RefreshCw, RefreshCwOff } from 'lucide-react'
import { type Autosave, setAutosave, useAutosave } from '../../client/editor/autosave.ts'

/** The autosave setting, in the head of an editor. */
export function AutosaveChoice() {
  const { mode } = useAutosave()
  const Sign = mode === 'off' ? RefreshCwOff : RefreshCw
  return (
    <label className="st-autosave" title="Facts and texts are saved when you stop typing; scripts when you ask, or when they compile">
      <Sign size={15} aria-hidden="true" />
      <span className="st-heard">Saved by itself</span>
      <select value={mode} onChange={(event) => setAutosave(event.target.value as Autosave)}>
        <option value="forms">Autosave: facts and texts</option>
        <option value="all">Autosave: scripts too</option>
        <option value="off">Autosave: off</option>
      </select>
    </label>
  )
}
