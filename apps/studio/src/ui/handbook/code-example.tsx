'use client'

import { cardsOf, type ExampleCard, type HandbookPage } from '@questwright/handbook'
import type { Example } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { Check, Copy, PackagePlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

const TryDialog = dynamic(() => import('./try-dialog.tsx').then((module) => module.TryDialog), { ssr: false })

interface CodeExampleProps {
  readonly page: HandbookPage
  readonly example: Example | undefined
  readonly code: string
}

/** A code block with a copy button and, if it contains a card, a button that adds the card to a pack. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must scroll by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {trying && <TryDialog card={trying} onClose={() => setTrying(undefined)} />}
    </figure>
  )
}
