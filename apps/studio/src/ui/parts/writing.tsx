'use client'

import './writing.css'
import { createContext, type ReactNode, useContext } from 'react'
import { useLibrary } from '../../client/library.ts'
import { isReadOnly } from '../../client/packs/writing.ts'

const ReadOnly = createContext(false)

/** What is shown inside is a part of this pack: where the pack came from a registry, every form is there to be read only. */
export function PartOfPack({ pack, children }: { readonly pack: string; readonly children: ReactNode }) {
  // a pack may be installed or forked while its page is open
  useLibrary((state) => state.packs)
  return <ReadOnly value={isReadOnly(pack)}>{children}</ReadOnly>
}

/** Whether the fields here are there to be read only. */
export const useReadOnly = (): boolean => useContext(ReadOnly)

/** What changes something; it is not there where nothing is changed. */
export function Changing({ children }: { readonly children: ReactNode }) {
  return useReadOnly() ? null : children
}

interface ChoiceToReadProps {
  readonly id?: string
  /** The chosen one, as people call it. */
  readonly value: string
  /** The menu, where it can be changed. */
  readonly children: ReactNode
}

/** A menu, or what was chosen in it as a field to read: a menu that is out of order cannot be reached. */
export function ChoiceToRead({ id, value, children }: ChoiceToReadProps) {
  return useReadOnly() ? <input id={id} readOnly value={value} /> : children
}
