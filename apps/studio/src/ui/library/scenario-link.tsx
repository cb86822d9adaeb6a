'use client'

import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import { Eye, Pencil } from 'lucide-react'
import { isReadOnly } from '../../client/packs/writing.ts'
import { PageLink } from '../parts/page-link.tsx'

/** A link from the tile of a scenario to its editor. */
export function ScenarioLink({ scenario }: { readonly scenario: ScenarioChoice }) {
  const page = isReadOnly(scenario.pack) ? { word: 'Look into', Icon: Eye } : { word: 'Edit', Icon: Pencil }
  return (
    <PageLink
      className="qw-button is-icon"
      href={`/scenarios?scenario=${encodeURIComponent(scenario.code)}`}
      aria-label={`${page.word} ${scenario.title}`}
      title={page.word}
    >
      <page.Icon size={15} aria-hidden="true" />
    </PageLink>
  )
}
