'use client'

import { addScenario, setInScenario } from '@questwright/editing'
import { rulebooks } from '@questwright/workshop/rulebooks'
import '../scenario/fields.css'
import '../scenario/scenario-editor.css'
import './campaign-editor.css'
import '@questwright/workshop/authoring'
import { keepersOf } from '@questwright/contents/record-keepers'
import { writingOf } from '@questwright/contents/writing'
import { namesIn } from '@questwright/editing/scenario'
import { bare, fieldsOfCampaign, fullCode, titleOfState, undeclaredOf, type WayCondition } from '@questwright/packs/browser'
import { useCommands } from '@questwright/table-page/commands/commands'
import { NameDialog } from '@questwright/table-page/parts/name-dialog'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { tellError } from '@questwright/table-page/tell-error'
import { openCampaign } from '@questwright/workshop/campaign/open'
import { Play, Save } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useCallback, useMemo, useState } from 'react'
import type { PackState, WholePacks } from '../../api-types.ts'
import { useCampaign } from '../../client/campaigns/use-campaign.ts'
import { save } from '../../client/editor/save.ts'
import { bundlesOf, useWholePacks } from '../../client/library.ts'
import { addDependencies } from '../../client/packs/dependencies.ts'
import { titleOf as titleOfPackId } from '../../client/packs/title-of.ts'
import { useTitle } from '../../client/use-title.ts'
import { createCard } from '../../client/workspace.ts'
import { ConflictDialog } from '../editor/conflict-dialog.tsx'
import { ReadOnlyNote } from '../packs/read-only-note.tsx'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { Changing, PartOfPack, useReadOnly } from '../parts/writing.tsx'
import { TitleAndText } from '../scenario/title-and-text.tsx'
import { RecordForm } from './record-form.tsx'
import { type Choice, ScenarioPanel } from './scenario-panel.tsx'

const BeginDialog = dynamic(() => import('./begin-dialog.tsx').then((module) => module.BeginDialog), { ssr: false })
const CampaignGraph = dynamic(() => import('./campaign-graph.tsx').then((module) => module.CampaignGraph), {
  ssr: false,
  loading: () => <Working>Drawing the ways …</Working>,
})

/** A campaign in its editor. @param code `pack:slug` */
export function CampaignEditor({ code }: { readonly code: string }) {
  const packs = useWholePacks()
  if (!packs) return <ReadingPage />
  const [id = '', slug = ''] = code.split(':')
  const pack = packs.packs.find((one) => (one.bundle?.id ?? one.pack) === id)
  if (!pack?.files.some(({ path }) => path === `campaigns/${slug}.json`))
    return (
      <main className="st-main">
        <LinkNotice title="There is no such campaign" tone="bad" href="/campaigns" link="All campaigns">
          <p>
            No pack of this workspace has a campaign <code>{code.slice(0, 120)}</code>. It may have been renamed or deleted, or its pack is
            not here.
          </p>
        </LinkNotice>
      </main>
    )
  return (
    <PartOfPack pack={pack.pack}>
      <Editor key={code} answer={packs} pack={pack} slug={slug} />
    </PartOfPack>
  )
}

function Editor({ answer, pack, slug }: { readonly answer: WholePacks; readonly pack: PackState; readonly slug: string }) {
  const readOnly = useReadOnly()
  const id = pack.bundle?.id ?? pack.pack
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const edited = useCampaign(pack.pack, slug, pack.kind !== 'own' ? 'never' : 'allowed')
  const { facts, file, words, issues, edit, say } = edited
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [asked, setAsked] = useState<'nothing' | 'begin' | 'card'>('nothing')
  const names = useMemo(() => namesIn(bundles, id, rulebooks), [bundles, id])
  const open = useMemo(() => openCampaign(`${id}:${slug}`, bundles), [id, slug, bundles])
  const keepers = useMemo(() => keepersOf(bundles, id), [bundles, id])
  const scenarios = useMemo((): readonly Choice[] => {
    const own = [...bundles].filter(({ game }) => game === names.rulebook.game).sort((a, b) => Number(b.id === id) - Number(a.id === id))
    return own.flatMap((one) =>
      Object.keys(one.scenarios).map((scenario) => {
        const title = one.text.en?.scenarios[scenario]?.title ?? scenario
        return one.id === id ? { code: scenario, title } : { code: `${one.id}:${scenario}`, title: `${title}, ${titleOfPackId(one.id)}` }
      }),
    )
  }, [bundles, id, names])
  const titleOf = useCallback(
    (code: string) => scenarios.find((one) => fullCode(one.code, id) === code)?.title ?? bare(code),
    [scenarios, id],
  )
  const cardTitle = useCallback((code: string) => names.title(code), [names])
  const campaignCards = useMemo(
    () => names.cards.filter(({ facts: printed }) => names.rulebook.types[printed.type]?.inGame === 'among-rules'),
    [names],
  )
  useTitle(words.title || undefined)
  const canWrite = writingOf(answer, pack) === 'allowed'
  const saveAll = useCallback(async () => {
    for (const key of edited.keys) await save(key)
  }, [edited.keys])
  useCommands('The campaign', [{ key: 'mod+s', words: 'Save the campaign', whileTyping: 'yes', run: () => void (canWrite && saveAll()) }])
  if (!file || file.status === 'loading') return <ReadingPage>Reading the campaign …</ReadingPage>
  if (!facts)
    return (
      <main className="st-main">
        <Notice title="The file of this campaign cannot be read" tone="bad">
          <p>
            <code>campaigns/{slug}.json</code> holds no JSON object. Repair it with any editor; this page shows it as soon as it is valid.
            {file.error && ` ${file.error.message}`}
          </p>
        </Notice>
      </main>
    )
  const { rules = [], record = {} } = facts
  const home = bundles.find((one) => one.id === id)
  const fields = home ? fieldsOfCampaign(facts, home, bundles, names.rulebook) : names.rulebook.record
  const firstWhen: WayCondition = firstOf(record, fields)
  const cardType = Object.entries(names.rulebook.types).find(([, { inGame }]) => inGame === 'among-rules')?.[0]
  const one = facts.scenarios.find(({ name }) => name === chosen)
  const problems = [
    // a new campaign without scenarios shows no problems, since the middle of the page says what to do first
    ...issues.filter(() => facts.scenarios.length > 0).map(({ severity, message, remedy }) => ({ severity, message, remedy })),
    ...[...answer.problems, ...pack.problems].filter(
      (problem) =>
        problem.file === `campaigns/${slug}.json` &&
        problem.pack === id &&
        facts.scenarios.length > 0 &&
        !issues.some(({ message }) => message === problem.message),
    ),
  ]
  /** Adds another pack as a dependency, so that the campaign can refer to its cards and scenarios. */
  const standOn = (other: string) => void addDependencies(pack.pack, undeclaredOf([other], id, bundles).missing).catch(tellError)
  const add = (code: string) => {
    edit((now) => addScenario(now, code))
    if (code.includes(':')) standOn(code.slice(0, code.indexOf(':')))
  }
  const makeCard = (title: string) => {
    if (cardType === undefined || chosen === undefined) return
    createCard(pack.pack, { title, type: cardType }).then(
      (made) => edit((now) => setInScenario(now, chosen, 'card', bare(made))),
      tellError,
    )
  }
  return (
    <main className="st-scenario st-campaign-editor">
      <header className="st-scenario-head">
        <p>
          <Link href="/campaigns">Campaigns</Link> <span aria-hidden="true">/</span> {titleOfState(pack)} <span aria-hidden="true">/</span>
        </p>
        <h1>{words.title || slug}</h1>
        <span className="st-scenario-state" role="status" data-state={edited.state}>
          {pack.kind !== 'own' ? 'Read only' : edited.state === 'saved' ? 'Saved' : edited.state === 'saving' ? 'Saving …' : 'Not saved'}
        </span>
        {canWrite && edited.state === 'changed' && (
          <button type="button" className="qw-button is-small" onClick={() => void saveAll()}>
            <Save size={14} aria-hidden="true" /> Save
          </button>
        )}
        <button
          type="button"
          className="qw-button is-main"
          disabled={!open || problems.some(({ severity }) => severity === 'error')}
          onClick={() => setAsked('begin')}
        >
          <Play size={14} aria-hidden="true" /> Begin it …
        </button>
        <ReadOnlyNote pack={pack} />
      </header>
      <section className="st-campaign-graph" aria-label="Scenarios">
        <header>
          <h2>Scenarios</h2>
          <p className="st-quiet">{facts.scenarios.length === 1 ? '1 scenario' : `${facts.scenarios.length} scenarios`}</p>
          <Changing>
            {scenarios.length > 0 && facts.scenarios.length > 0 && (
              <label className="st-stage-take">
                <span className="st-heard">Add a scenario</span>
                <select value="" onChange={(event) => add(event.target.value)}>
                  <option value="" disabled>
                    Add a scenario
                  </option>
                  {scenarios.map(({ code, title }) => (
                    <option key={code} value={code}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </Changing>
        </header>
        {facts.scenarios.length === 0 ? (
          <div className="st-graph-empty">
            <p>A campaign begins with its first scenario.</p>
            {scenarios.length === 0 && (
              <p className="st-quiet">No pack here has one: make it in the library, with “scenario …” of this pack.</p>
            )}
            <Changing>
              <div className="st-row st-campaign-first">
                {scenarios.slice(0, 8).map(({ code, title }) => (
                  <button key={code} type="button" className="qw-button st-big" onClick={() => add(code)}>
                    {title}
                  </button>
                ))}
              </div>
            </Changing>
          </div>
        ) : (
          <CampaignGraph
            facts={facts}
            pack={id}
            edit={edit}
            titleOf={titleOf}
            cardTitle={cardTitle}
            firstWhen={firstWhen}
            chosen={one?.name}
            onChoose={setChosen}
          />
        )}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and in a read-only pack nothing inside of it can be focused */}
      <section className="st-campaign-side" aria-label={one ? 'The chosen scenario' : 'The campaign'} tabIndex={0}>
        {one ? (
          <ScenarioPanel
            facts={facts}
            name={one.name}
            pack={id}
            scenarios={scenarios}
            campaignCards={campaignCards}
            cards={names.cards}
            cardTitle={cardTitle}
            titleOf={titleOf}
            fields={fields}
            firstWhen={firstWhen}
            edit={edit}
            onChoose={setChosen}
            onNewCard={cardType === undefined ? undefined : () => setAsked('card')}
          />
        ) : (
          <>
            <TitleAndText words={words} rows={3} say={say} />
            <fieldset className="st-record-field">
              <legend>Rules that keep its log</legend>
              {keepers.length === 0 && <p className="st-quiet">No pack here has a system that keeps a log.</p>}
              {keepers.map(({ code, title, pack: home }) => (
                <label key={code} className="st-campaign-rule">
                  <input
                    type="checkbox"
                    disabled={readOnly}
                    checked={rules.some((rule) => fullCode(rule, id) === fullCode(code, id))}
                    onChange={(event) => {
                      const { checked } = event.target
                      edit((now) => {
                        const others = (now.rules ?? []).filter((rule) => fullCode(rule, id) !== fullCode(code, id))
                        return { ...now, rules: checked ? [...others, code] : others }
                      })
                      if (checked) standOn(home)
                    }}
                  />
                  {title} <span className="st-quiet">{titleOfPackId(home)}</span>
                </label>
              ))}
              {keepers.length > 0 && Object.keys(fields).length === 0 && (
                <p className="st-quiet">Choose who keeps it: what the log begins with is written below then.</p>
              )}
            </fieldset>
            {Object.keys(fields).length > 0 && (
              <>
                <h2>With what the log begins</h2>
                <RecordForm
                  record={record}
                  fields={fields}
                  cards={names.cards}
                  cardTitle={cardTitle}
                  onRecord={(next) => edit((now) => ({ ...now, record: next }))}
                />
              </>
            )}
          </>
        )}
        {problems.length > 0 ? (
          <ProblemList problems={problems} />
        ) : (
          <p className="st-quiet">
            {facts.scenarios.length === 0 ? 'It needs a scenario: add one in the middle.' : 'Nothing is wrong with its file.'}
          </p>
        )}
      </section>
      {asked === 'begin' && open && <BeginDialog open={open} bundles={bundles} onClose={() => setAsked('nothing')} />}
      {asked === 'card' && one && (
        <NameDialog
          title="A campaign card"
          lead="It is one of the rule cards of the game: its “setup” is carried out, and its resolution is recorded."
          label="Title of the card"
          name={titleOf(fullCode(one.scenario, id))}
          action="Make the card"
          onName={makeCard}
          onClose={() => setAsked('nothing')}
        />
      )}
      {edited.keys.map((key) => (
        <ConflictDialog key={key} fileKey={key} />
      ))}
    </main>
  )
}

/** The default condition of a second way (a branch) from a scenario: it checks the first note of the log, or the first number. */
function firstOf(
  record: { readonly [field: string]: unknown },
  fields: { readonly [field: string]: { readonly holds: string } },
): WayCondition {
  for (const [field, { holds }] of Object.entries(fields)) {
    const value = record[field]
    const [name] = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
    if (name !== undefined && holds === 'texts') return { record: field, name, is: '' }
    if (name !== undefined && holds === 'numbers') return { record: field, name, is: 1 }
  }
  const number = Object.entries(fields).find(([, { holds }]) => holds === 'number')?.[0]
  return { record: number ?? Object.keys(fields)[0] ?? 'notes', is: number === undefined ? '' : 1 }
}
