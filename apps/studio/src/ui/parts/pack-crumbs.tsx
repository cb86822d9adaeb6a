'use client'

import './pack-crumbs.css'
import { ArrowLeft, Plus } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { titleOf } from '../../client/packs/title-of.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

interface PackCrumbsProps {
  readonly pack: string
  /** The path of the file in its pack. */
  readonly file: string
  readonly writing: 'allowed' | 'refused'
  /** Shown before the link back. */
  readonly before?: ReactNode
}

/** Links back to the library and to the pack of the open thing. */
export function PackCrumbs({ pack, file, writing, before }: PackCrumbsProps) {
  return (
    <nav aria-label="Way back" className="st-crumbs">
      {before}
      <Link href="/">
        <ArrowLeft size={15} aria-hidden="true" /> Library
      </Link>
      <span className="st-quiet">
        <Link href={`/#pack-${pack}`}>{titleOf(pack)}</Link> / {file}
      </span>
      <span className="st-space" />
      {writing === 'allowed' && (
        <button
          type="button"
          className="qw-button"
          aria-label={`New card in ${titleOf(pack)} …`}
          onClick={() => askWorkspace({ ask: 'new', kind: 'card', pack })}
        >
          <Plus size={14} aria-hidden="true" /> New card …
        </button>
      )}
    </nav>
  )
}
