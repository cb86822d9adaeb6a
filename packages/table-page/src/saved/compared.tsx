import { readable } from '@questwright/rulebook'
import { useEffect, useState } from 'react'
import { useTablePage } from '../page.tsx'
import { Working } from '../parts/notice.tsx'
import { DifferenceTable } from '../table/difference-table.tsx'
import type { FirstDifference } from './first-difference.ts'
import type { Offered } from './opening-state.ts'
import type { SavedVersions } from './saved-versions.ts'

/** Says whether the game can be played with exactly the pack versions with which it was saved. */
export function AsItWas({ past }: { readonly past: SavedVersions }) {
  const { words } = useTablePage()
  if (past.missing.length === 0)
    return <p>The versions with which it was saved are installed, or kept in this browser: it can be played as it was.</p>
  return (
    <p>
      To play it as it was, {words.howToHave(past.missing.length)}:{' '}
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

/** Replays the saved game with the current packs, without touching the game on the table, and shows where it first differs. */
export function Compared({ offered: { game, packs, past } }: { readonly offered: Offered }) {
  const page = useTablePage()
  const [found, setFound] = useState<FirstDifference | 'working' | { readonly failure: string }>('working')
  useEffect(() => {
    let isShown = true
    const done = (result: typeof found) => isShown && setFound(result)
    void Promise.all([import('./first-difference.ts'), page.packs.engine(packs.packs), page.table()])
      .then(([{ firstDifference }, engine, { session }]) =>
        firstDifference({
          game,
          here: packs.packs,
          past: past?.missing.length === 0 ? past.packs : undefined,
          rulebooks: page.packs.rulebooks,
          engine,
          openRealm: (one) => session.openRealm(one),
        }),
      )
      .then(done, (error: unknown) => done({ failure: error instanceof Error ? error.message : String(error) }))
    return () => {
      isShown = false
    }
  }, [page, game, packs, past])
  if (found === 'working') return <Working>Replaying it with the packs in use …</Working>
  if ('failure' in found) return <p className="st-finding is-error">It cannot be opened with the packs in use: {found.failure}</p>
  return <DifferenceStory found={found} decisions={game.inputs.length} />
}

const mostChanges = 4

function DifferenceStory({ found, decisions }: { readonly found: FirstDifference; readonly decisions: number }) {
  const { kind, decision, place: where, asked, answered, now, changes, differences, rules, catalogue } = found
  if (kind === 'same') return <p>With the packs in use all {decisions} decisions lead to the same game.</p>
  const moment =
    where === undefined
      ? ''
      : where.phase === 'setup'
        ? ', in the setup'
        : `, ${catalogue.sentence('board.round', { round: where.round }).toLowerCase()}, ${readable(where.phase).toLowerCase()}`
  return (
    <section className="st-first-difference" aria-label="First difference">
      <h3>
        {kind === 'setup'
          ? 'With the packs in use the setup differs'
          : `With the packs in use decision ${decision} of ${decisions} differs${moment}`}
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
      {kind === 'other state' && <p>The same answer leads to another position.</p>}
      {rules.map((rule) => (
        <p key={rule}>
          <strong>A rule was repaired since:</strong> {rule}
        </p>
      ))}
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
          <summary>Differences on the table</summary>
          <DifferenceTable differences={differences} catalogue={catalogue} labels={['As saved', 'Here']} />
        </details>
      )}
    </section>
  )
}
