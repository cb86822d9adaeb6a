/** How often the code of packs is sent to a page, and how much of it. */
import { afterEach, expect, it, vi } from 'vitest'
import { getWholePacks } from '../src/client/api.ts'
import { readWhole, refreshLibrary, useLibrary } from '../src/client/library.ts'

const packs = (saves: number) => [
  { pack: 'fen', hash: `fen ${saves}`, files: [], problems: [], code: 'x'.repeat(1000) },
  { pack: 'core', hash: 'core', files: [], problems: [], code: 'y'.repeat(100_000) },
]
const answer = (saves: number) => ({
  workspace: { name: 'w', writing: 'allowed' },
  packs: packs(saves),
  problems: [],
  hash: `answer ${saves}`,
})

/** A server that remembers its previous answers, or that was restarted and remembers nothing. Each answer waits until the test releases it. */
function serve(knows: 'its answers' | 'nothing') {
  const sent: { readonly path: string; readonly bytes: number }[] = []
  const waiting: (() => void)[] = []
  const disk = { saves: 0 }
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' })
  vi.stubGlobal('localStorage', { getItem: () => 't'.repeat(40), setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://studio')
    const { saves } = disk
    const now = answer(saves)
    const since = searchParams.get('since')
    const has = searchParams.get('has')?.split(',') ?? []
    const fresh = { to: packs(saves)[0] }
    const body =
      since !== null && knows === 'its answers'
        ? { since, hash: now.hash, change: since === now.hash ? null : { at: { packs: { at: { 0: fresh } }, hash: { to: now.hash } } } }
        : { ...now, packs: now.packs.map((pack) => (has.includes(pack.hash) ? { had: pack.hash } : pack)) }
    sent.push({ path: since === null ? pathname : `${pathname} since ${since}`, bytes: JSON.stringify(body).length })
    await new Promise<void>((go) => waiting.push(go))
    return Response.json(body)
  })
  const letGo = async (read: Promise<unknown>) => {
    let isRead: 'no' | 'yes' = 'no'
    void read.then(() => (isRead = 'yes'))
    await vi.waitFor(
      () => {
        for (const go of waiting.splice(0)) go()
        expect(isRead).toBe('yes')
      },
      { timeout: 50_000 },
    )
  }
  return { sent, disk, letGo }
}

afterEach(() => {
  vi.unstubAllGlobals()
  useLibrary.setState({ status: 'loading', packs: undefined, whole: undefined, error: undefined })
})

it('a save while the packs are loaded for the first time waits for them, and then one pack is sent', async () => {
  const { sent, disk, letGo } = serve('its answers')
  const first = readWhole()
  const again = refreshLibrary()
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 50_000 })
  disk.saves = 1
  const saved = readWhole()
  await letGo(Promise.all([first, again, saved]))
  expect(sent.map(({ path }) => path)).toEqual(['/api/packs/whole', '/api/packs/whole since answer 0', '/api/packs/whole since answer 0'])
  expect(sent[0]?.bytes).toBeGreaterThan(100_000)
  for (const { bytes } of sent.slice(1)) expect(bytes).toBeLessThan(2000)
  expect((await saved).whole).toEqual(answer(1))
})

it('packs that could not be read are requested completely again', async () => {
  const { sent, letGo } = serve('its answers')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'x', message: 'no', remedy: '' } }, { status: 500 }))
  expect((await readWhole()).whole).toBeUndefined()
  vi.stubGlobal('fetch', fetch)
  const read = readWhole()
  await letGo(read)
  expect((await read).whole).toEqual(answer(0))
  expect(sent.map(({ path }) => path)).toEqual(['/api/packs/whole'])
})

it('a server that does not know the earlier answer sends the one pack that the page lacks', async () => {
  const { sent, disk, letGo } = serve('nothing')
  const before = getWholePacks()
  await letGo(before)
  disk.saves = 1
  const after = getWholePacks(await before)
  await letGo(after)
  expect(sent[1]?.bytes).toBeLessThan(2000)
  expect(await after).toEqual(answer(1))
  expect((await after).packs[1]).toBe((await before).packs[1])
})
