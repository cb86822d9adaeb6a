'use client'

import '../parts/pack-crumbs.css'
import '../parts/tabs.css'
import '@questwright/table-page/parts/tiles.css'
import './packs.css'
import { createCatalogue } from '@questwright/board'
import { cardEntries, problemsOfPack } from '@questwright/contents/card-entries'
import { scriptModuleOf, titleOfPack, titleOfState } from '@questwright/packs/browser'
import { readsTexts } from '@questwright/rulebook'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { ScenarioTile } from '@questwright/table-page/start/scenario-tile'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type ScenarioChoice, scenarioChoices } from '@questwright/workshop/scenario-choices'
import { ArrowLeft, CircleX, TriangleAlert } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Tabs } from 'radix-ui'
import { useMemo, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { bundlesOf } from '../../client/library.ts'
import { type PackWords, usePackWords } from '../../client/packs/pack-words.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { ScenarioLink } from '../library/scenario-link.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { ThingLists } from '../workspace/thing-lists.tsx'
import { PackActions } from './pack-actions.tsx'
import { PackGallery } from './pack-gallery.tsx'
import { PackNeeds } from './pack-needs.tsx'
import { counted, StatusTag } from './pack-parts.tsx'

const NewGameDialog = dynamic(() => import('@questwright/table-page/start/new-game-dialog').then((module) => module.NewGameDialog), {
  ssr: false,
})
/** Loaded when its tab opens. */
const PackTexts = dynamic(() => import('../texts/pack-texts.tsx'), { ssr: false })
const PackMarkdown = dynamic(() => import('../parts/markdown.tsx').then((module) => module.PackMarkdown), { ssr: false })

/** The page of a pack: content, cards, author, changelog, and problems. */
export function PackPage({ answer, pack }: { readonly answer: PacksAnswer; readonly pack: PackState }) {
  const words = usePackWords(pack)
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const entries = useMemo(() => cardEntries(answer, pack), [answer, pack])
  const problems = useMemo(() => problemsOfPack(answer, pack), [answer, pack])
  const rulebook = useRulebook(pack.pack)
  const catalogue = useMemo(
    () => createCatalogue({ rulebook, packs: bundles.map((bundle) => ({ ...bundle, name: titleOfPack(bundle) })) }),
    [rulebook, bundles],
  )
  const scenarios = useMemo(() => scenarioChoices(bundles, rulebooks).filter((one) => one.pack === pack.bundle?.id), [bundles, pack])
  const [chosen, setChosen] = useState<ScenarioChoice | undefined>(undefined)
  if (!words) return <ReadingPage>Reading what the pack says of itself …</ReadingPage>
  const title = titleOfState(pack)
  const parts = [
    { value: 'about', name: 'About' },
    ...(entries.length > 0 ? [{ value: 'cards', name: `Cards (${entries.length})` }] : []),
    ...(entries.length > 0 && readsTexts(rulebook) ? [{ value: 'texts', name: 'Texts' }] : []),
    ...(words.changelog ? [{ value: 'changes', name: 'What changed' }] : []),
    { value: 'problems', name: `Known problems (${problems.length})` },
  ]
  return (
    <main className="st-main st-pack-page">
      <nav aria-label="Way back" className="st-crumbs">
        <PageLink href="/packs">
          <ArrowLeft size={15} aria-hidden="true" /> Packs
        </PageLink>
      </nav>
      <header className="st-pack-head">
        <div>
          <h1>{title}</h1>
          <p className="st-quiet">
            <code>{pack.bundle ? `${pack.bundle.name} ${pack.bundle.packVersion}` : pack.folder}</code>{' '}
            <StatusTag status={words.manifest?.status} />
          </p>
          {words.description && words.description !== title && <p className="st-lead">{words.description}</p>}
        </div>
        <PackActions answer={answer} pack={pack} />
      </header>
      {scenarios.length > 0 && (
        <section aria-label="Scenarios">
          <div className="st-tiles">
            {scenarios.map((scenario) => (
              <ScenarioTile
                key={scenario.code}
                scenario={scenario}
                bundles={bundles}
                onChoose={() => setChosen(scenario)}
                more={<ScenarioLink scenario={scenario} />}
              />
            ))}
          </div>
        </section>
      )}
      <Tabs.Root className="st-tabs st-pack-tabs" defaultValue="about">
        <Tabs.List aria-label={`Parts of ${title}`}>
          {parts.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="about" className="st-tab">
          <About pack={pack} words={words} answer={answer} />
        </Tabs.Content>
        <Tabs.Content value="cards" className="st-tab">
          <PackGallery pack={pack} entries={entries} catalogue={catalogue} />
        </Tabs.Content>
        <Tabs.Content value="texts" className="st-tab">
          <PackTexts pack={pack} />
        </Tabs.Content>
        <Tabs.Content value="changes" className="st-tab">
          <PackMarkdown text={words.changelog} />
        </Tabs.Content>
        <Tabs.Content value="problems" className="st-tab">
          {problems.length === 0 ? (
            <p>The checks find nothing wrong with this pack.</p>
          ) : (
            <>
              <p className="st-quiet">
                What the checks find, errors first.{' '}
                <PageLink href={`/problems?pack=${encodeURIComponent(pack.pack)}`}>All with their repairs</PageLink>
              </p>
              <ProblemList
                problems={[...problems]
                  .sort((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
                  .slice(0, 100)
                  .map((problem) => ({ ...problem, file: `${problem.pack}/${problem.file}` }))}
              />
            </>
          )}
        </Tabs.Content>
      </Tabs.Root>
      {chosen && <NewGameDialog scenario={chosen} bundles={bundles} onClose={() => setChosen(undefined)} />}
    </main>
  )
}

function About({ pack, words, answer }: { readonly pack: PackState; readonly words: PackWords; readonly answer: PacksAnswer }) {
  const problems = problemsOfPack(answer, pack)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const scenes = pack.bundle?.scenes.length ?? 0
  const rulebook = useRulebook(pack.pack)
  const needs = words.dependencies.filter(({ name }) => ![scriptModuleOf(rulebook.game), '@questwright/testkit'].includes(name))
  return (
    <div className="st-pack-about">
      <dl className="st-pack-facts">
        <Fact name="By">{words.author}</Fact>
        <Fact name="Licence">{words.licence}</Fact>
        <Fact name="Brings">{pack.bundle && counted(pack.bundle)}</Fact>
        <Fact name="Languages">{Object.keys(pack.bundle?.text ?? {}).join(', ')}</Fact>
        <Fact name="Stands on">{(needs.length > 0 || pack.kind === 'own') && <PackNeeds pack={pack} needs={needs} answer={answer} />}</Fact>
        <Fact name="Tests">
          {scenes === 0 ? (
            'none'
          ) : (
            <PageLink href={`/tests?pack=${encodeURIComponent(pack.bundle?.id ?? pack.pack)}`}>
              {scenes} {scenes === 1 ? 'file of scenes' : 'files of scenes'}
            </PageLink>
          )}
        </Fact>
        <Fact name="Checks">
          {errors > 0 ? (
            <span className="st-flag is-bad">
              <CircleX size={14} aria-hidden="true" /> {errors} {errors === 1 ? 'error' : 'errors'}
            </span>
          ) : problems.length > 0 ? (
            <span className="st-flag is-warn">
              <TriangleAlert size={14} aria-hidden="true" /> {problems.length} {problems.length === 1 ? 'warning' : 'warnings'}
            </span>
          ) : (
            'nothing wrong'
          )}
        </Fact>
        {words.manifest && words.manifest.credits.length > 0 && (
          <Fact name="Thanks to">
            {words.manifest.credits.map((credit) => (
              <span key={`${credit.name} ${credit.for}`} className="st-pack-need">
                {credit.name} <span className="st-quiet">for {credit.for}</span>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <ThingLists pack={pack} />
      {words.readme && <PackMarkdown text={words.readme} />}
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  if (children === '' || children === undefined || children === null || children === false) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
