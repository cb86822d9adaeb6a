'use client'

import type { Catalogue } from '@questwright/board'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'

const PrintDialog = dynamic(() => import('./print-dialog.tsx').then((one) => one.PrintDialog), { ssr: false })

interface PrintButtonProps {
  readonly answer: PacksAnswer
  /** The pack with the cards to choose from. */
  readonly pack: string
  /** `pack:slug` of the initially selected card; without it the whole pack is selected. */
  readonly only?: string | undefined
  /** The texts and facts of an editor with unsaved changes; without it those of the workspace are used. */
  readonly catalogue?: Catalogue | undefined
  readonly children: ReactNode
}

/** Opens the export of cards as pictures and sheets, whose code is loaded on demand. */
export function PrintButton({ children, ...props }: PrintButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="qw-button" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <PrintDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
