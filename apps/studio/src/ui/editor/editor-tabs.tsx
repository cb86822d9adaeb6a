'use client'

import '../parts/tabs.css'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { fileKey, isChanged, useFiles } from '../../client/editor/files.ts'
import { type EditorTab, showTab, useOpenCard } from '../../client/editor/open-card.ts'

/** A tab of the editor. */
export interface EditorPart {
  readonly tab: EditorTab
  readonly name: string
  /** The files of the pack that it edits. */
  readonly paths: readonly string[]
  readonly content: ReactNode
}

interface EditorTabsProps {
  /** The folder of the pack. */
  readonly pack: string
  readonly title: string
  readonly parts: readonly EditorPart[]
}

/** The tabs of the editor, with the file's name and a mark for unsaved changes. */
export function EditorTabs({ pack, title, parts }: EditorTabsProps) {
  const wished = useOpenCard((state) => state.tab)
  const shown = parts.find(({ tab }) => tab === wished) ?? parts[0]
  return (
    <Tabs.Root className="st-tabs" value={shown?.tab ?? 'script'} onValueChange={(value) => showTab(value as EditorTab)}>
      <Tabs.List aria-label={`Parts of ${title}`}>
        {parts.map((one) => (
          <Tabs.Trigger key={one.tab} value={one.tab}>
            {one.name}
            <Unsaved pack={pack} paths={one.paths} />
          </Tabs.Trigger>
        ))}
        <span className="st-path" title={shown?.paths[0]}>
          {shown?.paths[0]?.split('/').at(-1) ?? ''}
        </span>
      </Tabs.List>
      {parts.map(({ tab, content }) => (
        <Tabs.Content key={tab} value={tab} className={tab === 'script' || tab === 'scene' ? 'st-tab is-script' : 'st-tab'}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** A mark if one of the files has unsaved changes. */
export function Unsaved({ pack, paths }: { readonly pack: string; readonly paths: readonly string[] }) {
  const changed = useFiles(({ files }) => paths.some((path) => isChanged(files[fileKey(pack, path)])))
  return (
    changed && (
      <span className="st-unsaved" title="Not saved">
        <span className="st-heard">, not saved</span>
      </span>
    )
  )
}
