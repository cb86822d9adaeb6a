'use client'

import './writing.css'
import { createContext, type ReactNode, useContext } from 'react'
import { useLibrary } from '../../client/library.ts'
import { isReadOnly } from '../../client/packs/writing.ts'

const ReadOnly = createContext(false)

/** Marks its content as part of a pack: in a pack from a registry all forms are read-only. */
export function PartOfPack({ pack, children }: { readonly pack: string; readonly children: ReactNode }) {
  // render again when the packs change: a pack may be installed or forked while its page is open
  useLibrary((state) => state.packs)
  return <ReadOnly value={isReadOnly(pack)}>{children}</ReadOnly>
}

/** Whether the fields inside of this component are read-only. */
export const useReadOnly = (): boolean => useContext(ReadOnly)

/** Controls that change something: not rendered in a read-only pack. */
export function Changing({ children }: { readonly children: ReactNode }) {
  return useReadOnly() ? null : children
}

interface ChoiceToReadProps {
  readonly id?: string
  /** The displayed name of the chosen option. */
  readonly value: string
  /** The menu, for an editable pack. */
  readonly children: ReactNode
}

/** A menu, or in a read-only pack its chosen option as a read-only field: a disabled menu could not get the focus. */
export function ChoiceToRead({ id, value, children }: ChoiceToReadProps) {
  return useReadOnly() ? <input id={id} readOnly value={value} /> : children
}
