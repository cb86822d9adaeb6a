/** The files of a site besides its program: page, compiled packs, engine, pictures. Pure but for reading pictures. */
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compareText, type PackBundle } from '@questwright/packs'
import { engineData, engineModules } from '@questwright/realm'
import { barColours, cutIcon, homeScreenIcons, homeScreenManifest } from '@questwright/table-page/home-screen'
import type { LocalPack } from '@questwright/workshop'
import { gameOf } from '@questwright/workshop/games'
import { fitsItsName } from '@questwright/workshop/picture-kind'
import type { SiteData, SitePack } from './page/site-types.ts'
import type { PrintProgram, SiteProgram } from './program.ts'

/** The file that marks a folder as a site that `qw pack site` wrote, and that lists the files of the site. */
export const siteMark = 'questwright-site.json'

const mostPictureBytes = 4_000_000

/**
 * The content security policy of a site: nothing is loaded from another host, and only files of the site and wasm are run. The program sets
 * styles itself.
 */
const sitePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export interface SiteParts {
  /** The pack of the site. */
  readonly pack: LocalPack & { readonly bundle: PackBundle }
  /** All packs that it needs, itself among them. */
  readonly packs: readonly (LocalPack & { readonly bundle: PackBundle })[]
  readonly program: SiteProgram
}

/** @returns every file of the site by its path, in a fixed order; the same parts give the same bytes */
export async function siteFiles({ pack, packs, program }: SiteParts): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const add = (path: string, content: string | Uint8Array): void =>
    void files.set(path, typeof content === 'string' ? Buffer.from(content) : content)
  for (const [path, content] of program.files) add(`program/${path}`, content)
  const shared = packFiles(packs)
  for (const [path, content] of shared.files) add(path, content)
  const engine = await engineModules(gameOf(packs.map(({ bundle }) => bundle)))
  const engineFile = named('engine', JSON.stringify(engineData(engine)))
  add(`data/${engineFile.path}`, engineFile.text)
  const data: SiteData = {
    format: 'questwright-site-data',
    version: 1,
    pack: wordsOf(pack),
    standsOn: packs.filter((one) => one !== pack).map(wordsOf),
    artists: [...new Set(Object.values(pack.bundle.cards).flatMap(({ art }) => (art?.artist ? [art.artist] : [])))].sort(compareText),
    packs: shared.packs,
    engine: engineFile.path,
    worker: `program/${program.worker}`,
    pictures: shared.pictures,
  }
  add('data/site.json', JSON.stringify(data))
  add('index.html', page(data.pack, program))
  add('icon.svg', iconFile('icon.svg'))
  for (const { file } of homeScreenIcons) add(`icons/${file}`, iconFile(file))
  const home = { name: data.pack.title, description: data.pack.description, start: './' }
  add(
    'manifest.webmanifest',
    JSON.stringify(homeScreenManifest({ ...home, icon: (file) => (file === 'icon.svg' ? file : `icons/${file}`) })),
  )
  add('licences.txt', program.licences)
  const sorted = [...files].sort(([one], [other]) => compareText(one, other))
  const mark = {
    format: 'questwright-site',
    version: 1,
    pack: { name: pack.bundle.name, version: pack.bundle.packVersion, hash: pack.bundle.hash },
    engine: engine.hash,
    files: Object.fromEntries(sorted.map(([path, content]) => [path, sha256(content)])),
  }
  return new Map([...sorted, [siteMark, Buffer.from(`${JSON.stringify(mark, null, 2)}\n`)]])
}

/** The compiled packs and their pictures: files by path, and their entries in `data/site.json`. */
function packFiles(packs: SiteParts['packs']): {
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly packs: string
  readonly pictures: { readonly [pack: string]: { readonly [path: string]: string } }
} {
  // tests run in the workshop, not at the table
  const { path: packsFile, text } = named('packs', JSON.stringify(packs.map(({ bundle }) => ({ ...bundle, scenes: [] }))))
  const files = new Map<string, string | Uint8Array>([[`data/${packsFile}`, text]])
  const pictures = Object.fromEntries(
    packs.map((one) => {
      const own: { [path: string]: string } = {}
      for (const { path, bytes } of picturesIn(one.folder)) {
        // a drawing has no address of its own, so that it cannot be opened as a page of this host
        if (path.endsWith('.svg')) own[path] = `data:image/svg+xml;base64,${Buffer.from(bytes).toString('base64')}`
        else {
          own[path] = `art/${one.bundle.id}/${sha256(bytes).slice(0, 16)}.${path.slice(path.lastIndexOf('.') + 1)}`
          files.set(`data/${own[path]}`, bytes)
        }
      }
      return [one.bundle.id, own]
    }),
  )
  return { files, packs: packsFile, pictures }
}

/** The page that draws the cards of a pack, with its packs and pictures; it plays nothing. @returns every file by its path */
export function printFiles({
  pack,
  packs,
  program,
}: Omit<SiteParts, 'program'> & { readonly program: PrintProgram }): ReadonlyMap<string, Uint8Array> {
  const { files, ...shared } = packFiles(packs)
  const data: SiteData = {
    format: 'questwright-site-data',
    version: 1,
    pack: wordsOf(pack),
    standsOn: [],
    artists: [],
    engine: '',
    worker: '',
    ...shared,
  }
  const all = new Map<string, string | Uint8Array>([
    ...files,
    ['data/site.json', JSON.stringify(data)],
    ['index.html', page(data.pack, program)],
  ])
  for (const [path, content] of program.files) all.set(`program/${path}`, content)
  return new Map([...all].map(([path, content]) => [path, typeof content === 'string' ? Buffer.from(content) : content]))
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Names a file by the hash of its content, so that a browser may cache it for ever. */
function named(name: string, text: string): { readonly path: string; readonly text: string } {
  return { path: `${name}-${sha256(text).slice(0, 16)}.json`, text }
}

/** The people in the package.json; the texts are an author's, and shown as texts. */
function wordsOf({ bundle, files }: LocalPack & { readonly bundle: PackBundle }): SitePack {
  const read = JSON.parse(files['package.json'] ?? '{}') as { readonly [field: string]: unknown }
  const titles = Object.values(bundle.text.en?.scenarios ?? {}).map(({ title }) => title)
  const own = read.questwright as { readonly title?: unknown } | undefined
  const people = [read.author, ...(Array.isArray(read.contributors) ? read.contributors : [])]
  const title =
    typeof own?.title === 'string' && own.title !== ''
      ? own.title
      : titles.length === 1
        ? (titles[0] ?? '')
        : bundle.id
            .replace(/^lcg-/, '')
            .replace(/-/g, ' ')
            .replace(/(?:^| )\w/g, (letter) => letter.toUpperCase())
  return {
    id: bundle.id,
    name: bundle.name,
    version: bundle.packVersion,
    title,
    description: withoutTitle(typeof read.description === 'string' ? read.description : '', title),
    licence: typeof read.license === 'string' ? read.license : 'not said',
    credits: people.flatMap((one) => nameOf(one) ?? []),
  }
}

/** The description "The Fen: a small journey" is shown below the title "The Fen" as "A small journey". */
function withoutTitle(description: string, title: string): string {
  const rest = description.startsWith(`${title}:`) ? description.slice(title.length + 1).trim() : description
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The name of a person: of `{ name }`, or of "Name <mail> (page)". */
function nameOf(person: unknown): string | undefined {
  const text = typeof person === 'string' ? person : (person as { readonly name?: unknown } | undefined)?.name
  const name = typeof text === 'string' ? text.replace(/\s*[<(].*$/, '').trim() : ''
  return name === '' ? undefined : name.slice(0, 200)
}

const escapes: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

function page({ title, description }: SitePack, { main, styles, theme }: PrintProgram & Partial<SiteProgram>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(sitePolicy)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${barColours.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${barColours.dark}" media="(prefers-color-scheme: dark)">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="${escaped(title)}">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icons/${cutIcon}">
<link rel="manifest" href="manifest.webmanifest">
<link rel="stylesheet" href="program/${styles}">
${theme === undefined ? '' : `<script src="program/${theme}"></script>\n`}<script type="module" src="program/${main}"></script>
</head>
<body>
<div id="site"></div>
<noscript>This table needs JavaScript: the rules run in your browser.</noscript>
</body>
</html>
`
}

/** One of our own icons. */
const iconFile = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(`@questwright/table-page/icons/${file}`))

/** Pictures below a folder whose content is of the type that their names say; links and hidden files are not followed. */
function picturesIn(root: string, prefix = '', depth = 0): readonly { readonly path: string; readonly bytes: Uint8Array }[] {
  if (depth > 12) return []
  return readdirSync(join(root, prefix))
    .sort(compareText)
    .flatMap((name) => {
      const path = `${prefix}${name}`
      if (name.startsWith('.') || name === 'node_modules' || name === 'compiled') return []
      const status = lstatSync(join(root, path))
      if (status.isDirectory()) return picturesIn(root, `${path}/`, depth + 1)
      if (!status.isFile() || status.size > mostPictureBytes || !/\.(?:png|jpe?g|webp)$|^art\/sets\/[^/]+\.svg$/.test(path)) return []
      const bytes = readFileSync(join(root, path))
      return fitsItsName(path, bytes) ? [{ path, bytes }] : []
    })
}
