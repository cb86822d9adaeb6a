'use client'

import './texts.css'
import {
  type Facts,
  readFacts,
  readWords,
  type TextPlace,
  textPath,
  textPlaces,
  withTextAt,
  writeFacts,
  writeScriptWords,
  writeWords,
} from '@questwright/editing'
import type { CardText } from '@questwright/packs/types'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { isCompiled } from '@questwright/wording/compiled-mark'
import { type CompiledWords, wordsWith } from '@questwright/wording/compiled-words'
import { FileCheck2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReadCard, ReadUnit } from '../../api-types.ts'
import { beginFile, changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { useCardText } from '../../client/editor/use-card-text.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { Changing } from '../parts/writing.tsx'
import { AskDialog } from '../workspace/ask-dialog.tsx'
import { TypedText } from './typed-text.tsx'
import { UnitLine } from './unit-line.tsx'

interface TextTabProps {
  readonly pack: string
  readonly slug: string
  readonly title: string
  readonly factsPath: string
  /** The path of the script, existing or new. */
  readonly path: string
  /** Whether the script exists on disk. */
  readonly script: 'there' | 'none yet'
  /** Scripts without any ability, which may be replaced. */
  readonly empty: readonly string[]
}

/** Chosen meanings by card and text, while the page lives. They are kept in the script that is used. */
const chosenBefore = new Map<string, { readonly [text: string]: string }>()

/** The texts of a card in fields that colour each part as understood, asked or not understood, and the script that the texts make. */
export default function TextTab({ pack, slug, title, factsPath, path, script, empty }: TextTabProps) {
  const rulebook = useRulebook(pack)
  const factsFile = useFiles(({ files }) => files[fileKey(pack, factsPath)])
  const textFile = useFiles(({ files }) => files[fileKey(pack, textPath)])
  const scriptFile = useFiles(({ files }) => files[fileKey(pack, path)])
  const [answers, setAnswers] = useState(() => chosenBefore.get(`${pack}/${slug}`) ?? {})
  useEffect(() => {
    void openFile(pack, factsPath)
    void openFile(pack, textPath)
    if (script === 'there') void openFile(pack, path)
  }, [pack, factsPath, path, script])
  const facts = factsFile?.status === 'loading' ? undefined : factsFile && readFacts(factsFile.text)
  const words = textFile?.status === 'loading' ? undefined : textFile && readWords(textFile.text, slug)
  const present = scriptFile?.status === 'loading' || scriptFile?.status === 'failed' ? undefined : scriptFile?.text
  const isOpen = factsFile !== undefined && textFile !== undefined && (script === 'none yet' || scriptFile !== undefined)
  const isReady = isOpen && ![factsFile, textFile, scriptFile].some((one) => one?.status === 'loading')
  const { read, isFresh, hasReasons, error } = useCardText(
    isReady && facts && words
      ? { pack, slug, path, facts, words: textsOnly(words), answers, ...(present === undefined ? {} : { script: present }) }
      : undefined,
  )
  if (isReady && (!facts || !words))
    return (
      <Notice tone="bad" title="The card cannot be read">
        <p>Its facts or text/en.json are no JSON. Repair them, then its texts can be typed here.</p>
      </Notice>
    )
  if (!facts || !words) return <Working>Reading the texts …</Working>
  const type = typeof facts.type === 'string' ? facts.type : ''
  const put = (place: TextPlace, text: string) => putText(pack, slug, factsPath, place, text)
  const choose = (text: string, meaning: string) => {
    const next = { ...answers, [text]: meaning }
    chosenBefore.set(`${pack}/${slug}`, next)
    setAnswers(next)
  }
  return (
    <div className="st-texts">
      <div className="st-texts-columns">
        <div className="st-texts-typed">
          {textPlaces(rulebook, type, facts, words).map((place) => (
            <OneText
              key={`${place.side ?? ''} ${place.field}`}
              place={place}
              units={unitsOf(read, place)}
              isFresh={isFresh}
              reasons={hasReasons ? 'there' : 'not yet'}
              onText={(text) => put(place, text)}
              onMeaning={choose}
            />
          ))}
          {error && (
            <p className="st-finding is-error" role="alert">
              {error.message} {error.remedy}
            </p>
          )}
        </div>
        {read && (
          <ScriptOfText
            read={read}
            isFresh={isFresh}
            title={title}
            pack={pack}
            slug={slug}
            path={path}
            present={present}
            isOwn={present !== undefined && !isCompiled(present) && !empty.includes(present)}
          />
        )}
      </div>
    </div>
  )
}

/** The texts of a card without the words of its script, which do not change how they are read. */
function textsOnly({ words: _, ...texts }: CardText): CardText {
  return texts as CardText
}

const unitsOf = (read: ReadCard | undefined, { side, field }: TextPlace): readonly ReadUnit[] =>
  read?.faces.find((face) => face.side === side)?.texts[field] ?? []

/** Changes a text in the open files, which are not saved yet. */
function putText(pack: string, slug: string, factsPath: string, place: TextPlace, text: string): void {
  const { files } = useFiles.getState()
  const [factsKey, textKey] = [fileKey(pack, factsPath), fileKey(pack, textPath)]
  const book = files[textKey]?.text
  const words = book === undefined ? undefined : readWords(book, slug)
  const facts: Facts | undefined = readFacts(files[factsKey]?.text ?? '')
  if (book === undefined || words === undefined || facts === undefined) return
  const next = withTextAt(facts, words, place, text)
  changeFile(textKey, { text: writeWords(book, slug, next.words) })
  if (next.facts) changeFile(factsKey, { text: writeFacts(next.facts) })
}

interface OneTextProps {
  readonly place: TextPlace
  readonly units: readonly ReadUnit[]
  readonly isFresh: boolean
  readonly reasons: 'there' | 'not yet'
  readonly onText: (text: string) => void
  readonly onMeaning: (text: string, script: string) => void
}

/** One text of the card with its units. */
function OneText({ place, units, isFresh, reasons, onText, onMeaning }: OneTextProps) {
  const says = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const show = (start: number, end: number) => {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }
  const shown = units.filter(({ state }) => state !== 'keyword' && state !== 'reminder')
  return (
    <section className="st-one-text" aria-label={place.label}>
      <TypedText label={place.label} text={place.text} units={units} isFresh={isFresh} field={field} says={says} onText={onText} />
      <p id={says} className="st-quiet" role="status">
        {place.text.trim() === '' ? 'Type or paste what the card says.' : inWords(shown)}
      </p>
      {shown.length > 0 && (
        <ol className="st-units" aria-label={`What ${place.label.toLowerCase()} says`} aria-busy={!isFresh}>
          {shown.map((unit) => (
            <UnitLine
              key={`${unit.start} ${unit.text}`}
              unit={unit}
              text={place.text}
              reasons={reasons}
              onShow={show}
              onReplace={(start, end, words) => {
                onText(place.text.slice(0, start) + words + place.text.slice(end))
                field.current?.focus()
              }}
              onMeaning={onMeaning}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** "2 abilities: 1 understood, 1 asks." */
function inWords(units: readonly ReadUnit[]): string {
  if (units.length === 0) return 'Nothing in this text needs a script.'
  const count = (is: (unit: ReadUnit) => boolean, words: string): readonly string[] => {
    const number = units.filter(is).length
    return number === 0 ? [] : [`${number} ${words}`]
  }
  const isAnswered = ({ state, chosen }: ReadUnit): boolean => state === 'asked' && chosen !== undefined
  const parts = [
    ...count((one) => one.state === 'whole' || isAnswered(one), 'understood'),
    ...count((one) => one.state === 'asked' && !isAnswered(one), 'to answer'),
    ...count(({ state }) => state === 'partly', 'partly by hand'),
    ...count(({ state }) => state === 'by-hand', 'by hand'),
  ]
  return `${units.length === 1 ? '1 ability' : `${units.length} abilities`}: ${parts.join(', ')}.`
}

interface ScriptOfTextProps {
  readonly read: ReadCard
  readonly isFresh: boolean
  readonly title: string
  readonly pack: string
  readonly slug: string
  readonly path: string
  /** The present script of the card; undefined where it has none. */
  readonly present: string | undefined
  /** Whether the present script was written or edited by its author. */
  readonly isOwn: boolean
}

/** The script that the texts make, and a button that puts it into the card's script. */
function ScriptOfText({ read, isFresh, title, pack, slug, path, present, isOwn }: ScriptOfTextProps) {
  const [asking, setAsking] = useState<'to replace' | 'nothing'>('nothing')
  const { source, byHand } = read
  const isUsed = source !== undefined && present === source
  const use = () => {
    if (source === undefined) return
    const key = fileKey(pack, path)
    if (useFiles.getState().files[key] === undefined) beginFile(pack, path, source)
    else changeFile(key, { text: source })
    const textKey = fileKey(pack, textPath)
    const book = useFiles.getState().files[textKey]?.text
    const next =
      book === undefined
        ? undefined
        : writeScriptWords(book, { section: 'cards', slug }, (before) => wordsWith(before as CompiledWords, read) as typeof before)
    if (next !== undefined) changeFile(textKey, { text: next })
    toast.success('The script of the text is in the editor.', {
      description: 'Save the card to use it in the running game.',
      duration: 3000,
    })
  }
  const texts = Object.entries(byHand)
  return (
    <section className="st-text-script" aria-label="Script of the texts" aria-busy={!isFresh}>
      {source === undefined ? (
        <p className="st-quiet">There is no ability in these texts, so no script is needed.</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
          <div className="st-script-scroll" role="group" aria-label="Script and texts by hand" tabIndex={0}>
            <pre>{withoutMark(source)}</pre>
            {texts.length > 0 && (
              <div className="st-by-hand-texts">
                <p>What players do by hand, because it is not understood:</p>
                <ul>
                  {texts.map(([key, words]) => (
                    <li key={key}>{words}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {isUsed ? (
            <p className="st-flag">
              <FileCheck2 size={14} aria-hidden="true" /> This is the script of the card.
            </p>
          ) : (
            <Changing>
              <button
                type="button"
                className="qw-button is-main st-big"
                disabled={!isFresh}
                onClick={() => (isOwn ? setAsking('to replace') : use())}
              >
                {isOwn ? 'Use this script instead of yours …' : 'Use this script'}
              </button>
            </Changing>
          )}
          {!isUsed && isOwn && <p className="st-quiet">{title} has a script that you wrote. It stays as it is until you say otherwise.</p>}
        </>
      )}
      {asking === 'to replace' && (
        <AskDialog
          title="Replace your script?"
          lead={`${title} has a script that you wrote or edited. It is replaced by the script of the text, and comes back if you do not save.`}
          action="Replace it"
          doing="Replacing …"
          can
          onClose={() => setAsking('nothing')}
          act={async () => use()}
        >
          {null}
        </AskDialog>
      )}
    </section>
  )
}

/** A compiled script without its first line, which is for the compiler. */
const withoutMark = (source: string): string => (isCompiled(source) ? source.slice(source.indexOf('\n') + 1) : source).trimEnd()
