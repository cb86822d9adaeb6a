'use client'

import type { Catalogue } from '@questwright/board'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'

const PrintDialog = dynamic(() => import('./print-dialog.tsx').then((one) => one.PrintDialog), { ssr: false })

interface PrintButtonProps {
  readonly answer: PacksAnswer
  /** The pack whose cards can be chosen. */
  readonly pack: string
  /** `pack:slug` of the card that is chosen first; without it the whole pack is. */
  readonly only?: string | undefined
  /** Words and facts as they stand in an editor; without it those of the workspace. */
  readonly catalogue?: Catalogue | undefined
  readonly children: ReactNode
}

/** Opens the export of cards as pictures and sheets. What does the work is fetched when it is wanted. */
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
