'use client'

import './reload-strip.css'
import { DifferenceTable } from '@questwright/table-page/table/difference-table'
import { useTableCatalogue } from '@questwright/table-page/table/use-table-catalogue'
import { Check, CircleX, GitBranch, LoaderCircle, TriangleAlert, Undo2, X } from 'lucide-react'
import { useFiles } from '../../client/editor/files.ts'
import { backToBefore } from '../../client/editor/save.ts'
import { goToAsPlayer, keepPosition, type Reloaded, takeReplay, useStudioGame } from '../../client/game/game-session.ts'
import { inTurn, putUnderGame } from '../../client/game/put-under-game.ts'

const mostNamed = 3

/** The strip "Same position, new script": says how the last save of a script affects the running game, and offers what to do. */
export function ReloadStrip() {
  const reloaded = useStudioGame((state) => state.reloaded)
  const status = useStudioGame((state) => state.status)
  const at = useStudioGame((state) => state.at)
  const catalogue = useTableCatalogue()
  const [file = ''] = reloaded?.files ?? []
  const before = useFiles(({ files }) => files[file]?.before)
  if (!reloaded) return null
  const { state, comparison } = reloaded
  const isOther = comparison !== undefined && comparison.verdict !== 'same'
  const differences = isOther && comparison.differences.length > 0 ? comparison.differences : reloaded.now
  const named = reloaded.files.slice(0, mostNamed).map((one) => one.split('/').at(-1))
  const names = `${named.join(', ')}${reloaded.files.length > mostNamed ? ` and ${reloaded.files.length - mostNamed} more` : ''}`
  return (
    <section className="st-strip" data-state={state} data-verdict={comparison?.verdict ?? 'none'} aria-label="Same position, new script">
      <header>
        <Sign reloaded={reloaded} />
        <h2>{state === 'failed' ? 'The game keeps the old script' : reloaded.dropped > 0 ? 'New script' : 'Same position, new script'}</h2>
        <span className="st-quiet" title={reloaded.files.join(', ')}>
          {reloaded.from === 'disk' ? `${names}, changed on disk` : names}
        </span>
        <button type="button" className="qw-button is-icon is-small" aria-label="Close this strip" onClick={keepPosition}>
          <X size={14} aria-hidden="true" />
        </button>
      </header>
      <div className="st-strip-body" role="status">
        <p>{verdict(reloaded, at, (code, parts) => catalogue.sentence(code, parts))}</p>
        {reloaded.dropped > 0 && (
          <p className="st-finding is-warning">
            The table went back {reloaded.dropped} {reloaded.dropped === 1 ? 'decision' : 'decisions'}: what was answered there is no longer
            asked.
          </p>
        )}
        {reloaded.failure !== undefined && <p className="st-finding is-error">{reloaded.failure}</p>}
        {reloaded.held.map((sentence) => (
          <p key={sentence} className="st-finding is-error">
            {sentence}
            {state !== 'failed' && ' The game keeps what it had of this file.'}
          </p>
        ))}
        {reloaded.problems.map((problem) => (
          <p key={`${problem.file}:${problem.line}:${problem.message}`} className="st-finding is-error">
            {problem.file}
            {problem.line === undefined ? '' : `:${problem.line}`} {problem.message} {problem.remedy}
          </p>
        ))}
        {differences.length > 0 && <DifferenceTable differences={differences} catalogue={catalogue} />}
      </div>
      <footer>
        {state !== 'failed' && (
          <button type="button" className="qw-button is-main" disabled={status !== 'ready'} onClick={keepPosition}>
            Keep the position
          </button>
        )}
        {state === 'failed' && (
          <button
            type="button"
            className="qw-button"
            disabled={status !== 'ready'}
            onClick={() => void inTurn(() => putUnderGame(reloaded.files))}
          >
            Try again
          </button>
        )}
        {isOther && (
          <button type="button" className="qw-button" disabled={status !== 'ready'} onClick={() => void takeReplay()}>
            Take the replay
          </button>
        )}
        {isOther && comparison.input < at && (
          <button type="button" className="qw-button" disabled={status !== 'ready'} onClick={() => void goToAsPlayer(comparison.input)}>
            <GitBranch size={14} aria-hidden="true" /> Go to the difference
          </button>
        )}
        {before !== undefined && (
          <button type="button" className="qw-button" disabled={status === 'thinking'} onClick={() => void backToBefore(file)}>
            <Undo2 size={14} aria-hidden="true" /> Back to the old script
          </button>
        )}
      </footer>
    </section>
  )
}

function Sign({ reloaded }: { readonly reloaded: Reloaded }) {
  if (reloaded.state === 'comparing') return <LoaderCircle size={16} className="st-turning" aria-hidden="true" />
  if (reloaded.state === 'failed') return <CircleX size={16} className="is-bad" aria-hidden="true" />
  return reloaded.comparison?.verdict === 'diverges' || reloaded.failure ? (
    <TriangleAlert size={16} className="is-warn" aria-hidden="true" />
  ) : (
    <Check size={16} className="is-ok" aria-hidden="true" />
  )
}

function verdict({ state, comparison, now, failure, from }: Reloaded, at: number, say: (code: string, parts: never) => string): string {
  if (state === 'failed')
    return from === 'disk'
      ? 'The files on disk cannot be used in the game, which goes on with the old ones. Once they are repaired, the table uses them by itself.'
      : 'The new script cannot be used in the game. Repair it and save again; until then the game goes on as it was.'
  if (state === 'comparing') return 'The table is at the same decision again. Comparing with a replay of the whole game …'
  if (!comparison)
    return failure ? 'The table is ready again, but the whole game could not be replayed with the new script.' : 'The table is ready again.'
  if (comparison.verdict === 'same')
    return now.length === 0
      ? `Nothing differs: ${every(at)} to the same position.`
      : `${capital(every(at))} to the same position; the table shows it differently.`
  const where = comparison.input < at ? `From decision ${comparison.input + 1} of ${at} on` : 'After the last decision'
  if (comparison.verdict === 'differs')
    return comparison.differences.length === 0
      ? `${where} something that you do not see is different; the table looks the same.`
      : `${where} the new script would have led elsewhere.`
  return `At decision ${comparison.input + 1} of ${at} the game would have asked something else: ${say(comparison.why.code, comparison.why.parts as never)}`
}

const every = (count: number): string =>
  count === 0 ? 'the deal leads' : count === 1 ? 'the one decision leads' : `all ${count} decisions lead`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
