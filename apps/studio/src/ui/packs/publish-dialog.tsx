'use client'

import { packName, readScope, scopeOf, whyNoScope } from '@questwright/packs/browser'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { useEffect, useId, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { type ApiError, getFile, saveFile } from '../../client/api.ts'
import { asApiError, refreshLibrary } from '../../client/library.ts'
import { giveScope } from '../../client/packs/give-scope.ts'
import { usePackWords } from '../../client/packs/pack-words.ts'
import { doDeed, publishedOf, stopWork, useRegistry } from '../../client/packs/registry.ts'
import type { PublishedAnswer, RegistryAnswer } from '../../registry-types.ts'
import { Refused, useAttempt } from '../parts/attempt.tsx'
import { ChangeList } from './change-list.tsx'
import { ScopeField, scopeIsFine } from './scope-field.tsx'

interface PublishDialogProps {
  readonly pack: PackState
  readonly known: RegistryAnswer
  readonly onClose: () => void
}

/** The dialog that publishes a pack: version, changes since the last one, scope, and the checks before it. */
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
  const [licence, setLicence] = useState('')
  const [description, setDescription] = useState('')
  const [scope, setScope] = useState(known.scope === '' ? '' : `@${known.scope}`)
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
  // data that registries require
  const wants = {
    licence: words !== undefined && (words.licence === '' || words.licence === 'UNLICENSED'),
    description: words !== undefined && words.description.trim() === '',
    scope: scopeOf(name) === '' || whyNoScope(scopeOf(name)) !== undefined,
  }
  const missing = [
    ...(version.trim() === '' ? ['a version'] : []),
    ...(wants.scope && !scopeIsFine(scope, 'one') ? ['a scope of your own'] : []),
    ...(wants.licence && licence.trim() === '' ? ['a licence'] : []),
    ...(wants.description && description.trim() === '' ? ['a description'] : []),
    ...(!isLoggedIn && user.trim() === '' ? ['your name at the registry'] : []),
    ...(!isLoggedIn && password === '' ? ['your password there'] : []),
  ]
  const isReady = missing.length === 0
  const publish = (warnings: 'stop' | 'anyway') =>
    attempt(async () => {
      if (!isLoggedIn) await doDeed({ do: 'login', user: user.trim(), password }, 'Logging in')
      const change = {
        ...(version.trim() === pack.bundle?.packVersion ? {} : { version: version.trim() }),
        ...(wants.licence ? { license: licence.trim() } : {}),
        ...(wants.description ? { description: description.trim() } : {}),
      }
      if (wants.scope) await giveScope(pack, readScope(scope))
      if (Object.keys(change).length > 0) await writeManifest(pack.pack, change)
      const done = await doDeed({ do: 'publish', pack: pack.pack, warnings }, `Publishing ${name}`)
      const called = wants.scope ? packName(readScope(scope), pack.bundle?.id ?? pack.pack) : name
      toast.success(`${called} ${done.version ?? version} is published.`)
      onClose()
    })
  return (
    <Dialog
      onClose={() => !work && onClose()}
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
          {missing.length > 0 && (
            <p className="st-finding is-warning" role="status">
              Before it can be published it needs {listOf(missing)}.
            </p>
          )}
          <Refused refused={refused} tone={refused?.code === 'publish/warnings' ? 'warning' : 'error'} />
          <div className="st-publish-fields">
            <label className="st-field" htmlFor={`${id}-version`}>
              Version
              <input id={`${id}-version`} value={version} spellCheck={false} onChange={(event) => setVersion(event.target.value)} />
            </label>
            {wants.scope && (
              <ScopeField
                value={scope}
                onValue={setScope}
                about={`The pack is called ${packName(readScope(scope) || 'you', pack.bundle?.id ?? pack.pack)} then, also where other packs of this workspace name it.`}
              />
            )}
            {wants.licence && (
              <label className="st-field" htmlFor={`${id}-licence`}>
                Licence
                <input
                  id={`${id}-licence`}
                  list={`${id}-licences`}
                  value={licence}
                  placeholder="CC-BY-4.0"
                  spellCheck={false}
                  onChange={(event) => setLicence(event.target.value)}
                />
                <datalist id={`${id}-licences`}>
                  {usualLicences.map(([name, means]) => (
                    <option key={name} value={name}>
                      {means}
                    </option>
                  ))}
                </datalist>
              </label>
            )}
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
          {wants.description && (
            <label className="st-field" htmlFor={`${id}-description`}>
              What it is, in one line
              <input
                id={`${id}-description`}
                value={description}
                maxLength={200}
                onChange={(event) => setDescription(event.target.value)}
              />
            </label>
          )}
          {wants.licence && (
            <p className="st-quiet">
              A licence says what others may do with the pack; without one they may do nothing. It is written into its package.json.
            </p>
          )}
          {isLoggedIn ? (
            <p className="st-quiet">You publish as {known.user}.</p>
          ) : (
            <p className="st-quiet">
              Without an account there, this name and password make one. The password is not kept here; a token is.
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
            Before it is published, its checks, its tests, a minute of random games and every scenario with one to four players are run. A
            failure stops it.
          </p>
        </>
      )}
    </Dialog>
  )
}

const usualLicences = [
  ['CC-BY-4.0', 'everybody may use and change it, and names you'],
  ['CC-BY-SA-4.0', 'the same, and what they make of it stays as free'],
  ['CC-BY-NC-4.0', 'nobody may earn money with it'],
  ['CC0-1.0', 'everybody may do everything'],
  ['MIT', 'as programs are given away'],
] as const

/** A list of words as in a sentence, with commas and "and". */
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

async function writeManifest(pack: string, change: { readonly [field: string]: string }): Promise<void> {
  const { text, hash } = await getFile(pack, 'package.json')
  const manifest = JSON.parse(text) as { readonly [field: string]: unknown }
  await saveFile(pack, 'package.json', `${JSON.stringify({ ...manifest, ...change }, null, 2)}\n`, hash)
  await refreshLibrary()
}
