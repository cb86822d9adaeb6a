'use client'

import { newScript } from '@questwright/editing'
import '@questwright/workshop/authoring'
import { hasWords, menusOf } from '@questwright/abilities'
import type { CardFiles } from '@questwright/packs/browser'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import type { ShownProblem } from '@questwright/table-page/parts/problem-list'
import { FilePlus, ListPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { beginFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { showTab } from '../../client/editor/open-card.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { Changing } from '../parts/writing.tsx'

const MonacoEditor = dynamic(() => import('./monaco-editor.tsx'), { ssr: false, loading: () => <Working>Opening the editor …</Working> })

type Line = { readonly line: number; readonly count: number } | undefined

interface ScriptTabProps {
  readonly pack: string
  readonly slug: string
  readonly type: string
  readonly title: string
  readonly files: CardFiles
  readonly line: Line
  readonly onProblems: (problems: readonly ShownProblem[]) => void
}

/** The script of a card, or a button that creates it. */
export function ScriptTab({ pack, slug, type, title, files, line, onProblems }: ScriptTabProps) {
  const rulebook = useRulebook(pack)
  return (
    <FileTab
      pack={pack}
      path={files.script ?? files.newScript}
      file={files.script === undefined ? 'none yet' : 'there'}
      label={`Script of ${title}`}
      begin={{
        title: `${title} has no script`,
        button: 'Write a script',
        words: 'Its printed facts and keywords work by themselves. Everything else that its text says goes into a script.',
        text: () => newScript(rulebook, slug, type),
        ...(hasWords(menusOf(rulebook)) ? { menus: 'offered' as const } : {}),
      }}
      line={line}
      onProblems={onProblems}
    />
  )
}

interface SceneTabProps {
  readonly pack: string
  readonly title: string
  /** The path of the thing's scenes, existing or new. */
  readonly path: string
  readonly file: 'there' | 'none yet'
  readonly text: () => string
  readonly line: Line
  readonly onProblems: (problems: readonly ShownProblem[]) => void
}

/** The scenes of a card or keyword, or a button that creates them. */
export function SceneTab({ pack, title, path, file, text, line, onProblems }: SceneTabProps) {
  return (
    <FileTab
      pack={pack}
      path={path}
      file={file}
      label={`Scenes of ${title}`}
      begin={{
        title: `${title} has no scene`,
        button: 'Write a scene',
        words: 'A scene is a test: a board, what happens on it, and what must be true then. It runs whenever the pack is tested.',
        text,
      }}
      line={line}
      onProblems={onProblems}
    />
  )
}

/** Texts of the page for a missing file, and the content of a new one. */
export interface FirstScript {
  readonly title: string
  readonly button: string
  readonly words: string
  readonly text: () => string
  /** Whether the ability builder can write it. */
  readonly menus?: 'offered'
}

interface FileTabProps {
  readonly pack: string
  readonly path: string
  readonly file: 'there' | 'none yet'
  readonly label: string
  readonly begin: FirstScript
  readonly line: Line
  readonly onProblems: (problems: readonly ShownProblem[]) => void
}

/** A script file in Monaco, or a button that creates it. */
export function FileTab({ pack, path, file: onDisk, label, begin, line, onProblems }: FileTabProps) {
  const file = useFiles((state) => state.files[fileKey(pack, path)])
  useEffect(() => {
    if (onDisk === 'there') void openFile(pack, path)
  }, [pack, path, onDisk])
  if (!file) {
    if (onDisk === 'there') return <Working>Reading the script …</Working>
    return (
      <Notice
        title={begin.title}
        actions={
          <Changing>
            <button type="button" className="qw-button is-main st-big" onClick={() => beginFile(pack, path, begin.text())}>
              <FilePlus size={16} aria-hidden="true" /> {begin.button}
            </button>
            {begin.menus && (
              <button type="button" className="qw-button st-big" onClick={() => showTab('abilities')}>
                <ListPlus size={16} aria-hidden="true" /> Put it together from menus
              </button>
            )}
          </Changing>
        }
      >
        <p>{begin.words}</p>
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
  return <MonacoEditor pack={pack} path={path} label={label} line={line} onProblems={onProblems} />
}
