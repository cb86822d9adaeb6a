'use client'

import { bare } from '@questwright/packs/browser'
import { changeName, namesIn, type Plan, placesFor, type Recording, sceneLines, strangersOn, type Tried } from '@questwright/scenes'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { Check, CircleX } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { openPlace } from '../../client/editor/open-card.ts'
import { useStudioGame } from '../../client/game/game-session.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import {
  chooseRange,
  closeMakeTest,
  forgetTried,
  type MakeTest,
  tick,
  tryTest,
  useMakeTest,
  writeTest,
} from '../../client/tests/make-test.ts'
import { PacksOfBoard } from '../packs/packs-of-board.tsx'
import { packOptions } from '../parts/pack-options.ts'
import './tests.css'

/**
 * Makes a scene file from the last decisions of the game. The user chooses the decisions, the values to check and the file; the scene is run before
 * it is written.
 */
export function MakeTestDialog() {
  const state = useMakeTest()
  if (state.status === 'closed') return null
  if (state.status === 'recording' || state.status === 'failed' || !state.recording)
    return (
      <Dialog onClose={closeMakeTest} size="large" title="Make a test of what you just played">
        {state.status === 'failed' ? (
          <p className="st-finding is-error" role="alert">
            {state.failure}
          </p>
        ) : (
          <Working>Playing the last decisions once more …</Working>
        )}
      </Dialog>
    )
  return <Choosing state={state} recording={state.recording} />
}

function Choosing({ state, recording }: { readonly state: MakeTest; readonly recording: Recording }) {
  const id = useId()
  const packs = useLibrary(({ packs: answer }) => answer)
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const writable = bundles.filter(({ id: one }) => !isReadOnly(one))
  const { plans, from, to, ticked, status, tried, tries } = state
  const [plan] = plans
  const notes = tried ? [...tried.notes, ...tried.lost] : (plan?.notes ?? [])
  const cards = useMemo(() => (plan ? cardsOf(plan) : []), [plan])
  const [title, setTitle] = useState('')
  const [pack, setPack] = useState('')
  const [path, setPath] = useState('')
  const titleOf = (code: string) => bundles.find((one) => one.id === code.split(':')[0])?.text.en?.cards[bare(code)]?.title ?? bare(code)
  const shownTitle = title || suggested(cards.map(titleOf))
  const shownPack = pack || (writable.find((one) => one.id === cards[0]?.split(':')[0])?.id ?? writable.at(-1)?.id ?? '')
  const home = packs?.packs.find((one) => (one.bundle?.id ?? one.pack) === shownPack)
  const own = cards.filter((code) => code.startsWith(`${shownPack}:`)).map((code) => ({ slug: bare(code), title: titleOf(code) }))
  const places = home ? placesFor(home, own, shownTitle) : []
  const place = places.find((one) => one.path === path) ?? places[0]
  const isBusy = status === 'trying' || status === 'writing'
  const strangers = useMemo(() => (plan ? strangersOn(plan, shownPack, bundles) : { missing: [], circle: [] }), [plan, shownPack, bundles])
  const canTry = plan !== undefined && place !== undefined && shownTitle.trim() !== '' && !isBusy && strangers.circle.length === 0
  const isRed = tried !== undefined && tried.fourWays.status === 'failed'
  const write = async () => {
    const file = tried ? `${tried.pack}/${tried.path}` : ''
    const done = await writeTest()
    if (done === 'saved')
      toast.success('The test is in the pack.', { description: file, action: { label: 'Open it', onClick: () => void openPlace(file) } })
    else if (done === 'conflict')
      toast.error('The file on disk has changed.', { description: 'Open it in the editor, decide, and make the test again.' })
  }
  return (
    <Dialog
      onClose={closeMakeTest}
      size="large"
      title="Make a test of what you just played"
      lead="A scene: the board before your answers, the answers, and their result. It is run before it is written."
      foot={
        <>
          <button
            type="button"
            className={tried ? 'qw-button st-big' : 'qw-button is-main st-big'}
            disabled={!canTry}
            onClick={() => place && void tryTest({ title: shownTitle.trim(), pack: shownPack, path: place.path })}
          >
            {tried ? 'Try it again' : 'Try it'}
          </button>
          {tried && (
            <button
              type="button"
              className={isRed ? 'qw-button st-big' : 'qw-button is-main st-big'}
              disabled={isBusy}
              onClick={() => void write()}
            >
              {isRed ? 'Write it all the same' : 'Write the test'}
            </button>
          )}
        </>
      }
    >
      <div className="st-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          value={title}
          placeholder={shownTitle}
          maxLength={120}
          onChange={(event) => {
            setTitle(event.target.value)
            forgetTried()
          }}
        />
      </div>
      <div className="st-field-row">
        <Decision
          id={`${id}-from`}
          label="From the decision"
          recording={recording}
          value={from}
          onChange={(n) => chooseRange(n, Math.max(to, n + 1))}
        />
        <Decision
          id={`${id}-to`}
          label="To the decision"
          recording={recording}
          value={to - 1}
          onChange={(n) => chooseRange(Math.min(from, n), n + 1)}
        />
      </div>
      <div className="st-field-row">
        <SelectField
          label="Pack"
          value={shownPack}
          options={packOptions(writable.map((one) => one.id))}
          onValue={(chosen) => {
            setPack(chosen)
            forgetTried()
          }}
        />
        <SelectField
          label="File"
          value={place?.path ?? ''}
          options={places.map((one) => ({ value: one.path, name: one.name }))}
          onValue={(chosen) => {
            setPath(chosen)
            forgetTried()
          }}
        />
      </div>
      <PacksOfBoard pack={shownPack} {...strangers} />
      {plan ? (
        <>
          <Changes plan={plan} ticked={ticked} />
          {notes.length > 0 && (
            <section aria-label="What the scene cannot say">
              <h3>What the scene cannot say</h3>
              <ul className="st-test-notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <p className="st-finding is-warning" role="alert">
          The board before this decision cannot be set up: the game was in the middle of an effect since before the decisions that are
          listed. Begin with another decision.
        </p>
      )}
      {status === 'trying' && (
        <Working>{tries === 0 ? 'Setting up the board …' : `Trying what the scene can do without: run ${tries} …`}</Working>
      )}
      {tried && <Result tried={tried} />}
    </Dialog>
  )
}

/** Codes of the cards involved in the answers. */
function cardsOf({ begin, end, involved }: Plan): readonly string[] {
  const codes = involved.flatMap((id) => begin.position.cards.find((card) => card.id === id)?.code ?? end.view.cards[id]?.code ?? [])
  return [...new Set(codes)].filter((code) => !code.startsWith('kernel:') && !code.startsWith('scene:'))
}

const suggested = ([first]: readonly string[]): string => (first === undefined ? 'What I just played' : `${first}, as I played it`)

interface DecisionProps {
  readonly id: string
  readonly label: string
  readonly recording: Recording
  readonly value: number
  readonly onChange: (n: number) => void
}

function Decision({ id, label, recording, value, onChange }: DecisionProps) {
  const { decisions, places, moments } = recording
  const packs = useStudioGame((state) => state.packs)
  const { board, turns } = useMemo(() => {
    const { sceneBoard } = rulebookOfAll(packs)
    return { board: sceneBoard, turns: sceneBoard.counted.name.toLowerCase() }
  }, [packs])
  const names = useMemo(() => {
    const position = moments.findLast((one) => one.position !== undefined)?.position
    const nameOf = position ? namesIn(position, board) : (card: string) => card
    return decisions.map((decision) => sceneLines([decision], nameOf)[0] ?? '')
  }, [decisions, moments, board])
  const known = decisions.some(({ n }) => n === value)
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={known ? value : (decisions.at(-1)?.n ?? 0)} onChange={(event) => onChange(Number(event.target.value))}>
        {decisions.map(({ n }, i) => (
          <option key={n} value={n}>
            {n + 1} · {turns} {places[n]?.round}, {places[n]?.phase} · {names[i]?.replace(/^t\./, '')}
          </option>
        ))}
      </select>
    </div>
  )
}

const mostShown = 40

function Changes({ plan, ticked }: { readonly plan: Plan; readonly ticked: readonly number[] }) {
  const { changes } = plan
  return (
    <fieldset className="st-test-changes">
      <legend>What changed: the test looks at what is ticked</legend>
      {changes.length === 0 && <p className="st-quiet">Nothing that a scene can check. It checks the step of the game only.</p>}
      {changes.slice(0, mostShown).map((change, i) => (
        <label key={changeName(plan, change)}>
          <input type="checkbox" checked={ticked.includes(i)} onChange={(event) => tick(i, event.target.checked ? 'on' : 'off')} />
          <code>{changeName(plan, change)}</code>
          <span className="st-quiet">
            {String(change.before ?? 'not there')} → <strong>{change.after}</strong>
          </span>
        </label>
      ))}
      {changes.length > mostShown && (
        <p className="st-quiet">{changes.length - mostShown} more changes are not listed: choose fewer decisions.</p>
      )}
    </fieldset>
  )
}

function Result({ tried }: { readonly tried: Tried }) {
  const { fourWays, scene, left, tries, pack, path } = tried
  const isGreen = fourWays.status === 'passed'
  return (
    <section className="st-test-result" aria-label="The scene" data-state={fourWays.status}>
      <p className={isGreen ? 'st-flag is-ok' : 'st-flag is-bad'} role="status">
        {isGreen ? <Check size={15} aria-hidden="true" /> : <CircleX size={15} aria-hidden="true" />}
        {isGreen ? 'It runs green, all four ways.' : 'It does not run green.'}
      </p>
      {!isGreen && (
        <p className="st-message">
          {fourWays.message}
          {fourWays.way && fourWays.way !== 'straight' ? ` (played ${fourWays.way})` : ''}
        </p>
      )}
      {!isGreen && (
        <p className="st-quiet">
          The scene and your game differ from here on. Untick what differs, or choose other decisions; random choices and shuffled piles
          have other results in a scene.
        </p>
      )}
      <p className="st-quiet">
        {pack}/{path} · {left} {left === 1 ? 'card' : 'cards'} left out, {tries} runs
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must scroll by keyboard */}
      <pre className="st-scene-text" tabIndex={0}>
        {tried.text.slice(tried.text.lastIndexOf('\nscene(')).trim()}
      </pre>
      <p className="st-heard">{scene.title}</p>
    </section>
  )
}
