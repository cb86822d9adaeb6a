'use client'

import { useEffect, useId, useState } from 'react'
import { toast } from 'sonner'
import type { PackState } from '../../api-types.ts'
import { type ApiError, getFile, saveFile } from '../../client/api.ts'
import { asApiError, refreshLibrary } from '../../client/library.ts'
import { usePackWords } from '../../client/packs/pack-words.ts'
import { doDeed, publishedOf, stopWork, useRegistry } from '../../client/packs/registry.ts'
import type { PublishedAnswer, RegistryAnswer } from '../../registry-types.ts'
import { Refused, useAttempt } from '../parts/attempt.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Working } from '../parts/notice.tsx'
import { ChangeList } from './change-list.tsx'

interface PublishDialogProps {
  readonly pack: PackState
  readonly known: RegistryAnswer
  readonly onClose: () => void
}

/** A pack on its way to strangers: version, what changed since the last one, who one is, and the checks that stand before it. */
export function PublishDialog({ pack, known, onClose }: PublishDialogProps) {
  const name = pack.bundle?.name ?? pack.pack
  const words = usePackWords(pack)
  const work = useRegistry((state) => state.work)
  const [published, setPublished] = useState<PublishedAnswer | undefined>(undefined)
  const [unknown, setUnknown] = useState<ApiError | undefined>(undefined)
  const [version, setVersion] = useState(pack.bundle?.packVersion ?? '')
  const [user, setUser] = useState('')
  const [password, setPassword] = useState('')
  const { refused, attempt } = useAttempt()
  const id = useId()
  useEffect(() => {
    let stopped = false
    publishedOf(pack.pack).then(
      (told) => {
        if (stopped) return
        setPublished(told)
        if (told.diff?.version.verdict === 'too-low') setVersion(told.diff.version.least)
      },
      (error: unknown) => !stopped && setUnknown(asApiError(error)),
    )
    return () => {
      stopped = true
    }
  }, [pack.pack])
  const isLoggedIn = known.user !== undefined
  const isReady = version.trim() !== '' && (isLoggedIn || (user.trim() !== '' && password !== ''))
  const publish = (warnings: 'stop' | 'anyway') =>
    attempt(async () => {
      if (!isLoggedIn) await doDeed({ do: 'login', user: user.trim(), password }, 'Logging in')
      if (version.trim() !== pack.bundle?.packVersion) await writeVersion(pack.pack, version.trim())
      const done = await doDeed({ do: 'publish', pack: pack.pack, warnings }, `Publishing ${name}`)
      toast.success(`${name} ${done.version ?? version} is published.`)
      onClose()
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !work && onClose()}
      title={`Publish ${name}`}
      lead={`To ${known.choice === 'embedded' ? 'the registry of this workspace' : known.choice}.`}
      size="large"
      foot={
        work ? (
          <button type="button" className="qw-button st-big" onClick={stopWork}>
            Stop
          </button>
        ) : (
          <>
            <button type="button" className="qw-button st-big" onClick={onClose}>
              Not now
            </button>
            {refused?.code === 'publish/warnings' && (
              <button type="button" className="qw-button st-big" onClick={() => void publish('anyway')}>
                Publish anyway
              </button>
            )}
            <button type="button" className="qw-button is-main st-big" disabled={!isReady} onClick={() => void publish('stop')}>
              Check and publish
            </button>
          </>
        )
      }
    >
      {work ? (
        <div className="st-publish-work">
          <Working>
            {work.what} … {work.words}
          </Working>
          {work.all !== undefined && work.all > 0 && <progress value={work.done ?? 0} max={work.all} aria-label={work.what} />}
        </div>
      ) : (
        <>
          <Refused refused={refused} />
          <div className="st-publish-fields">
            <label className="st-field" htmlFor={`${id}-version`}>
              Version
              <input id={`${id}-version`} value={version} spellCheck={false} onChange={(event) => setVersion(event.target.value)} />
            </label>
            {!isLoggedIn && (
              <>
                <label className="st-field" htmlFor={`${id}-user`}>
                  Your name there
                  <input
                    id={`${id}-user`}
                    value={user}
                    autoComplete="username"
                    spellCheck={false}
                    onChange={(event) => setUser(event.target.value)}
                  />
                </label>
                <label className="st-field" htmlFor={`${id}-password`}>
                  Password
                  <input
                    id={`${id}-password`}
                    type="password"
                    autoComplete="current-password"
                    value={password}
                    onChange={(event) => setPassword(event.target.value)}
                  />
                </label>
              </>
            )}
          </div>
          {isLoggedIn ? (
            <p className="st-quiet">You publish as {known.user}.</p>
          ) : (
            <p className="st-quiet">
              Without an account there, this name and password make one. The password is not kept here; a token is.
            </p>
          )}
          {words && (words.licence === '' || words.description === '') && (
            <p className="st-finding is-warning">
              Its package.json has no {words.licence === '' ? 'licence' : ''}
              {words.licence === '' && words.description === '' ? ' and no ' : ''}
              {words.description === '' ? 'description' : ''}: without that it is not published.
            </p>
          )}
          <section aria-label="What changed">
            {unknown ? (
              <p className="st-finding is-warning">
                {unknown.message} {unknown.remedy}
              </p>
            ) : !published ? (
              <Working>Looking what is published …</Working>
            ) : published.version === undefined ? (
              <p>Nothing of it is published yet: this is its first version.</p>
            ) : (
              <>
                <p>
                  Since {published.version}, which is published
                  {published.diff?.version.verdict === 'too-low' && <> (these changes ask for {published.diff.version.least} at least)</>}:
                </p>
                {published.diff && <ChangeList diff={published.diff} />}
              </>
            )}
          </section>
          <p className="st-quiet">
            Before it goes out, its checks, its tests, a minute of random games and every scenario with one to four players are run. What is
            red stops it.
          </p>
        </>
      )}
    </Dialog>
  )
}

async function writeVersion(pack: string, version: string): Promise<void> {
  const { text, hash } = await getFile(pack, 'package.json')
  const now = text.replace(
    /("version"\s*:\s*")[^"]*(")/,
    (_, before: string, after: string) => `${before}${version.replace(/[\\"]/g, '')}${after}`,
  )
  await saveFile(pack, 'package.json', now, hash)
  await refreshLibrary()
}
