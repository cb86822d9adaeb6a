'use client'

import { namesAmong, type SectionWords, typeToBeginWith } from '@questwright/editing'
import type { Rulebook } from '@questwright/rulebook'
import { useId, useState } from 'react'
import { AskDialog } from '../workspace/ask-dialog.tsx'
import { boardWords } from './board-words.ts'

interface NewEntryDialogProps {
  readonly section: SectionWords
  readonly rulebook: Rulebook
  /** Names that the section already has. */
  readonly taken: readonly string[]
  /** Called with the name. `like` is the name of the entry to copy, for sections whose entries are copied. */
  readonly onName: (name: string, like?: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a new entry of a chapter. It suggests names for a section whose entries have the names of something else. */
export function NewEntryDialog({ section, rulebook, taken, onName, onClose }: NewEntryDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [like, setLike] = useState(() => (section.like === undefined ? undefined : typeToBeginWith(rulebook)))
  const isTaken = taken.includes(name.trim())
  const offered = section.named === undefined ? [] : namesAmong(section.named, rulebook, boardWords()).filter((one) => !taken.includes(one))
  return (
    <AskDialog
      title={`New ${section.one}`}
      lead={section.about}
      action={`Add the ${section.one}`}
      doing="Adding …"
      can={name.trim() !== '' && !isTaken}
      onClose={onClose}
      act={async () => onName(name.trim(), like)}
    >
      <div className="st-field">
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          value={name}
          maxLength={80}
          placeholder={section.example}
          list={offered.length > 0 ? `${id}-names` : undefined}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? `${id}-taken` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={`${id}-names`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {isTaken && (
          <p id={`${id}-taken`} className="st-field-wrong">
            There is one of this name already.
          </p>
        )}
      </div>
      {section.like !== undefined && (
        <div className="st-field st-chapter-like">
          <label htmlFor={`${id}-like`}>It is like</label>
          <select id={`${id}-like`} value={like} aria-describedby={`${id}-like-note`} onChange={(event) => setLike(event.target.value)}>
            {Object.entries(rulebook[section.like]).map(([one, words]) => (
              <option key={one} value={one}>
                {words.name}
              </option>
            ))}
          </select>
          <p id={`${id}-like-note`} className="st-quiet">
            The new one begins as a copy: what it prints, counts as and looks like. Change what is different.
          </p>
        </div>
      )}
    </AskDialog>
  )
}
