'use client'

import './deck-dialogs.css'
import type { DeckFormat, DeckProblem, WrittenDeck } from '@questwright/interop'
import { suggestSlug } from '@questwright/packs/browser'
import type { DeckFacts, PackOutline } from '@questwright/packs/types'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { ClipboardCopy, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeAll } from '../../client/decks/exchange.ts'
import { DeckProblems } from './import-dialog.tsx'

interface ExportDialogProps {
  readonly deck: DeckFacts
  readonly title: string
  readonly pack: string
  readonly bundles: readonly PackOutline[]
  readonly onClose: () => void
}

/** Shows the deck as text in the chosen format, to copy or download it, and what that format cannot contain. */
export function ExportDialog({ deck, title, pack, bundles, onClose }: ExportDialogProps) {
  const [chosen, setChosen] = useState<DeckFormat | undefined>(undefined)
  const [all, setAll] = useState<{ readonly written: readonly WrittenDeck[]; readonly problems: readonly DeckProblem[] } | undefined>(
    undefined,
  )
  useEffect(() => {
    writeAll(deck, title, pack, bundles).then(setAll, tellError)
  }, [deck, title, pack, bundles])
  const format = chosen ?? all?.written[0]?.format
  const shown = all?.written.find((one) => one.format === format)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown?.text ?? '')
      toast.success('The text is copied.', { duration: 2000 })
    } catch {
      toast.error('The browser does not let the page copy.', { description: 'Mark the text and press Ctrl+C.' })
    }
  }
  const download = () => {
    if (!shown) return
    const address = URL.createObjectURL(new Blob([shown.text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${suggestSlug(title) || 'deck'}${shown.ending}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={`Export ${title}`}
      foot={
        <>
          <button type="button" className="qw-button st-big" disabled={!shown} onClick={() => void copy()}>
            <ClipboardCopy size={15} aria-hidden="true" /> Copy
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={!shown} onClick={download}>
            <Download size={15} aria-hidden="true" /> Download
          </button>
        </>
      }
    >
      <fieldset className="st-choice st-deck-formats">
        <legend>Format</legend>
        {all?.written.map(({ format: one, label }) => (
          <label key={one} className="st-option" data-chosen={one === format ? 'chosen' : 'open'}>
            <input type="radio" name="format" checked={one === format} onChange={() => setChosen(one)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {!all && <Working>Writing the deck …</Working>}
      {all && (
        <div role="status" className="st-deck-import-said">
          <DeckProblems problems={all.problems} />
          {shown && shown.lost.length === 0 && <p className="st-quiet">Nothing is lost in this format.</p>}
          {shown && shown.lost.length > 0 && <DeckProblems problems={shown.lost} />}
        </div>
      )}
      {shown && (
        <div className="st-field">
          <label htmlFor="deck-export">Text</label>
          <textarea id="deck-export" className="st-deck-export-text" rows={12} readOnly value={shown.text} spellCheck={false} />
        </div>
      )}
    </Dialog>
  )
}
