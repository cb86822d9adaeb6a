'use client'

import { type CardFilter, cardEntries, noFilter, passes, problemsOfPack } from '@questwright/contents/card-entries'
import { isBeforeFirstScenario } from '@questwright/contents/first-scenario'
import { thingsOf } from '@questwright/contents/pack-things'
import { writingOf } from '@questwright/contents/writing'
import { titleOfState } from '@questwright/packs/browser'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { CircleX, Printer, Trash2, TriangleAlert } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useDeferredValue, useMemo, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { Origin, packPage } from '../packs/pack-parts.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { PrintButton } from '../print/print-button.tsx'
import { NewMenu } from '../workspace/new-menu.tsx'
import { ThingLists } from '../workspace/thing-lists.tsx'
import { CardFilters } from './card-filters.tsx'

interface PackSectionProps {
  readonly answer: PacksAnswer
  readonly pack: PackState
}

// few packs still need their first scenario
const FirstSteps = dynamic(() => import('./first-steps.tsx').then((module) => module.FirstSteps), { ssr: false })

const PackFaces = dynamic(() => import('./pack-faces.tsx').then((module) => module.PackFaces), {
  ssr: false,
  loading: () => <div className="st-faces-coming" />,
})

/** With more cards than this, the pack's other things are folded, so that the cards are higher up. */
const fewCards = 24

/** A pack: its problems, and its cards as faces with search and filters. */
export function PackSection({ answer, pack }: PackSectionProps) {
  const [filter, setFilter] = useState<CardFilter>(noFilter)
  const entries = useMemo(() => cardEntries(answer, pack), [answer, pack])
  const problems = useMemo(() => problemsOfPack(answer, pack), [answer, pack])
  const wanted = useDeferredValue(filter)
  const shown = useMemo(() => entries.filter((entry) => passes(entry, wanted)), [entries, wanted])
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const id = `pack-${pack.pack}`
  const title = titleOfState(pack)
  const { games } = useGamesAtHand(answer)
  const things = useMemo(() => thingsInWords(pack), [pack])
  const [chips, setChips] = useState<'shown' | 'hidden'>('hidden')
  const canWrite = writingOf(answer, pack) === 'allowed'
  return (
    <section className="st-pack" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <PageLink href={packPage(pack.pack)}>{title}</PageLink>
        </h2>
        {pack.kind !== 'own' && <Origin kind={pack.kind} />}
        <span className="st-quiet">
          {pack.bundle && `${pack.bundle.packVersion} · `}
          {entries.length} {entries.length === 1 ? 'card' : 'cards'}
        </span>
        {errors > 0 && (
          <PageLink className="st-flag is-bad" href={`/problems?pack=${encodeURIComponent(pack.pack)}`}>
            <CircleX size={14} aria-hidden="true" /> {errors} {errors === 1 ? 'error' : 'errors'}
          </PageLink>
        )}
        {warnings > 0 && (
          <PageLink className="st-flag is-warn" href={`/problems?pack=${encodeURIComponent(pack.pack)}`}>
            <TriangleAlert size={14} aria-hidden="true" /> {warnings} {warnings === 1 ? 'warning' : 'warnings'}
          </PageLink>
        )}
        {(pack.bundle?.scenes.length ?? 0) > 0 && (
          <PageLink className="st-link" href={`/tests?pack=${encodeURIComponent(pack.bundle?.id ?? pack.pack)}`}>
            Tests
          </PageLink>
        )}
        <span className="st-space" />
        {canWrite && (
          <>
            <NewMenu pack={pack.pack} game={pack.bundle?.game} />
            {pack.folder !== '.' && (
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={`Delete the pack ${title} …`}
                title="Delete the pack …"
                onClick={() => askWorkspace({ ask: 'delete-pack', pack: pack.pack })}
              >
                <Trash2 size={15} aria-hidden="true" />
              </button>
            )}
          </>
        )}
        {entries.length > 0 && (
          <PrintButton answer={answer} pack={pack.pack}>
            <Printer size={15} aria-hidden="true" /> Print …<span className="st-heard"> cards of {title}</span>
          </PrintButton>
        )}
      </header>
      {problems.length > 0 && (
        <details className="st-pack-problems" open={errors > 0}>
          <summary>What to repair</summary>
          <p>
            <PageLink className="st-link" href={`/problems?pack=${encodeURIComponent(pack.pack)}`}>
              All {problems.length} with their repairs
            </PageLink>
          </p>
          <ProblemList problems={problems.slice(0, 40).map((problem) => ({ ...problem, file: `${problem.pack}/${problem.file}` }))} />
        </details>
      )}
      {canWrite && isBeforeFirstScenario(pack) && <FirstSteps pack={pack} />}
      {things !== '' && (
        <details className="st-pack-things" open={entries.length <= fewCards}>
          <summary>
            {things}
            {games.length > 1 && pack.bundle && ` for ${rulebookAt(pack.bundle.game).title}`}
          </summary>
          <ThingLists pack={pack} />
        </details>
      )}
      {entries.length === 0 && canWrite && !isBeforeFirstScenario(pack) && (
        <p className="st-quiet">
          No card yet.{' '}
          <button type="button" className="st-link" onClick={() => askWorkspace({ ask: 'new', kind: 'card', pack: pack.pack })}>
            Make the first card of {title}
          </button>
        </p>
      )}
      {entries.length > 0 && (
        <>
          <CardFilters
            pack={title}
            entries={entries}
            text={pack.bundle?.text.en}
            filter={filter}
            onFilter={setFilter}
            chips={chips}
            onChips={setChips}
          />
          <p className="st-heard" role="status">
            {shown.length} of {entries.length} cards
          </p>
          {shown.length > 0 ? (
            <PackFaces answer={answer} pack={pack.pack} entries={shown} />
          ) : (
            <p className="st-quiet">
              No card of this pack matches.{' '}
              <button type="button" className="st-link" onClick={() => setFilter(noFilter)}>
                Show all {entries.length}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const kinds = [
  ['campaign', 'campaign', 'campaigns'],
  ['scenario', 'scenario', 'scenarios'],
  ['deck', 'deck', 'decks'],
  ['keyword', 'keyword', 'keywords'],
  ['system', 'system', 'systems'],
  ['rule', 'rule', 'rules'],
] as const

/** The number of a pack's things besides cards: "3 scenarios, 2 decks". */
function thingsInWords(pack: PackState): string {
  return kinds
    .flatMap(([kind, one, several]) => {
      const { length } = thingsOf(pack, kind)
      return length === 0 ? [] : [`${length} ${length === 1 ? one : several}`]
    })
    .join(', ')
}
