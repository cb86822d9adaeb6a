'use client'

import { readable } from '@questwright/board'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { toast } from 'sonner'
import { useGame } from '../../client/game/game-state.ts'
import { theEngine } from '../../client/library.ts'
import { askTrust } from '../../client/packs/trust.ts'
import { place } from '../../client/place.ts'
import type { FirstDifference } from '../../client/saved/first-difference.ts'
import { closeOpening, type Offered, offerFile, offerText, openSaved, useOpening } from '../../client/saved/open-saved.ts'
import type { SavedVersions } from '../../client/saved/saved-versions.ts'
import { tellError } from '../../client/tell-error.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Working } from '../parts/notice.tsx'
import { DifferenceTable } from '../play/difference-table.tsx'
import './saved.css'

/** Asks before a saved game is opened, or says why it cannot be. */
export function OfferDialog() {
  const { offered, problem } = useOpening()
  if (problem)
    return (
      <Dialog open onOpenChange={(open) => !open && closeOpening()} title="This game cannot be opened">
        <p role="alert">{problem.message}</p>
        <p>{problem.remedy}</p>
        <p className="st-quiet">Nothing was changed.</p>
      </Dialog>
    )
  return offered ? <Offer key={offered.title} offered={offered} /> : null
}

function Offer({ offered }: { readonly offered: Offered }) {
  const router = useRouter()
  const [state, setState] = useState<'asking' | 'opening'>('asking')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const { game, title, packs, past, replaces, from } = offered
  const isMissing = packs.missing.length > 0
  const canBeAsItWas = past !== undefined && past.missing.length === 0
  const differs = packs.changed.length > 0 || packs.engine === 'other'
  const open = async (under: 'here' | 'saved') => {
    setState('opening')
    try {
      if (place === 'studio' && (await askTrust(under === 'saved' && past ? past.packs : packs.packs)) === 'stay') {
        setState('asking')
        return
      }
      const { fitting, decisions, position, failed } = await openSaved(offered, under)
      if (failed === 'yes') {
        // what was kept before is kept still: the table takes it up again
        setProblem(useGame.getState().error ?? 'It cannot be laid out.')
        setState('asking')
        return
      }
      closeOpening()
      router.push('/play')
      if (fitting < decisions)
        toast.warning(
          `${fitting} of ${decisions} decisions fit. The table stands at decision ${fitting}: there something else is asked now.`,
          {
            description: 'What was decided from there on is kept as a line: see Lines beside the timeline.',
            duration: 20_000,
          },
        )
      else if (position === 'other')
        toast.warning('All decisions fit, but the position is not the one that was saved: scripts are others now.', { duration: 15_000 })
      else toast.success(`${title} stands at decision ${fitting}.`)
    } catch (error) {
      tellError(error)
      setState('asking')
    }
  }
  const goesByItself = from === 'link' && !replaces && !isMissing && !differs
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the offer comes
  useEffect(() => {
    if (goesByItself) void open('here')
  }, [])
  const keep = async () => {
    const { downloadGame, gameOfBrowser } = await import('../../client/saved/save-game.ts')
    const mine = await gameOfBrowser()
    if (mine) toast.success(`${downloadGame(mine)} is saved.`)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && closeOpening()}
      title={title}
      size={differs ? 'large' : 'small'}
      lead={`A game from a ${from}: ${game.inputs.length} ${game.inputs.length === 1 ? 'decision' : 'decisions'}${linesIn(offered)}.`}
      foot={
        <>
          {replaces && (!isMissing || canBeAsItWas) && (
            <button type="button" className="qw-button st-big" onClick={() => void keep()}>
              Save mine as a file first
            </button>
          )}
          {!isMissing && (
            // what replaces a game does not lie under the Enter key: the question came unasked
            <button
              type="button"
              className={replaces || canBeAsItWas ? 'qw-button st-big' : 'qw-button is-main st-big'}
              disabled={state === 'opening'}
              onClick={() => void open('here')}
            >
              {state === 'opening' ? 'Opening …' : differs ? 'Play under those here' : replaces ? 'Replace my game' : 'Open'}
            </button>
          )}
          {canBeAsItWas && (
            <button
              type="button"
              className={replaces ? 'qw-button st-big' : 'qw-button is-main st-big'}
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
          {problem} The game that was kept before is kept still.
        </p>
      )}
      {isMissing && (
        <div role="alert">
          <p className="st-finding is-error">{`${place === 'site' ? 'This page' : 'The workspace'} does not have what this game was played with:`}</p>
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
            <p>
              {place === 'site'
                ? 'It plays only what it was made of. '
                : `Put the pack into the workspace (drop its folder or zip on the library), and open the ${from} again. `}
              Nothing was changed.
            </p>
          )}
        </div>
      )}
      {!isMissing && differs && (
        <div>
          <p className="st-finding is-warning">It was saved with other packs than those that lie here.</p>
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
      {replaces && (!isMissing || canBeAsItWas) && (
        <p>
          Your game <strong>{replaces.title}</strong> ({replaces.decisions} {replaces.decisions === 1 ? 'decision' : 'decisions'}) is
          replaced.
        </p>
      )}
      {!replaces && !isMissing && !differs && <p>The workspace has the very packs with which it was saved.</p>}
    </Dialog>
  )
}

function AsItWas({ past }: { readonly past: SavedVersions }) {
  if (past.missing.length === 0)
    return <p>The versions with which it was saved are installed, or kept in this browser: it can be played as it was.</p>
  return (
    <p>
      To play it as it was,{' '}
      {place === 'site'
        ? 'open it where that version is installed'
        : past.missing.length === 1
          ? 'install this version'
          : 'install these versions'}
      :{' '}
      {past.missing.map(({ name, version, state }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>
            {name}@{version}
          </code>
          {state === 'other' && ' (what is installed under that number is something else)'}
        </span>
      ))}
      .
    </p>
  )
}

/** Plays the game under the packs that are here, aside, and says where it goes another way. */
function Compared({ offered: { game, packs, past } }: { readonly offered: Offered }) {
  const [found, setFound] = useState<FirstDifference | 'working' | { readonly failure: string }>('working')
  useEffect(() => {
    let isShown = true
    const done = (result: typeof found) => isShown && setFound(result)
    void Promise.all([import('../../client/saved/first-difference.ts'), theEngine()])
      .then(([{ firstDifference }, engine]) =>
        firstDifference({ game, here: packs.packs, past: past?.missing.length === 0 ? past.packs : undefined, engine }),
      )
      .then(done, (error: unknown) => done({ failure: error instanceof Error ? error.message : String(error) }))
    return () => {
      isShown = false
    }
  }, [game, packs, past])
  if (found === 'working') return <Working>Playing it under the packs that are here …</Working>
  if ('failure' in found) return <p className="st-finding is-error">Under the packs that are here it cannot be laid out: {found.failure}</p>
  return <DifferenceStory found={found} decisions={game.inputs.length} />
}

const mostChanges = 4

function DifferenceStory({ found, decisions }: { readonly found: FirstDifference; readonly decisions: number }) {
  const { kind, decision, place: where, asked, answered, now, changes, differences, catalogue } = found
  if (kind === 'same') return <p>Under the packs that are here all {decisions} decisions come out the same.</p>
  const moment =
    where === undefined ? '' : where.phase === 'setup' ? ', in the setup' : `, round ${where.round}, ${readable(where.phase).toLowerCase()}`
  return (
    <section className="st-first-difference" aria-label="First difference">
      <h3>
        {kind === 'setup'
          ? 'Under those here the setup comes out otherwise'
          : `Under those here decision ${decision} of ${decisions} differs${moment}`}
      </h3>
      <dl>
        {asked !== '' && (
          <div>
            <dt>Asked then</dt>
            <dd>{asked}</dd>
          </div>
        )}
        {answered !== '' && (
          <div>
            <dt>Answered</dt>
            <dd>{answered}</dd>
          </div>
        )}
        <div>
          <dt>{kind === 'other question' ? 'Asked now' : 'Asked next'}</dt>
          <dd>{now}</dd>
        </div>
      </dl>
      {kind === 'other state' && <p>The same answer leads to another table.</p>}
      {changes.length > 0 && (
        <ul className="st-saved-packs">
          {changes.slice(0, mostChanges).map(({ pack, slug, kind: thing, sentence, near }) => (
            <li key={`${pack} ${thing} ${slug} ${sentence}`}>
              {near === 'acts' && <strong>At work here: </strong>}
              {sentence} <span className="st-quiet">({pack})</span>
            </li>
          ))}
          {changes.length > mostChanges && <li className="st-quiet">and {changes.length - mostChanges} more changes</li>}
        </ul>
      )}
      {differences.length > 0 && (
        <details>
          <summary>What the table shows otherwise there</summary>
          <DifferenceTable differences={differences} catalogue={catalogue} labels={['As saved', 'Here']} />
        </details>
      )}
    </section>
  )
}

function linesIn({ game }: Offered): string {
  const lines = (game.studio?.branches.length ?? 0) + 1
  const points = game.studio?.savePoints.length ?? 0
  return `${lines > 1 ? `, ${lines} lines` : ''}${points > 0 ? `, ${points} save ${points === 1 ? 'point' : 'points'}` : ''}`
}

/** Asks for a file or a link. */
export function OpenGameDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const done = () => {
    if (text.trim() === '') return
    onClose()
    void offerText(text)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
          void offerFile(file)
        }}
      />
    </Dialog>
  )
}
