'use client'

import { FilePlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import type { CardFiles } from '../../client/card-entries.ts'
import { beginFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { newScript } from '../../client/editor/snippets.ts'
import { Notice, Working } from '../parts/notice.tsx'
import type { ShownProblem } from '../parts/problem-list.tsx'

const MonacoEditor = dynamic(() => import('./monaco-editor.tsx'), { ssr: false, loading: () => <Working>Opening the editor …</Working> })

interface ScriptTabProps {
  readonly pack: string
  readonly slug: string
  readonly type: string
  readonly title: string
  readonly files: CardFiles
  readonly line: { readonly line: number; readonly count: number } | undefined
  readonly onProblems: (problems: readonly ShownProblem[]) => void
}

/** A card's behaviour, or the way to its first script. */
export function ScriptTab({ pack, slug, type, title, files, line, onProblems }: ScriptTabProps) {
  const path = files.script ?? files.newScript
  const file = useFiles((state) => state.files[fileKey(pack, path)])
  useEffect(() => {
    if (files.script !== undefined) void openFile(pack, files.script)
  }, [pack, files.script])
  if (!file) {
    if (files.script !== undefined) return <Working>Reading the script …</Working>
    return (
      <Notice
        title={`${title} has no script`}
        actions={
          <button type="button" className="qw-button is-main st-big" onClick={() => beginFile(pack, path, newScript(slug, type))}>
            <FilePlus size={16} aria-hidden="true" /> Write a script
          </button>
        }
      >
        <p>Its printed facts and keywords work by themselves. Everything else that its text says goes into a script.</p>
      </Notice>
    )
  }
  if (file.status === 'failed')
    return (
      <Notice
        tone="bad"
        title="The script cannot be read"
        actions={
          <button type="button" className="qw-button" onClick={() => void openFile(pack, path)}>
            Try again
          </button>
        }
      >
        <p>{file.error?.message}</p>
        <p>{file.error?.remedy}</p>
      </Notice>
    )
  if (file.status === 'loading') return <Working>Reading the script …</Working>
  return <MonacoEditor pack={pack} path={path} label={`Script of ${title}`} line={line} onProblems={onProblems} />
}
