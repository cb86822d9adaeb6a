'use client'

import { readDeckFile } from '@questwright/editing'
import './deck-dialogs.css'
import type { Rulebook } from '@questwright/rulebook'
import { Notice } from '@questwright/table-page/parts/notice'
import Link from 'next/link'
import { useState } from 'react'
import { saveNow } from '../../client/decks/save-deck.ts'
import { changeFile } from '../../client/editor/files.ts'

interface BrokenDeckProps {
  readonly fileKey: string
  readonly path: string
  readonly text: string
  readonly issues: readonly string[]
  readonly rulebook: Rulebook
}

/** A deck file with errors: shows the errors, and its text so that the user can repair it. Nothing of the file is discarded. */
export function BrokenDeck({ fileKey, path, text, issues, rulebook }: BrokenDeckProps) {
  const [typed, setTyped] = useState(text)
  const now = readDeckFile(typed, rulebook)
  return (
    <main className="st-main">
      <Notice
        title={`${path} cannot be read as a deck`}
        tone="bad"
        actions={
          <>
            <button
              type="button"
              className="qw-button is-main st-big"
              disabled={now.deck === undefined}
              onClick={() => {
                changeFile(fileKey, { text: typed })
                void saveNow(fileKey)
              }}
            >
              Save the repaired deck
            </button>
            <Link className="qw-button st-big" href="/decks">
              All decks
            </Link>
          </>
        }
      >
        {(now.deck === undefined && typed !== text ? now.issues : issues).map((issue) => (
          <p key={issue}>{issue}</p>
        ))}
        <div className="st-field">
          <label htmlFor="deck-json">The file</label>
          <textarea
            id="deck-json"
            className="st-deck-export-text"
            rows={16}
            value={typed}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </Notice>
    </main>
  )
}
