'use client'

import { suggestSlug } from '@questwright/packs/browser'
import type { WholePack } from '../../api-types.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { useReadOnly } from '../parts/writing.tsx'

interface FileNameNoteProps {
  readonly pack: WholePack
  readonly slug: string
  readonly title: string
}

/**
 * A note that the file name of a card differs from its title. Decks, scenarios and saved games name a card by its file name, so a new title
 * does not change it; only _Rename_ does. Renders nothing where both agree.
 */
export function FileNameNote({ pack, slug, title }: FileNameNoteProps) {
  if (useReadOnly() || suggestSlug(title) === slug) return null
  return (
    <p className="st-quiet">
      Its files are called <code>{slug}</code>. A new title does not change that.{' '}
      <button
        type="button"
        className="qw-link"
        onClick={() => askWorkspace({ ask: 'rename', thing: { kind: 'card', pack: pack.pack, slug }, title })}
      >
        Rename …
      </button>
    </p>
  )
}
