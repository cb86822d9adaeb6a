'use client'

import { problemsOfPack } from '@questwright/contents/card-entries'
import { checkedThings } from '@questwright/contents/checked-things'
import { writingOf } from '@questwright/contents/writing'
import { countProblems, groupProblems, noProblemFilter, type ProblemFilter, type ProblemGroup, stepsToNewest } from '@questwright/editing'
import { type BehindApi, codeOfFile, filesOfCard, newestApi, type QuickFix, titleOfState } from '@questwright/packs/browser'
import type { Problem } from '@questwright/packs/types'
import { Notice } from '@questwright/table-page/parts/notice'
import { tellError } from '@questwright/table-page/tell-error'
import { BadgeCheck, CircleX, TriangleAlert, Wrench } from 'lucide-react'
import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { pageOfOpened } from '../../client/editor/follow-places.ts'
import { openCard, openPlace, showTab } from '../../client/editor/open-card.ts'
import { useLibrary } from '../../client/library.ts'
import '../tests/tests.css'
import './problems.css'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'

/** Fixes need the data for authors, which a list of problems does not. */
const fixes = () => import('../../client/problems/apply-fix.ts')

/** The problems of a pack: grouped, filtered, with fixes, and a link to each place. */
export function ProblemsPage() {
  const packs = useLibrary((state) => state.packs)
  const wished = useSearchParams().get('pack')
  const router = useRouter()
  const [filter, setFilter] = useState<ProblemFilter>(noProblemFilter)
  const counted = useMemo(() => packs?.packs.map((pack) => ({ pack, problems: problemsOfPack(packs, pack) })) ?? [], [packs])
  if (!packs) return <ReadingPage />
  const most = [...counted].sort((a, b) => b.problems.length - a.problems.length)[0]
  const here = counted.find(({ pack }) => pack.pack === wished || pack.bundle?.id === wished) ?? most
  if (!here)
    return (
      <main className="st-main">
        <LinkNotice title="There is no pack to check" href="/" link="Make or import one in the library" />
      </main>
    )
  const { pack, problems } = here
  const all = counted.reduce((sum, one) => sum + one.problems.length, 0)
  const { errors, warnings } = countProblems(problems)
  const { behind, others } = stepsToNewest(pack.bundle, problems)
  const isFiltered = filter.severity !== 'all' || filter.code !== '' || filter.search !== ''
  const steps = isFiltered ? undefined : behind
  const groups = groupProblems(steps === undefined ? problems : others, filter)
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const canWrite = writingOf(packs, pack) === 'allowed'
  return (
    <main className="st-main st-problems-page">
      <header className="st-tests-head">
        <h1>Problems</h1>
        <label className="st-tests-pack">
          <span className="st-heard">Pack</span>
          <select value={pack.pack} onChange={(event) => router.replace(`/problems?pack=${encodeURIComponent(event.target.value)}`)}>
            {counted.map((one) => (
              <option key={one.pack.pack} value={one.pack.pack}>
                {titleOfState(one.pack)} ({one.problems.length})
              </option>
            ))}
          </select>
        </label>
        <span className="st-space" />
        <Link className="st-link" href={`/tests?pack=${encodeURIComponent(pack.pack)}`}>
          Tests of {titleOfState(pack)}
        </Link>
      </header>
      {problems.length === 0 ? (
        <Notice
          drawing={<BadgeCheck aria-hidden="true" />}
          title={
            all === 0 && counted.length > 1
              ? `Nothing is wrong with any of the ${counted.length} packs`
              : `Nothing is wrong with ${titleOfState(pack)}`
          }
          actions={
            all > 0 &&
            most && (
              <Link className="qw-button st-big" href={`/problems?pack=${encodeURIComponent(most.pack.pack)}`}>
                Problems of {titleOfState(most.pack)} ({most.problems.length})
              </Link>
            )
          }
        >
          <Checked packs={all === 0 ? counted.map((one) => one.pack) : [pack]} />
        </Notice>
      ) : (
        <>
          <div className="st-problem-filters st-row">
            <Severity filter={filter} onFilter={setFilter} severity="error" count={errors} />
            <Severity filter={filter} onFilter={setFilter} severity="warning" count={warnings} />
            <select
              aria-label="Kind of problem"
              value={filter.code}
              onChange={(event) => setFilter({ ...filter, code: event.target.value })}
            >
              <option value="">All kinds</option>
              {codes.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
            <input
              type="search"
              aria-label="Search files, cards and messages"
              placeholder="Search files and cards"
              value={filter.search}
              onChange={(event) => setFilter({ ...filter, search: event.target.value })}
            />
            <span className="st-quiet" role="status">
              {groups.reduce((sum, group) => sum + group.problems.length, steps === undefined ? 0 : problems.length - others.length)} of{' '}
              {problems.length}
            </span>
          </div>
          {steps && <Steps pack={pack} behind={steps} canWrite={canWrite ? 'yes' : 'no'} />}
          {groups.map((group) => (
            <Group key={`${group.severity} ${group.code}`} pack={pack} group={group} canWrite={canWrite ? 'yes' : 'no'} />
          ))}
          {groups.length === 0 && steps === undefined && (
            <p className="st-quiet">
              No problem matches.{' '}
              <button type="button" className="st-link" onClick={() => setFilter(noProblemFilter)}>
                Show all {problems.length}
              </button>
            </p>
          )}
        </>
      )}
    </main>
  )
}

/** The checked things, with the number of each kind. */
function Checked({ packs }: { readonly packs: readonly PackState[] }) {
  const counts = checkedThings(packs)
  return (
    <>
      <p>
        Checked just now: <strong>{counts.reduce((sum, { count }) => sum + count, 0)} things</strong>.
      </p>
      <ul className="st-checked">
        {counts.map(({ words, count }) => (
          <li key={words}>
            <strong>{count}</strong> {words}
          </li>
        ))}
      </ul>
      <p className="st-quiet">
        Facts, texts, scripts and references. The same checks run on the command line with <code>qw check</code>.
      </p>
    </>
  )
}

interface SeverityProps {
  readonly filter: ProblemFilter
  readonly onFilter: (filter: ProblemFilter) => void
  readonly severity: 'error' | 'warning'
  readonly count: number
}

function Severity({ filter, onFilter, severity, count }: SeverityProps) {
  const isOn = filter.severity === severity
  const Icon = severity === 'error' ? CircleX : TriangleAlert
  return (
    <button
      type="button"
      className="qw-button"
      aria-pressed={isOn}
      disabled={count === 0}
      onClick={() => onFilter({ ...filter, severity: isOn ? 'all' : severity })}
    >
      <Icon size={14} className={severity === 'error' ? 'is-bad' : 'is-warn'} aria-hidden="true" /> {count}{' '}
      {count === 1 ? severity : `${severity}s`}
    </button>
  )
}

const mostAtFirst = 12

function Group({ pack, group, canWrite }: { readonly pack: PackState; readonly group: ProblemGroup; readonly canWrite: 'yes' | 'no' }) {
  const { code, severity, problems } = group
  const slugs = [...new Set(problems.flatMap(({ subject }) => (subject?.kind === 'card' ? [subject.slug] : [])))]
  return (
    <section className="st-problem-group" aria-labelledby={`${severity}-${code}`} data-code={code}>
      <header className="st-row">
        {severity === 'error' ? (
          <CircleX size={15} className="is-bad" aria-label="Error" />
        ) : (
          <TriangleAlert size={15} className="is-warn" aria-label="Warning" />
        )}
        <h2 id={`${severity}-${code}`}>
          <code>{code}</code> <span className="st-quiet">{problems.length}</span>
        </h2>
        {code.startsWith('wording/') && canWrite === 'yes' && (
          <button
            type="button"
            className="qw-button"
            onClick={() =>
              void fixes()
                .then(({ applyWording }) => applyWording(pack, slugs, code))
                .catch(tellError)
            }
          >
            <Wrench size={13} aria-hidden="true" /> Fix all {problems.length} of this kind
          </button>
        )}
      </header>
      <Places pack={pack} problems={problems} canWrite={canWrite} remedies="each" />
    </section>
  )
}

/** The steps that update a pack from an earlier version of the script API: a list for each step, with all its places. */
function Steps({ pack, behind, canWrite }: { readonly pack: PackState; readonly behind: BehindApi; readonly canWrite: 'yes' | 'no' }) {
  const { api, steps } = behind
  const places = steps.reduce((sum, { problems }) => sum + problems.length, 0)
  return (
    <section className="st-problem-group" aria-labelledby="steps-to-newest">
      <header className="st-row">
        <CircleX size={15} className="is-bad" aria-label="Error" />
        <h2 id="steps-to-newest">
          Written for script API {api}; this program has {newestApi}
        </h2>
      </header>
      <p className="st-quiet">
        {steps.length === 1 ? 'One step brings' : `${steps.length} steps bring`} it up to date ({places} {places === 1 ? 'place' : 'places'}
        ). Afterwards <code>qw pack migrate {behind.pack}</code> looks at the types of its scripts as well, and writes the new number.
      </p>
      {steps.map(({ step: { slug, title, about, done }, problems }) => (
        <div key={slug} className="st-problem-step" data-step={slug}>
          <header className="st-row">
            <h3>
              {title} <span className="st-quiet">{problems.length}</span>
            </h3>
            {done === 'by itself' && canWrite === 'yes' && (
              <button
                type="button"
                className="qw-button"
                onClick={() =>
                  void fixes()
                    .then(({ addMissingWords }) => addMissingWords(pack, problems))
                    .catch(tellError)
                }
              >
                <Wrench size={13} aria-hidden="true" /> Do it in{' '}
                {problems.length === 1 ? 'this place' : problems.length === 2 ? 'both places' : `all ${problems.length} places`}
              </button>
            )}
          </header>
          <p className="st-quiet">{about}</p>
          <Places pack={pack} problems={problems} canWrite={canWrite} remedies="none" />
        </div>
      ))}
    </section>
  )
}

interface PlacesProps {
  readonly pack: PackState
  readonly problems: readonly Problem[]
  readonly canWrite: 'yes' | 'no'
  /** `none`: the list has a common remedy above it. */
  readonly remedies: 'each' | 'none'
}

function Places({ pack, problems, canWrite, remedies }: PlacesProps) {
  const [all, setAll] = useState<'some' | 'all'>('some')
  const router = useRouter()
  const shown = all === 'all' ? problems : problems.slice(0, mostAtFirst)
  const open = (problem: Problem) => {
    const to = pageOf(pack, problem)
    if (to !== undefined) router.push(to)
  }
  return (
    <>
      <ul>
        {shown.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same text
          <li key={`${problem.file} ${problem.message} ${i}`}>
            <p>{problem.message}</p>
            {remedies === 'each' && <p className="st-quiet">{problem.remedy}</p>}
            <p className="st-problem-actions">
              {canOpen(problem) ? (
                <button type="button" className="st-link" onClick={() => open(problem)}>
                  {problem.file}
                  {problem.line === undefined ? '' : `:${problem.line}`}
                  {problem.subject && <span className="st-heard"> of {problem.subject.slug}</span>}
                </button>
              ) : (
                <code>{problem.file}</code>
              )}
              {canWrite === 'yes' && problem.fixes?.map((fix) => <Fix key={fix.title} pack={pack} fix={fix} />)}
            </p>
          </li>
        ))}
      </ul>
      {problems.length > shown.length && (
        <button type="button" className="st-link" onClick={() => setAll('all')}>
          Show all {problems.length}
        </button>
      )}
    </>
  )
}

function Fix({ pack, fix }: { readonly pack: PackState; readonly fix: QuickFix }) {
  return (
    <button
      type="button"
      className="qw-button"
      onClick={() =>
        void fixes()
          .then(({ applyFix }) => applyFix(pack, fix.edit))
          .catch(tellError)
      }
    >
      <Wrench size={13} aria-hidden="true" /> {fix.title}
    </button>
  )
}

const canOpen = ({ subject, pack, file }: Problem): boolean => subject?.kind === 'card' || codeOfFile(`${pack}/${file}`) !== undefined

/**
 * Opens the place of a problem in an editor: the line of a script, or the facts and texts of a card.
 * @returns the URL of the page that shows it; undefined where there is none
 */
function pageOf(state: PackState, { subject, pack, file, line }: Problem): string | undefined {
  const whole = `${pack}/${file}`
  if (subject?.kind === 'card' && filesOfCard(state, subject.slug)) {
    const code = `${pack}:${subject.slug}`
    if (file.endsWith('.ts')) openPlace(whole, line ?? 1)
    else {
      openCard(code)
      showTab('facts')
    }
    return pageOfOpened(code)
  }
  const code = codeOfFile(whole)
  if (code === undefined || !openPlace(whole, line)) return undefined
  if (file.endsWith('.json') && !code.includes('/')) showTab('facts')
  return pageOfOpened(code)
}
