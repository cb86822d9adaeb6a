'use client'

import { lineOfPart, linesOfParts, type Part, readFacts, writeChapter } from '@questwright/editing'
import { FormOrJson, type ShownAs } from '../editor/form-or-json.tsx'
import '@questwright/workshop/authoring'
import { type ChapterFinding, findingsInChapter, jsonBreakWords } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import type { SystemChapter } from '@questwright/rulebook'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import type { ShownProblem } from '@questwright/table-page/parts/problem-list'
import { rulebookIn, rulebooks } from '@questwright/workshop/rulebooks'
import { FilePlus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { beginFile, changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { bundlesOf } from '../../client/library.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { ChapterForm } from './chapter-form.tsx'

/** Milliseconds after the last key before the chapter is checked again. */
const quietMilliseconds = 250

interface ChapterTabProps {
  readonly answer: WholePacks
  readonly pack: WholePack
  readonly slug: string
  readonly title: string
  readonly file: 'there' | 'none yet'
  readonly line: { readonly line: number; readonly count: number } | undefined
  /** Called with the problems of the unsaved chapter; undefined until it is checked. */
  readonly onFindings: (found: readonly ShownProblem[] | undefined) => void
}

/** The declaration of a system: a form, or the JSON of its chapter. */
export function ChapterTab({ answer, pack: state, slug, title, file: onDisk, line, onFindings }: ChapterTabProps) {
  const { pack, bundle } = state
  const readOnly = useReadOnly()
  const path = `systems/${slug}.json`
  const key = fileKey(pack, path)
  const file = useFiles(({ files }) => files[key])
  const [shown, setShown] = useState<ShownAs>('form')
  const source = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (onDisk === 'there') void openFile(pack, path)
  }, [pack, path, onDisk])
  const text = file?.status === 'ready' || file?.status === 'saving' ? file.text : undefined
  const chapter = useMemo(() => (text === undefined ? undefined : readFacts(text)), [text])
  const judged = useJudged(answer, state, slug, text)
  const findings = judged?.found
  useEffect(() => {
    if (text === undefined || findings === undefined) return onFindings(undefined)
    const lines = linesOfParts(text)
    onFindings(
      findings.map(({ severity, message, remedy, path: at }) => ({
        severity,
        message,
        remedy,
        file: `${bundle?.id ?? pack}/${path}`,
        line: lineOfPart(lines, at),
      })),
    )
    return () => onFindings(undefined)
  }, [findings, text, bundle, pack, path, onFindings])
  // a problem was opened: show its line in the JSON
  useEffect(() => line && setShown('source'), [line])
  const isReady = text !== undefined
  useEffect(() => {
    const area = source.current
    if (line === undefined || area === null || shown !== 'source' || !isReady) return
    const begin =
      area.value
        .split('\n')
        .slice(0, line.line - 1)
        .join('\n').length + 1
    area.focus()
    area.setSelectionRange(begin, begin)
  }, [line, shown, isReady])
  const rulebook = useMemo(() => {
    const bundles = bundlesOf(answer)
    // an invalid chapter cannot be merged with the others
    if (
      bundle === undefined ||
      judged === undefined ||
      judged.found.some(({ code, severity }) => severity === 'error' && code.startsWith('facts/'))
    )
      return rulebookIn(bundle, bundles)
    const typed = { ...bundle, systems: { ...bundle.systems, [slug]: judged.chapter } }
    return rulebookIn(
      typed,
      bundles.map((one) => (one === bundle ? typed : one)),
    )
  }, [answer, bundle, slug, judged])
  if (!file && onDisk === 'none yet')
    return (
      <Notice
        title={`${title} has no chapter`}
        actions={
          <Changing>
            <button type="button" className="qw-button is-main st-big" onClick={() => beginFile(pack, path, '{}\n')}>
              <FilePlus size={16} aria-hidden="true" /> Begin its chapter
            </button>
          </Changing>
        }
      >
        <p>What a system brings is declared in its chapter: counters, events, steps, zones, and the words that people read.</p>
      </Notice>
    )
  if (!file || file.status === 'loading') return <Working>Reading the chapter …</Working>
  if (file.status === 'failed')
    return (
      <Notice tone="bad" title="The chapter cannot be read">
        <p>{file.error?.message}</p>
        <p>{file.error?.remedy}</p>
      </Notice>
    )
  const asSource = shown === 'source' || chapter === undefined
  const change = (make: (now: Part) => Part) => {
    const now = readFacts(useFiles.getState().files[key]?.text ?? '')
    if (now !== undefined) changeFile(key, { text: writeChapter(make(now)) })
  }
  return (
    <div className="st-form">
      <FormOrJson shown={asSource ? 'source' : 'form'} form={chapter === undefined ? 'unreadable' : 'there'} onShow={setShown} />
      {chapter === undefined && (
        <p id={`${key}-broken`} className="st-finding is-error" role="alert">
          {whyNoChapter(file.text)} The form comes back when it can be read.
        </p>
      )}
      {asSource ? (
        <textarea
          ref={source}
          className="st-source"
          aria-label={`Chapter of ${title} as JSON`}
          aria-invalid={chapter === undefined}
          aria-describedby={chapter === undefined ? `${key}-broken` : undefined}
          rows={Math.min(40, Math.max(14, file.text.split('\n').length + 1))}
          spellCheck={false}
          readOnly={readOnly}
          value={file.text}
          onChange={(event) => changeFile(key, { text: event.target.value })}
        />
      ) : (
        <ChapterForm
          chapter={chapter}
          findings={findings ?? []}
          rulebook={rulebook}
          system={{ pack, slug }}
          onChange={change}
          onSource={() => setShown('source')}
        />
      )}
    </div>
  )
}

function whyNoChapter(text: string): string {
  try {
    JSON.parse(text)
    return 'A chapter is an object: { "counters": … }.'
  } catch {
    return `This is no JSON: ${jsonBreakWords(text)}.`
  }
}

interface Judged {
  readonly chapter: SystemChapter
  readonly found: readonly ChapterFinding[]
}

/** The chapter as it was last checked, with its problems; undefined until the first check, and while the text is no valid JSON. */
function useJudged(answer: WholePacks, { bundle }: WholePack, slug: string, text: string | undefined): Judged | undefined {
  const [judged, setJudged] = useState<Judged>()
  useEffect(() => {
    const value = text === undefined ? undefined : readFacts(text)
    if (bundle === undefined || value === undefined) return setJudged(undefined)
    const timer = setTimeout(() => {
      const found = findingsInChapter(bundle, slug, value as FactValue, bundlesOf(answer), rulebooks)
      setJudged({ chapter: value as SystemChapter, found })
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [answer, bundle, slug, text])
  return judged
}
