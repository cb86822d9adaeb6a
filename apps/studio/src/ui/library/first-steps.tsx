'use client'

import { titleOfState } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { typeIn } from '@questwright/rulebook'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { Circle, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import type { PackState } from '../../api-types.ts'
import { pageOf } from '../../client/page-of.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

type Kind = 'keyword' | 'card' | 'scenario' | 'deck'

interface Step {
  readonly name: string
  readonly words: string
  readonly state: 'done' | 'open'
  readonly kind: Kind
  /** The URL on which a step that was started continues; undefined for a step that creates something. */
  readonly address?: string
}

/** The steps until something of a pack can be played, in order; those that are done have a mark. */
export function FirstSteps({ pack }: { readonly pack: PackState }) {
  const { bundle } = pack
  const { title = '', label = '' } = rulebookAt(bundle?.game).firstSteps ?? {}
  const steps = bundle ? stepsOf(bundle) : []
  const next = steps.find(({ state, kind }) => state === 'open' && kind !== 'keyword')
  return (
    <section className="st-first-steps" aria-label={label.replace('{pack}', () => titleOfState(pack))}>
      <h3>{title}</h3>
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

function stepsOf(bundle: PackOutline): readonly Step[] {
  const rulebook = rulebookAt(bundle.game)
  const told = rulebook.firstSteps
  if (told === undefined) return []
  const cards = Object.values(bundle.cards)
  const keywords = Object.keys(bundle.keywords).length
  const { goal } = told
  const [begun] = Object.keys(goal.kind === 'deck' ? bundle.decks : bundle.scenarios)
  const hasSome = cards.some(({ type }) => told.cards.types.includes(type))
  const count = (type: string) => cards.filter((card) => card.type === type).length
  const said = (type: string): string => {
    const { name = type, plural = type } = typeIn(rulebook, type) ?? {}
    const there = count(type)
    return there === 0 ? `no ${name.toLowerCase()}` : `${there} ${(there === 1 ? name : plural).toLowerCase()}`
  }
  const { types, needs, beside } = told.cards
  const counted = types.filter((type) => !beside.includes(type)).map(said)
  const others = beside.filter((type) => count(type) > 0).map(said)
  return [
    {
      kind: 'keyword',
      name: 'A keyword of your own, if you want one',
      words: 'An ability that several cards share becomes a keyword; it is built from menus.',
      state: keywords > 0 ? 'done' : 'open',
    },
    {
      kind: 'card',
      name: told.cards.name,
      words: hasSome ? `So far ${listed(counted)}${others.length === 0 ? '' : `, beside ${listed(others)}`}.` : told.cards.before,
      state: needs.every((type) => count(type) > 0) ? 'done' : 'open',
    },
    {
      kind: goal.kind,
      name: goal.name,
      words: begun === undefined ? goal.before : goal.begun,
      state: 'open',
      ...(begun === undefined ? {} : { address: pageOf(goal.kind, `${bundle.id}:${begun}`) }),
    },
  ]
}

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')
