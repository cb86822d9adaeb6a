'use client'

import './fields.css'
import './scenario-editor.css'
import '../parts/tabs.css'
import '@questwright/workshop/authoring'
import { writingOf } from '@questwright/contents/writing'
import { namesIn, whyNotPlayed } from '@questwright/editing/scenario'
import { article, type FullScenarioFacts, titleOfState } from '@questwright/packs/browser'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/types'
import { dealtIn, partFor, type Rulebook, readable, scenarioWords } from '@questwright/rulebook'
import { useCommands } from '@questwright/table-page/commands/commands'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { NewGameDialog } from '@questwright/table-page/start/new-game-dialog'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { stateOfRuns } from '@questwright/workshop/dry-runs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { Play, Save, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { save } from '../../client/editor/save.ts'
import { runDryRuns, stopDryRuns } from '../../client/scenario/dry-runs.ts'
import { useScenario } from '../../client/scenario/use-scenario.ts'
import { ConflictDialog } from '../editor/conflict-dialog.tsx'
import { ScriptWordsForm } from '../editor/script-words-form.tsx'
import { ReadOnlyNote } from '../packs/read-only-note.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { PartOfPack, useReadOnly } from '../parts/writing.tsx'
import { BeginsWith } from './begins-with.tsx'
import { DryRunPanel } from './dry-run-panel.tsx'
import { Endings } from './endings.tsx'
import { ModesOfScenario } from './modes-of-scenario.tsx'
import { PlayedWith } from './played-with.tsx'
import { RulesThatHold } from './rules-that-hold.tsx'
import { ScenarioSets } from './scenario-sets.tsx'
import { SetupList } from './setup-list.tsx'
import { SimulatePanel } from './simulate-panel.tsx'
import { StagePanel } from './stage-panel.tsx'
import { TitleAndText } from './title-and-text.tsx'
import { XrayPanel } from './xray-panel.tsx'

const loadGraph = () => import('./stage-graph.tsx').then((graph) => graph.StageGraph)
// start to load the graph now, so that it can be shown as soon as the packs are loaded
if (typeof window !== 'undefined') void loadGraph()
const StageGraph = dynamic(loadGraph, {
  ssr: false,
  loading: () => <Working>Drawing the stages …</Working>,
})

interface ScenarioEditorProps {
  readonly answer: WholePacks
  readonly bundles: readonly PackBundle[]
  readonly pack: WholePack
  readonly slug: string
}

/** The editor of a scenario: stages, deck, setup, endings, and dry runs. Installed scenarios are read-only. */
export function ScenarioEditor(props: ScenarioEditorProps) {
  return (
    <PartOfPack pack={props.pack.pack}>
      <Editor {...props} />
    </PartOfPack>
  )
}

/** Delay in milliseconds after the last save before the dry runs start: several quick saves cause only one run. */
const calm = 400

function Editor({ answer, bundles, pack, slug }: ScenarioEditorProps) {
  const readOnly = useReadOnly()
  const id = pack.bundle?.id ?? pack.pack
  // a scenario of an installed pack can be viewed, played and simulated, but not changed
  const open = useScenario(pack.pack, slug, pack.kind !== 'own' ? 'never' : 'allowed')
  const { facts, file, words, issues, edit, say } = open
  const [stage, setStage] = useState<string>()
  const [tab, setTab] = useState('scenario')
  const [isPlaying, setPlaying] = useState(false)
  const names = useMemo(() => namesIn(bundles, id, rulebooks), [bundles, id])
  const choice = useMemo(() => scenarioChoices(bundles, rulebooks).find(({ code }) => code === `${id}:${slug}`), [bundles, id, slug])
  const decks = useMemo(() => deckChoices(bundles, rulebooks, choice?.game ?? ''), [bundles, choice])
  const canWrite = writingOf(answer, pack) === 'allowed'

  // restart the dry runs when a file used by this scenario's setup changes, by a save or on disk; other packs do not interrupt them
  const state = useMemo(() => stateOfRuns(id, bundles), [id, bundles])
  const newest = useRef(bundles)
  newest.current = bundles
  useEffect(() => {
    if (state === '') return
    const waiting = setTimeout(() => void runDryRuns(id, slug, newest.current), calm)
    return () => {
      clearTimeout(waiting)
      stopDryRuns()
    }
  }, [id, slug, state])

  // in some games a scenario is only a name, and the cards come from the players' decks
  const hasStages = names.rulebook.scenario !== undefined
  const saveAll = useCallback(async () => {
    for (const key of open.keys) await save(key)
  }, [open.keys])
  useCommands('The scenario', [
    { key: 'mod+s', words: 'Save the scenario', whileTyping: 'yes', run: () => void (canWrite && saveAll()) },
    ...(choice && (choice.stages > 0 || !hasStages) ? [{ key: 'p', words: 'Play it now', run: () => setPlaying(true) }] : []),
    ...(hasStages ? [{ words: `X-ray of the ${scenarioWords(names.rulebook).deck}`, run: () => setTab('xray') }] : []),
    { words: 'Simulate many games', also: 'bots', run: () => setTab('simulate') },
  ])

  const pick = useCallback((one: string | undefined) => {
    setStage(one)
    // a click on the background of the graph closes only the stage: the tabs X-ray and Simulate stay open
    setTab((now) => (one !== undefined ? 'stage' : now === 'stage' ? 'scenario' : now))
  }, [])
  if (!file || file.status === 'loading') return <ReadingPage>Reading the scenario …</ReadingPage>
  if (!facts)
    return (
      <main className="st-main">
        <Notice title="The file of this scenario cannot be read" tone="bad">
          <p>
            <code>scenarios/{slug}.json</code> holds no JSON object. Repair it with any editor; this page shows it as soon as it is valid.
            {file.error && ` ${file.error.message}`}
          </p>
        </Notice>
      </main>
    )
  // figures need a wide area: they get the lower half of the page, and the graph stays above
  const areFigures = tab === 'xray' || tab === 'simulate'
  const course = dealtIn(facts, 'course', names.rulebook)
  const chosen = stage !== undefined && course.includes(stage) ? stage : undefined
  const whyNot = whyNotPlayed({ course, issues, stages: choice?.stages, decks: decks.length, rulebook: names.rulebook })
  const called = scenarioWords(names.rulebook)
  const shared = { facts, edit, pack: id, bundles, names } as const
  const shownIssues = issues
    // for a new scenario without stages the problem about that is left out, since the middle of the page says what to do first
    .filter(({ message }) => course.length > 0 || !message.startsWith(`\`${partFor('course', names.rulebook)}\` is []`))
    .map(({ severity, message, remedy }) => ({ severity, message, remedy }))
  const problems = [
    ...shownIssues,
    ...[...answer.problems, ...pack.problems].filter(
      (one) => one.file === `scenarios/${slug}.json` && one.pack === id && !issues.some(({ message }) => message === one.message),
    ),
  ]
  return (
    <main className="st-scenario" data-figures={areFigures ? 'open' : 'closed'} data-stages={hasStages ? 'some' : 'none'}>
      <header className="st-scenario-head">
        <p>
          <Link href="/scenarios">Scenarios</Link> <span aria-hidden="true">/</span> {titleOfState(pack)} <span aria-hidden="true">/</span>
        </p>
        <h1>{words.title || slug}</h1>
        <span className="st-scenario-state" role="status" data-state={open.state}>
          {pack.kind !== 'own' ? 'Read only' : open.state === 'saved' ? 'Saved' : open.state === 'saving' ? 'Saving …' : 'Not saved'}
        </span>
        {canWrite && open.state === 'changed' && (
          <button type="button" className="qw-button is-small" onClick={() => void saveAll()}>
            <Save size={14} aria-hidden="true" /> Save
          </button>
        )}
        <ReadOnlyNote pack={pack} />
      </header>
      <section className="st-scenario-sets" aria-label={readable(called.sets)}>
        {hasStages ? (
          <ScenarioSets {...shared} />
        ) : (
          <p className="st-scenario-empty">Players bring their decks: a scenario of this game has no cards of its own.</p>
        )}
        <footer>
          <button
            type="button"
            className="qw-button is-main st-big"
            aria-disabled={whyNot !== undefined}
            aria-describedby={whyNot === undefined ? undefined : 'why-not-played'}
            title={whyNot}
            onClick={() => whyNot === undefined && setPlaying(true)}
          >
            <Play size={15} aria-hidden="true" /> Play it now <kbd>P</kbd>
          </button>
          {whyNot !== undefined && (
            <p id="why-not-played" className="st-quiet st-why-not">
              {whyNot}
            </p>
          )}
        </footer>
      </section>
      {hasStages && (
        <section className="st-scenario-stages" aria-label={readable(called.stages)}>
          <StageGraph {...shared} chosen={chosen} onChoose={pick} />
        </section>
      )}
      {hasStages && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and in a read-only pack nothing inside of it can be focused
        <section className="st-scenario-setup" aria-label="Setup and endings" tabIndex={0}>
          <SetupList {...shared} slug={slug} />
          <Endings {...shared} />
          <BeginsWith {...shared} />
          <PlayedWith {...shared} />
          <RulesThatHold {...shared} />
          <ModesOfScenario {...shared} />
        </section>
      )}
      <section className="st-scenario-runs" aria-label="Dry run">
        <DryRunPanel pack={id} slug={slug} bundles={bundles} />
      </section>
      <Tabs.Root className="st-scenario-side" value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="More about the scenario" className="st-tab-line">
          <Tabs.Trigger value="scenario">Scenario</Tabs.Trigger>
          {hasStages && <Tabs.Trigger value="stage">Stage</Tabs.Trigger>}
          {hasStages && <Tabs.Trigger value="xray">X-ray</Tabs.Trigger>}
          <Tabs.Trigger value="simulate">Simulate</Tabs.Trigger>
        </Tabs.List>
        {areFigures && (
          <button
            type="button"
            className="qw-button is-icon st-figures-close"
            aria-label="Close the figures"
            onClick={() => setTab(chosen === undefined ? 'scenario' : 'stage')}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
        <Tabs.Content value="scenario" className="st-scenario-tab">
          <TitleAndText words={words} rows={5} say={say} />
          <ScriptWordsForm pack={pack.pack} bundle={pack.bundle} place={{ section: 'scenarios', slug }} />
          <label className="st-scenario-field">
            Place among the scenarios of the pack
            <input
              type="number"
              min={1}
              readOnly={readOnly}
              value={facts.number ?? ''}
              onChange={(event) => {
                const { number: _, ...rest } = facts
                const n = Number.parseInt(event.target.value, 10)
                edit(() => (n >= 1 ? { number: n, ...rest } : rest))
              }}
            />
          </label>
          {problems.length > 0 ? (
            <ProblemList problems={problems} />
          ) : (
            <p className="st-quiet">{readOnly ? 'Nothing is wrong with its file.' : whatIsNext(facts, names.rulebook)}</p>
          )}
        </Tabs.Content>
        <Tabs.Content value="stage" className="st-scenario-tab">
          <StagePanel {...shared} folder={pack} stage={chosen} onChoose={pick} />
        </Tabs.Content>
        <Tabs.Content value="xray" className="st-scenario-tab">
          <XrayPanel pack={id} slug={slug} facts={facts as unknown as ScenarioFacts} bundles={bundles} />
        </Tabs.Content>
        <Tabs.Content value="simulate" className="st-scenario-tab">
          <SimulatePanel code={`${id}:${slug}`} />
        </Tabs.Content>
      </Tabs.Root>
      {isPlaying && choice && <NewGameDialog scenario={choice} bundles={bundles} onClose={() => setPlaying(false)} />}
      {open.keys.map((key) => (
        <ConflictDialog key={key} fileKey={key} />
      ))}
    </main>
  )
}

/** The next thing to do for an unfinished scenario, in words; or that nothing is missing. */
function whatIsNext(facts: FullScenarioFacts, rulebook: Rulebook): string {
  if (rulebook.scenario === undefined) return 'Nothing is wrong with its file.'
  const { stage, set } = scenarioWords(rulebook)
  if (dealtIn(facts, 'course', rulebook).length === 0) return `It needs ${article(stage)} ${stage}: make the first one in the middle.`
  if (dealtIn(facts, 'sets', rulebook).length === 0) return `It needs ${article(set)} ${set}: add one on the left.`
  return 'Nothing is wrong with its file.'
}
