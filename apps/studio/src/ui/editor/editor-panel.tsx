'use client'

import '@questwright/workshop/authoring'
import { emptyScript, newScene, newScript, textPath } from '@questwright/editing'
import './editor.css'
import '../parts/grip.css'
import { cardEntries } from '@questwright/contents/card-entries'
import { writingOf } from '@questwright/contents/writing'
import { filesOfCard, type QuickFix } from '@questwright/packs/browser'
import { readsTexts } from '@questwright/rulebook'
import { Working } from '@questwright/table-page/parts/notice'
import type { ShownProblem } from '@questwright/table-page/parts/problem-list'
import { useWide } from '@questwright/table-page/parts/use-wide'
import { Printer, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useMemo, useState } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { addSentence } from '../../client/editor/add-sentence.ts'
import { fileKey } from '../../client/editor/files.ts'
import { useLiveCatalogue } from '../../client/editor/live-catalogue.ts'
import { openCard, useOpenCard } from '../../client/editor/open-card.ts'
import { bundlesOf } from '../../client/library.ts'
import { applyFix } from '../../client/problems/apply-fix.ts'
import { useLiveProblems } from '../../client/problems/use-live-problems.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { AbilitiesTab } from '../abilities/abilities-tab.tsx'
import { StateBadge } from '../library/state-badge.tsx'
import { ReadOnlyNote } from '../packs/read-only-note.tsx'
import { PartOfPack } from '../parts/writing.tsx'
import { PrintButton } from '../print/print-button.tsx'
import { AutosaveChoice } from '../workspace/autosave-choice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorProblems, ProblemStrip } from './editor-problems.tsx'
import { type EditorPart, EditorTabs, Unsaved } from './editor-tabs.tsx'
import { FactsTab } from './facts-tab.tsx'
import { LiveCard } from './live-card.tsx'
import { NothingToEdit } from './nothing-to-edit.tsx'
import { SaveButton } from './save-button.tsx'
import { SceneTab, ScriptTab } from './script-tab.tsx'
import { ThingPanel } from './thing-panel.tsx'

/** Loaded when it is first shown: most cards are opened for something else. */
const TextTab = dynamic(() => import('../texts/text-tab.tsx'), { ssr: false, loading: () => <Working>Reading the texts …</Working> })

interface EditorPanelProps {
  readonly answer: WholePacks
  /** `pack:slug` */
  readonly code: string
  /** Beside a table, everything is in tabs. On the workbench, the facts are left of the tabs and the live card is right of them. */
  readonly where: 'beside the table' | 'workbench'
  readonly onClose?: (() => void) | undefined
  /** Shown below the tabs: the result of a save. */
  readonly foot?: ReactNode
}

/** The editor of a card: facts and texts, script, and a live preview. */
export function EditorPanel(props: EditorPanelProps) {
  const { answer, code } = props
  if (code.includes('/'))
    return (
      <PartOfPack pack={packOf(answer, code.slice(0, code.indexOf('/')))?.pack ?? ''}>
        <ThingPanel key={code} {...props} file={code} />
      </PartOfPack>
    )
  const [packId = '', slug = ''] = code.split(':')
  const pack = packOf(answer, packId)
  const files = pack && filesOfCard(pack, slug)
  if (!pack || !files)
    return (
      <NothingToEdit label="Card editor" title="The workspace has no such card" onClose={props.onClose}>
        <p>
          No pack of the workspace has facts for <code>{code}</code>. It may have been renamed or deleted on disk.
        </p>
      </NothingToEdit>
    )
  return (
    <PartOfPack pack={pack.pack}>
      <Editor key={code} {...props} pack={pack} slug={slug} files={files} />
    </PartOfPack>
  )
}

const packOf = (answer: WholePacks, id: string): WholePack | undefined => answer.packs.find((one) => (one.bundle?.id ?? one.pack) === id)

type EditorProps = EditorPanelProps & {
  readonly pack: WholePack
  readonly slug: string
  readonly files: NonNullable<ReturnType<typeof filesOfCard>>
}

function Editor({ answer, code, where, onClose, foot, pack, slug, files }: EditorProps) {
  const { line } = useOpenCard()
  const isWide = useWide(1000) && where === 'workbench'
  const [found, setFound] = useState<readonly ShownProblem[]>([])
  const entry = useMemo(() => cardEntries(answer, pack).find((one) => one.slug === slug), [answer, pack, slug])
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const catalogue = useLiveCatalogue(bundles, pack, slug, files.facts)
  const title = catalogue.card(code)?.title ?? slug
  const type = entry?.type ?? 'unknown'
  const rulebook = useRulebook(pack.pack)
  const script = files.script ?? files.newScript
  const scene = files.scene ?? script.replace(/\.ts$/, '.scene.ts')
  const live = <LiveCard catalogue={catalogue} code={code} pack={pack} slug={slug} factsPath={files.facts} />

  const facts: EditorPart = {
    tab: 'facts',
    name: 'Facts',
    paths: [files.facts, textPath],
    content: <FactsTab answer={answer} pack={pack} slug={slug} path={files.facts} title={title} />,
  }
  const parts: readonly EditorPart[] = [
    {
      tab: 'script',
      name: 'Script',
      paths: [script],
      content: <ScriptTab pack={pack.pack} slug={slug} type={type} title={title} files={files} line={line} onProblems={setFound} />,
    },
    ...(readsTexts(rulebook)
      ? [
          {
            tab: 'text',
            name: 'Text',
            paths: [textPath],
            content: (
              <TextTab
                pack={pack.pack}
                slug={slug}
                title={title}
                factsPath={files.facts}
                path={script}
                script={files.script === undefined ? 'none yet' : 'there'}
                empty={[emptyScript(rulebook, 'card', slug, type), newScript(rulebook, slug, type)]}
              />
            ),
          } as const,
        ]
      : []),
    {
      tab: 'abilities',
      name: 'Abilities',
      paths: [script],
      content: (
        <AbilitiesTab
          pack={pack.pack}
          path={script}
          script={files.script === undefined ? 'none yet' : 'there'}
          empty={emptyScript(rulebook, 'card', slug, type)}
          title={title}
          place={{ kind: 'card', type }}
          words={{ section: 'cards', slug }}
          onSentence={(sentence) => void addSentence(pack.pack, slug, type, sentence)}
          onLine={(at) => openCard(code, at)}
        />
      ),
    },
    {
      tab: 'scene',
      name: 'Scene',
      paths: [scene],
      content: (
        <SceneTab
          pack={pack.pack}
          title={title}
          path={scene}
          file={files.scene === undefined ? 'none yet' : 'there'}
          text={() => newScene(rulebook, slug, type, title)}
          line={line}
          onProblems={setFound}
        />
      ),
    },
    ...(isWide ? [] : [facts, { tab: 'card', name: 'Card', paths: [], content: live } as const]),
  ]
  const keys = [...new Set([...parts, facts].flatMap(({ paths }) => paths))].map((path) => fileKey(pack.pack, path))
  const writing = writingOf(answer, pack)
  const canSave = writing === 'allowed'

  const typed = useLiveProblems(answer, pack, slug, { facts: files.facts, script })
  // the results of checks while typing replace those of the files on disk
  const onDisk = [...(entry?.problems ?? []).filter((one) => typed === undefined || one.subject === undefined), ...(typed ?? [])].map(
    (problem) => ({ ...problem, file: `${problem.pack}/${problem.file}` }),
  )
  // leave out errors of the editor that the pack's own check reports as well, since that gives a remedy
  const only = found.filter(({ line: at, message }) => !onDisk.some((one) => one.line === at && one.message === `Syntax error: ${message}`))
  const problems = [...only, ...onDisk.filter((one) => !found.some(({ line: at, message }) => at === one.line && message === one.message))]
  const tabs = <EditorTabs pack={pack.pack} title={title} parts={parts} />
  const onFix = canSave ? (fix: QuickFix) => void applyFix(pack, fix.edit) : undefined
  return (
    <section className="st-editor" aria-label={`Editor of ${title}`} data-where={where} data-columns={isWide ? 'three' : 'one'}>
      <header className="st-editor-head">
        <h2>{title}</h2>
        {entry && <StateBadge state={entry.state} />}
        <span className="st-space" />
        {where === 'workbench' && (
          <PrintButton catalogue={catalogue} answer={answer} pack={pack.pack} only={code}>
            <Printer size={15} aria-hidden="true" /> Print …
          </PrintButton>
        )}
        {canSave && <AutosaveChoice />}
        {pack.kind === 'own' && <SaveButton group="The card" keys={keys} writing={writing} />}
        {onClose && (
          <button type="button" className="qw-button is-icon" aria-label="Close the editor" onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </header>
      <ReadOnlyNote pack={pack} />
      {isWide ? (
        <Group orientation="horizontal" className="st-columns" id="workbench">
          <Panel id="facts" className="st-column" minSize="220px" defaultSize="300px">
            <section aria-label="Facts" className="st-column-scroll">
              <h3>
                Facts
                <Unsaved pack={pack.pack} paths={facts.paths} />
              </h3>
              {facts.content}
            </section>
          </Panel>
          <Separator className="st-grip" aria-label="Width of the facts" />
          <Panel id="tabs" className="st-column is-tabs" minSize="300px">
            {tabs}
            <ProblemStrip problems={problems} onFix={onFix} />
            {foot}
          </Panel>
          <Separator className="st-grip" aria-label="Width of the live card" />
          <Panel id="live" className="st-column" minSize="250px" defaultSize="24%">
            <aside aria-label="Live card" className="st-column-scroll">
              <h3>Live card</h3>
              {live}
            </aside>
          </Panel>
        </Group>
      ) : (
        <>
          {tabs}
          {where === 'workbench' ? (
            <ProblemStrip problems={problems} onFix={onFix} />
          ) : (
            <EditorProblems problems={problems} onFix={onFix} />
          )}
          {foot}
        </>
      )}
      {keys.map((key) => (
        <ConflictDialog key={key} fileKey={key} />
      ))}
    </section>
  )
}
