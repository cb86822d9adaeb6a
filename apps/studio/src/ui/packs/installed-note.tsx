'use client'

import './packs.css'
import { Lock } from 'lucide-react'
import type { PackState } from '../../api-types.ts'
import { PageLink } from '../parts/page-link.tsx'
import { packPage } from './pack-parts.tsx'

/** Why nothing can be changed in what came from a registry, and how it can. */
export function InstalledNote({ pack }: { readonly pack: PackState }) {
  if (pack.kind !== 'installed') return null
  return (
    <p className="st-installed-note">
      <Lock size={14} aria-hidden="true" /> Installed from a registry, so nothing is changed here.{' '}
      <PageLink className="st-link" href={packPage(pack.pack)}>
        Fork it to edit
      </PageLink>
    </p>
  )
}
