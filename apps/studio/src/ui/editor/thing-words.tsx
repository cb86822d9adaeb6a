'use client'

import { readTitled, textPath, writeTitled } from '@questwright/editing'
import type { PackBundle } from '@questwright/packs/types'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { useEffect } from 'react'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { ScriptWordsForm } from './script-words-form.tsx'
import { WordsField } from './words-field.tsx'

interface ThingWordsProps {
  /** As in `PackState`. */
  readonly pack: string
  readonly bundle: PackBundle | undefined
  readonly place: { readonly section: 'scenarios' | 'rules' | 'systems'; readonly slug: string }
}

/** Title and text of a scenario, rule or system, and the words for names in its script. */
export function ThingWords({ pack, bundle, place }: ThingWordsProps) {
  const key = fileKey(pack, textPath)
  const file = useFiles(({ files }) => files[key])
  useEffect(() => void openFile(pack, textPath), [pack])
  if (!file || file.status === 'loading') return <Working>Reading the words …</Working>
  const entry = readTitled(file.text, place)
  if (!entry)
    return (
      <Notice tone="bad" title="The words cannot be read">
        <p>{file.error?.message ?? `${textPath} is no JSON object.`}</p>
        <p>Repair it in a text editor: look for a missing comma, quote or bracket.</p>
      </Notice>
    )
  const write = (part: 'title' | 'text', words: string) => {
    const now = useFiles.getState().files[key]?.text
    const next = now === undefined ? undefined : writeTitled(now, place, { [part]: words })
    if (next !== undefined) changeFile(key, { text: next })
  }
  return (
    <div className="st-form">
      <WordsField label="Title" value={entry.title} rows={1} onWords={(words) => write('title', words)} />
      <WordsField label="Text" value={entry.text} rows={4} onWords={(words) => write('text', words)} />
      <ScriptWordsForm pack={pack} bundle={bundle} place={place} />
    </div>
  )
}
