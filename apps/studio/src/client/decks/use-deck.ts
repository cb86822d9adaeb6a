'use client'

import { readDeckFile, writeDeckFile } from '@questwright/editing'
import type { DeckFacts } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { useCallback, useEffect, useMemo } from 'react'
import { changeFile, fileKey, fileOf, isChanged, openFile, useFiles } from '../editor/files.ts'
import { useRulebook } from '../rulebook.ts'

export interface OpenDeck {
  readonly key: string
  readonly status: 'loading' | 'ready' | 'saving' | 'failed'
  /** The rulebook of the pack's game. */
  readonly rulebook: Rulebook
  /** The deck; undefined while the file is loading or invalid. */
  readonly deck: DeckFacts | undefined
  /** Why it is invalid: the text, and its mistakes. */
  readonly broken: { readonly text: string; readonly issues: readonly string[] } | undefined
  /** Whether all changes are on disk. */
  readonly saved: 'saved' | 'saving' | 'changed' | 'conflict'
  /** Changes the current deck, also between renders: keys arrive faster than the page renders. */
  readonly change: (edit: (deck: DeckFacts) => DeckFacts) => void
  /** Undoes the last change; undefined where there is none. */
  readonly undo: (() => void) | undefined
}

const undoable = new Map<string, readonly string[]>()

/** A deck of a pack with the current content of its file, saved or not; changes are written after a short pause. */
export function useDeck(pack: string, path: string): OpenDeck {
  const rulebook = useRulebook(pack)
  const key = fileKey(pack, path)
  const file = useFiles(({ files }) => files[key])
  const isClosed = file === undefined
  // open the file again where other code has closed it
  useEffect(() => {
    if (isClosed) void openFile(pack, path)
  }, [isClosed, pack, path])
  const text = file?.status === 'loading' ? undefined : file?.text
  const read = useMemo(() => (text === undefined ? undefined : readDeckFile(text, rulebook)), [text, rulebook])
  const change = useCallback(
    (edit: (deck: DeckFacts) => DeckFacts) => {
      const now = fileOf(key)
      const { deck } = readDeckFile(now?.text ?? '', rulebook)
      if (!now || !deck) return
      const next = writeDeckFile(edit(deck))
      if (now.text === next) return
      undoable.set(key, [...(undoable.get(key) ?? []), now.text].slice(-100))
      changeFile(key, { text: next })
    },
    [key, rulebook],
  )
  const undo = useCallback(() => {
    const texts = undoable.get(key) ?? []
    const last = texts.at(-1)
    if (last === undefined) return
    undoable.set(key, texts.slice(0, -1))
    changeFile(key, { text: last })
  }, [key])
  return {
    key,
    rulebook,
    status: file?.status ?? 'loading',
    deck: read?.deck,
    broken: read?.deck === undefined && text !== undefined && file?.status !== 'failed' ? { text, issues: read?.issues ?? [] } : undefined,
    saved: file?.theirs ? 'conflict' : file?.status === 'saving' ? 'saving' : isChanged(file) ? 'changed' : 'saved',
    change,
    undo: (undoable.get(key) ?? []).length > 0 ? undo : undefined,
  }
}
