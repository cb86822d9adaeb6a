'use client'

import type { Example } from '@questwright/packs/browser'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { tellError } from '@questwright/table-page/tell-error'
import { Check, Copy, PackagePlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { toast } from 'sonner'
import { cardsOf, type ExampleCard, tryCard } from '../../client/handbook/try-example.ts'
import { useLibrary } from '../../client/library.ts'
import { pageOf } from '../../client/workspace.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import type { HandbookPage } from '../../handbook-types.ts'

interface CodeExampleProps {
  readonly page: HandbookPage
  readonly example: Example | undefined
  readonly code: string
}

/** A block of code with what can be done with it: copy it, and where it is a card, make that card in a pack. */
export function CodeExample({ page, example, code }: CodeExampleProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>('no')
  const [trying, setTrying] = useState<ExampleCard | undefined>(undefined)
  const slug = /^(?:card|facts):(.+)$/.exec(example?.mark ?? '')?.[1]
  const card = slug === undefined ? undefined : cardsOf(page).find((one) => one.slug === slug)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied('yes')
      setTimeout(() => setCopied('no'), 2000)
    } catch {
      toast.error('The browser did not let the page copy.', { description: 'Select the text and copy it with the keyboard.' })
    }
  }
  return (
    <figure className="st-example">
      <figcaption>
        <span>{example?.path ?? (example?.language === 'sh' ? 'Command line' : 'Example')}</span>
        <button type="button" className="qw-button is-small" onClick={() => void copy()}>
          {copied === 'yes' ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
          <span aria-live="polite">{copied === 'yes' ? 'Copied' : 'Copy'}</span>
        </button>
        {card && (
          <button type="button" className="qw-button is-small" onClick={() => setTrying(card)} aria-label={`Try ${card.title} in a pack …`}>
            <PackagePlus size={14} aria-hidden="true" /> Try it in a pack …
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls long lines by the focus */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {trying && <TryDialog card={trying} onClose={() => setTrying(undefined)} />}
    </figure>
  )
}

function TryDialog({ card, onClose }: { readonly card: ExampleCard; readonly onClose: () => void }) {
  const packs = useLibrary((state) => state.packs)
  const ids = packs?.packs.map((one) => one.bundle?.id ?? one.pack) ?? []
  // the newest pack of the person's own is more likely than one that came along
  const [pack, setPack] = useState(ids.findLast((id) => !id.startsWith('lcg-')) ?? '')
  const [making, setMaking] = useState<'yes' | 'no'>('no')
  const router = useRouter()
  const id = useId()
  const canWrite = packs?.workspace.writing === 'allowed'
  const make = async () => {
    setMaking('yes')
    try {
      const code = await tryCard(pack, card)
      onClose()
      router.push(pageOf('card', code))
    } catch (error) {
      tellError(error)
      setMaking('no')
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Try ${card.title} in a pack`}
      lead="The card is made with the facts, the words and the script of this page. It is yours then: change it as you like."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => askWorkspace({ ask: 'new-pack' })}>
            New pack …
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={pack === '' || making === 'yes' || !canWrite}
            onClick={() => void make()}
          >
            Make the card
          </button>
        </>
      }
    >
      <div className="st-field">
        <label htmlFor={id}>Pack</label>
        <select id={id} value={pack} onChange={(event) => setPack(event.target.value)}>
          <option value="">Choose a pack</option>
          {ids.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    </Dialog>
  )
}
