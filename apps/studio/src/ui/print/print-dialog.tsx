'use client'

import { type Catalogue, createCatalogue } from '@questwright/board'
import { setWord } from '@questwright/editing'
import { titleOfPack } from '@questwright/packs/browser'
import { download, type Progress, printPictures, printSheets, printTabletop, sidesOfCard } from '@questwright/print'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { tellError } from '@questwright/table-page/tell-error'
import { Download } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { dataPicture } from '../../client/art.ts'
import { bundlesOf } from '../../client/library.ts'
import { useRulebook } from '../../client/rulebook.ts'
import './print.css'

export interface PrintDialogProps {
  readonly answer: PacksAnswer
  readonly pack: string
  readonly only?: string | undefined
  readonly catalogue?: Catalogue | undefined
  readonly onClose: () => void
}

type Scope = 'one' | 'chosen' | 'set' | 'pack'
type Format = 'pdf' | 'png' | 'tabletop'

/** The export of cards as pictures and as sheets for cutting. */
export function PrintDialog({ answer, pack, only, catalogue: given, onClose }: PrintDialogProps) {
  const rulebook = useRulebook(pack)
  const catalogue = useMemo(
    () => given ?? createCatalogue({ rulebook, packs: bundlesOf(answer).map((one) => ({ ...one, name: titleOfPack(one) })) }),
    [given, rulebook, answer],
  )
  const bundle = answer.packs.find((one) => one.pack === pack)?.bundle
  const cards = useMemo(() => {
    const id = bundle?.id ?? pack
    return Object.keys(bundle?.cards ?? {})
      .map((slug) => ({ code: `${id}:${slug}`, card: catalogue.card(`${id}:${slug}`) }))
      .sort((one, other) => (one.card?.title ?? one.code).localeCompare(other.card?.title ?? other.code, 'en'))
  }, [bundle, catalogue, pack])
  const sets = useMemo(
    () => [
      ...new Map(cards.flatMap(({ card }) => (card?.setSlug ? [[card.setSlug, card.setTitle ?? card.setSlug] as const] : []))).entries(),
    ],
    [cards],
  )
  const [scope, setScope] = useState<Scope>(only === undefined ? 'pack' : 'one')
  const [set, setSet] = useState(catalogue.card(only ?? '')?.setSlug ?? sets[0]?.[0] ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(only === undefined ? [] : [only]))
  const [format, setFormat] = useState<Format>(only === undefined ? 'pdf' : 'png')
  const [bleed, setBleed] = useState<'with' | 'without'>('without')
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4')
  const [backs, setBacks] = useState<'mirrored' | 'none'>('mirrored')
  const [copies, setCopies] = useState<'quantity' | 'one'>('quantity')
  const [progress, setProgress] = useState<Progress | undefined>(undefined)
  const [told, setTold] = useState('')
  const stop = useRef<AbortController | undefined>(undefined)
  const id = useId()

  const codes =
    scope === 'one'
      ? only === undefined
        ? []
        : [only]
      : cards
          .filter(({ code, card }) => scope === 'pack' || (scope === 'set' ? card?.setSlug === set : chosen.has(code)))
          .map(({ code }) => code)
  const sides = codes.map((code) => sidesOfCard(catalogue, code))
  const count = sides.reduce((sum, one) => sum + (copies === 'one' ? 1 : one.copies), 0)
  const sheets = Math.ceil(count / 9) * (backs === 'none' ? 1 : 2)
  const name = scope === 'one' ? (only?.split(':').at(-1) ?? pack) : scope === 'set' ? `${pack}-${set}` : pack

  const start = async () => {
    const control = new AbortController()
    stop.current = control
    const job = { catalogue, pictureOf: dataPicture, cards: sides, tell: setProgress, signal: control.signal }
    setTold('')
    setProgress({ done: 0, of: sides.length })
    try {
      const files =
        format === 'pdf'
          ? [await printSheets(job, { paper, backs, copies }, name)]
          : format === 'tabletop'
            ? [await printTabletop(job, copies, name)]
            : await printPictures(job, { bleed }, name)
      for (const file of files) download(file)
      setTold(`Written: ${files.map((file) => file.name).join(', ')}`)
    } catch (error) {
      if (control.signal.aborted) setTold('Stopped. Nothing was written.')
      else tellError(error)
    } finally {
      setProgress(undefined)
      stop.current = undefined
    }
  }
  const close = () => {
    stop.current?.abort()
    onClose()
  }
  const isRunning = progress !== undefined
  const choice = <Value extends string>(
    label: string,
    value: Value,
    choices: readonly (readonly [Value, string])[],
    onValue: (value: Value) => void,
  ) => (
    <div className="st-field">
      <label htmlFor={`${id}-${label}`}>{label}</label>
      <select id={`${id}-${label}`} value={value} disabled={isRunning} onChange={(event) => onValue(event.target.value as Value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <Dialog
      onClose={close}
      title="Print cards"
      lead="Pictures at 300 dpi in poker size (2.5 x 3.5 inches), or sheets of nine to cut out."
      foot={
        <>
          {isRunning && (
            <button type="button" className="qw-button st-big" onClick={() => stop.current?.abort()}>
              Stop
            </button>
          )}
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={isRunning || codes.length === 0}
            onClick={() => void start()}
          >
            <Download size={16} aria-hidden="true" />{' '}
            {format === 'pdf'
              ? 'Make the PDF'
              : format === 'tabletop'
                ? 'Make a zip of sheets'
                : codes.length === 1
                  ? 'Make the pictures'
                  : 'Make a zip of pictures'}
          </button>
        </>
      }
    >
      <div className="st-print">
        {choice(
          'Cards',
          scope,
          [
            ...(only === undefined ? [] : ([['one', `Only ${catalogue.card(only)?.title ?? only}`]] as const)),
            ['chosen', 'Chosen cards of the pack'],
            ...(sets.length === 0 ? [] : ([['set', `A whole ${setWord(rulebook).toLowerCase()}`]] as const)),
            ['pack', `All ${cards.length} cards of ${pack}`],
          ] as const,
          setScope,
        )}
        {scope === 'set' && choice(setWord(rulebook), set, sets, setSet)}
        {choice(
          'As',
          format,
          [
            ['png', 'Pictures (PNG), front and back'] as const,
            ['pdf', 'Sheets for cutting (PDF)'] as const,
            ['tabletop', 'Sheets for Tabletop Simulator'] as const,
          ],
          setFormat,
        )}
        {format === 'png' &&
          choice(
            'Bleed',
            bleed,
            [['without', 'Without bleed: 750 x 1050 pixels'] as const, ['with', 'With 1/8 inch of bleed: 825 x 1125 pixels'] as const],
            setBleed,
          )}
        {format === 'pdf' && (
          <>
            {choice('Paper', paper, [['a4', 'A4'] as const, ['letter', 'Letter'] as const], setPaper)}
            {choice(
              'Backs',
              backs,
              [['mirrored', 'On pages of their own, mirrored for both sides'] as const, ['none', 'No backs'] as const],
              setBacks,
            )}
          </>
        )}
        {format !== 'png' &&
          choice('Copies', copies, [['quantity', 'As many as the set has'] as const, ['one', 'One of each'] as const], setCopies)}
        {scope === 'chosen' && (
          <fieldset className="st-print-cards" disabled={isRunning}>
            <legend>Chosen: {chosen.size}</legend>
            <ul>
              {cards.map(({ code, card }) => (
                <li key={code}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.has(code)}
                      onChange={(event) =>
                        setChosen(new Set(event.target.checked ? [...chosen, code] : [...chosen].filter((one) => one !== code)))
                      }
                    />{' '}
                    {card?.title ?? code}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <p className="st-quiet">
          {format === 'pdf'
            ? `${count} ${count === 1 ? 'card' : 'cards'} on ${sheets} ${sheets === 1 ? 'page' : 'pages'}.${backs === 'mirrored' ? ' Print on both sides, turned over the long edge, at 100 %.' : ' Print at 100 %.'}`
            : format === 'tabletop'
              ? `${count} ${count === 1 ? 'card' : 'cards'}. Upload the pictures and put their addresses in the place of the file names in the JSON, or open it in the folder of the pictures.`
              : `${codes.length * 2} pictures.`}
        </p>
        {progress && (
          <div className="st-print-progress">
            <progress value={progress.done} max={progress.of} aria-label="Drawn" />
            <span>
              {progress.done} of {progress.of}
            </span>
          </div>
        )}
        <p role="status">{told}</p>
      </div>
    </Dialog>
  )
}
