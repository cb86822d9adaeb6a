/** What a script names as it is typed: the words of a pack are compared with that, and not with what was saved last. */
import { roleOf } from '@questwright/packs/browser'
import type { ScriptKind, ScriptName } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import { askAbilities } from '../api.ts'
import type { TypedScript } from '../problems/live-problems.ts'
import { isChanged, type OpenFile, useFiles } from './files.ts'

/** Typing rests so long before the script is read again. */
const quietMilliseconds = 200

/** The script of a thing where it is open and not as it was saved. */
function changedScript(files: { readonly [key: string]: OpenFile }, pack: string, kind: ScriptKind, slug: string): OpenFile | undefined {
  return Object.values(files).find((file) => {
    if (file.pack !== pack || !isChanged(file) || !['ready', 'saving'].includes(file.status)) return false
    const role = roleOf(file.path)
    return role.role === 'script' && role.kind === kind && role.slug === slug
  })
}

/**
 * @returns the script as it is typed with what it names; `saved` where it is as it was saved, `reading` until what it names is known. One that cannot be
 * read counts as saved.
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
