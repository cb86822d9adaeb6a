'use client'

import { titleOfState } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { Circle, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import type { PackState } from '../../api-types.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

type Kind = 'keyword' | 'card' | 'scenario'

interface Step {
  readonly name: string
  readonly words: string
  readonly state: 'done' | 'open'
  readonly kind: Kind
  /** Where a step that is begun goes on; a new one is made otherwise. */
  readonly address?: string
}

const encounterTypes = ['enemy', 'location', 'treachery', 'objective'] as const

/** What a quest still needs, in the order in which it is made. Nothing for a pack that can be played, or that holds no quest. */
export function QuestSteps({ pack }: { readonly pack: PackState }) {
  const { bundle } = pack
  const steps = bundle ? stepsOf(bundle) : []
  if (steps.length === 0) return null
  const next = steps.find(({ state, kind }) => state === 'open' && kind !== 'keyword')
  return (
    <section className="st-quest-steps" aria-label={`What the quest of ${titleOfState(pack)} needs`}>
      <h3>Make a quest of it</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.kind} data-state={step.state}>
            {step.state === 'done' ? <CircleCheck size={18} aria-label="Done" /> : <Circle size={18} aria-label="Open" />}
            <div>
              <strong>{step.name}</strong>
              <p className="st-quiet">{step.words}</p>
            </div>
            {step.address ? (
              <Link className={step === next ? 'qw-button is-main' : 'qw-button'} href={step.address} prefetch={false}>
                Open the {step.kind}
              </Link>
            ) : (
              <button
                type="button"
                className={step === next ? 'qw-button is-main' : 'qw-button'}
                onClick={() => askWorkspace({ ask: 'new', kind: step.kind, pack: pack.pack })}
              >
                {step.state === 'done' ? 'Another' : 'Make a'} {step.kind}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether a pack is on the way to a quest: its steps are shown. */
export const hasOpenQuest = ({ bundle }: PackState): boolean => bundle !== undefined && stepsOf(bundle).length > 0

function stepsOf(bundle: PackBundle): readonly Step[] {
  const cards = Object.values(bundle.cards)
  const keywords = Object.keys(bundle.keywords).length
  const scenarios = Object.entries(bundle.scenarios)
  const isWhole = scenarios.some(([, { quest, encounterSets }]) => quest.length > 0 && encounterSets.length > 0)
  const hasEncounter = cards.some(({ type }) => (encounterTypes as readonly string[]).includes(type))
  // cards for players alone, or a book of keywords, want no scenario
  const isOther = cards.length > 0 ? !hasEncounter && scenarios.length === 0 : keywords > 5 || Object.keys(bundle.decks).length > 0
  if (isWhole || isOther) return []
  const count = (type: string) => cards.filter((card) => card.type === type).length
  const begun = scenarios[0]?.[0]
  return [
    {
      kind: 'keyword',
      name: 'A keyword of your own, if you want one',
      words: 'What several cards do alike gets a word: its ability is put together from menus.',
      state: keywords > 0 ? 'done' : 'open',
    },
    {
      kind: 'card',
      name: 'Enemies, locations and treacheries',
      words: hasEncounter
        ? `So far ${said(count('enemy'), 'enemy', 'enemies')}, ${said(count('location'), 'location', 'locations')} and ${said(count('treachery'), 'treachery', 'treacheries')}${count('objective') === 0 ? '' : `, beside ${said(count('objective'), 'objective', 'objectives')}`}.`
        : 'They make the encounter deck. Cards of one encounter set are shuffled in together.',
      state: count('enemy') > 0 && count('location') > 0 ? 'done' : 'open',
    },
    {
      kind: 'scenario',
      name: 'A scenario',
      words:
        begun === undefined
          ? 'Its quest stages, the encounter sets that it uses, and how it is set up. Then it can be played.'
          : 'It still needs a quest stage and an encounter set.',
      state: 'open',
      ...(begun === undefined ? {} : { address: `/scenarios?scenario=${encodeURIComponent(`${bundle.id}:${begun}`)}` }),
    },
  ]
}

const said = (count: number, one: string, more: string): string =>
  count === 0 ? `no ${one}` : count === 1 ? `1 ${one}` : `${count} ${more}`
