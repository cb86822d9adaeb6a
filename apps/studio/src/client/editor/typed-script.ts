/** The names in a script while it is edited: the words of a pack are compared with them, not with those of the saved script. */
import type { TypedScript } from '@questwright/editing'
import { roleOf } from '@questwright/packs/browser'
import type { ScriptKind, ScriptName } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import { askAbilities } from '../api.ts'
import { isChanged, type OpenFile, useFiles } from './files.ts'

/** Delay after the last key before the script is parsed again. */
const quietMilliseconds = 200

/** The open script of a thing, if it has unsaved changes. */
function changedScript(files: { readonly [key: string]: OpenFile }, pack: string, kind: ScriptKind, slug: string): OpenFile | undefined {
  return Object.values(files).find((file) => {
    if (file.pack !== pack || !isChanged(file) || !['ready', 'saving'].includes(file.status)) return false
    const role = roleOf(file.path)
    return role.role === 'script' && role.kind === kind && role.slug === slug
  })
}

/**
 * @returns the unsaved script with its names; `saved` without unsaved changes, `reading` until the names are known. A script that cannot be
 * parsed counts as saved.
 */
export function useTypedScript(pack: string, kind: ScriptKind, slug: string): TypedScript | 'saved' | 'reading' {
  const file = useFiles(({ files }) => changedScript(files, pack, kind, slug))
  const path = file?.path
  const text = file?.text
  const [read, setRead] = useState<{ readonly path: string; readonly text: string; readonly names: readonly ScriptName[] | undefined }>()
  useEffect(() => {
    if (path === undefined || text === undefined) return
    let wanted = true
    const keep = (names: readonly ScriptName[] | undefined) => wanted && setRead({ path, text, names })
    const timer = setTimeout(() => {
      askAbilities({ pack, path, source: text }).then(
        ({ names }) => keep(names),
        () => keep(undefined),
      )
    }, quietMilliseconds)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [pack, path, text])
  if (path === undefined || text === undefined) return 'saved'
  if (read?.path !== path || read.text !== text) return 'reading'
  return read.names === undefined ? 'saved' : { path, text, names: read.names }
}
