'use client'

import {
  chapterSections,
  entriesOfSection,
  newEntry,
  type Part,
  partAt,
  type SectionWords,
  toldElsewhere,
  withEntry,
  withoutEntry,
  withPart,
} from '@questwright/editing'
import './chapter.css'
import type { ChapterFinding } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { ChapterEntry } from './chapter-entry.tsx'
import { Findings } from './findings.tsx'
import { NewEntryDialog } from './new-entry-dialog.tsx'

interface ChapterFormProps {
  readonly chapter: Part
  readonly findings: readonly ChapterFinding[]
  /** The rulebook including the edited chapter, so that its names are suggested too. */
  readonly rulebook: Rulebook
  readonly system: { readonly pack: string; readonly slug: string }
  readonly onChange: (make: (now: Part) => Part) => void
  /** Switches to the JSON of the whole chapter. */
  readonly onSource: () => void
}

const nameOf = ({ path }: SectionWords): string => path.join('.')

/** The chapter as sections whose entries can be added, renamed, changed and removed. Parts for which there is no field stay in the file. */
export function ChapterForm({ chapter, findings, rulebook, system, onChange, onSource }: ChapterFormProps) {
  const [adding, setAdding] = useState<SectionWords | undefined>(undefined)
  const [fresh, setFresh] = useState<string | undefined>(undefined)
  const readOnly = useReadOnly()
  const adds = useRef<HTMLDivElement>(null)
  const elsewhere = toldElsewhere(chapter)
  const sections = chapterSections.map((section) => {
    const entries = entriesOfSection(chapter, section)
    const names = Object.keys(entries ?? {}).filter((name) => nameOf(section) !== 'messages' || !elsewhere.has(name))
    return { section, entries, names }
  })
  const shown = sections.filter(({ entries, names }) => entries === undefined || names.length > 0)
  const others = partsWithoutForm(chapter)
  const taken = adding === undefined ? [] : Object.keys(entriesOfSection(chapter, adding) ?? {})
  return (
    <>
      <Changing>
        <div ref={adds} className="st-chapter-adds" role="group" aria-label="Add to the chapter">
          {chapterSections.map((section) => (
            <button
              key={nameOf(section)}
              type="button"
              className="qw-button"
              aria-label={`New ${section.one} …`}
              title={section.about}
              onClick={() => setAdding(section)}
            >
              <Plus size={14} aria-hidden="true" /> {section.one} …
            </button>
          ))}
        </div>
      </Changing>
      <label className="st-flag-field">
        <input
          type="checkbox"
          disabled={readOnly}
          checked={chapter.rule === 'optional'}
          onChange={({ target }) => onChange((now) => withPart(now, ['rule'], target.checked ? 'optional' : undefined))}
        />{' '}
        Optional: players choose it at a new game
      </label>
      {shown.length === 0 && others.length === 0 && <p className="st-quiet">Nothing is declared yet. Begin with a counter or an event.</p>}
      {shown.map(({ section, entries, names }) => (
        <section key={nameOf(section)} className="st-chapter-section" aria-label={section.heading}>
          <h3>{section.heading}</h3>
          <p className="st-quiet">{section.about}</p>
          {entries === undefined ? (
            <p className="st-finding is-error">
              <code>{nameOf(section)}</code> holds something else than entries by name.{' '}
              <button type="button" className="st-link" onClick={onSource}>
                Repair it in the JSON
              </button>
            </p>
          ) : (
            names.map((name) => (
              <ChapterEntry
                key={name}
                section={section}
                name={name}
                entry={entries[name]}
                chapter={chapter}
                findings={findings.filter(({ path }) => isBelow(path, [...section.path, name]))}
                messageFindings={findings}
                rulebook={rulebook}
                system={system}
                isFresh={fresh === `${nameOf(section)} ${name}`}
                onEntry={(value) => onChange((now) => withPart(now, [...section.path, name], value))}
                onMessage={(code, words) => onChange((now) => withMessage(now, code, words))}
                onRemove={() => {
                  onChange((now) => withoutEntry(now, section, name))
                  adds.current?.querySelector<HTMLElement>(`[aria-label="New ${section.one} …"]`)?.focus()
                }}
              />
            ))
          )}
        </section>
      ))}
      {others.length > 0 && (
        <section className="st-chapter-section" aria-label="Other parts">
          <h3>Other parts</h3>
          <p className="st-quiet">
            No form is for these; they stay as they are.{' '}
            <button type="button" className="st-link" onClick={onSource}>
              Edit them as JSON
            </button>
          </p>
          <ul className="st-chapter-others">
            {others.map((path) => (
              <li key={path.join('.')}>
                <code>{path.join('.')}</code> <span className="st-quiet">{countOf(partAt(chapter as FactValue, path))}</span>
                <Findings found={findings.filter((one) => isBelow(one.path, path))} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {adding && (
        <NewEntryDialog
          section={adding}
          rulebook={rulebook}
          taken={taken}
          onName={(name, like) => {
            onChange((now) => withEntry(now, adding, name, newEntry(adding, name, rulebook, like)))
            setFresh(`${nameOf(adding)} ${name}`)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

const isBelow = (path: readonly PropertyKey[], above: readonly string[]): boolean => above.every((key, i) => String(path[i]) === key)

function withMessage(chapter: Part, code: string, words: string): Part {
  return withPart(chapter, ['messages', code], words === '' ? undefined : words)
}

/** The paths of parts of the chapter that have no section in the form; those for the ability builder are split by menu. */
function partsWithoutForm(chapter: Part): readonly (readonly string[])[] {
  const known = new Set([...chapterSections.map(nameOf), 'rule'])
  return Object.entries(chapter).flatMap(([part, value]): readonly (readonly string[])[] => {
    if (known.has(part)) return []
    if (![...known].some((one) => one.startsWith(`${part}.`))) return [[part]]
    return Object.keys(typeof value === 'object' && value !== null ? value : {}).flatMap((inner) =>
      known.has(`${part}.${inner}`) ? [] : [[part, inner]],
    )
  })
}

function countOf(value: FactValue | undefined): string {
  const count = typeof value === 'object' && value !== null ? Object.keys(value).length : 1
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
