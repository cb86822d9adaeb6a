'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useRef, useState } from 'react'
import type { Brought } from '../../client/campaigns/log-file.ts'
import { asApiError } from '../../client/library.ts'

const Dialog = dynamic(() => import('@questwright/table-page/parts/dialog').then((module) => module.Dialog), { ssr: false })

interface ChooseLogProps {
  /** The run into which the log must be merged; without it, the log may also be a new one. */
  readonly into?: string
  readonly onBrought: (brought: Brought) => void
  readonly className?: string
  readonly children: ReactNode
}

/** A button that imports a log file. An error is shown with its remedy, and nothing is changed then. */
export function ChooseLog({ into, onBrought, className = 'qw-button', children }: ChooseLogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<{ readonly message: string; readonly remedy: string } | undefined>(undefined)
  const take = async (file: File) => {
    try {
      const { bringLog, readLogFile } = await import('../../client/campaigns/log-file.ts')
      onBrought(await bringLog(await readLogFile(file), into))
    } catch (error) {
      setFailed(asApiError(error))
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // reset the input, so that the same file can be chosen again after the user has repaired it
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      {failed && (
        <Dialog onClose={() => setFailed(undefined)} title="This log cannot be imported">
          <p role="alert">{failed.message}</p>
          <p>{failed.remedy}</p>
          <p className="st-quiet">Nothing was changed.</p>
        </Dialog>
      )}
    </>
  )
}
