/** A thing of a pack in its editor: its files, its current facts, and functions that change them. */
import { readFacts, type ThingText, textPath, thingText, type WordsSection, writeThingText } from '@questwright/editing'
import type { FactIssue } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useEffect, useMemo } from 'react'
import { changeFile, fileKey, isChanged, type OpenFile, openFile, useFiles } from './files.ts'

export interface EditedThing<Facts> {
  readonly file: OpenFile | undefined
  readonly words: ThingText
  /** Undefined while the file is loading, and where it is no JSON object. */
  readonly facts: Facts | undefined
  readonly issues: readonly FactIssue[]
  readonly keys: readonly string[]
  readonly state: 'saved' | 'changed' | 'saving'
  readonly edit: (change: (facts: Facts) => Facts) => void
  readonly say: (words: ThingText) => void
}

/** The functions that parse and write a kind of thing. Pass the same object in each render, otherwise the file is checked again. */
export interface KindOfThing<Facts> {
  /** The folder of this kind of thing in a pack, and its section in the text file. */
  readonly section: WordsSection
  readonly read: (text: string) => Facts | undefined
  readonly write: (facts: Facts) => string
  readonly issuesOf: (facts: FactValue) => readonly FactIssue[]
}

/** Opens the files of a thing and follows their changes. */
export function useEditedThing<Facts>(
  { section, read, write, issuesOf }: KindOfThing<Facts>,
  pack: string,
  slug: string,
  writing: 'allowed' | 'never',
): EditedThing<Facts> {
  const path = `${section}/${slug}.json`
  const [key, textKey] = [fileKey(pack, path), fileKey(pack, textPath)]
  useEffect(() => {
    void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path])
  const file = useFiles((state) => state.files[key])
  const text = useFiles((state) => state.files[textKey])
  const facts = useMemo(() => (file ? read(file.text) : undefined), [file, read])
  const issues = useMemo(() => {
    const value = file && readFacts(file.text)
    return value ? issuesOf(value as FactValue) : []
  }, [file, issuesOf])
  const state = file?.status === 'saving' || text?.status === 'saving' ? 'saving' : isChanged(file) || isChanged(text) ? 'changed' : 'saved'
  return {
    file,
    facts,
    issues,
    words: thingText(text?.text ?? '', section, slug),
    keys: [key, textKey],
    state,
    edit: (change) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[key]
      const before = now && read(now.text)
      if (before) changeFile(key, { text: write(change(before)) })
    },
    say: (words) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[textKey]
      if (now) changeFile(textKey, { text: writeThingText(now.text, section, slug, words) })
    },
  }
}
