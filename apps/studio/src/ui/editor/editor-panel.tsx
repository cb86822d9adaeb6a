'use client'

import { Save, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { cardEntries, filesOfCard } from '../../client/card-entries.ts'
import { fileKey, isChanged, useFiles } from '../../client/editor/files.ts'
import { useLiveCatalogue } from '../../client/editor/live-catalogue.ts'
import { type EditorTab, showTab, useOpenCard } from '../../client/editor/open-card.ts'
import { save } from '../../client/editor/save.ts'
import { bundlesOf } from '../../client/library.ts'
import { StateBadge } from '../library/state-badge.tsx'
import { Notice } from '../parts/notice.tsx'
import { ProblemList, type ShownProblem } from '../parts/problem-list.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FactsTab } from './facts-tab.tsx'
import { LiveCard } from './live-card.tsx'
import { ScriptTab } from './script-tab.tsx'
import { TextTab, textPath } from './text-tab.tsx'

interface EditorPanelProps {
  readonly answer: PacksAnswer
  /** `pack:slug` */
  readonly code: string
  /** Beside a table the live card is a tab, on the workbench it stands at the side. */
  readonly where: 'beside the table' | 'workbench'
  readonly onClose?: (() => void) | undefined
  /** What stands under the tabs: what a save did. */
  readonly foot?: ReactNode
}

/** One card, opened: script, facts, text, and the card as it will look. */
export function EditorPanel(props: EditorPanelProps) {
  const { answer, code } = props
  const [packId = '', slug = ''] = code.split(':')
  const pack = answer.packs.find((one) => (one.bundle?.id ?? one.pack) === packId)
  const files = pack && filesOfCard(pack, slug)
  if (!pack || !files)
    return (
      <section className="st-editor" aria-label="Card editor">
        <Notice
          title="The workspace has no such card"
          actions={
            props.onClose && (
              <button type="button" className="qw-button" onClick={props.onClose}>
                Close
              </button>
            )
          }
        >
          <p>
            No pack of the workspace has facts for <code>{code}</code>. It may have been renamed or deleted on disk.
          </p>
        </Notice>
      </section>
    )
  return <Editor key={code} {...props} pack={pack} slug={slug} files={files} />
}

type EditorProps = EditorPanelProps & {
  readonly pack: PackState
  readonly slug: string
  readonly files: NonNullable<ReturnType<typeof filesOfCard>>
}

function Editor({ answer, code, where, onClose, foot, pack, slug, files }: EditorProps) {
  const { tab: wished, line } = useOpenCard()
  const tab: EditorTab = where === 'workbench' && wished === 'card' ? 'script' : wished
  const [found, setFound] = useState<readonly ShownProblem[]>([])
  const entry = useMemo(() => cardEntries(answer, pack).find((one) => one.slug === slug), [answer, pack, slug])
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const catalogue = useLiveCatalogue(bundles, pack, slug, files.facts)
  const title = catalogue.card(code)?.title ?? slug
  const type = entry?.type ?? 'unknown'

  const paths: { readonly [tab in EditorTab]: string } = {
    script: files.script ?? files.newScript,
    facts: files.facts,
    text: textPath,
    card: files.script ?? files.newScript,
  }
  const keyOf = (one: EditorTab) => fileKey(pack.pack, paths[one])
  const open = useFiles((state) => state.files)
  const file = open[keyOf(tab)]
  const names: readonly (readonly [EditorTab, string])[] = [
    ['script', 'Script'],
    ['facts', 'Facts'],
    ['text', 'Text'],
    ...(where === 'workbench' ? [] : ([['card', 'Card']] as const)),
  ]
  const changed = names.map(([one]) => one).filter((one) => one !== 'card' && isChanged(open[keyOf(one)]))
  const saveKeys = [...new Set(changed.includes(tab) ? [keyOf(tab)] : changed.map(keyOf))]
  const canSave = answer.workspace.writing === 'allowed'
  const saveAll = async () => {
    for (const key of saveKeys) await save(key)
  }

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (canSave) void saveAll()
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  })

  const onDisk = (entry?.problems ?? []).map((problem) => ({ ...problem, file: `${problem.pack}/${problem.file}` }))
  const problems = [...found, ...onDisk.filter((one) => !found.some(({ line: at, message }) => at === one.line && message === one.message))]
  return (
    <section className="st-editor" aria-label={`Editor of ${title}`} data-where={where}>
      <header className="st-editor-head">
        <h2>{title}</h2>
        {entry && <StateBadge state={entry.state} />}
        <span className="st-space" />
        <button
          type="button"
          className="qw-button is-main"
          disabled={saveKeys.length === 0 || file?.status === 'saving' || !canSave}
          aria-keyshortcuts="Control+S Meta+S"
          title={canSave ? 'Write the file and put it under the game' : 'This workspace cannot be written'}
          onClick={() => void saveAll()}
        >
          <Save size={15} aria-hidden="true" /> {file?.status === 'saving' ? 'Saving …' : 'Save'} <kbd>Ctrl S</kbd>
        </button>
        {onClose && (
          <button type="button" className="qw-button is-icon" aria-label="Close the editor" onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </header>
      <Tabs.Root className="st-tabs" value={tab} onValueChange={(value) => showTab(value as EditorTab)}>
        <Tabs.List aria-label={`Parts of ${title}`}>
          {names.map(([one, name]) => (
            <Tabs.Trigger key={one} value={one}>
              {name}
              {changed.includes(one) && (
                <span className="st-unsaved" title="Not saved">
                  <span className="st-heard">, not saved</span>
                </span>
              )}
            </Tabs.Trigger>
          ))}
          <span className="st-path" title={paths[tab]}>
            {tab === 'card' ? '' : (paths[tab].split('/').at(-1) ?? '')}
          </span>
        </Tabs.List>
        <Tabs.Content value="script" className="st-tab is-script">
          <ScriptTab pack={pack.pack} slug={slug} type={type} title={title} files={files} line={line} onProblems={setFound} />
        </Tabs.Content>
        <Tabs.Content value="facts" className="st-tab">
          <FactsTab pack={pack.pack} path={files.facts} title={title} />
        </Tabs.Content>
        <Tabs.Content value="text" className="st-tab">
          <TextTab pack={pack.pack} slug={slug} type={type} />
        </Tabs.Content>
        {where !== 'workbench' && (
          <Tabs.Content value="card" className="st-tab">
            <LiveCard catalogue={catalogue} code={code} />
          </Tabs.Content>
        )}
      </Tabs.Root>
      {problems.length > 0 && (
        <section className="st-editor-problems" aria-label="Problems">
          <ProblemList problems={problems} />
        </section>
      )}
      {foot}
      {saveKeys
        .concat(keyOf(tab))
        .map((key, index, all) => (all.indexOf(key) === index ? <ConflictDialog key={key} fileKey={key} /> : null))}
    </section>
  )
}
