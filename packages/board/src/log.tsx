import type { Rulebook } from '@questwright/rulebook'
import { dequal } from 'dequal'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { CardReference, JsonObject, StoryEntry } from './door-types.ts'
import { Icon, type IconName, isIconName } from './icons.tsx'
import { SentenceText } from './linked-text.tsx'

export interface LogGroup {
  readonly round: number
  readonly phase: string
  readonly entries: readonly StoryEntry[]
}

export interface LogPlace {
  readonly round: number
  readonly phase: string
}

export interface LogProps {
  readonly catalogue: Catalogue
  readonly entries: readonly StoryEntry[]
  /** Returns the round and phase of an entry. Without this function, an entry that names a round or a phase begins a new group. */
  readonly placeOf?: ((entry: StoryEntry) => LogPlace | undefined) | undefined
  readonly onOpenCard?: ((reference: CardReference) => void) | undefined
  /** Kinds of entries that are not shown, such as bookkeeping of the rounds. */
  readonly without?: readonly string[]
}

/** The story in groups, one for each phase, oldest first. */
export function groupStory(entries: readonly StoryEntry[], placeOf?: (entry: StoryEntry) => LogPlace | undefined): readonly LogGroup[] {
  const groups: { round: number; phase: string; entries: StoryEntry[] }[] = []
  let round = 0
  let phase = 'setup'
  for (const entry of entries) {
    const place = placeOf?.(entry)
    const namedRound = entry.parts.round
    const namedPhase = entry.parts.phase
    round = place?.round ?? (typeof namedRound === 'number' ? namedRound : round)
    phase = place?.phase ?? (typeof namedPhase === 'string' ? namedPhase : phase)
    const last = groups.at(-1)
    if (last && last.round === round && last.phase === phase) last.entries.push(entry)
    else groups.push({ round, phase, entries: [entry] })
  }
  return groups
}

/** Merges equal entries that directly follow each other into one entry with their count. */
function togetherIn(entries: readonly StoryEntry[]): readonly { readonly entry: StoryEntry; readonly count: number }[] {
  const together: { readonly entry: StoryEntry; count: number }[] = []
  for (const entry of entries) {
    const last = together.at(-1)
    if (last && last.entry.kind === entry.kind && dequal(last.entry.parts, entry.parts)) last.count += 1
    else together.push({ entry, count: 1 })
  }
  return together
}

/** The icon of an entry: the first icon of the rulebook's list whose text occurs in the entry's kind. */
function lookOf({ storyIcons }: Rulebook, kind: string): IconName | undefined {
  const icon = storyIcons.find(({ has }) => has.some((part) => kind.includes(part)))?.icon
  return icon !== undefined && isIconName(icon) ? icon : undefined
}

const openGroups = 6

/** The story as sentences in which cards are links, grouped by round and phase. Earlier phases are folded. */
export function Log({ catalogue, entries, placeOf, onOpenCard, without = [] }: LogProps) {
  const end = useRef<HTMLDivElement>(null)
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  const groups = groupStory(entries, placeOf)
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !without.includes(entry.kind)) }))
    .filter((group) => group.entries.length > 0)
  const count = entries.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry scrolls to the end
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [count])
  return (
    <section className="qw-log" aria-label={say('board.log')}>
      <h3 className="qw-label">{say('board.log')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reached by keyboard */}
      <div className="qw-log-list" tabIndex={0} role="log" aria-label={say('board.log')} aria-live="off">
        {groups.length === 0 && <p className="qw-empty">{say('board.empty.log')}</p>}
        {groups.map((group, index) => (
          <Group
            key={group.entries[0]?.n ?? index}
            title={groupTitle(say, group)}
            folded={index < groups.length - openGroups ? 'folded' : 'open'}
          >
            {togetherIn(group.entries).map(({ entry, count: times }) => (
              <Entry key={entry.n} catalogue={catalogue} entry={entry} times={times} onOpenCard={onOpenCard} />
            ))}
          </Group>
        ))}
        <div ref={end} />
      </div>
    </section>
  )
}

function groupTitle(say: (code: string, parts?: JsonObject) => string, group: LogGroup): string {
  const phase = say(`phase.${group.phase}`)
  return group.round === 0 ? phase : `${say('board.round', { round: group.round })}, ${phase.toLowerCase()}`
}

interface EntryProps {
  readonly catalogue: Catalogue
  readonly entry: StoryEntry
  /** How many times the entry occurs directly in succession. */
  readonly times: number
  readonly onOpenCard: LogProps['onOpenCard']
}

const Entry = memo(function Entry({ catalogue, entry, times, onOpenCard }: EntryProps) {
  const look = lookOf(catalogue.rulebook, entry.kind)
  return (
    <li data-kind={entry.kind}>
      {look ? <Icon name={look} className={`is-${look}`} /> : <span className="qw-log-dot" aria-hidden="true" />}
      <span>
        <SentenceText catalogue={catalogue} code={entry.kind} parts={entry.parts} onOpen={onOpenCard} />
        {times > 1 && <span className="qw-quiet"> {catalogue.sentence('board.times', { count: times })}</span>}
      </span>
    </li>
  )
})

/** One phase. Its sentences are rendered only while it is unfolded: a long game has thousands. */
function Group({ title, folded, children }: { readonly title: string; readonly folded: 'folded' | 'open'; readonly children: ReactNode }) {
  const [wished, setWished] = useState<boolean | undefined>(undefined)
  const open = wished ?? folded === 'open'
  return (
    <details
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) setWished(event.currentTarget.open)
      }}
    >
      <summary>{title}</summary>
      {open && <ol>{children}</ol>}
    </details>
  )
}
