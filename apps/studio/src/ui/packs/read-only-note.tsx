'use client'

import './packs.css'
import { Lock } from 'lucide-react'
import type { PackState } from '../../api-types.ts'
import { PageLink } from '../parts/page-link.tsx'
import { packPage } from './pack-parts.tsx'

/** Why a pack from a registry or of the program is read-only, and how to get an editable copy. */
export function ReadOnlyNote({ pack }: { readonly pack: PackState }) {
  if (pack.kind === 'own') return null
  return (
    <p className="st-read-only-note">
      <Lock size={14} aria-hidden="true" /> {pack.kind === 'installed' ? 'Installed from a registry' : 'Comes with Questwright'}, so nothing
      is changed here.{' '}
      <PageLink className="st-link" href={packPage(pack.pack)}>
        Fork it to edit
      </PageLink>
    </p>
  )
}
