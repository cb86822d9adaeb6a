'use client'

import { titleOfState } from '@questwright/packs/browser'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { Copy, Globe, Printer, Trash2, UploadCloud } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { doDeed, readOutdated, readRegistry, useRegistry } from '../../client/packs/registry.ts'
import { PrintButton } from '../print/print-button.tsx'

const ForkDialog = dynamic(() => import('./fork-dialog.tsx').then((module) => module.ForkDialog), { ssr: false })
const PublishDialog = dynamic(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog), { ssr: false })
const UpdateDialog = dynamic(() => import('./update-dialog.tsx').then((module) => module.UpdateDialog), { ssr: false })

type Asked = 'publish' | 'fork' | 'update' | 'uninstall'

/** Buttons for a pack: publish the user's own pack; update, copy or remove an installed one; copy one that the program ships. */
export function PackActions({ answer, pack }: { readonly answer: PacksAnswer; readonly pack: PackState }) {
  const { known, outdated, work } = useRegistry()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const router = useRouter()
  useEffect(() => {
    if (!useRegistry.getState().known) void readRegistry().then(readOutdated)
  }, [])
  const name = pack.bundle?.name ?? pack.pack
  const newer = pack.kind === 'installed' ? outdated.find((one) => one.name === name) : undefined
  const close = () => setAsked(undefined)
  const isBusy = work !== undefined
  const uninstall = async () => {
    close()
    try {
      await doDeed({ do: 'uninstall', name }, `Uninstalling ${name}`)
      toast.success(`${name} is gone from the workspace.`, { description: 'Saved games that need it can fetch it again.' })
      router.push('/packs')
    } catch (error) {
      tellError(error)
    }
  }
  const makeSite = async () => {
    if (!pack.bundle) return
    const wait = `site ${pack.bundle.id}`
    toast(`Making the page of ${titleOfState(pack)} …`, { id: wait, description: 'It takes about ten seconds.', duration: 120_000 })
    try {
      const { folder = '' } = await doDeed({ do: 'site', pack: pack.bundle.id }, `Making the page of ${titleOfState(pack)}`)
      toast.success('The page is made.', {
        id: wait,
        description: `It is in ${folder}. Put that folder on any web host: it runs in the browser, and loads nothing from other hosts.`,
        duration: 30_000,
      })
    } catch (error) {
      toast.dismiss(wait)
      tellError(error)
    }
  }
  return (
    <div className="st-pack-actions">
      {pack.kind === 'own' && known && (
        <button type="button" className="qw-button is-main st-big" disabled={isBusy || !pack.bundle} onClick={() => setAsked('publish')}>
          <UploadCloud size={16} aria-hidden="true" /> Publish …
        </button>
      )}
      {newer && (
        <button type="button" className="qw-button is-main st-big" disabled={isBusy} onClick={() => setAsked('update')}>
          Update to {newer.latest} …
        </button>
      )}
      {pack.kind !== 'own' && (
        <button type="button" className="qw-button st-big" disabled={isBusy} onClick={() => setAsked('fork')}>
          <Copy size={15} aria-hidden="true" /> Fork to edit …
        </button>
      )}
      {pack.kind === 'installed' && (
        <button type="button" className="qw-button st-big" disabled={isBusy} onClick={() => setAsked('uninstall')}>
          <Trash2 size={15} aria-hidden="true" /> Uninstall …
        </button>
      )}
      {pack.bundle && Object.keys(pack.bundle.cards).length > 0 && (
        <PrintButton answer={answer} pack={pack.pack}>
          <Printer size={15} aria-hidden="true" /> Print …
        </PrintButton>
      )}
      {pack.bundle && answer.workspace.writing === 'allowed' && (
        <button type="button" className="qw-button st-big" disabled={isBusy} onClick={() => void makeSite()}>
          <Globe size={15} aria-hidden="true" /> Make a page of it
        </button>
      )}
      {asked === 'publish' && known && <PublishDialog pack={pack} known={known} onClose={close} />}
      {asked === 'fork' && <ForkDialog pack={pack} onClose={close} />}
      {asked === 'update' && newer && <UpdateDialog pack={newer} onClose={close} />}
      {asked === 'uninstall' && (
        <Dialog
          onClose={close}
          title={`Uninstall ${titleOfState(pack)}?`}
          lead="Its cards and scenarios are removed from the workspace, and so are packs that only this pack needs."
          foot={
            <>
              <button type="button" className="qw-button st-big" onClick={close}>
                Keep it
              </button>
              <button type="button" className="qw-button is-main st-big" onClick={() => void uninstall()}>
                Uninstall
              </button>
            </>
          }
        >
          <p>Saved games keep the version that they were played with. It can be installed again at any time.</p>
        </Dialog>
      )}
    </div>
  )
}
