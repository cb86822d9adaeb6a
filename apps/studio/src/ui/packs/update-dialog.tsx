'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'
import { doDeed, newsOf, readOutdated } from '../../client/packs/registry.ts'
import type { OutdatedPack, PackDiff } from '../../registry-types.ts'
import { ChangeList } from './change-list.tsx'

/** The changes of a newer version, shown before the update. */
export function UpdateDialog({ pack, onClose }: { readonly pack: OutdatedPack; readonly onClose: () => void }) {
  const [news, setNews] = useState<PackDiff | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const { name, installed, latest, inRange } = pack
  useEffect(() => {
    let stopped = false
    newsOf(name, installed, latest).then(
      (told) => !stopped && setNews(told),
      (refused: unknown) => !stopped && setError(asApiError(refused)),
    )
    return () => {
      stopped = true
    }
  }, [name, installed, latest])
  const update = async () => {
    onClose()
    try {
      await doDeed({ do: 'update', names: [name], reach: latest === inRange ? 'range' : 'latest' }, `Updating ${name}`)
      await readOutdated()
      toast.success(`${name} is ${latest} now.`, { description: `Games that were saved under ${installed} can still be opened with it.` })
    } catch (refused) {
      if (!(refused instanceof DOMException)) tellError(refused)
    }
  }
  const breaks = news?.changes.some(({ weight }) => weight === 'major') ?? false
  return (
    <Dialog
      onClose={onClose}
      title={`${name}: what is new`}
      lead={`From ${installed} to ${latest}.`}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Not now
          </button>
          <button type="button" className="qw-button is-main st-big" disabled={!news && !error} onClick={() => void update()}>
            Update
          </button>
        </>
      }
    >
      {!news && !error && <Working>Comparing the two versions …</Working>}
      {error && (
        <p className="st-finding is-error">
          {error.message} {error.remedy}
        </p>
      )}
      {breaks && (
        <p className="st-finding is-warning">
          It removes or changes cards and names that decks and games may use. Saved games keep the version that they were played with.
        </p>
      )}
      {news && <ChangeList diff={news} />}
    </Dialog>
  )
}
