'use client'

import './drop-zone.css'
import { tellError } from '@questwright/table-page/tell-error'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/** Accepts a folder, a zip, a tarball, tables, or a JSON file of any kind that the studio writes, dropped anywhere on the page. */
export function DropZone() {
  const router = useRouter()
  const [over, setOver] = useState<'nothing' | 'files'>('nothing')
  useEffect(() => {
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver('files')
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver('nothing')
    }
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver('nothing')
      const transfer = event.dataTransfer
      if (!transfer || !hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      // the event's entries can be read only while it is handled, so read them before loading the code that imports
      const entries = [...transfer.items].flatMap((item) => {
        const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
        return entry ? [entry] : []
      })
      const files = [...transfer.files]
      const [only] = files
      if (files.length === 1 && only && /\.json$/i.test(only.name)) {
        import('./take-json.ts')
          .then(({ takeJson }) => takeJson(only, (run) => router.push(`/campaigns?log=${encodeURIComponent(run)}`)))
          .catch(tellError)
        return
      }
      const dropped = import('../../client/import/read-dropped.ts').then(({ readEntries, readFiles }) =>
        entries.length > 0 ? readEntries(entries) : readFiles(files),
      )
      askWorkspace({ ask: 'import', dropped })
    }
    document.addEventListener('dragenter', enter)
    document.addEventListener('dragleave', leave)
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragenter', enter)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [router])
  if (over === 'nothing') return null
  return <div className="st-drop">Drop it to import the pack</div>
}
