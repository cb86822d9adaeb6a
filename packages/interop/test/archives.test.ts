import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../workshop/test/fixtures/workspace.ts'
import { checkFiles, type DroppedFile, type ImportRefusal, mostFiles, whyNoPath } from '../src/archives/check-files.ts'
import { unzip } from '../src/archives/unzip.ts'

const good = {
  'road/package.json': strToU8(manifest('@you/road')),
  'road/text/en.json': strToU8('{}'),
  'road/art/a.png': Uint8Array.from([1, 2]),
}

async function whyNot(zip: Uint8Array): Promise<string> {
  const files = await unzip(zip)
  const checked = 'message' in files ? (files as ImportRefusal) : checkFiles(files)
  if (!('message' in checked)) return 'taken'
  expect(checked.remedy).not.toBe('')
  return checked.message
}

describe('a zip', () => {
  it('with a pack in a folder is that pack; other files are left out', async () => {
    const files = await unzip(
      zipSync({ ...good, 'road/LICENSE': strToU8('x'), '__MACOSX/road/._en.json': strToU8('x'), 'road/.git/HEAD': strToU8('x') }),
    )
    const checked = checkFiles(files as readonly DroppedFile[])
    expect(checked).toMatchObject({ id: 'road', leftOut: ['LICENSE'] })
    expect('files' in checked && checked.files.map(({ path }) => path).sort()).toEqual(['art/a.png', 'package.json', 'text/en.json'])
  })

  it.each(['../evil.json', 'road/../../evil.json', '/etc/evil.json', 'C:/evil.json', 'road\\..\\evil.json'])(
    'that names %s is refused completely',
    async (path) => {
      expect(await whyNot(zipSync({ ...good, [path]: strToU8('{}') }))).toMatch(/climbs|absolute|backslash/)
    },
  )

  it('that unpacks to far more than its size is stopped before it fills the memory', async () => {
    const bomb = zipSync({ ...good, 'road/text/de.json': new Uint8Array(24_000_000) }, { level: 1 })
    expect(bomb.byteLength).toBeLessThan(160_000)
    expect(await whyNot(bomb)).toContain('made to fill memory')
  })

  it('with wrong sizes in its header is counted while it unpacks', async () => {
    const bomb = zipSync({ ...good, 'road/text/de.json': new Uint8Array(24_000_000) }, { level: 1 })
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    // sets the uncompressed size in the header of each file to one byte, which is false
    for (let at = 0; at + 30 < bomb.byteLength; at++) if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1, true)
    expect(await whyNot(bomb)).toContain('made to fill memory')
  })

  it('with too many files, without a pack, with two, cut in half or empty is refused with the reason', async () => {
    const many = Object.fromEntries(Array.from({ length: mostFiles + 1 }, (_, index) => [`road/${index}.md`, strToU8('x')]))
    expect(await whyNot(zipSync({ ...good, ...many }, { level: 0 }))).toContain(`more than ${mostFiles} files`)
    expect(await whyNot(zipSync({ 'a/package.json': strToU8('{"name":"a"}') }))).toContain('no package.json of a pack')
    expect(await whyNot(zipSync({ ...good, 'b/package.json': strToU8(manifest('@you/b')) }))).toContain('more than one pack')
    const whole = zipSync({ ...good, 'road/text/de.json': crypto.getRandomValues(new Uint8Array(60_000)) })
    expect(await whyNot(whole.subarray(0, whole.byteLength / 2))).toContain('cannot be read')
    expect(await whyNot(strToU8('no zip'))).toContain('cannot be read')
  })

  it('with a text that is not UTF-8, a huge file or a broken manifest is refused with the file', async () => {
    expect(await whyNot(zipSync({ ...good, 'road/cards/a.json': Uint8Array.from([0xff, 0xfe, 0x41]) }))).toContain(
      'cards/a.json is not text in UTF-8',
    )
    const big = new Uint8Array(4_000_001).map((_, index) => (index * 7919) % 251)
    expect(await whyNot(zipSync({ ...good, 'road/art/b.png': big }, { level: 0 }))).toContain('art/b.png has more than 4 MB')
    expect(await whyNot(zipSync({ 'package.json': strToU8('{ "questwright": {') }))).toContain('no JSON')
  })
})

it('names of files are checked by the rules of all systems', () => {
  expect(['cards/a.json', 'a b/c.json', 'ä.json'].map(whyNoPath)).toEqual([undefined, undefined, undefined])
  expect(['a\u0000b', '\\\\host\\x', 'x'.repeat(401)].map((path) => whyNoPath(path) === undefined)).toEqual([false, false, false])
})
