'use client'

import '../parts/search.css'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { Check, DownloadCloud, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'
import { doDeed, readOutdated, registryWords, searchRegistry, useRegistry } from '../../client/packs/registry.ts'
import type { FoundOnRegistry, SearchAnswer } from '../../registry-types.ts'
import { StatusTag } from './pack-parts.tsx'

/** Delay in milliseconds after the last letter before the registry is searched. */
const pause = 250

/** Search of packs in the registry, and installation with one press. */
export function FindPacks() {
  const { known, work } = useRegistry()
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(undefined)
  const found = answer?.found
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const choice = known?.choice
  // search again after each operation on packs: a different registry or user, or an installation, changes the results
  useEffect(() => {
    if (known === undefined) return
    const stop = new AbortController()
    const wait = words === '' ? 0 : pause
    const timer = setTimeout(async () => {
      try {
        setAnswer(await searchRegistry(words, stop.signal))
        setError(undefined)
      } catch (refused) {
        if (!stop.signal.aborted) setError(asApiError(refused))
      }
    }, wait)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [words, known])
  const install = async ({ name, version }: FoundOnRegistry) => {
    try {
      const { changes = [] } = await doDeed({ do: 'install', specs: [name] }, `Installing ${name}`)
      await readOutdated()
      const others = changes.filter((change) => change.name !== name && change.to !== undefined)
      const from = changes.find((change) => change.name === name)?.registry
      toast.success(`${name} ${version} is installed.`, {
        description: [
          from === undefined ? '' : `It came from ${registryWords(from)}.`,
          others.length > 0
            ? `With it came ${others.map((change) => `${change.name} ${change.to}`).join(', ')}.`
            : 'Its scenarios are in the library.',
        ].join(' '),
      })
      for (const change of changes)
        if (change.deprecated !== undefined) toast.warning(`${change.name} ${change.to} is deprecated.`, { description: change.deprecated })
    } catch (refused) {
      if (!isStopped(refused)) tellError(refused)
    }
  }
  return (
    <section aria-labelledby="packs-registry">
      <h2 id="packs-registry">In the registry</h2>
      <p className="st-quiet">
        {choice === undefined || choice === 'embedded'
          ? 'The registry of this workspace: it has what you publish.'
          : `The registry that you chose: ${choice}`}
        {choice === 'embedded' && answer && (
          <>
            {' '}
            Other workspaces of this machine choose it by its address, <code>{answer.url}</code>, and its key:{' '}
            <button type="button" className="st-link" onClick={() => void copyKey(answer.key ?? '')}>
              Copy the key
            </button>
            . Everybody who has the key can read every pack in this registry.
          </>
        )}
      </p>
      <label className="st-search">
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          placeholder="Search packs"
          aria-label="Search packs of the registry"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {error && (
        <Notice title={error.message} tone="bad">
          <p>{error.remedy}</p>
        </Notice>
      )}
      {!found && !error && <Working>Asking the registry …</Working>}
      {found && !error && (
        <>
          <p className="st-heard" role="status">
            {found.length} {found.length === 1 ? 'pack' : 'packs'} found
          </p>
          {found.length === 0 && (
            <p className="st-quiet">
              {words === ''
                ? 'No pack has been published here yet. Open a pack of your own and press Publish.'
                : 'No pack of this registry matches.'}
            </p>
          )}
          <ul className="st-pack-rows">
            {found.map((pack) => {
              const here = known?.installed.find(({ name }) => name === pack.name)
              return (
                <li key={pack.name}>
                  <div>
                    <h3>
                      {pack.name} <StatusTag status={pack.status} />
                    </h3>
                    {pack.description && <p>{pack.description}</p>}
                    <p className="st-quiet">
                      {[
                        pack.version,
                        pack.publisher && `published by ${pack.publisher}`,
                        pack.published.slice(0, 10),
                        pack.kinds.join(', ').replaceAll('-', ' '),
                        pack.languages.join(', '),
                        pack.licence,
                      ]
                        .filter((part) => part !== '')
                        .join(' · ')}
                    </p>
                  </div>
                  {pack.unfit === 'newer-api' && <span className="st-flag is-warn">needs a newer Questwright</span>}
                  {pack.unfit === 'other-game' && <span className="st-flag is-warn">is for another game</span>}
                  {here ? (
                    <span className="st-tag">
                      <Check size={13} aria-hidden="true" /> {here.version} is installed
                    </span>
                  ) : (
                    pack.unfit === undefined && (
                      <button type="button" className="qw-button is-main" disabled={work !== undefined} onClick={() => void install(pack)}>
                        <DownloadCloud size={14} aria-hidden="true" /> Install<span className="st-heard"> {pack.name}</span>
                      </button>
                    )
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

async function copyKey(key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(key)
    toast.success('The key is copied.', { description: 'Paste it in the other studio, where the registry is chosen: Packs, Registry …' })
  } catch {
    toast.error('The browser does not let this page copy.', { description: 'In the terminal: qw pack registry key' })
  }
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
