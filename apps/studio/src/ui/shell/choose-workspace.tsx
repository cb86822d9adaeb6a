'use client'

import '@questwright/table-page/parts/fields.css'
import './choose-workspace.css'
import { FolderOpen } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { getWorkspaceFolder, putWorkspaceFolder } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'

/** State of the folder choice: typed path, suggested path, and the server's response. */
function useFolderChoice() {
  /** Undefined until the server has suggested a folder: filling the field later would overwrite typed text. */
  const [folder, setFolder] = useState<string | undefined>(undefined)
  const [suggested, setSuggested] = useState('')
  const [state, setState] = useState<'asking' | 'making'>('asking')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    getWorkspaceFolder().then(
      (told) => {
        setSuggested(told.suggested)
        setFolder(told.suggested)
      },
      (error: unknown) => {
        setFolder('')
        setProblem(asApiError(error).message)
      },
    )
  }, [])
  const choose = async () => {
    if (folder === undefined) return
    setState('making')
    setProblem(undefined)
    try {
      await putWorkspaceFolder({ folder })
      location.reload()
    } catch (error) {
      const { message, remedy } = asApiError(error)
      setProblem(`${message} ${remedy}`)
      setState('asking')
    }
  }
  return { folder, setFolder, suggested, state, problem, choose }
}

/** Shown in place of every page when the studio starts for the first time: the user chooses the folder for packs. */
export function ChooseWorkspace() {
  const id = useId()
  const { folder, setFolder, suggested, state, problem, choose } = useFolderChoice()
  if (folder === undefined) return <main className="st-main" aria-busy="true" />
  return (
    <main className="st-main">
      <form
        className="st-choose-workspace"
        onSubmit={(event) => {
          event.preventDefault()
          void choose()
        }}
      >
        <h1>Choose a folder for your packs</h1>
        <p>
          What you make is kept as plain files in one folder: your packs, the history of your games, your campaigns. You choose it once, and
          the studio opens it from then on. A folder that has packs is opened as it is; a folder that does not exist yet is made.
        </p>
        <div className="st-field">
          <label htmlFor={id}>Folder of your workspace</label>
          <input
            id={id}
            value={folder}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-more`}
            onChange={(event) => setFolder(event.target.value)}
          />
        </div>
        <p id={`${id}-more`} className="st-quiet">
          The whole path. The core set and the other packs that come with Questwright are there in every folder, to be read and played.
        </p>
        {problem !== undefined && (
          <p className="st-finding is-error" role="alert">
            {problem}
          </p>
        )}
        <div className="st-choose-workspace-foot">
          <button type="submit" className="qw-button is-main st-big" disabled={folder.trim() === '' || state === 'making'}>
            <FolderOpen size={16} aria-hidden="true" /> {state === 'making' ? 'Opening …' : 'Use this folder'}
          </button>
          {folder !== suggested && suggested !== '' && (
            <button type="button" className="qw-button st-big" onClick={() => setFolder(suggested)}>
              {suggested}
            </button>
          )}
        </div>
      </form>
    </main>
  )
}
