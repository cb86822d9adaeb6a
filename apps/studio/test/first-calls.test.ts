/** The requests that a page sends before its own scripts are loaded. */
import { afterEach, expect, it, vi } from 'vitest'
import { getHistory, getLogs, getPacks, restoreLog } from '../src/client/api.ts'
import { firstCallsScript } from '../src/client/first-calls.ts'

const token = 't'.repeat(40)

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Opens a page whose scripts are not loaded yet.
 * @returns the requests: path and token of each
 */
function open(address: { readonly hash?: string; readonly pathname?: string }, kept?: string): string[][] {
  const sent: string[][] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('questwrightFirstCalls', undefined)
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '', ...address })
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  vi.stubGlobal('localStorage', { getItem: () => kept ?? null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    sent.push([path, new Headers(headers).get('x-questwright-token') ?? ''])
    return Response.json({ hash: `answer ${sent.length}` })
  })
  new Function(firstCallsScript)()
  return sent
}

it('a page asks for the packs before its own scripts are there, with the token of the address or of this browser', () => {
  expect(open({ hash: `#token=${token}#pack-fen` }, 'old')).toEqual([['/api/packs', token]])
  expect(open({ pathname: '/decks' }, token)).toEqual([['/api/packs', token]])
  // pages for editing or testing need the code of the packs as well
  expect(open({ pathname: '/tests' }, token)).toEqual([['/api/packs/whole', token]])
  expect(open({ pathname: '/history' }, token).map(([path]) => path)).toEqual(['/api/packs', '/api/history'])
})

it('without a token, nothing is requested before the page can report it', () => {
  expect(open({})).toEqual([])
  expect(open({ hash: '#token=' })).toEqual([])
})

it('the early answer is used once, and the next call asks the server', async () => {
  const sent = open({ pathname: '/history' }, token)
  expect([await getPacks(), await getHistory(), sent.length]).toEqual([{ hash: 'answer 1' }, { hash: 'answer 2' }, 2])
  expect([await getPacks(), sent.length]).toEqual([{ hash: 'answer 3' }, 3])
})

it('after a write the page asks the server again', async () => {
  const sent = open({ pathname: '/campaigns' }, token)
  await restoreLog('the-weald.json')
  expect([await getLogs(), sent.length]).toEqual([{ hash: 'answer 4' }, 4])
})

it('if the studio could not be reached early, this is reported, and the next call reaches it', async () => {
  open({}, token)
  vi.stubGlobal('questwrightFirstCalls', { '/api/packs': Promise.reject(new TypeError('no answer')) })
  await expect(getPacks()).rejects.toMatchObject({ code: 'client/unreachable' })
  await expect(getPacks()).resolves.toMatchObject({ hash: 'answer 2' })
})
