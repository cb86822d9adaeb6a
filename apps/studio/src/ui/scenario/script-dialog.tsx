'use client'

import './script-dialog.css'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { ProblemList, type ShownProblem } from '@questwright/table-page/parts/problem-list'
import { Save } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { fileKey, isChanged, openFile, useFiles } from '../../client/editor/files.ts'
import { save } from '../../client/editor/save.ts'

const MonacoEditor = dynamic(() => import('../editor/monaco-editor.tsx'), {
  ssr: false,
  loading: () => <Working>Opening the editor …</Working>,
})

interface ScriptDialogProps {
  readonly pack: string
  readonly slug: string
  /** The path inside the pack; default: the scenario's own script. */
  readonly path?: string
  readonly line?: number | undefined
  readonly onClose: () => void
}

/** A script of the scenario in an editor above the page. */
export function ScriptDialog({ pack, slug, path = `scenarios/${slug}.ts`, line, onClose }: ScriptDialogProps) {
  const key = fileKey(pack, path)
  const file = useFiles((state) => state.files[key])
  const [problems, setProblems] = useState<readonly ShownProblem[]>([])
  useEffect(() => void openFile(pack, path), [pack, path])
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={path.split('/').at(-1) ?? path}
      lead={`${pack}/${path}`}
      foot={
        <button
          type="button"
          className="qw-button is-main st-big"
          disabled={!isChanged(file) || file?.status !== 'ready'}
          onClick={() => void save(key)}
        >
          <Save size={15} aria-hidden="true" /> Save
        </button>
      }
    >
      <div className="st-scenario-script">
        {file?.status === 'failed' ? (
          <p role="alert">{file.error?.message}</p>
        ) : file === undefined || file.status === 'loading' ? (
          <Working>Reading the script …</Working>
        ) : (
          <MonacoEditor
            pack={pack}
            path={path}
            label={`Script of ${slug}`}
            line={line === undefined ? undefined : { line, count: 1 }}
            onProblems={setProblems}
          />
        )}
      </div>
      {problems.length > 0 && <ProblemList problems={problems} />}
    </Dialog>
  )
}
