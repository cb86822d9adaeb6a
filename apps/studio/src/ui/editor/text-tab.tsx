'use client'

import type { CardText, SideText } from '@questwright/packs/types'
import { useEffect, useId } from 'react'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { readWords, writeWords } from '../../client/editor/text-json.ts'
import { Notice, Working } from '../parts/notice.tsx'

export const textPath = 'text/en.json'

interface TextTabProps {
  readonly pack: string
  readonly slug: string
  readonly type: string
}

/** Title and texts of a card in the pack's English file. */
export function TextTab({ pack, slug, type }: TextTabProps) {
  const key = fileKey(pack, textPath)
  const file = useFiles((state) => state.files[key])
  useEffect(() => {
    void openFile(pack, textPath)
  }, [pack])
  if (!file || file.status === 'loading') return <Working>Reading the texts …</Working>
  const words = file.status === 'failed' ? undefined : readWords(file.text, slug)
  if (!words)
    return (
      <Notice tone="bad" title="The texts cannot be read">
        <p>{file.error?.message ?? 'text/en.json is no JSON object.'}</p>
        <p>{file.error?.remedy ?? 'Repair it in a text editor: look for a missing comma, quote or bracket.'}</p>
      </Notice>
    )
  const change = (next: CardText) => changeFile(key, { text: writeWords(file.text, slug, next) })
  const sides = Object.keys(words.sides ?? {})
  const isEncounter = ['enemy', 'location', 'treachery', 'objective'].includes(type)
  return (
    <div className="st-form">
      <Words label="Title" value={words.title} rows={1} onWords={(title) => change({ ...words, title })} />
      {sides.length === 0 && <Words label="Text" value={words.text ?? ''} rows={5} onWords={(text) => change({ ...words, text })} />}
      {isEncounter && <Words label="Shadow" value={words.shadow ?? ''} rows={3} onWords={(shadow) => change({ ...words, shadow })} />}
      {sides.map((side) => {
        const own: SideText = words.sides?.[side] ?? {}
        const put = (next: SideText) => change({ ...words, sides: { ...words.sides, [side]: next } })
        return (
          <fieldset key={side} className="st-choice">
            <legend>Side {side}</legend>
            <Words label={`Title of side ${side}`} value={own.title ?? ''} rows={1} onWords={(title) => put({ ...own, title })} />
            <Words label={`Text of side ${side}`} value={own.text ?? ''} rows={4} onWords={(text) => put({ ...own, text })} />
          </fieldset>
        )
      })}
      <p className="st-quiet">
        <code>**bold**</code> and <code>[willpower]</code>, <code>[attack]</code>, <code>[spirit]</code> … make signs. Nothing else in a
        text is more than text.
      </p>
    </div>
  )
}

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly rows: number
  readonly onWords: (words: string) => void
}

function Words({ label, value, rows, onWords }: WordsProps) {
  const id = useId()
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input id={id} value={value} onChange={(event) => onWords(event.target.value)} />
      ) : (
        <textarea id={id} rows={rows} value={value} onChange={(event) => onWords(event.target.value)} />
      )}
    </div>
  )
}
