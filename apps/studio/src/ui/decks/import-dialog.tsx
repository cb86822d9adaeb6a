'use client'

import { titleOf } from '../../client/packs/title-of.ts'
import './deck-dialogs.css'
import './script-me.css'
import type { DeckPool } from '@questwright/contents/deck-pool'
import type { DeckProblem, ReadDeckText } from '@questwright/interop'
import { deckHead, fullCode, titleOfPack, undeclaredOfDeck } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { deckSections } from '@questwright/rulebook'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { tellError } from '@questwright/table-page/tell-error'
import type { JsonValue } from '@questwright/workshop/page'
import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { factsOf, readText, textOfFile } from '../../client/decks/exchange.ts'
import { addDependencies } from '../../client/packs/dependencies.ts'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { createDeck } from '../../client/workspace.ts'
import { PackChoice, usualPack } from './pack-choice.tsx'

interface ImportDialogProps {
  readonly packs: readonly string[]
  readonly bundles: readonly PackOutline[]
  readonly pool: DeckPool
  /** The game at hand; undefined where all are shown. */
  readonly atHand: string | undefined
  readonly onClose: () => void
}

/**
 * The greatest length of the input field. It is greater than the parser's limit, so that the parser refuses a text that is too long with a message,
 * and the field does not cut it off silently.
 */
const mostPasted = 300_000

/** Imports a deck: pasted, dropped or chosen; shows its format, content and missing cards before anything is created. */
export function ImportDialog({ packs, bundles, pool, atHand, onClose }: ImportDialogProps) {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState('')
  const [fileProblems, setFileProblems] = useState<readonly DeckProblem[]>([])
  const [read, setRead] = useState<ReadDeckText | undefined>(undefined)
  const [title, setTitle] = useState('')
  const [pack, setPack] = useState(() => usualPack(packs, bundles, atHand))
  const [state, setState] = useState<'idle' | 'working' | 'dragged'>('idle')
  const game = bundles.find(({ id }) => id === pack)?.game
  const chooser = useRef<HTMLInputElement>(null)
  const rulebook = useRulebook(pack)
  const router = useRouter()
  useEffect(() => {
    if (text.trim() === '') {
      setRead(undefined)
      return
    }
    let isOld = false
    const timer = setTimeout(() => {
      readText(text, bundles, fileName === '' ? undefined : fileName.replace(/\.[^.]+$/, ''), game).then((answer) => {
        if (isOld) return
        // a deck of another game goes into a pack of its game, where there is one: then the text is read again for that game
        const other = answer.game === undefined || answer.game === game ? '' : usualPack(packs, bundles, answer.game)
        if (bundles.find(({ id }) => id === other)?.game === answer.game && other !== '') return setPack(other)
        setRead(answer)
        setTitle(answer.deck?.name ?? '')
      }, tellError)
    }, 150)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, bundles, packs, fileName, game])

  const takeFile = async (file: File | undefined) => {
    if (!file) return
    const { text: found, problems } = await textOfFile(file)
    setFileName(file.name)
    setFileProblems(problems)
    setText(found ?? '')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setState('idle')
    void takeFile(event.dataTransfer.files[0]).catch(tellError)
  }
  const problems = [...fileProblems, ...(read?.problems ?? [])]
  const errors = problems.filter(({ severity }) => severity === 'error')
  const deck = read?.deck
  const isReady = deck !== undefined && title.trim() !== '' && pack !== '' && state !== 'working'
  const make = async () => {
    if (!deck) return
    setState('working')
    try {
      const { format: _, version: __, ...facts } = await factsOf(deck, bundles, pack)
      const { missing } = undeclaredOfDeck({ ...deckHead, ...facts } as never, pack, bundles)
      const code = await createDeck(pack, { ...(facts as unknown as { readonly [fact: string]: JsonValue }), title: title.trim() })
      await addDependencies(pack, missing)
      router.push(pageOf('deck', code))
    } catch (error) {
      setState('idle')
      tellError(error)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Import a deck"
      lead="A file or a text of our own format, or of another program. Cards that are not here stay as placeholders."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={!isReady} onClick={() => void make()}>
            {state === 'working' ? 'Importing …' : errors.length > 0 && deck ? 'Import what could be read' : 'Import'}
          </button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative; the button beside it does the same by keyboard */}
      <div
        className="st-deck-drop"
        data-state={state}
        onDragOver={(event) => {
          event.preventDefault()
          setState('dragged')
        }}
        onDragLeave={() => setState('idle')}
        onDrop={drop}
      >
        <div className="st-field">
          <label htmlFor="deck-text">Paste the deck, or drop its file here</label>
          <textarea
            id="deck-text"
            rows={7}
            value={text}
            maxLength={mostPasted}
            spellCheck={false}
            placeholder={rulebook.cardLists.deckText}
            onChange={(event) => {
              setFileName('')
              setFileProblems([])
              setText(event.target.value)
            }}
          />
        </div>
        <div className="st-field-row">
          <button type="button" className="qw-button" onClick={() => chooser.current?.click()}>
            <FileUp size={15} aria-hidden="true" /> Choose a file …
          </button>
          {fileName !== '' && <span className="st-quiet st-deck-file-name">{fileName}</span>}
          <input
            ref={chooser}
            type="file"
            className="st-heard"
            tabIndex={-1}
            aria-label="Deck file"
            accept=".txt,.json,.o8d,.xml,text/plain,application/json"
            onChange={(event) => {
              void takeFile(event.target.files?.[0]).catch(tellError)
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div role="status" className="st-deck-import-said">
        {read?.format && (
          <p>
            This is <strong>{read.formatLabel}</strong>
            {deck && (
              <>
                :{' '}
                {deckSections(rulebook)
                  .map(({ name, one, several }) => howMany(count(deck.rows, name), one, several))
                  .join(', ')}
                {count(deck.rows, 'sideboard') > 0 && `, ${count(deck.rows, 'sideboard')} in the sideboard`}
                {count(deck.rows, 'shared') > 0 && `, ${count(deck.rows, 'shared')} of the scenario, kept beside the deck`}.
              </>
            )}
          </p>
        )}
      </div>
      {deck && (
        <div className="st-field">
          <label htmlFor="import-title">Title</label>
          <input id="import-title" value={title} maxLength={200} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
        </div>
      )}
      {(deck !== undefined || packs.length > 1) && <PackChoice packs={packs} pack={pack} onPack={setPack} />}
      <div role="status" className="st-deck-import-said">
        {deck && pack !== '' && <p className="st-quiet">{circleWords(deck.rows, pack, bundles, pool)}</p>}
        {read && read.unknown.length > 0 && (
          <details className="st-deck-unknown" open={read.unknown.length <= 12}>
            <summary>
              {read.unknown.length === 1
                ? '1 card is in no pack here and becomes a placeholder:'
                : `${read.unknown.length} cards are in no pack here and become placeholders:`}
            </summary>
            <ul>
              {read.unknown.map((row) => (
                <li key={JSON.stringify(row)}>
                  {row.quantity}x {row.title}
                  {row.pack && <span className="st-quiet"> ({row.pack})</span>} <span className="st-deck-script-me">script me</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        <DeckProblems problems={problems.filter(({ code }) => code !== 'deck-file/unknown-card' && code !== 'deck-file/placeholder')} />
      </div>
    </Dialog>
  )
}

const howMany = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`

const count = (rows: readonly { readonly part: string; readonly quantity: number }[], part: string): number =>
  rows.reduce((sum, row) => (row.part === part ? sum + row.quantity : sum), 0)

/** Explains why the pack cannot contain the deck: packs of the deck's cards depend on this pack, so a dependency on them would be circular. */
function circleWords(
  rows: readonly { readonly code?: string; readonly kind: string }[],
  pack: string,
  bundles: readonly PackOutline[],
  pool: DeckPool,
): string {
  const cards = Object.fromEntries(
    rows.flatMap(({ code, kind }) => (kind === 'card' && code && pool.byCode.has(fullCode(code, pack)) ? [[code, 1]] : [])),
  )
  const { circle } = undeclaredOfDeck({ ...deckHead, kind: 'custom', cards }, pack, bundles)
  return circle.length === 0
    ? ''
    : `${circle.map(titleOfPack).join(', ')} depends on ${titleOf(pack)}: put the deck into that pack instead.`
}

/** Problems of a deck file: message, place and remedy. */
export function DeckProblems({ problems }: { readonly problems: readonly DeckProblem[] }) {
  return (
    <>
      {problems.map((one) => (
        <p key={`${one.code}:${one.line}:${one.message}`} className={`st-finding is-${one.severity}`}>
          <span>
            {one.line !== undefined && <strong>Line {one.line}: </strong>}
            {one.message} {one.remedy}
          </span>
        </p>
      ))}
    </>
  )
}
