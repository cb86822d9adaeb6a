'use client'

import { type CheckedPack, checkFiles, type DroppedFile, type ImportRefusal, mayBeTables } from '@questwright/interop/archives'
import { slugIsWellFormed } from '@questwright/packs/browser'
import { readsTexts } from '@questwright/rulebook'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import type { PackOfTables } from '@questwright/workshop/pack-of-tables'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { tablesApart } from '@questwright/workshop/tables-apart'
import { FileArchive, FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { importPack } from '../../client/import/import-pack.ts'
import { readFiles } from '../../client/import/read-dropped.ts'
import { startTablesWorker } from '../../client/import/tables-worker.ts'
import { asApiError, useLibrary, wholeBundles } from '../../client/library.ts'
import { choosePack } from '../../client/tree/tree-state.ts'
import { offerUndoOfReplace } from '../../client/workspace.ts'
import { SlugField } from './slug-field.tsx'

type Dropped = Promise<readonly DroppedFile[] | ImportRefusal>

type State =
  | { readonly at: 'asking' | 'reading' }
  | { readonly at: 'refused'; readonly message: string; readonly remedy: string }
  | { readonly at: 'checked'; readonly pack: CheckedPack }
  | { readonly at: 'writing'; readonly pack: CheckedPack; readonly done: number }

/** Imports a pack in steps: it is read, checked and named. Nothing is written before the user presses the last button. */
export function ImportDialog({ dropped, onClose }: { readonly dropped?: Dropped | undefined; readonly onClose: () => void }) {
  const packs = useLibrary((state) => state.packs?.packs)
  const [state, setState] = useState<State>({ at: dropped ? 'reading' : 'asking' })
  const [whenThere, setWhenThere] = useState<'other' | 'replace'>('other')
  const [tables, setTables] = useState<PackOfTables | undefined>(undefined)
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [scripts, setScripts] = useState<'of the texts' | 'none'>('of the texts')
  const stop = useRef<AbortController | undefined>(undefined)
  const zip = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const read = async (files: Dropped) => {
    setState({ at: 'reading' })
    try {
      const got = await files
      stop.current = new AbortController()
      const made =
        !('message' in got) && mayBeTables(got)
          ? await tablesApart({ dropped: got, packs: await wholeBundles() }, stop.current.signal, { start: startTablesWorker })
          : undefined
      setTables(made && 'files' in made ? made : undefined)
      const taken = made === undefined ? got : 'files' in made ? made.files : made
      const checked = 'message' in taken ? taken : checkFiles(taken, made === undefined ? 'pack' : 'tables')
      setState(
        'message' in checked ? { at: 'refused', message: checked.message, remedy: checked.remedy } : { at: 'checked', pack: checked },
      )
    } catch (error) {
      setState({
        at: 'refused',
        message: error instanceof Error ? error.message : String(error),
        remedy: 'Try again, or choose the folder with the button.',
      })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read the drop of this dialog once; another drop opens another dialog
  useEffect(() => {
    if (dropped) void read(dropped)
  }, [dropped])
  useEffect(() => {
    folder.current?.setAttribute('webkitdirectory', '')
  })
  const pack = state.at === 'checked' || state.at === 'writing' ? state.pack : undefined
  // a shipped pack does not count: the user's own pack with its id is used in its place
  const isThere = (id: string) => packs?.some((one) => one.kind !== 'shipped' && (one.pack === id || one.folder === id)) ?? false
  const clashes = pack !== undefined && isThere(pack.id)
  const free = (id: string): string => {
    for (let number = 2; ; number++) if (!isThere(`${id}-${number}`)) return `${id}-${number}`
  }
  const id = !pack ? '' : clashes && whenThere === 'replace' ? pack.id : (typed ?? (clashes ? free(pack.id) : pack.id))
  const canReplace = clashes && packs?.some((one) => one.pack === pack.id)
  const mayCompile = tables !== undefined && readsTexts(rulebookAt(tables.game))
  const isFree = slugIsWellFormed(id) && (whenThere === 'replace' && canReplace ? true : !isThere(id))
  const write = async () => {
    if (!pack || !isFree) return
    setState({ at: 'writing', pack, done: 0 })
    stop.current = new AbortController()
    try {
      const done = await importPack(pack, {
        id,
        whenThere: clashes && whenThere === 'replace' ? 'replace' : 'refuse',
        signal: stop.current.signal,
        tell: (count) => setState({ at: 'writing', pack, done: count }),
      })
      if (done.trash) offerUndoOfReplace(done.pack, done.trash)
      const texts = mayCompile && scripts === 'of the texts' ? await scriptsOf(done.pack) : ''
      if (!done.trash) toast.success(`The pack ${pack.title} is imported: ${pack.files.length} files.${texts}`, { duration: 4000 })
      // show the imported pack
      choosePack(done.pack)
      onClose()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return setState({ at: 'checked', pack })
      const { message, remedy } = asApiError(error)
      setState({ at: 'refused', message: `Nothing was imported. ${message}`, remedy })
    }
  }
  return (
    <Dialog
      onClose={() => {
        stop.current?.abort()
        onClose()
      }}
      title="Import a pack"
      lead="A folder, a zip or a tarball (.tgz) with the package.json of a pack, or a table of cards of another program. It is checked before anything is written."
      foot={
        <>
          <button
            type="button"
            className="qw-button st-big"
            onClick={() => {
              stop.current?.abort()
              if (state.at !== 'writing') onClose()
            }}
          >
            {state.at === 'writing' ? 'Stop' : 'Cancel'}
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={state.at !== 'checked' || !isFree}
            onClick={() => void write()}
          >
            {clashes && whenThere === 'replace' ? 'Replace the pack' : 'Import'}
          </button>
        </>
      }
    >
      {(state.at === 'asking' || state.at === 'refused') && (
        <>
          {state.at === 'refused' && (
            <div className="st-finding is-error" role="alert">
              <p>{state.message}</p>
              <p>{state.remedy}</p>
            </div>
          )}
          <p>
            Drop a folder, an archive (.zip, .tgz), tables of cards (.csv, .tsv, .xlsx, set.xml, .json) or scenarios (.o8d) anywhere on the
            library, or choose one:
          </p>
          <div className="st-import-choose">
            <button type="button" className="qw-button st-big" onClick={() => zip.current?.click()}>
              <FileArchive size={16} aria-hidden="true" /> Choose files …
            </button>
            <button type="button" className="qw-button st-big" onClick={() => folder.current?.click()}>
              <FolderOpen size={16} aria-hidden="true" /> Choose a folder …
            </button>
          </div>
        </>
      )}
      <input
        ref={zip}
        type="file"
        hidden
        multiple
        accept=".zip,.tgz,.gz,.csv,.tsv,.xlsx,.xlsm,.xml,.o8d,.json,.txt"
        aria-label="Zip, .tgz or tables of a pack"
        onChange={(event) => event.target.files?.length && void read(readFiles([...event.target.files]))}
      />
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label="Folder of a pack"
        onChange={(event) => event.target.files?.length && void read(readFiles([...event.target.files]))}
      />
      {state.at === 'reading' && <Working>Reading and checking …</Working>}
      {pack && state.at === 'checked' && (
        <>
          <p>
            <strong>{pack.title}</strong>: {tables && `${whatIsIn(tables)} in `}
            {howMany(pack.files.length, 'file')},{' '}
            {Math.max(1, Math.round(pack.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / 1000))} kB.
          </p>
          {clashes && (
            <fieldset className="st-choice">
              <legend>The workspace has something called {pack.id} already</legend>
              <label className="st-option" data-chosen={whenThere === 'other' ? 'chosen' : 'open'}>
                <input type="radio" name="when-there" checked={whenThere === 'other'} onChange={() => setWhenThere('other')} />
                <span>
                  <strong>Import under another id</strong>
                  <small>Both stay. Codes in the new one that begin with {pack.id}: still name the old one.</small>
                </span>
              </label>
              {canReplace && (
                <label className="st-option" data-chosen={whenThere === 'replace' ? 'chosen' : 'open'}>
                  <input type="radio" name="when-there" checked={whenThere === 'replace'} onChange={() => setWhenThere('replace')} />
                  <span>
                    <strong>Replace it</strong>
                    <small>The pack that is there goes to the trash, whole.</small>
                  </span>
                </label>
              )}
            </fieldset>
          )}
          {!(clashes && whenThere === 'replace') && <SlugField label="Id" value={id} taken={isThere(id)} onValue={setTyped} />}
          {mayCompile && (
            <label className="st-flag-field">
              <input
                type="checkbox"
                checked={scripts === 'of the texts'}
                onChange={(event) => setScripts(event.target.checked ? 'of the texts' : 'none')}
              />{' '}
              Make scripts of the texts; what is not understood is followed by hand
            </label>
          )}
          {tables && <NotUnderstood problems={tables.problems} />}
          {pack.leftOut.length > 0 && (
            <details>
              <summary>
                {pack.leftOut.length} {pack.leftOut.length === 1 ? 'file stays' : 'files stay'} out: no facts, scripts, texts or pictures
              </summary>
              <ul className="st-left-out">
                {pack.leftOut.slice(0, 100).map((path) => (
                  <li key={path}>{path}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {state.at === 'writing' && (
        <div role="status">
          <p>
            {state.done} of {state.pack.files.length} files …
          </p>
          <progress max={state.pack.files.length} value={state.done} aria-label="Files imported" />
        </div>
      )}
    </Dialog>
  )
}

/** Writes the scripts of the imported texts. @returns the counts as a further sentence; empty where nothing was written */
async function scriptsOf(pack: string): Promise<string> {
  try {
    const { writeScriptsOfTexts } = await import('../../client/editor/write-scripts.ts')
    const { says, list } = await writeScriptsOfTexts(pack)
    return list.length === 0 ? '' : ` ${says}.`
  } catch (error) {
    tellError(error)
    return ''
  }
}

const howMany = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** The content of the pack in words: `12 cards, 1 scenario and 2 decks`. */
function whatIsIn({ cards, scenarios, decks }: PackOfTables): string {
  const parts = [
    howMany(cards, 'card'),
    ...(scenarios > 0 ? [howMany(scenarios, 'scenario')] : []),
    ...(decks > 0 ? [howMany(decks, 'deck')] : []),
  ]
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The problems of the tables. Errors, whose rows are left out of the pack, are visible; other problems are folded. */
function NotUnderstood({ problems }: Pick<PackOfTables, 'problems'>) {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const others = problems.filter(({ severity }) => severity !== 'error')
  return (
    <>
      {errors.length > 0 && (
        <details open>
          <summary>
            {errors.length === 1
              ? '1 thing cannot be imported and is left out'
              : `${errors.length} things cannot be imported and are left out`}
          </summary>
          <ProblemLines problems={errors} />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? '1 thing to look at' : `${others.length} things to look at`}</summary>
          <ProblemLines problems={others} />
        </details>
      )}
    </>
  )
}

function ProblemLines({ problems }: Pick<PackOfTables, 'problems'>) {
  return (
    <ul className="st-left-out">
      {problems.slice(0, 200).map((one) => (
        <li key={`${one.file} ${one.line ?? ''} ${one.code} ${one.message}`}>
          {one.file}
          {one.line === undefined ? '' : `:${one.line}`} {one.message} {one.remedy}
        </li>
      ))}
    </ul>
  )
}
