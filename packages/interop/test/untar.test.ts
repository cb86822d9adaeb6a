/** Tar archives that are dropped on the library page. */
import { gzipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../workshop/test/fixtures/workspace.ts'
import { checkFiles, type ImportRefusal, mostFiles } from '../src/archives/check-files.ts'
import { untar } from '../src/archives/untar.ts'

interface Entry {
  readonly path: string
  readonly content?: string | Uint8Array
  readonly kind?: string
  /** The size that the header states, even if the content has another size. */
  readonly size?: number
}

/** An archive in the old ustar-compatible format, built byte by byte. */
function tar(entries: readonly Entry[]): Uint8Array {
  const blocks: Uint8Array[] = []
  for (const { path, content = '', kind = '0', size } of entries) {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    const header = new Uint8Array(512)
    const put = (text: string, at: number) => header.set(strToU8(text), at)
    put(path.slice(0, 100), 0)
    put('0000644\0', 100)
    put(`${(size ?? bytes.byteLength).toString(8).padStart(11, '0')}\0`, 124)
    put('        ', 148)
    put(kind, 156)
    put('ustar\x0000', 257)
    put(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    const padded = new Uint8Array(Math.ceil(bytes.byteLength / 512) * 512)
    padded.set(bytes)
    blocks.push(header, padded)
  }
  blocks.push(new Uint8Array(1024))
  const whole = new Uint8Array(blocks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const one of blocks) {
    whole.set(one, at)
    at += one.byteLength
  }
  return whole
}

const good: readonly Entry[] = [
  { path: 'package/package.json', content: manifest('@you/road') },
  { path: 'package/text/en.json', content: '{}' },
]

async function whyNot(packed: Uint8Array): Promise<string> {
  const files = await untar(packed)
  const checked = 'message' in files ? (files as ImportRefusal) : checkFiles(files)
  if (!('message' in checked)) return 'taken'
  expect(checked.remedy).not.toBe('')
  return checked.message
}

describe('a tarball', () => {
  it('contains the pack, without files that a build made', async () => {
    const built = [
      ...good,
      { path: 'package/questwright-pack.json', content: '{}' },
      { path: 'package/compiled/cards/a.js', content: 'x' },
      { path: 'package/LICENSE', content: 'x' },
    ]
    const checked = checkFiles((await untar(gzipSync(tar(built)))) as Exclude<Awaited<ReturnType<typeof untar>>, ImportRefusal>)
    expect(checked).toMatchObject({ id: 'road', leftOut: ['LICENSE'] })
    expect('files' in checked && checked.files.map(({ path }) => path)).toEqual(['package.json', 'text/en.json'])
  })

  it('may have long names', async () => {
    const long = `package/cards/${'long-'.repeat(30)}name.json`
    const record = ` path=${long}\n`
    const length = strToU8(record).byteLength + 3
    const files = await untar(
      gzipSync(tar([...good, { path: 'PaxHeader', kind: 'x', content: `${length}${record}` }, { path: long, content: '{"a":1}' }])),
    )
    expect(files).toContainEqual({ path: long, bytes: strToU8('{"a":1}') })
  })

  it.each([
    ['../evil.json', 'climbs'],
    ['package/../../evil.json', 'climbs'],
    ['/etc/evil.json', 'absolute'],
    ['C:/evil.json', 'absolute'],
    ['package\\evil.json', 'backslash'],
  ])('that names %s is refused completely', async (path, why) => {
    expect(await whyNot(gzipSync(tar([...good, { path, content: '{}' }])))).toMatch(new RegExp(why))
  })

  it.each(['1', '2', '3', '4', '6'])('with a link or a device (%s) is refused whole', async (kind) => {
    expect(await whyNot(gzipSync(tar([...good, { path: 'package/text/de.json', kind }])))).toContain('is a link or a device')
  })

  it('that unpacks to far more than its size is stopped before it fills the memory', async () => {
    const bomb = gzipSync(tar([...good, { path: 'package/text/de.json', content: new Uint8Array(24_000_000) }]), { level: 1 })
    expect(bomb.byteLength).toBeLessThan(160_000)
    expect(await whyNot(bomb)).toContain('made to fill memory')
  })

  it('with too many files, a wrong size, cut in half or empty is refused with the reason', async () => {
    const many = Array.from({ length: mostFiles }, (_, n) => ({ path: `package/${n}.md`, content: crypto.randomUUID() }))
    expect(await whyNot(gzipSync(tar([...good, ...many])))).toContain(`more than ${mostFiles} files`)
    expect(await whyNot(gzipSync(tar([...good, { path: 'package/a.json', content: '{}', size: 99_999_999 }])))).toContain(
      'part of it is missing',
    )
    const whole = gzipSync(tar([...good, { path: 'package/a.md', content: crypto.getRandomValues(new Uint8Array(60_000)) }]))
    expect(await whyNot(whole.subarray(0, whole.byteLength / 2))).toContain('cannot be read')
    expect(await whyNot(strToU8('no tarball'))).toContain('cannot be read')
    expect(await whyNot(gzipSync(strToU8('x'.repeat(2000))))).toContain('It is no tarball')
  })
})
