'use client'

import {
  copiesOf,
  deckLacks,
  deckNumbers,
  hasFewSections,
  quantityOf,
  type Remedy,
  readQuery,
  remediesFor,
  type SearchCard,
  type SortBy,
  searchCards,
  sectionCounts,
  sizeOf,
  withCardFor,
  withCopies,
  withDeckFormat,
  withNotes,
  withQuantity,
} from '@questwright/editing'
import './deck-builder.css'
import './search-box.css'
import '../parts/tabs.css'
import { createCatalogue } from '@questwright/board'
import type { DeckEntry } from '@questwright/contents/deck-entries'
import type { DeckPool } from '@questwright/contents/deck-pool'
import { checkDeck, fullCode, titleOfPack, undeclaredOfDeck, withPins } from '@questwright/packs/browser'
import type { DeckFacts, DeckPlaceholder, PackOutline } from '@questwright/packs/types'
import { deckFormats, deckSections, factIn, type Rulebook } from '@questwright/rulebook'
import { useCommands } from '@questwright/table-page/commands/commands'
import { Notice } from '@questwright/table-page/parts/notice'
import { tellError } from '@questwright/table-page/tell-error'
import { Copy, Download, Layers, LayoutGrid, List, Pencil, Play, Rows3, Trash2, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Tabs } from 'radix-ui'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { saveNow, saveOnLeaving } from '../../client/decks/save-deck.ts'
import { useDeck } from '../../client/decks/use-deck.ts'
import { useAutosave } from '../../client/editor/autosave.ts'
import { useFiles } from '../../client/editor/files.ts'
import { useKept } from '../../client/kept.ts'
import { useLibrary } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { createCard, duplicate, remove } from '../../client/workspace.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { ConflictDialog } from '../editor/conflict-dialog.tsx'
import { CardsLookedAt } from '../looks/cards-looked-at.tsx'
import { LargeCard } from '../looks/large-card.tsx'
import { ReadOnlyNote } from '../packs/read-only-note.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { ViewSwitch } from '../parts/view-switch.tsx'
import { Changing, PartOfPack, useReadOnly } from '../parts/writing.tsx'
import { BrokenDeck } from './broken-deck.tsx'
import { CardResults, type ResultView } from './card-results.tsx'
import { DeckBalance } from './deck-balance.tsx'
import { DeckContents, type DeckView } from './deck-contents.tsx'
import { DeckFindings, type DeckFindingsProps, SectionFindings } from './deck-findings.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { HandPanel } from './hand-panel.tsx'
import { Legality } from './legality.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { PlayDialog } from './play-dialog.tsx'
import { quantityKeys } from './quantity-keys.ts'
import { SearchBox } from './search-box.tsx'
import { SectionChoice } from './section-choice.tsx'
import { SectionNumbers } from './section-numbers.tsx'
import { VersionChanges } from './version-changes.tsx'

interface DeckBuilderProps {
  readonly entry: DeckEntry
  readonly bundles: readonly PackOutline[]
  readonly pool: DeckPool
}

/** A deck in the builder. Reads the deck file, and shows its errors where it cannot be edited. */
export function DeckBuilder({ entry, bundles, pool }: DeckBuilderProps) {
  const open = useDeck(entry.pack, entry.path)
  const error = useFiles(({ files }) => files[open.key]?.error)
  if (open.status === 'failed')
    return (
      <main className="st-main">
        <Notice title={`${entry.path} cannot be read`} tone="bad">
          <p>
            {error?.message} {error?.remedy}
          </p>
        </Notice>
      </main>
    )
  if (open.broken)
    return (
      <BrokenDeck
        key={open.broken.text}
        fileKey={open.key}
        path={`${entry.pack}/${entry.path}`}
        rulebook={open.rulebook}
        {...open.broken}
      />
    )
  if (!open.deck) return <ReadingPage>Reading the deck …</ReadingPage>
  return (
    <PartOfPack pack={entry.pack}>
      <Builder entry={entry} bundles={bundles} pool={pool} open={{ ...open, deck: open.deck }} />
    </PartOfPack>
  )
}

const savedWords = { saved: 'Saved', saving: 'Saving …', changed: 'Saving …', conflict: 'Changed on disk' } as const

const resultViews = [
  { view: 'list', words: 'List', sign: <List size={16} aria-hidden="true" /> },
  { view: 'faces', words: 'Faces', sign: <LayoutGrid size={16} aria-hidden="true" /> },
] as const

/** @param price the fact by which the game prices its cards; empty in a game without prices */
const deckViews = (price: string) =>
  [
    { view: 'picture', words: price === '' ? 'Picture' : 'Picture by price', sign: <Layers size={16} aria-hidden="true" /> },
    { view: 'list', words: 'List by type', sign: <Rows3 size={16} aria-hidden="true" /> },
  ] as const

function Builder({
  entry,
  bundles,
  pool,
  open,
}: DeckBuilderProps & { readonly open: ReturnType<typeof useDeck> & { readonly deck: DeckFacts } }) {
  const readOnly = useReadOnly()
  const { deck, key } = open
  const { title, slug } = entry
  const pack = entry.code.slice(0, entry.code.indexOf(':'))
  // the deck of an installed pack is read-only: its published files must not change
  const change: typeof open.change = (edit) => {
    if (!readOnly) open.change((now) => withPins(edit(now), bundles, { pack, others: 'keep' }))
  }
  const undo = readOnly ? undefined : open.undo
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<SortBy>('type')
  const [results, setResults] = useKept<ResultView>('questwright-deck-results', ['list', 'faces'])
  const [view, setView] = useKept<DeckView>('questwright-deck-view', ['picture', 'list'])
  const [tab, setTab] = useState('deck')
  const [asked, setAsked] = useState<'play' | 'export' | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const resultList = useRef<{ readonly focus: () => void }>(null)
  const router = useRouter()
  const rulebook = useRulebook(entry.pack)
  const read = useMemo(() => readQuery(query, rulebook), [query, rulebook])
  const deferred = useDeferredValue(read)
  const cards = useMemo(() => searchCards(pool.cards, deferred, sort, rulebook), [pool, deferred, sort, rulebook])
  const catalogue = useMemo(
    () => createCatalogue({ rulebook, packs: bundles.map((bundle) => ({ ...bundle, name: titleOfPack(bundle) })) }),
    [rulebook, bundles],
  )
  const find = (code: string): SearchCard | undefined => pool.byCode.get(code)
  const findings = useMemo(() => checkDeck(deck, pool.catalogue, pack), [deck, pool, pack])
  const numbers = useMemo(() => deckNumbers(deck, (code) => pool.byCode.get(code), pack, rulebook), [deck, pool, pack, rulebook])
  const { circle } = useMemo(() => undeclaredOfDeck(deck, pack, bundles), [deck, pack, bundles])
  const size = sizeOf(deck, rulebook)
  const formats = deckFormats(rulebook)
  const counts = useMemo(() => sectionCounts(deck, (code) => pool.byCode.get(code), pack, rulebook), [deck, pool, pack, rulebook])
  const lacks = useMemo(
    () => deckLacks(deck, counts, (code) => pool.byCode.get(code), pack, rulebook),
    [deck, counts, pool, pack, rulebook],
  )
  const atSection = tab === 'deck' && !hasFewSections(rulebook)
  const [chosen, setChosen] = useState<{ readonly [code: string]: string }>({})
  /** The card with the section into which it is put: the chosen one if several take it. */
  const placed = (card: SearchCard): SearchCard => {
    const section = chosen[card.code] ?? card.section
    return section === undefined ? card : { ...card, section }
  }
  const isInList = (card: SearchCard): boolean =>
    deckSections(rulebook).find(({ name }) => name === placed(card).section)?.written === 'list'
  const numberIn = ({ section }: SearchCard) => {
    const by = deckSections(rulebook).find(({ name }) => name === section)?.numbered?.by
    if (by === undefined) return undefined
    return (code: string): number | undefined => {
      const number = find(code)?.facts[by]
      return typeof number === 'number' ? number : undefined
    }
  }
  const autosave = useAutosave(({ mode }) => mode)
  const home = useLibrary(({ packs }) => packs?.packs.find((one) => one.pack === entry.pack))

  // save changes before the page is left
  useEffect(() => {
    const now = () => void saveOnLeaving(key)
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [key])
  useCommands('The deck', [
    { key: '/', words: 'Search cards', run: () => input.current?.focus() },
    ...(undo ? [{ key: 'mod+z', words: 'Take the last change back', also: 'undo', run: undo }] : []),
    ...(readOnly ? [] : quantityKeys),
  ])

  const search = (text: string) => {
    setQuery(text)
    input.current?.focus()
  }
  const mend = (remedy: Remedy) => {
    const mended = remedy.deck
    if (mended) change(() => mended)
    if (remedy.query !== undefined) search(remedy.query)
  }
  const ofFindings: Omit<DeckFindingsProps, 'findings'> = {
    cardOf: ({ parts }) => (typeof parts.code === 'string' ? find(fullCode(parts.code, pack)) : undefined),
    remedies: (finding) => (readOnly ? [] : remediesFor(finding, deck, { find, bundles, pack, rulebook })),
    onRemedy: mend,
    children: (finding) => <VersionChanges finding={finding} deck={deck} pack={pack} />,
  }
  const scriptIt = async (placeholder: DeckPlaceholder) => {
    try {
      await saveNow(key)
      const code = await createCard(entry.pack, {
        title: placeholder.title,
        type: typeOf(placeholder, rulebook),
        facts: factsFrom(placeholder, rulebook),
      })
      change((now) => withCardFor(now, placeholder, code, pack, rulebook))
      await saveNow(key)
      router.push(pageOf('card', code))
    } catch (error) {
      tellError(error)
    }
  }
  const copy = async () => {
    try {
      await saveNow(key)
      router.push(pageOf('deck', await duplicate({ kind: 'deck', pack: entry.pack, slug }, { title: `${title} (copy)` })))
    } catch (error) {
      tellError(error)
    }
  }
  const throwAway = async () => {
    try {
      await saveNow(key)
      await remove({ kind: 'deck', pack: entry.pack, slug, title })
      router.push('/decks')
    } catch (error) {
      tellError(error)
    }
  }
  const notes = typeof deck.notes === 'string' ? deck.notes : ''
  return (
    <main className="st-builder" data-view={results} aria-label={`Deck ${title}`}>
      <header className="st-builder-head">
        <div className="st-builder-title">
          <Link href="/decks" className="st-link">
            Decks
          </Link>
          <h1>{title}</h1>
          {readOnly && <span className="st-tag">{formats.find(({ id }) => id === deck.deckFormat)?.name ?? deck.kind}</span>}
          <span className="st-quiet st-deck-saved" role="status" data-saved={open.saved}>
            {readOnly ? '' : autosave === 'off' && open.saved === 'changed' ? 'Not saved' : savedWords[open.saved]}
          </span>
          {autosave === 'off' && open.saved === 'changed' && (
            <button type="button" className="qw-button" onClick={() => void saveNow(key)}>
              Save
            </button>
          )}
        </div>
        {home && <ReadOnlyNote pack={home} />}
        <div className="st-builder-tools">
          <Changing>
            <label className="st-deck-sort">
              <span className="st-quiet">Kind</span>
              <select
                value={deck.kind}
                aria-label="Kind of deck"
                onChange={(event) => {
                  const kind = event.target.value === 'starter' ? 'starter' : 'custom'
                  change((now) => ({ ...now, kind }))
                }}
              >
                <option value="custom">custom</option>
                <option value="starter">starter</option>
              </select>
            </label>
            {formats.length > 0 && (
              <label className="st-deck-sort">
                <span className="st-quiet">Format</span>
                <select
                  value={deck.deckFormat ?? ''}
                  aria-label="Format of the deck"
                  title={formats.find(({ id }) => id === deck.deckFormat)?.text ?? 'The rules for every deck of the game.'}
                  onChange={(event) => {
                    const { value } = event.target
                    change((now) => withDeckFormat(now, value))
                  }}
                >
                  <option value="">any</option>
                  {formats.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button
              type="button"
              className="qw-button is-icon"
              aria-label="Undo"
              title="Undo (Ctrl+Z)"
              disabled={!undo}
              onClick={() => undo?.()}
            >
              <Undo2 size={15} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label="Rename"
              title="Rename"
              onClick={() =>
                askWorkspace({ ask: 'rename', thing: { kind: 'deck', pack: entry.pack, slug: entry.slug }, title: entry.title })
              }
            >
              <Pencil size={15} aria-hidden="true" />
            </button>
            <button type="button" className="qw-button is-icon" aria-label="Duplicate" title="Duplicate" onClick={() => void copy()}>
              <Copy size={15} aria-hidden="true" />
            </button>
            <button type="button" className="qw-button is-icon" aria-label="Delete" title="Delete" onClick={() => void throwAway()}>
              <Trash2 size={15} aria-hidden="true" />
            </button>
          </Changing>
          <button type="button" className="qw-button" onClick={() => setAsked('export')}>
            <Download size={15} aria-hidden="true" /> Export …
          </button>
          <button type="button" className="qw-button is-main" onClick={() => void saveNow(key).then(() => setAsked('play'))}>
            <Play size={15} aria-hidden="true" /> Play with this deck
          </button>
        </div>
      </header>
      <section className="st-builder-search" aria-label="Cards">
        <SearchBox
          query={query}
          onQuery={setQuery}
          problems={read.problems}
          cards={pool.cards}
          rulebook={rulebook}
          found={cards.length}
          sort={sort}
          onSort={setSort}
          input={input}
          onDown={() => resultList.current?.focus()}
          views={<ViewSwitch of="Cards found as" views={resultViews} view={results} onView={setResults} />}
        />
        <CardResults
          cards={cards}
          view={results}
          catalogue={catalogue}
          rulebook={rulebook}
          quantity={(card) => quantityOf(deck, placed(card), pack, rulebook)}
          onQuantity={(card, next) => {
            const own = placed(card)
            change((now) => withQuantity(now, own, next(quantityOf(now, own, pack, rulebook)), pack, rulebook, numberIn(own)))
          }}
          isSingle={isInList}
          choice={(card, title) => (
            <SectionChoice
              card={card}
              title={title}
              counts={counts}
              section={placed(card).section}
              onSection={(section) => setChosen((now) => ({ ...now, [card.code]: section }))}
            />
          )}
          onSideboard={(card) => {
            if (!isInList(card))
              change((now) => withCopies(now, 'sideboard', card.code, copiesOf(now, 'sideboard', card.code, pack) + 1, pack))
          }}
          onLeaveUp={() => input.current?.focus()}
          handle={resultList}
        />
      </section>
      <section className="st-builder-deck" aria-label="The deck">
        <div className="st-builder-state" role="status">
          <Legality findings={findings} />
          <SectionNumbers counts={counts} size={size} />
          {rulebook.cardLists.sum.name !== '' && (
            <span>
              {rulebook.cardLists.sum.name} {numbers.sum}
            </span>
          )}
        </div>
        {tab === 'deck' && <DeckBalance counts={counts} numbers={numbers} lacks={lacks} rulebook={rulebook} onSearch={search} />}
        <DeckFindings findings={findings.filter(({ section }) => !atSection || section === undefined)} {...ofFindings} />
        {circle.length > 0 && !readOnly && (
          <p className="st-finding is-warning">
            {circle.map(titleOfPack).join(' and ')} depends on {titleOf(pack)}, so {titleOf(pack)} cannot depend on it: keep this deck in
            that pack instead.
          </p>
        )}
        <Tabs.Root value={tab} onValueChange={setTab} className="st-deck-tabs">
          <div className="st-deck-tab-line">
            <Tabs.List aria-label="Parts of the deck" className="st-tab-line">
              <Tabs.Trigger value="deck">Cards</Tabs.Trigger>
              <Tabs.Trigger value="numbers">Curves</Tabs.Trigger>
              {rulebook.cardLists.hand > 0 && <Tabs.Trigger value="hand">Sample hand</Tabs.Trigger>}
              <Tabs.Trigger value="notes">Notes</Tabs.Trigger>
            </Tabs.List>
            {tab === 'deck' && (
              <ViewSwitch of="The deck as" views={deckViews(rulebook.cardLists.price.fact)} view={view} onView={setView} />
            )}
          </div>
          <Tabs.Content value="deck">
            <DeckContents
              deck={deck}
              pack={pack}
              pool={pool}
              view={view}
              catalogue={catalogue}
              rulebook={rulebook}
              sum={numbers.sum}
              onDeck={change}
              counts={counts}
              onSearch={search}
              onScript={(placeholder) => void scriptIt(placeholder)}
            >
              {({ name }) => atSection && <SectionFindings findings={findings.filter(({ section }) => section === name)} {...ofFindings} />}
            </DeckContents>
          </Tabs.Content>
          <Tabs.Content value="numbers">
            <NumbersPanel numbers={numbers} pool={pool} rulebook={rulebook} />
          </Tabs.Content>
          <Tabs.Content value="hand">
            <HandPanel deck={deck} pack={pack} catalogue={catalogue} first={rulebook.cardLists.hand} />
          </Tabs.Content>
          <Tabs.Content value="notes">
            <div className="st-field">
              <label htmlFor="deck-notes">Notes of this deck</label>
              <textarea
                id="deck-notes"
                readOnly={readOnly}
                rows={12}
                maxLength={20_000}
                value={notes}
                placeholder="How it wants to be played, what to swap in."
                onChange={(event) => {
                  const typed = event.target.value
                  change((now) => withNotes(now, typed))
                }}
              />
            </div>
          </Tabs.Content>
        </Tabs.Root>
      </section>
      {asked === 'play' && <PlayDialog code={entry.code} bundles={bundles} onClose={() => setAsked(undefined)} />}
      {asked === 'export' && <ExportDialog deck={deck} title={title} pack={pack} bundles={bundles} onClose={() => setAsked(undefined)} />}
      <ConflictDialog fileKey={key} />
      <CardsLookedAt>{(looked) => <LargeCard catalogue={catalogue} {...looked} />}</CardsLookedAt>
    </main>
  )
}

/** The type for a missing card: guessed from its section, otherwise the first type of which decks consist. */
function typeOf({ part, section = '' }: DeckPlaceholder, rulebook: Rulebook): string {
  const list = deckSections(rulebook).find(({ name, written }) => name === part && written === 'list')
  if (list?.types?.[0] !== undefined) return list.types[0]
  const word = section.toLowerCase()
  const counted = Object.entries(rulebook.types).filter(([, { inDeck }]) => inDeck === 'counted')
  const [type = ''] = counted.find(([, { name }]) => word.startsWith(name.toLowerCase())) ?? counted[0] ?? []
  return type
}

/** The ids of a missing card from the deck file, as facts for the new card, so that the next file in this format finds it. */
function factsFrom(placeholder: DeckPlaceholder, rulebook: Rulebook): { readonly [fact: string]: string } {
  const known = Object.entries(placeholder).filter(([fact, value]) => factIn(rulebook, fact)?.plays === 'no' && typeof value === 'string')
  return Object.fromEntries(known) as { readonly [fact: string]: string }
}
