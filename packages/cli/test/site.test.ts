/** `qw pack site` writes a pack as a website of static files. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw, temporaryFolder } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

function filesIn(folder: string, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(folder, prefix))
      .sort()
      .flatMap((name): readonly (readonly [string, string])[] => {
        const path = `${prefix}${name}`
        if (statSync(join(folder, path)).isDirectory()) return [...filesIn(folder, `${path}/`)]
        return [
          [
            path,
            createHash('sha256')
              .update(readFileSync(join(folder, path)))
              .digest('hex'),
          ],
        ]
      }),
  )
}

const site = (pack: string, out: string, ...more: readonly string[]) => qw(['pack', 'site', pack, '--out', out, ...more, '--json'])

function fen(): string {
  const folder = fenPack({ 'reed-path': good })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const words = { description: '<script>alert(1)</script>', license: 'CC-BY-4.0', author: 'Ada <ada@example.org>' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...words }))
  mkdirSync(join(folder, 'art'))
  writeFileSync(join(folder, 'art/reed.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))
  writeFileSync(join(folder, 'art/not.png'), '<html>')
  return folder
}

let shared: Promise<string> | undefined
/** The folder of a website that is written once and only read by the tests. */
const written = (): Promise<string> => {
  const write = async () => {
    const out = join(temporaryFolder(), 'site')
    await site(fen(), out)
    return out
  }
  shared ??= write()
  return shared
}

describe('qw pack site', () => {
  it('writes the same bytes twice: page, program, engine, packs, pictures, and its list of files', { tags: 'long' }, async () => {
    const pack = fen()
    const [one, other] = [join(temporaryFolder(), 'site'), join(temporaryFolder(), 'deep/er/site')]
    const told = await site(pack, one)
    expect(told.code, told.err).toBe(0)
    expect(told.json()).toMatchObject({ id: 'fen', packs: ['lcg-core-set', 'lcg-keywords', 'fen'] })
    expect((await site(pack, other)).code).toBe(0)
    const files = filesIn(one)
    expect(filesIn(other)).toEqual(files)
    const paths = [...files.keys()]
    expect(paths).toEqual(expect.arrayContaining(['index.html', 'licences.txt', 'program/theme.js', 'data/site.json']))
    const data = JSON.parse(readFileSync(join(one, 'data/site.json'), 'utf8'))
    expect(paths).toEqual(expect.arrayContaining([data.worker, `data/${data.packs}`, `data/${data.engine}`]))
    expect(paths).toContain(data.worker.replace('worker.js', 'emscripten-module.wasm'))
    expect(paths.filter((path) => path.startsWith('data/art/'))).toHaveLength(1)
    const mark = JSON.parse(readFileSync(join(one, 'questwright-site.json'), 'utf8'))
    expect(mark.files).toEqual(Object.fromEntries([...files].filter(([path]) => path !== 'questwright-site.json')))
  })

  it('has a page without inline scripts, other hosts and absolute paths, in which texts of packs are not read as HTML', async () => {
    const out = await written()
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    const policy = (/Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&#39;', "'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).not.toMatch(/https?:|\*/)
    expect(page).not.toContain('alert(1)</script>')
    expect(page.match(/<script[^>]*>[^<]/g)).toBeNull()
    for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^[a-z]/)
    expect(page).not.toMatch(/(?:src|href)="[a-z]+:/)
    const data = JSON.parse(readFileSync(join(out, 'data/site.json'), 'utf8'))
    expect(data.pack).toMatchObject({ title: 'Fen Walk', licence: 'CC-BY-4.0', credits: ['Ada'], version: '0.1.0' })
  })

  it('can be added to the home screen: its manifest is linked, needs nothing else, and names icons and a start page of the site', async () => {
    const out = await written()
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    const href = /<link rel="manifest" href="([^"]+)">/.exec(page)?.[1] ?? ''
    // a website may be in any folder of a server, so all addresses in the manifest are relative to the manifest
    const place = new URL('https://host.example/games/fen/')
    const at = new URL(href, place)
    const within = (address: string) => new URL(address, at).href.replace(place.href, '')
    const manifest = JSON.parse(readFileSync(join(out, within(href)), 'utf8'))
    expect(manifest).toMatchObject({ name: 'Fen Walk', display: 'standalone' })
    const scope = new URL(manifest.scope, at).href
    expect(scope).toBe(place.href)
    expect(new URL(manifest.start_url, at).href.startsWith(scope)).toBe(true)
    expect(['', 'index.html']).toContain(within(manifest.start_url).replace(/[?#].*/, ''))
    const icons = manifest.icons.map(({ src, sizes, purpose }: { readonly [part: string]: string }) => {
      const icon = readFileSync(join(out, within(src ?? '')))
      if (src?.endsWith('.svg')) return icon.includes('<svg') && sizes === 'any' ? 'svg' : src
      // bytes 16 to 23 of a PNG are its width and height
      const read = `${icon.toString('latin1', 1, 4)} ${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`
      return read === `PNG ${sizes}` ? `${sizes} ${purpose}` : `${src} is ${read}`
    })
    expect(icons).toEqual(['svg', '192x192 any', '512x512 any', '512x512 maskable'])
  })

  it('overwrites only a site that it wrote itself, and only on request', async () => {
    const pack = fen()
    const out = join(temporaryFolder(), 'site')
    mkdirSync(out)
    writeFileSync(join(out, 'mine.txt'), 'mine')
    const refused = async (...more: readonly string[]) => {
      const { code, err } = await site(pack, out, ...more)
      expect(code).toBe(2)
      return err
    }
    expect(await refused('--replace')).toContain('holds no site that qw pack site wrote')
    const own = join(temporaryFolder(), 'own')
    await site(pack, own)
    expect((await site(pack, own)).err).toContain('Add --replace')
    expect((await site(pack, own, '--replace')).code).toBe(0)
    writeFileSync(join(own, 'CNAME'), 'example.org')
    const strange = await site(pack, own, '--replace')
    expect([strange.code, strange.err]).toEqual([2, expect.stringContaining('CNAME')])
    expect(readFileSync(join(own, 'CNAME'), 'utf8')).toBe('example.org')
  })

  it('is not written for a pack with errors', async () => {
    const out = join(temporaryFolder(), 'site')
    const { code, err } = await site(fenPack({ 'reed-path': 'export default nothing(' }), out)
    expect([code, err]).toEqual([1, expect.stringContaining('No site is written')])
    expect(() => statSync(out)).toThrow()
  })
})
