'use client'

import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import { Eye, Pencil } from 'lucide-react'
import { isReadOnly } from '../../client/packs/writing.ts'
import { PageLink } from '../parts/page-link.tsx'

interface ScenarioLinkProps {
  readonly scenario: ScenarioChoice
  /** The name of the scenario in the list, where the title alone does not tell it from others. */
  readonly name?: string
}

/** A link from the tile of a scenario to its editor. */
export function ScenarioLink({ scenario, name = scenario.title }: ScenarioLinkProps) {
  const page = isReadOnly(scenario.pack) ? { word: 'Look into', Icon: Eye } : { word: 'Edit', Icon: Pencil }
  return (
    <PageLink
      className="qw-button is-icon"
      href={`/scenarios?scenario=${encodeURIComponent(scenario.code)}`}
      aria-label={`${page.word} ${name}`}
      title={page.word}
    >
      <page.Icon size={15} aria-hidden="true" />
    </PageLink>
  )
}
