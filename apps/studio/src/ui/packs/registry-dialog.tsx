'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { useId, useState } from 'react'
import { doDeed, readOutdated } from '../../client/packs/registry.ts'
import type { RegistryAnswer } from '../../registry-types.ts'
import { Refused, useAttempt } from '../parts/attempt.tsx'

/** The settings of the workspace's registry, and the user's account there. */
export function RegistryDialog({ known, onClose }: { readonly known: RegistryAnswer; readonly onClose: () => void }) {
  const [where, setWhere] = useState<'embedded' | 'other'>(known.choice === 'embedded' ? 'embedded' : 'other')
  const [address, setAddress] = useState(known.choice === 'embedded' ? '' : known.choice)
  const [key, setKey] = useState('')
  const { state, refused, attempt } = useAttempt()
  const id = useId()
  const take = () =>
    attempt(async () => {
      const other = { registry: address.trim(), ...(key.trim() === '' ? {} : { key: key.trim() }) }
      await doDeed({ do: 'choose', ...(where === 'embedded' ? { registry: 'embedded' } : other) }, 'Choosing the registry')
      void readOutdated()
      onClose()
    })
  const leave = () =>
    attempt(async () => {
      await doDeed({ do: 'logout' }, 'Logging out')
      onClose()
    })
  return (
    <Dialog
      onClose={onClose}
      title="Registry"
      lead="Where packs of others are found, and where yours are published."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Leave it
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={state === 'working' || (where === 'other' && address.trim() === '')}
            onClick={() => void take()}
          >
            Use this one
          </button>
        </>
      }
    >
      <fieldset className="st-choice st-registry-choice">
        <legend className="st-heard">Which registry</legend>
        <label>
          <input type="radio" name={`${id}-where`} checked={where === 'embedded'} onChange={() => setWhere('embedded')} />
          <span>
            The registry of this workspace
            <span className="st-quiet"> It starts by itself, and its packs are in the folder of the workspace.</span>
          </span>
        </label>
        <label>
          <input type="radio" name={`${id}-where`} checked={where === 'other'} onChange={() => setWhere('other')} />
          <span>
            Another registry
            <span className="st-quiet"> Any that npm can use.</span>
          </span>
        </label>
      </fieldset>
      {where === 'other' && (
        <>
          <label className="st-field" htmlFor={`${id}-address`}>
            Address
            <input
              id={`${id}-address`}
              type="url"
              placeholder="https://registry.example.org/"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
          <label className="st-field" htmlFor={`${id}-key`}>
            Key
            <input
              id={`${id}-key`}
              type="password"
              autoComplete="off"
              aria-describedby={`${id}-key-note`}
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          </label>
          <p id={`${id}-key-note`} className="st-quiet">
            Only for the registry of another workspace on this machine: its owner copies the key on its page Packs. It is kept until you
            give another.
          </p>
        </>
      )}
      <Refused refused={refused} />
      {known.user !== undefined && (
        <p className="st-quiet">
          You are logged in there as {known.user}.{' '}
          <button type="button" className="st-link" disabled={state === 'working'} onClick={() => void leave()}>
            Log out
          </button>
        </p>
      )}
    </Dialog>
  )
}
