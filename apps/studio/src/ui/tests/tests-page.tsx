'use client'

import { codeOfFile, titleOfPack } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { PlacedResult } from '@questwright/realm/web'
import { countScenes, type FileState, type SceneFile, untestedParts } from '@questwright/scenes'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Notice } from '@questwright/table-page/parts/notice'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { toast } from '@questwright/table-page/parts/toast'
import { placeOfAbility } from '@questwright/workshop/place-of-ability'
import { Check, Circle, CircleX, LoaderCircle, Play, RotateCcw, Square } from 'lucide-react'
import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { pageOfOpened } from '../../client/editor/follow-places.ts'
import { openPlace } from '../../client/editor/open-card.ts'
import { useStudioGame } from '../../client/game/game-session.ts'
import { bundlesOf, useWholePacks } from '../../client/library.ts'
import { openFailure } from '../../client/tests/open-failure.ts'
import { runTests, stopTests, useTestRuns, watchTests } from '../../client/tests/test-runs.ts'
import './tests.css'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'

/** The scenes of a pack. They run whenever a file of the pack is saved; failures are shown with their places. */
export function TestsPage() {
  const packs = useWholePacks()
  const router = useRouter()
  const wished = useSearchParams().get('pack')
  const bundles = useMemo(() => (packs ? bundlesOf(packs) : []), [packs])
  const bundle = bundles.find(({ id }) => id === wished) ?? bundles.find(({ scenes }) => scenes.length > 0) ?? bundles[0]
  if (!packs) return <ReadingPage />
  if (!bundle)
    return (
      <main className="st-main">
        <LinkNotice title="There is no pack to test" href="/" link="To the library">
          <p>Make a pack in the library, or put one into the workspace.</p>
        </LinkNotice>
      </main>
    )
  return (
    <main className="st-main st-tests">
      <header className="st-tests-head">
        <h1>Tests</h1>
        <label className="st-tests-pack">
          <span className="st-heard">Pack</span>
          <select value={bundle.id} onChange={(event) => router.replace(`/tests?pack=${encodeURIComponent(event.target.value)}`)}>
            {bundles.map((one) => (
              <option key={one.id} value={one.id}>
                {titleOfPack(one)} ({one.scenes.length})
              </option>
            ))}
          </select>
        </label>
        <span className="st-space" />
        <Link className="st-link" href={`/problems?pack=${encodeURIComponent(bundle.id)}`}>
          Problems of {titleOfPack(bundle)}
        </Link>
      </header>
      <TestsPanel key={bundle.id} bundle={bundle} bundles={bundles} />
    </main>
  )
}

interface TestsPanelProps {
  readonly bundle: PackBundle
  readonly bundles: readonly PackBundle[]
}

/** The scenes of a pack with their states; while it is shown, they run again when the pack changes. */
function TestsPanel({ bundle, bundles }: TestsPanelProps) {
  const runs = useTestRuns()
  const [failedOnly, setFailedOnly] = useState<'all' | 'failed'>('all')
  const [opening, setOpening] = useState<PlacedResult>()
  const router = useRouter()
  useEffect(() => watchTests(bundle, bundles), [bundle, bundles])
  const { files, status, asked, done, problems, failure } = runs
  const isRunning = status === 'running'
  const counts = countScenes(files)
  const failed = files.filter(({ state }) => state === 'failed').map(({ path }) => path)
  const shown =
    failedOnly === 'failed'
      ? files.filter(({ state, results }) => state !== 'passed' && (state === 'failed' || results.some((one) => one.status === 'failed')))
      : files
  const open = (file: string, line?: number) => {
    const code = codeOfFile(file)
    if (code === undefined || !openPlace(file, line)) return void toast(`${file} is not opened by the editor.`)
    router.push(pageOfOpened(code))
  }
  const toDecision = async (result: PlacedResult) => {
    setOpening(undefined)
    const stands = await openFailure(result, bundles)
    if (stands === 'elsewhere')
      toast('Not all answers of the scene fit here: it fixes its dice, or scripts have changed.', { duration: 8000 })
    router.push('/play')
  }
  const ask = (result: PlacedResult) => (useStudioGame.getState().status === 'none' ? void toDecision(result) : setOpening(result))
  if (files.length === 0 && !isRunning)
    return (
      <Notice title={`${titleOfPack(bundle)} has no scenes yet`}>
        <p>
          Play a card and press “Make a test” under the table, keep a board as a scene, or write <code>&lt;card&gt;.scene.ts</code> beside a
          card.
        </p>
      </Notice>
    )
  return (
    <section className="st-tests-panel" aria-label={`Scenes of ${titleOfPack(bundle)}`} data-status={status}>
      <div className="st-tests-bar st-row">
        <button type="button" className="qw-button is-main" disabled={isRunning} onClick={() => void runTests(bundle, bundles)}>
          <Play size={14} aria-hidden="true" /> Run all
        </button>
        <button
          type="button"
          className="qw-button"
          disabled={isRunning || failed.length === 0}
          onClick={() => void runTests(bundle, bundles, failed)}
        >
          <RotateCcw size={14} aria-hidden="true" /> Run failed
        </button>
        <button type="button" className="qw-button" disabled={!isRunning} onClick={stopTests}>
          <Square size={13} aria-hidden="true" /> Stop
        </button>
        <span className="st-tests-counts" role="status" data-passed={counts.passed} data-failed={counts.failed}>
          {isRunning ? `Running: ${done} of ${asked} files. ` : ''}
          <strong className="is-ok">{counts.passed} passed</strong>,{' '}
          <strong className={counts.failed > 0 ? 'st-tests-bad' : ''}>{counts.failed} failed</strong>
          {counts.open > 0 && `, ${counts.open} ${counts.open === 1 ? 'file' : 'files'} not run`}
        </span>
        <label className="st-tests-only">
          <input
            type="checkbox"
            checked={failedOnly === 'failed'}
            onChange={(event) => setFailedOnly(event.target.checked ? 'failed' : 'all')}
          />{' '}
          Failed only
        </label>
      </div>
      {isRunning && <progress className="st-tests-progress" value={done} max={Math.max(1, asked)} aria-label="Files that were run" />}
      {failure && (
        <p className="st-finding is-error" role="alert">
          {failure}
        </p>
      )}
      {problems.length > 0 && (
        <ProblemList
          problems={problems.map((problem) => ({
            ...problem,
            severity: 'error' as const,
            file: problem.file ? `${problem.pack}/${problem.file}` : undefined,
          }))}
          onOpen={({ file, line }) => file && open(file, line)}
        />
      )}
      <ul className="st-test-files">
        {shown.map((file) => (
          <FileRow
            key={file.path}
            pack={bundle.id}
            file={file}
            onRun={() => void runTests(bundle, bundles, [file.path])}
            onOpen={open}
            onDecision={ask}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="st-quiet">Nothing has failed.</p>}
      <Untested bundle={bundle} onOpen={open} />
      {opening && (
        <Dialog
          onClose={() => setOpening(undefined)}
          title="Open the scene at the table?"
          lead="It replaces the running game."
          foot={
            <button type="button" className="qw-button is-main st-big" onClick={() => void toDecision(opening)}>
              Open the scene
            </button>
          }
        >
          <p>{useStudioGame.getState().title} is left. Save it to a file first if you want to go on with it.</p>
        </Dialog>
      )}
    </section>
  )
}

function StateMark({ state }: { readonly state: FileState }) {
  if (state === 'passed') return <Check size={15} className="is-ok" aria-label="Passed" />
  if (state === 'failed') return <CircleX size={15} className="is-bad" aria-label="Failed" />
  if (state === 'running') return <LoaderCircle size={15} className="st-turning" aria-label="Running" />
  return <Circle size={15} className="st-quiet" aria-label={state === 'waiting' ? 'Waiting' : 'Not run'} />
}

interface FileRowProps {
  readonly pack: string
  readonly file: SceneFile
  readonly onRun: () => void
  readonly onOpen: (file: string, line?: number) => void
  readonly onDecision: (result: PlacedResult) => void
}

function FileRow({ pack, file, onRun, onOpen, onDecision }: FileRowProps) {
  const { path, state, results } = file
  const failed = results.filter(({ status }) => status === 'failed')
  const passed = results.filter(({ status }) => status === 'passed')
  return (
    <li className="st-test-file" data-file={path} data-state={state}>
      <div className="st-test-file-head">
        <StateMark state={state} />
        <button type="button" className="st-link st-test-path" onClick={() => onOpen(`${pack}/${path}`)}>
          {path}
        </button>
        {passed.length > 0 && (
          <details className="st-test-passed">
            <summary>
              {passed.length} of {results.length} passed
            </summary>
            <ul>
              {passed.map(({ title }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two scenes may have the same title
                <li key={`${title}${i}`}>{title}</li>
              ))}
            </ul>
          </details>
        )}
        <button type="button" className="qw-button is-icon" aria-label={`Run ${path}`} title="Run this file" onClick={onRun}>
          <Play size={13} aria-hidden="true" />
        </button>
      </div>
      {failed.length > 0 && (
        <ul className="st-test-failures">
          {failed.map((result) => (
            <li key={result.title}>
              <p>
                <strong>{result.title}</strong>
                {result.way && result.way !== 'straight' && <span className="st-quiet"> played {result.way}</span>}
              </p>
              <p className="st-message">{result.message}</p>
              <p className="st-test-actions">
                <button type="button" className="st-link" onClick={() => onOpen(`${pack}/${path}`, result.line)}>
                  {result.line === undefined ? 'Open the scene' : `Line ${result.line}`}
                </button>
                {result.replay && (
                  <button type="button" className="st-link" onClick={() => onDecision(result)}>
                    Open at its decision
                  </button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The abilities that had no effect in any scene of the pack. They are known once all scenes have run. */
function Untested({ bundle, onOpen }: { readonly bundle: PackBundle; readonly onOpen: (file: string, line?: number) => void }) {
  const runs = useTestRuns()
  const { files, parts, status } = runs
  const open = files.filter(({ results }) => results.length === 0).length
  const untested = useMemo(() => (open > 0 ? [] : untestedParts(files, parts)), [files, parts, open])
  if (parts.length === 0 || status === 'running') return null
  return (
    <section className="st-untested" aria-labelledby="untested">
      <h2 id="untested">Abilities without a test</h2>
      {open > 0 ? (
        <p className="st-quiet">Run all files once: then it is known which abilities no scene uses.</p>
      ) : untested.length === 0 ? (
        <p className="st-quiet">None: each of the {parts.length} parts of this pack did something in a scene.</p>
      ) : (
        <>
          <p className="st-quiet">
            {untested.length} of {parts.length} parts of this pack did nothing in any scene.
          </p>
          <ul>
            {untested.map(({ name, title, what }) => {
              const place = placeOfAbility(name, [bundle])
              return (
                <li key={name}>
                  {place ? (
                    <button type="button" className="st-link" onClick={() => onOpen(place.file, place.line)}>
                      {title.replace(/^scenario\//, '')}
                    </button>
                  ) : (
                    <span>{title}</span>
                  )}{' '}
                  <span className="st-quiet">
                    {what} · <code>{name.split('#')[1]}</code>
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
