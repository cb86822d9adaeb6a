import { useEffect, useId, useRef, useState } from 'react'
import { useGoTo, useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { toast } from '../parts/toast.ts'
import { tellError } from '../tell-error.ts'
import { AsItWas, Compared } from './compared.tsx'
import { offerFile, offerText, openSaved } from './open-saved.ts'
import { closeOpening, type Offered, useOpening } from './opening-state.ts'
import { tellShorter } from './tell-shorter.ts'
import './saved.css'

/** Asks before a saved game is opened, or says why it cannot be opened. */
export function OfferDialog() {
  const page = useTablePage()
  const { offered, problem } = useOpening()
  if (problem)
    return (
      <Dialog onClose={() => closeOpening(page)} title="This game cannot be opened">
        <p role="alert">{problem.message}</p>
        <p>{problem.remedy}</p>
        <p className="st-quiet">Nothing was changed.</p>
      </Dialog>
    )
  return offered ? <Offer key={offered.title} offered={offered} /> : null
}

function Offer({ offered }: { readonly offered: Offered }) {
  const page = useTablePage()
  const goTo = useGoTo()
  const [state, setState] = useState<'asking' | 'opening'>('asking')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const { game, title, packs, past, before, from } = offered
  const isMissing = packs.missing.length > 0
  const canBeAsItWas = past !== undefined && past.missing.length === 0
  const differs = packs.changed.length > 0 || packs.engine === 'other'
  const open = async (under: 'here' | 'saved') => {
    setState('opening')
    try {
      const wanted = under === 'saved' && past ? past : { packs: packs.packs, unseen: [] }
      if ((await page.packs.mayPlay(wanted.packs, wanted.unseen)) === 'stay') {
        setState('asking')
        return
      }
      const { fitting, decisions, position, failed, rules } = await openSaved(page, offered, under)
      if (failed === 'yes') {
        setProblem(page.game.getState().error ?? 'It cannot be opened.')
        setState('asking')
        return
      }
      closeOpening(page)
      goTo('table')
      if (rules.length > 0)
        toast.warning(
          `The table is at decision ${fitting} of ${decisions}: a rule was repaired since this game was saved, and from there the game differs.`,
          { description: `${rules.join(' ')} The later decisions are kept.`, duration: 30_000 },
        )
      else if (fitting < decisions) tellShorter(fitting, decisions)
      else if (position === 'other')
        toast.warning('All decisions fit, but the position is not the one that was saved: scripts have changed since.', {
          duration: 15_000,
        })
      else toast.success(`${title} is at decision ${fitting}.`)
    } catch (error) {
      tellError(error)
      setState('asking')
    }
  }
  const goesByItself = from === 'link' && before === undefined && !isMissing && !differs
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => {
    if (goesByItself) void open('here')
  }, [])
  return (
    <Dialog
      onClose={() => closeOpening(page)}
      title={title}
      size={differs ? 'large' : 'small'}
      lead={`A game from a ${from}: ${game.inputs.length} ${game.inputs.length === 1 ? 'decision' : 'decisions'}${linesIn(offered)}.`}
      foot={
        <>
          {!isMissing && (
            // not the dialog's main button: the dialog may open without being asked for, and Enter must not replace the running game
            <button
              type="button"
              className={before !== undefined || canBeAsItWas ? 'qw-button st-big' : 'qw-button is-main st-big'}
              disabled={state === 'opening'}
              onClick={() => void open('here')}
            >
              {state === 'opening' ? 'Opening …' : differs ? 'Play with the packs in use' : 'Open'}
            </button>
          )}
          {canBeAsItWas && (
            <button
              type="button"
              className={before !== undefined ? 'qw-button st-big' : 'qw-button is-main st-big'}
              disabled={state === 'opening'}
              onClick={() => void open('saved')}
            >
              Play as it was saved
            </button>
          )}
        </>
      }
    >
      {problem !== undefined && (
        <p className="st-finding is-error" role="alert">
          {problem} Your other games are kept.
        </p>
      )}
      {isMissing && (
        <div role="alert">
          <p className="st-finding is-error">{`${page.words.holder} does not have the packs with which this game was played:`}</p>
          <ul className="st-saved-packs">
            {packs.missing.map(({ name, version }) => (
              <li key={name}>
                <code>{name}</code> {version}
              </li>
            ))}
          </ul>
          {canBeAsItWas ? (
            <p>Those versions are installed, or kept in this browser: the game can be played as it was saved.</p>
          ) : (
            <p>{page.words.whenMissing(from)} Nothing was changed.</p>
          )}
        </div>
      )}
      {!isMissing && differs && (
        <div>
          <p className="st-finding is-warning">It was saved with other packs than those in use.</p>
          <ul className="st-saved-packs">
            {packs.changed.map(({ name, saved, here }) => (
              <li key={name}>
                <code>{name}</code>
                {saved.version === here.version
                  ? ` ${here.version} has changed since (${saved.hash.slice(0, 8)}, here ${here.hash.slice(0, 8)})`
                  : ` was ${saved.version}, here is ${here.version}`}
              </li>
            ))}
            {packs.engine === 'other' && <li>The engine has changed since.</li>}
          </ul>
          {past && <AsItWas past={past} />}
          <Compared offered={offered} />
        </div>
      )}
      {before !== undefined && (!isMissing || canBeAsItWas) && (
        <p>
          Your game <strong>{before}</strong> is kept: you come back to it from the start page, or with <q>My games</q> at the table.
        </p>
      )}
      {before === undefined && !isMissing && !differs && <p>{page.words.holder} has exactly the packs with which it was saved.</p>}
    </Dialog>
  )
}

function linesIn({ game }: Offered): string {
  const lines = (game.studio?.branches.length ?? 0) + 1
  const points = game.studio?.savePoints.length ?? 0
  return `${lines > 1 ? `, ${lines} branches` : ''}${points > 0 ? `, ${points} save ${points === 1 ? 'point' : 'points'}` : ''}`
}

/** Asks for a file or a link with a saved game. */
export function OpenGameDialog({ onClose }: { readonly onClose: () => void }) {
  const page = useTablePage()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const done = () => {
    if (text.trim() === '') return
    onClose()
    void offerText(page, text)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Open a link or a file"
      lead="A game that a friend sent, or that you saved. Files can also be dropped on the library or the table."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => chooser.current?.click()}>
            Choose a file …
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={text.trim() === ''} onClick={done}>
            Open the link
          </button>
        </>
      }
    >
      <form
        className="st-field"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <label htmlFor={id}>Link</label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          placeholder="http://…/play#g=…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        className="st-heard"
        tabIndex={-1}
        aria-label="Saved game"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (!file) return
          onClose()
          void offerFile(page, file)
        }}
      />
    </Dialog>
  )
}
