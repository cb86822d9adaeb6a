'use client'

import { problemsOfPack } from '@questwright/contents/card-entries'
import { titleOfState } from '@questwright/packs/browser'
import { Notice } from '@questwright/table-page/parts/notice'
import { tellError } from '@questwright/table-page/tell-error'
import { DownloadCloud, RefreshCw } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { doDeed, useRegistry } from '../../client/packs/registry.ts'
import type { OutdatedPack } from '../../registry-types.ts'
import { PageLink } from '../parts/page-link.tsx'
import { counted, Origin, packPage } from './pack-parts.tsx'

const UpdateDialog = dynamic(() => import('./update-dialog.tsx').then((module) => module.UpdateDialog), { ssr: false })

/** The packs of the workspace: its own, installed ones with their updates, and those of the program. */
export function PackRows({ answer }: { readonly answer: PacksAnswer }) {
  const { known, outdated, work } = useRegistry()
  const [updating, setUpdating] = useState<OutdatedPack | undefined>(undefined)
  const installed = known?.installed ?? []
  const missing = installed.filter(({ state }) => state === 'missing')
  const hidden = installed.filter(({ state }) => state === 'hidden')
  return (
    <>
      {missing.length > 0 && (
        <Notice
          title={
            missing.length === 1 ? 'A pack of the lockfile is not installed' : `${missing.length} packs of the lockfile are not installed`
          }
          actions={
            <button
              type="button"
              className="qw-button is-main st-big"
              disabled={work !== undefined}
              onClick={() => void doDeed({ do: 'install', specs: [] }, 'Installing what the lockfile names').catch(tellError)}
            >
              <DownloadCloud size={16} aria-hidden="true" /> Install {missing.length === 1 ? 'it' : 'them'}
            </button>
          }
        >
          <p>{missing.map(({ name, version }) => `${name} ${version}`).join(', ')}: fetched again exactly as they were.</p>
        </Notice>
      )}
      {hidden.map(({ name, message }) => (
        <Notice key={name} title={`${name} is installed and not used`}>
          <p>{message}</p>
        </Notice>
      ))}
      <ul className="st-pack-rows">
        {answer.packs.map((pack) => {
          const id = pack.bundle?.id ?? pack.pack
          const mine = installed.find((one) => pack.kind === 'installed' && one.id === id)
          const newer = mine && outdated.find(({ name }) => name === mine.name)
          const errors = problemsOfPack(answer, pack).filter(({ severity }) => severity === 'error').length
          return (
            <li key={pack.pack}>
              <div>
                <h3>
                  <PageLink href={packPage(pack.pack)}>{titleOfState(pack)}</PageLink>
                </h3>
                <p className="st-quiet">{pack.bundle ? `${pack.bundle.packVersion} · ${counted(pack.bundle) || 'empty'}` : pack.folder}</p>
              </div>
              <Origin kind={pack.kind} />
              {errors > 0 && <span className="st-flag is-bad">{errors === 1 ? '1 error' : `${errors} errors`}</span>}
              {newer && (
                <button type="button" className="qw-button is-main" disabled={work !== undefined} onClick={() => setUpdating(newer)}>
                  <RefreshCw size={14} aria-hidden="true" /> Update to {newer.latest} …
                  <span className="st-heard"> {titleOfState(pack)}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {updating && <UpdateDialog pack={updating} onClose={() => setUpdating(undefined)} />}
    </>
  )
}
