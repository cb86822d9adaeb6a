'use client'

import '@questwright/workshop/authoring'
import { emptyScene, emptyScript, newKeywordScene, newKeywordScript, textPath } from '@questwright/editing'
import './editor.css'
import { problemsOfPack } from '@questwright/contents/card-entries'
import { writingOf } from '@questwright/contents/writing'
import { roleOf } from '@questwright/packs/browser'
import { Working } from '@questwright/table-page/parts/notice'
import type { ShownProblem } from '@questwright/table-page/parts/problem-list'
import { X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { addKeywordSentence } from '../../client/editor/add-sentence.ts'
import { fileKey } from '../../client/editor/files.ts'
import { openCard, useOpenCard } from '../../client/editor/open-card.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { AbilitiesTab } from '../abilities/abilities-tab.tsx'
import { KeywordFacts } from '../keywords/keyword-facts.tsx'
import { ReadOnlyNote } from '../packs/read-only-note.tsx'
import { AutosaveChoice } from '../workspace/autosave-choice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorProblems } from './editor-problems.tsx'
import { type EditorPart, EditorTabs } from './editor-tabs.tsx'
import { NothingToEdit } from './nothing-to-edit.tsx'
import { SaveButton } from './save-button.tsx'
import { FileTab, type FirstScript, SceneTab } from './script-tab.tsx'
import { ThingWords } from './thing-words.tsx'

/** Loaded when it is first shown, because checking a chapter needs the large schema of chapters. */
const ChapterTab = dynamic(() => import('../systems/chapter-tab.tsx').then((one) => one.ChapterTab), {
  ssr: false,
  loading: () => <Working>Opening the chapter …</Working>,
})

const kinds = ['keyword', 'scenario', 'rule', 'system'] as const

interface ThingPanelProps {
  readonly answer: WholePacks
  /** `pack/path` of a file of a keyword, scenario, rule or system, or of lib/ or scenes/. */
  readonly file: string
  readonly where: 'beside the table' | 'workbench'
  readonly onClose?: (() => void) | undefined
  readonly foot?: ReactNode
}

/** The editor for everything but cards: a keyword, a system, the script of a scenario or rule, a file of lib/, scenes. */
export function ThingPanel({ answer, file, where, onClose, foot }: ThingPanelProps) {
  const opened = useOpenCard()
  const [found, setFound] = useState<readonly ShownProblem[]>([])
  const [judged, setJudged] = useState<readonly ShownProblem[] | undefined>(undefined)
  const [packId = '', ...folders] = file.split('/')
  const path = folders.join('/')
  const pack = answer.packs.find((one) => (one.bundle?.id ?? one.pack) === packId)
  const role = roleOf(path)
  const slug = 'slug' in role ? role.slug : path
  const kind = kinds.find((one) => path.startsWith(`${one}s/`)) ?? 'file'
  // the URL may give a line of the chapter (a JSON file), which is no line of the script
  const isOfChapter = opened.code === `${packId}/systems/${slug}.json`
  const line = isOfChapter ? undefined : opened.line
  const stem = path.replace(/(\.scene)?\.(ts|json)$/, '')
  const hasFile = (one: string) => (pack?.files.some((each) => each.path === one) ? 'there' : 'none yet')
  const words = kind === 'file' ? undefined : pack?.bundle?.text.en?.[`${kind}s`]?.[slug]
  const title = words?.title ?? (kind === 'file' ? (folders.at(-1) ?? path) : slug)
  const number = pack?.bundle?.keywords[slug]?.number === 'required' ? 'required' : 'none'

  const rulebook = useRulebook(pack?.pack ?? '')
  const parts = pack ? partsOf(pack) : []
  function partsOf({ pack: folder, bundle }: WholePack): readonly EditorPart[] {
    const script = kind === 'file' ? path : `${stem}.ts`
    const scene = `${stem}.scene.ts`
    const chapter = `${stem}.json`
    const scriptTab: EditorPart = {
      tab: 'script',
      name: 'Script',
      paths: [script],
      content: (
        <FileTab
          pack={folder}
          path={script}
          file={hasFile(script)}
          label={kind === 'file' ? `Script ${title}` : `Script of ${title}`}
          begin={{ title: `${title} has no script`, button: 'Write a script', ...firstScript() }}
          line={line}
          onProblems={setFound}
        />
      ),
    }
    if (kind === 'file') return [scriptTab]
    const sceneTab: EditorPart = {
      tab: 'scene',
      name: kind === 'system' ? 'Scenes' : 'Scene',
      paths: [scene],
      content: (
        <SceneTab
          pack={folder}
          title={title}
          path={scene}
          file={hasFile(scene)}
          text={() => (kind === 'keyword' ? newKeywordScene(rulebook, title, number) : emptyScene)}
          line={line}
          onProblems={setFound}
        />
      ),
    }
    if (kind === 'system') {
      const chapterTab: EditorPart = {
        tab: 'chapter',
        name: 'Chapter',
        paths: [chapter],
        content: pack && (
          <ChapterTab
            answer={answer}
            pack={pack}
            slug={slug}
            title={title}
            file={hasFile(chapter)}
            line={isOfChapter ? opened.line : undefined}
            onFindings={setJudged}
          />
        ),
      }
      const text = <ThingWords pack={folder} bundle={bundle} place={{ section: 'systems', slug }} />
      return [chapterTab, scriptTab, sceneTab, { tab: 'words', name: 'Text', paths: [textPath], content: text }]
    }
    const section = `${kind}s` as const
    const abilitiesTab: EditorPart = {
      tab: 'abilities',
      name: 'Abilities',
      paths: [script],
      content: (
        <AbilitiesTab
          pack={folder}
          path={script}
          script={hasFile(script)}
          empty={emptyScript(rulebook, kind, slug)}
          title={kind === 'keyword' ? 'this card' : title}
          place={{ kind, type: undefined }}
          words={{ section, slug }}
          onSentence={kind === 'keyword' ? (sentence) => void addKeywordSentence(folder, slug, sentence) : undefined}
          onLine={(at) => openCard(file, at)}
        />
      ),
    }
    if (kind === 'keyword') {
      const facts = <KeywordFacts answer={answer} pack={folder} packId={packId} slug={slug} />
      const factsTab: EditorPart = { tab: 'facts', name: 'Keyword', paths: [`${stem}.json`, textPath], content: facts }
      return [scriptTab, abilitiesTab, sceneTab, factsTab]
    }
    const text = <ThingWords pack={folder} bundle={bundle} place={{ section: `${kind}s`, slug }} />
    const wordsTab: EditorPart = { tab: 'facts', name: 'Words', paths: [textPath], content: text }
    return [scriptTab, abilitiesTab, ...(kind === 'scenario' ? [sceneTab] : []), wordsTab]
  }
  /** The notice on the page for a missing script, and the text of a new one. */
  function firstScript(): Pick<FirstScript, 'words' | 'text' | 'menus'> {
    const words = 'Effects of its text that the rules do not cover go into a script.'
    if (kind === 'file') return { words, text: () => '' }
    if (kind === 'system')
      return { words: 'What its chapter declares is carried out by its script.', text: () => emptyScript(rulebook, kind, slug) }
    const text = () => (kind === 'keyword' ? newKeywordScript(rulebook, slug, number) : emptyScript(rulebook, kind, slug))
    return { words, text, menus: 'offered' }
  }
  const keys = pack ? [...new Set(parts.flatMap(({ paths }) => paths))].map((one) => fileKey(pack.pack, one)) : []

  if (!pack?.files.some((one) => one.path.startsWith(`${stem}.`)))
    return (
      <NothingToEdit
        label="Editor"
        title={`The workspace has no such ${kind === 'keyword' || kind === 'system' ? kind : 'file'}`}
        onClose={onClose}
      >
        <p>
          There is no <code>{file}</code>. It may have been renamed or deleted on disk.
        </p>
      </NothingToEdit>
    )
  const onDisk = problemsOfPack(answer, pack)
    .filter((problem) => problem.file.startsWith(`${stem}.`))
    // the results of checks while typing replace those of the chapter on disk
    .filter((problem) => judged === undefined || problem.file !== `${stem}.json`)
    .map((problem) => ({ ...problem, file: `${problem.pack}/${problem.file}` }))
  const problems = [
    ...found,
    ...(judged ?? []),
    ...onDisk.filter((one) => !found.some(({ line: at, message }) => at === one.line && message === one.message)),
  ]
  return (
    <section className="st-editor" aria-label={`Editor of ${title}`} data-where={where} data-columns="one">
      <header className="st-editor-head">
        <h2>{title}</h2>
        <span className="st-space" />
        {(kind === 'keyword' || kind === 'system') && writingOf(answer, pack) === 'allowed' && <AutosaveChoice />}
        {pack.kind === 'own' && <SaveButton group="The file" keys={keys} writing={writingOf(answer, pack)} />}
        {onClose && (
          <button type="button" className="qw-button is-icon" aria-label="Close the editor" onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </header>
      <ReadOnlyNote pack={pack} />
      <EditorTabs pack={pack.pack} title={title} parts={parts} />
      <EditorProblems problems={problems} />
      {foot}
      {keys.map((key) => (
        <ConflictDialog key={key} fileKey={key} />
      ))}
    </section>
  )
}
