'use client'

import { groupOf } from '@questwright/editing'
import dynamic from 'next/dynamic'
import './deck-list.css'
import './script-me.css'
import '@questwright/table-page/parts/tiles.css'
import type { DeckEntry, DecksOfPack } from '@questwright/contents/deck-entries'
import type { DeckPool } from '@questwright/contents/deck-pool'
import { namesInList } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { beginningWords } from '@questwright/rulebook'
import { Notice } from '@questwright/table-page/parts/notice'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { tellError } from '@questwright/table-page/tell-error'
import { FilePlus2, Pencil, Play, Upload } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { useLibrary } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { duplicate } from '../../client/workspace.ts'
import { CardsLookedAt } from '../looks/cards-looked-at.tsx'
import { PartOfPack } from '../parts/writing.tsx'
import { CardName } from './card-name.tsx'
import { DeckMenu } from './deck-menu.tsx'
import { GroupIcon } from './group-icon.tsx'
import { Legality } from './legality.tsx'

const ExportDialog = dynamic(() => import('./export-dialog.tsx').then((module) => module.ExportDialog), { ssr: false })
const ImportDialog = dynamic(() => import('./import-dialog.tsx').then((module) => module.ImportDialog), { ssr: false })
const LargeCard = dynamic(() => import('../looks/large-card.tsx').then((module) => module.LargeCardOf), { ssr: false })
const NewDeckDialog = dynamic(() => import('./new-deck-dialog.tsx').then((module) => module.NewDeckDialog), { ssr: false })
const PlayDialog = dynamic(() => import('./play-dialog.tsx').then((module) => module.PlayDialog), { ssr: false })

interface DeckListProps {
  readonly decks: readonly DecksOfPack[]
  readonly bundles: readonly PackOutline[]
  readonly pool: DeckPool
}

type Asked = { readonly what: 'new' | 'import' } | { readonly what: 'play' | 'export'; readonly entry: DeckEntry }

/** All decks of the workspace by pack, with buttons to create or import one. */
export function DeckList({ decks, bundles, pool }: DeckListProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const close = () => setAsked(undefined)
  const router = useRouter()
  const { at } = useGamesAtHand(useLibrary((state) => state.packs))
  const packs = useMemo(() => decks.map(({ pack }) => pack).filter((pack) => !isReadOnly(pack)), [decks])
  const filled = decks.filter((one) => one.decks.length > 0)
  const nameOf = namesInList(
    filled.flatMap((one) => one.decks),
    titleOf,
  )
  const copy = async ({ pack, slug, title }: DeckEntry) => {
    try {
      router.push(pageOf('deck', await duplicate({ kind: 'deck', pack, slug }, { title: `${title} (copy)` })))
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <main className="st-main st-decks">
      <header className="st-decks-head st-row">
        <h1>Decks</h1>
        <button type="button" className="qw-button st-big" onClick={() => setAsked({ what: 'import' })} disabled={packs.length === 0}>
          <Upload size={16} aria-hidden="true" /> Import …
        </button>
        <button type="button" className="qw-button is-main st-big" onClick={() => setAsked({ what: 'new' })} disabled={packs.length === 0}>
          <FilePlus2 size={16} aria-hidden="true" /> New deck
        </button>
      </header>
      {filled.length === 0 && (
        <Notice title="No deck yet">
          <p>
            {packs.length === 0
              ? 'A deck belongs to a pack, and the workspace has none of its own. Make a pack in the Library first.'
              : 'Press New deck to build one card by card, or Import to paste a list or drop a file.'}
          </p>
        </Notice>
      )}
      {filled.map(({ pack, decks: own }) => (
        <section key={pack} aria-labelledby={`decks-${pack}`}>
          <h2 id={`decks-${pack}`}>{titleOf(pack)}</h2>
          <ul className="st-deck-tiles">
            {own.map((entry) => (
              <PartOfPack key={entry.code} pack={entry.pack}>
                <li>
                  <article className="st-tile st-deck-tile">
                    <header>
                      <h3>
                        <Link href={pageOf('deck', entry.code)}>{nameOf(entry)}</Link>
                      </h3>
                      {entry.deck && <span className="st-tag">{entry.deck.kind}</span>}
                    </header>
                    {entry.deck ? <DeckWords entry={entry} /> : <ProblemList problems={entry.problems} />}
                    <footer>
                      <button
                        type="button"
                        className="qw-button is-main"
                        disabled={!entry.deck}
                        aria-label={`Play with ${nameOf(entry)}`}
                        onClick={() => setAsked({ what: 'play', entry })}
                      >
                        <Play size={14} aria-hidden="true" /> Play
                      </button>
                      <Link className="qw-button" href={pageOf('deck', entry.code)} aria-label={`Open ${nameOf(entry)}`}>
                        <Pencil size={14} aria-hidden="true" /> Open
                      </Link>
                      <DeckMenu
                        entry={entry}
                        name={nameOf(entry)}
                        onCopy={() => void copy(entry)}
                        onExport={() => setAsked({ what: 'export', entry })}
                      />
                    </footer>
                  </article>
                </li>
              </PartOfPack>
            ))}
          </ul>
        </section>
      ))}
      <CardsLookedAt>{(looked) => <LargeCard bundles={bundles} {...looked} />}</CardsLookedAt>
      {asked?.what === 'new' && <NewDeckDialog packs={packs} bundles={bundles} game={at} onClose={close} />}
      {asked?.what === 'import' && <ImportDialog packs={packs} bundles={bundles} pool={pool} atHand={at} onClose={close} />}
      {asked?.what === 'play' && <PlayDialog code={asked.entry.code} bundles={bundles} onClose={close} />}
      {asked?.what === 'export' && asked.entry.deck && (
        <ExportDialog deck={asked.entry.deck} title={asked.entry.title} pack={asked.entry.pack} bundles={bundles} onClose={close} />
      )}
    </main>
  )
}

function DeckWords({ entry }: { readonly entry: DeckEntry }) {
  const rulebook = useRulebook(entry.pack)
  const { deck, begins, size, groups, sum, findings } = entry
  const { groups: told, sum: summed } = rulebook.cardLists
  const absent = deck?.placeholders?.reduce((sum, one) => sum + one.quantity, 0) ?? 0
  return (
    <>
      <ul className="st-deck-begins">
        {begins.map(({ code, card }) => (
          <li key={code}>
            <GroupIcon group={card && groupOf(card, rulebook)} otherwise={told.otherwise} />{' '}
            {card ? <CardName code={card.code} title={card.title} /> : code}
          </li>
        ))}
        {begins.length === 0 && <li className="st-quiet">No {beginningWords(rulebook).one} yet</li>}
      </ul>
      <p className="st-deck-facts">
        <span>
          {size} {size === 1 ? 'card' : 'cards'}
        </span>
        <span>
          {summed.name} {sum}
        </span>
        <span className="st-deck-groups">
          {groups.map((group) => (
            <GroupIcon key={group} group={group} otherwise={told.otherwise} label={group} />
          ))}
        </span>
      </p>
      <p className="st-deck-facts">
        <Legality findings={findings} />
        {absent > 0 && <span className="st-deck-script-me">{absent} to script</span>}
      </p>
    </>
  )
}
