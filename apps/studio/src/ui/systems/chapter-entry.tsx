'use client'

import { type FieldWords, isPart, type Part, partAt, restOf, type SectionWords, withPart, withRest } from '@questwright/editing'
import { type ChapterFinding, fieldsAt } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { Changing } from '../parts/writing.tsx'
import { ChapterField, TextField, WordsOfField } from './chapter-field.tsx'
import { Findings } from './findings.tsx'
import { JsonField } from './json-field.tsx'

interface ChapterEntryProps {
  readonly section: SectionWords
  readonly name: string
  readonly entry: FactValue | undefined
  readonly chapter: Part
  /** The problems of the entry. */
  readonly findings: readonly ChapterFinding[]
  /** The problems of the whole chapter. Those of its messages are used here, because the words of an entry are messages. */
  readonly messageFindings: readonly ChapterFinding[]
  readonly rulebook: Rulebook
  readonly system: { readonly pack: string; readonly slug: string }
  /** Whether it was just added. */
  readonly isFresh: boolean
  readonly onEntry: (value: FactValue) => void
  readonly onMessage: (code: string, words: string) => void
  readonly onRemove: () => void
}

const startsWith = (path: readonly PropertyKey[], above: readonly PropertyKey[]): boolean =>
  above.every((key, i) => String(path[i]) === String(key))

/** The labels of the rarely used fields that have a value; where none has, the number of these fields. */
function seldomWords(fields: readonly FieldWords[], entry: Part): string {
  const said = fields.filter(({ at }) => partAt(entry as FactValue, at) !== undefined)
  return said.length === 0 ? `${fields.length} fields that most do without` : said.map(({ label }) => label).join('; ')
}

/** An entry of a chapter: its fields, its words for tables, and, as JSON, the parts for which there is no field. */
export function ChapterEntry(props: ChapterEntryProps) {
  const { section, name, entry, chapter, findings, messageFindings, rulebook, system, isFresh, onEntry, onMessage, onRemove } = props
  const id = useId()
  const own = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isFresh) return
    // focus the new entry after the dialog for its name has returned the focus to its button
    const timer = setTimeout(() => own.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), 60)
    return () => clearTimeout(timer)
  }, [isFresh])
  const path = [...section.path, name]
  const shapes = fieldsAt(path)
  const placed = section.fields.map(({ at }) => [...path, ...at])
  const codes = [
    ...(section.message ? [section.message(name)] : []),
    ...(section.messageOfEach && Array.isArray(entry) ? entry.map((one) => section.messageOfEach?.(String(one)) ?? '') : []),
  ]
  const said = (code: string) => partAt(chapter as FactValue, ['messages', code])
  const besides = findings.filter((one) => !placed.some((at) => startsWith(one.path, at)))
  const title = `${section.one} ${name}`
  const rest = isPart(entry) ? restOf(entry, section.fields) : {}
  // parts that the schema allows and for which there is no field
  const more = Object.keys(shapes).filter((one) => !section.fields.some(({ at }) => at[0] === one))
  const usual = section.fields.filter(({ shown }) => shown !== 'more')
  const seldom = section.fields.filter(({ shown }) => shown === 'more')
  const fieldFor = (field: FieldWords) => (
    <ChapterField
      key={field.at.join('.')}
      field={field}
      shape={fieldsAt([...path, ...field.at.slice(0, -1)])[field.at.at(-1) ?? '']}
      value={partAt(entry, field.at)}
      rulebook={rulebook}
      found={findings.filter((one) => startsWith(one.path, [...path, ...field.at]))}
      onValue={(value) => isPart(entry) && onEntry(withPart(entry, field.at, value) as FactValue)}
    />
  )
  return (
    <fieldset ref={own} className="st-side st-chapter-entry" aria-describedby={besides.length > 0 ? `${id}-findings` : undefined}>
      <legend>
        {section.one} <code>{name}</code>
      </legend>
      <Changing>
        <div className="st-chapter-moves">
          <button
            type="button"
            className="qw-button is-small"
            aria-label={`Rename the ${title}, or see where it is named …`}
            onClick={() => askWorkspace({ ask: 'rename-name', name: { ...system, section: section.path, name }, title })}
          >
            <Pencil size={14} aria-hidden="true" /> Rename …
          </button>
          <button type="button" className="qw-button is-icon" aria-label={`Remove ${title}`} onClick={onRemove}>
            <Trash2 size={14} aria-hidden="true" />
          </button>
        </div>
      </Changing>
      <Findings id={`${id}-findings`} found={besides} />
      {section.fields.length === 0 ? (
        section.messageOfEach ? (
          <WordsOfField label={section.text ?? 'Words'} value={entry} onValue={(words) => onEntry(words ?? [])} />
        ) : (
          <TextField label={section.text ?? 'Text'} value={entry} rows={2} found={[]} onValue={(words) => onEntry(words ?? '')} />
        )
      ) : isPart(entry) ? (
        <>
          <div className="st-chapter-fields">{usual.map(fieldFor)}</div>
          {seldom.length > 0 && (
            <details
              className="st-chapter-rest"
              open={findings.some((one) => seldom.some(({ at }) => startsWith(one.path, [...path, ...at])))}
            >
              <summary>
                More about it
                <span className="st-quiet">: {seldomWords(seldom, entry)}</span>
              </summary>
              <div className="st-chapter-fields">{seldom.map(fieldFor)}</div>
            </details>
          )}
          {(Object.keys(rest).length > 0 || more.length > 0) && (
            <details className="st-chapter-rest" open={Object.keys(rest).length > 0}>
              <summary>
                As JSON
                {more.length > 0 && <span className="st-quiet">: {more.join(', ')}</span>}
              </summary>
              <JsonField
                label={`More of ${title}, as JSON`}
                value={rest as FactValue}
                onValue={(value) => isPart(value) && onEntry(withRest(entry, section.fields, value) as FactValue)}
              />
            </details>
          )}
        </>
      ) : (
        <JsonField label={`${title} as JSON`} value={entry} onValue={onEntry} />
      )}
      {codes.map((code) => (
        <TextField
          key={code}
          label={
            codes.length === 1 && section.message ? 'What the table calls it' : `What the table says of ${code.replace(/^[a-z]+\./, '')}`
          }
          value={said(code)}
          rows={1}
          found={messageFindings.filter((one) => startsWith(one.path, ['messages', code]))}
          onValue={(words) => onMessage(code, String(words ?? ''))}
        />
      ))}
    </fieldset>
  )
}
