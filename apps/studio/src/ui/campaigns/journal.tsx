'use client'

import './journal.css'
import type { PackOutline } from '@questwright/packs/types'
import { Scenery } from '@questwright/table-page/start/scenery'
import { type Aside, type Chapter, isCounted, type JournalEntry, type Journal as JournalOf } from '@questwright/workshop/campaign/journal'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import type { CampaignLog } from '@questwright/workshop/campaign/shown'
import { modeName } from '@questwright/workshop/rulebooks'
import { Check, CornerDownRight, GitBranch, RotateCcw, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChangeList } from './pieces.tsx'
import { listed, roman, rounds, titleOfScenario } from './words.ts'

interface JournalProps {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  readonly journal: JournalOf
  readonly bundles: readonly PackOutline[]
  /** Makes an entry the current one, or goes back to the beginning; undefined where the log is read-only. */
  readonly onGo: ((entry: string | undefined) => void) | undefined
}

/** The games of a campaign so far: a chapter for each scenario, with its games and their changes to the record. */
export function Journal({ open, log, journal, bundles, onGo }: JournalProps) {
  const of = { open, log, bundles, onGo }
  return (
    <section aria-labelledby="journal" className="st-journal">
      <h2 id="journal">Journal</h2>
      <ol className="st-chapters">
        {journal.chapters.map((chapter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scenario may occur twice on the path
          <ChapterView key={`${chapter.name} ${at}`} chapter={chapter} number={at + 1} {...of} />
        ))}
        {!journal.next && (
          <li className="st-told is-end">
            <p>Here the campaign ends.</p>
          </li>
        )}
      </ol>
    </section>
  )
}

type OfJournal = Omit<JournalProps, 'journal'>

function ChapterView({ chapter, number, ...of }: OfJournal & { readonly chapter: Chapter; readonly number: number }) {
  const { open } = of
  const { name, state, entries, asides } = chapter
  const choice = open.choiceOf(name)
  return (
    <li className="st-told" data-state={state} data-chapter={name}>
      <span className="st-told-number" aria-hidden="true">
        {roman(number)}
      </span>
      <article aria-label={`Chapter ${number}: ${titleOfScenario(open, name)}`}>
        {choice && <Scenery {...choice} />}
        <div className="st-told-words">
          <h3>{titleOfScenario(open, name)}</h3>
          {choice?.text !== undefined && <p className="st-told-text">{choice.text}</p>}
          {entries.length === 0 && <p className="st-quiet">Not played yet.</p>}
          {entries.length > 0 && (
            <ol className="st-entries">
              {entries.map((one) => (
                <EntryView key={one.entry.id} told={one} {...of} />
              ))}
            </ol>
          )}
          {asides.map((one) => (
            <AsideView key={one.tip} aside={one} {...of} />
          ))}
        </div>
      </article>
    </li>
  )
}

const signs = { recorded: Check, lost: X, refused: RotateCcw, 'as-if-won': Check } as const

function EntryView({
  told,
  holds = 'yes',
  title,
  ...of
}: OfJournal & {
  readonly told: JournalEntry
  readonly holds?: 'yes' | 'no'
  readonly title?: string
}) {
  const { log, onGo, bundles } = of
  const { entry, changes } = told
  const Sign = signs[entry.counts]
  const isNewest = log.head === entry.id
  return (
    <li className="st-entry" data-counts={entry.counts} data-entry={entry.id} data-holds={holds}>
      <Sign size={16} aria-hidden="true" />
      <div className="st-entry-words">
        <p className="st-entry-head">
          {title !== undefined && <span className="st-quiet">{title}: </span>}
          <strong>{resultWords(told)}</strong>
          {entry.score !== undefined && (
            <span className="st-entry-score">
              Score <b>{entry.score}</b>
            </span>
          )}
        </p>
        <p className="st-quiet st-entry-decks">
          {[
            ...(entry.decks && entry.decks.length > 0 ? [`with ${listed(entry.decks)}`] : []),
            ...(entry.mode === undefined || entry.mode === ''
              ? []
              : [`${modeName(entry.mode, of.open.choiceOf(entry.at)?.code ?? of.open.campaign.code, bundles)} mode`]),
          ].join(', ')}
        </p>
        <ChangeList changes={changes} bundles={bundles} log={log} />
        {isCounted(entry) && changes.length === 0 && <p className="st-quiet">The log stayed as it was.</p>}
      </div>
      {onGo && holds === 'yes' && (
        <div className="st-entry-deeds">
          {isNewest ? (
            <Deed
              words="Take back"
              title="The campaign is again as it was before this game. The entry is kept and can be redone."
              onPress={() => onGo(entry.after)}
            >
              <Undo2 size={14} aria-hidden="true" />
            </Deed>
          ) : (
            <Deed
              words="Back to here"
              title="Undoes everything that was played after this game. It is kept and can be redone."
              onPress={() => onGo(entry.id)}
            >
              <CornerDownRight size={14} aria-hidden="true" />
            </Deed>
          )}
        </div>
      )}
    </li>
  )
}

function resultWords({ entry }: JournalEntry): string {
  const how = entry.rounds === undefined ? '' : ` in ${rounds(entry.rounds)}`
  switch (entry.counts) {
    case 'recorded':
      return `Won${how}`
    case 'lost':
      return `Lost${how}`
    case 'refused':
      return `Won${how}, and not recorded`
    case 'as-if-won':
      return `Lost${how}, and continued`
  }
}

/** Games that were undone or belong to another branch, shown where that branch begins. */
function AsideView({ aside, ...of }: OfJournal & { readonly aside: Aside }) {
  const { entries, tip } = aside
  const { open, onGo } = of
  return (
    <section className="st-aside" aria-label="Taken back" data-tip={tip}>
      <p className="st-aside-head">
        <GitBranch size={14} aria-hidden="true" />
        <span>{entries.length === 1 ? 'Undone' : `Undone, ${entries.length} games`}</span>
        {onGo && (
          <Deed
            words="Take up again"
            title="The campaign is again as it was after these games; the current branch is kept."
            onPress={() => onGo(tip)}
          >
            <Undo2 size={14} aria-hidden="true" className="is-mirrored" />
          </Deed>
        )}
      </p>
      <ol className="st-entries">
        {entries.map((one) => (
          <EntryView key={one.entry.id} told={one} holds="no" title={titleOfScenario(open, one.entry.at)} {...of} />
        ))}
      </ol>
    </section>
  )
}

function Deed({
  words,
  title,
  onPress,
  children,
}: {
  readonly words: string
  readonly title: string
  readonly onPress: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className="qw-button is-small" title={title} onClick={onPress}>
      {children} {words}
    </button>
  )
}
