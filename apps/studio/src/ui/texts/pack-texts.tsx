'use client'

import './texts.css'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { FileCheck2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PackState, PackTextsAnswer } from '../../api-types.ts'
import { type ApiError, readPackTexts } from '../../client/api.ts'
import { showTab } from '../../client/editor/open-card.ts'
import { writeScriptsOfTexts } from '../../client/editor/write-scripts.ts'
import { asApiError } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { PageLink } from '../parts/page-link.tsx'
import { type TextState, TextStateBadge, textStateWords } from './state-of-text.tsx'

type Card = PackTextsAnswer['list'][number]

const order: readonly TextState[] = ['asked', 'by-hand', 'partly', 'whole', 'kept']

/** The state that the list shows: of a card with an open question the question, because its author can answer it. */
const stateOf = ({ state, asked }: Card): TextState => (asked > 0 && state !== 'kept' ? 'asked' : state === 'byHand' ? 'by-hand' : state)

/** The cards of a pack with the states of their texts, sorted by state; each line opens its card. */
export default function PackTexts({ pack }: { readonly pack: PackState }) {
  const [answer, setAnswer] = useState<PackTextsAnswer | undefined>()
  const [error, setError] = useState<ApiError | undefined>()
  const [only, setOnly] = useState<TextState | 'all'>('all')
  const { hash } = pack
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are read anew when the pack has changed
  useEffect(() => {
    const stop = new AbortController()
    readPackTexts(pack.pack, stop.signal).then(setAnswer, (failed: unknown) => !stop.signal.aborted && setError(asApiError(failed)))
    return () => stop.abort()
  }, [pack.pack, hash])
  if (error)
    return (
      <Notice tone="bad" title="The texts cannot be read">
        <p>{error.message}</p>
        <p>{error.remedy}</p>
      </Notice>
    )
  if (!answer) return <Working>Reading the texts of all cards …</Working>
  const cards = answer.list.filter(({ state }) => state !== 'plain')
  const counts = order.map((state) => [state, cards.filter((card) => stateOf(card) === state).length] as const)
  const shown = cards
    .filter((card) => only === 'all' || stateOf(card) === only)
    .toSorted((one, other) => order.indexOf(stateOf(one)) - order.indexOf(stateOf(other)))
  const id = pack.bundle?.id ?? pack.pack
  return (
    <div className="st-texts-of-pack">
      <p className="st-quiet" role="status">
        {cards.length} {cards.length === 1 ? 'card' : 'cards'} with abilities in the text.
      </p>
      <p className="st-quiet">
        Scripts can be written of these texts. A card that asks waits for your answer, and players follow by hand what is not understood.
      </p>
      {pack.kind === 'own' && answer.changes.length > 0 && <WriteScripts pack={pack.pack} />}
      <div className="st-texts-states" role="group" aria-label="Show only">
        <button type="button" className="qw-button" aria-pressed={only === 'all'} onClick={() => setOnly('all')}>
          all ({cards.length})
        </button>
        {counts
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <button key={state} type="button" className="qw-button" aria-pressed={only === state} onClick={() => setOnly(state)}>
              {textStateWords[state]} ({count})
            </button>
          ))}
      </div>
      {shown.length === 0 ? (
        <p className="st-quiet">No card here has a text with an ability.</p>
      ) : (
        <ul className="st-texts-list" aria-label="Cards by their texts" onKeyDown={walk}>
          {shown.map((card) => (
            <li key={card.slug}>
              <PageLink href={pageOf('card', `${id}:${card.slug}`)} onClick={() => showTab('text')}>
                <b>{card.title}</b>
                <TextStateBadge state={stateOf(card)} />
                {Object.keys(card.byHand).length > 0 && <small>By hand: {Object.values(card.byHand).join(' · ')}</small>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A button that writes the scripts of all cards. */
function WriteScripts({ pack }: { readonly pack: string }) {
  const [state, setState] = useState<'asking' | 'writing'>('asking')
  const write = async () => {
    setState('writing')
    try {
      const { says } = await writeScriptsOfTexts(pack)
      toast.success('The scripts of the texts are written.', { description: `${says}.`, duration: 5000 })
    } catch (error) {
      tellError(error)
    }
    setState('asking')
  }
  return (
    <div>
      <button type="button" className="qw-button is-main st-big" disabled={state === 'writing'} onClick={() => void write()}>
        <FileCheck2 size={16} aria-hidden="true" /> {state === 'writing' ? 'Writing …' : 'Write these scripts'}
      </button>
    </div>
  )
}

/** Arrow keys walk along the list. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
