'use client'

import './fields.css'
import './scenarios-page.css'
import { titleOfState } from '@questwright/packs/browser'
import { tellError } from '@questwright/table-page/tell-error'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { bundlesOf, useLibrary, useWholePacks } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { createScenario } from '../../client/workspace.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { scenarioState } from './scenario-state.ts'

const ScenarioEditor = dynamic(() => import('./scenario-editor.tsx').then((module) => module.ScenarioEditor), {
  ssr: false,
  loading: () => <ReadingPage>Reading the scenario …</ReadingPage>,
})

/** The scenarios of the workspace, or the scenario in the URL. */
export function ScenariosPage() {
  const packs = useLibrary((state) => state.packs)
  const code = useSearchParams().get('scenario')
  if (!packs) return <ReadingPage />
  return code === null ? <ScenarioList answer={packs} /> : <OpenScenario code={code} />
}

function OpenScenario({ code }: { readonly code: string }) {
  const packs = useWholePacks()
  const bundles = useMemo(() => (packs ? bundlesOf(packs) : []), [packs])
  if (!packs) return <ReadingPage />
  const [packId = '', slug = ''] = code.split(':')
  const pack = packs.packs.find((one) => idOf(one) === packId)
  if (!pack || !slugsOf(pack).includes(slug))
    return (
      <main className="st-main">
        <LinkNotice title="There is no such scenario" tone="bad" href="/scenarios" link="All scenarios">
          <p>
            No pack of this workspace has a scenario <code>{code.slice(0, 120)}</code>. It may have been renamed or deleted, or its pack is
            not here.
          </p>
        </LinkNotice>
      </main>
    )
  return <ScenarioEditor key={code} answer={packs} bundles={bundles} pack={pack} slug={slug} />
}

const idOf = ({ bundle, pack }: PackState): string => bundle?.id ?? pack

const slugsOf = (pack: PackState): readonly string[] => pack.files.flatMap(({ path }) => /^scenarios\/([^/]+)\.json$/.exec(path)?.[1] ?? [])

function ScenarioList({ answer }: { readonly answer: PacksAnswer }) {
  const router = useRouter()
  const own = answer.packs.filter(({ kind }) => kind === 'own')
  const [pack, setPack] = useState(own[0] ? idOf(own[0]) : '')
  const [title, setTitle] = useState('')
  const make = () => {
    if (title.trim() === '' || pack === '') return
    createScenario(pack, { title: title.trim() }).then((code) => router.push(pageOf('scenario', code)), tellError)
  }
  const bundles = bundlesOf(answer)
  return (
    <main className="st-main">
      <h1 className="st-scenarios-title">Scenarios</h1>
      {answer.packs.map((one) => {
        const id = idOf(one)
        const slugs = slugsOf(one)
        if (slugs.length === 0) return null
        const rulebook = rulebookIn(one.bundle, bundles)
        return (
          <section key={id} className="st-scenarios-pack">
            <h2>{titleOfState(one)}</h2>
            <ul>
              {slugs.map((slug) => (
                <li key={slug}>
                  <Link href={pageOf('scenario', `${id}:${slug}`)}>{one.bundle?.text.en?.scenarios[slug]?.title ?? slug}</Link>
                  <span className="st-quiet">{scenarioState(one.bundle?.scenarios[slug], rulebook)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <form
        className="st-scenarios-new"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <h2>New scenario</h2>
        <label>
          Pack
          <select value={pack} onChange={(event) => setPack(event.target.value)}>
            {own.map((one) => (
              <option key={idOf(one)} value={idOf(one)}>
                {titleOfState(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Title
          <input value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <button type="submit" className="qw-button is-main st-big" disabled={title.trim() === '' || pack === ''}>
          <Plus size={16} aria-hidden="true" /> Make it
        </button>
      </form>
    </main>
  )
}
