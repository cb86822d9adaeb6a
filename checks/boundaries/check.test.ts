import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './check.mjs'
import { layoutNow } from './layout.mjs'
import { gameWordsIn, keywordsIn } from './words.mjs'
import { drawn, general, wordsOfGame, wordsOfGameIn } from './words-of-game.mjs'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Writes files into a new folder, together with the manifests of the rooms. */
const house = (files: Record<string, string>): string => written({ ...manifests, ...files })

/** Writes files into a new folder. */
function written(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** The messages of the check for an invented repository, each as `file:line what`. */
function refused(files: Record<string, string>): string[] {
  return told(house(files))
}

function told(root: string): string[] {
  return checkBoundaries(root).refusals.map(({ file, line, what }) => `${file}:${line} ${what}`)
}

function manifest(name: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ name: `@questwright/${name}`, exports: { '.': './src/index.ts' }, ...more })
}

function needs(...names: string[]): { dependencies: Record<string, string> } {
  return {
    dependencies: Object.fromEntries(names.map((name) => [name.includes('/') || name === 'next' ? name : `@questwright/${name}`, '1'])),
  }
}

const everyone = ['kernel', 'lcg', 'packs', 'realm', 'testkit', 'lab', 'interop', 'board', 'session', 'table-page', 'site', 'workshop']
const pack = { questwright: { game: 'lcg', api: 1 }, exports: undefined }
const manifests = {
  'packages/kernel/package.json': manifest('kernel', { devDependencies: { vitest: '1' } }),
  'packages/lcg/package.json': manifest('lcg', { exports: { '.': './src/index.ts', './scenes': './src/scenes.ts' }, ...needs('kernel') }),
  'packages/packs/package.json': manifest('packs', needs('kernel', '@jridgewell/trace-mapping')),
  'packages/realm/package.json': manifest('realm', { ...needs(...everyone), devDependencies: { vitest: '1', '@types/node': '1' } }),
  'packages/testkit/package.json': manifest('testkit', needs(...everyone)),
  'packages/lab/package.json': manifest('lab', needs(...everyone)),
  'packages/rulebook/package.json': manifest('rulebook', {}),
  'packages/registry/package.json': manifest('registry', needs(...everyone)),
  'packages/interop/package.json': manifest('interop', needs(...everyone)),
  'packages/board/package.json': manifest('board', needs(...everyone)),
  'packages/session/package.json': manifest('session', needs(...everyone)),
  'packages/table-page/package.json': manifest('table-page', needs(...everyone)),
  'packages/print/package.json': manifest('print', needs(...everyone)),
  'packages/site/package.json': manifest('site', needs(...everyone)),
  'packages/workshop/package.json': manifest('workshop', needs(...everyone)),
  'packages/cli/package.json': manifest('cli', needs(...everyone)),
  'apps/studio/package.json': manifest('studio', needs(...everyone, 'next')),
  'content/lcg-keywords/package.json': manifest('lcg-keywords', { ...pack, devDependencies: needs('lcg', 'testkit').dependencies }),
  'content/lcg-core-set/package.json': manifest('lcg-core-set', { ...pack, ...needs('lcg', 'testkit', 'lcg-keywords') }),
  'checks/package.json': manifest('checks', needs(...everyone)),
}

describe('the rulebook of a game', () => {
  test('may load no engine, in whichever file and under whichever condition; types may come from it', () => {
    const entries = {
      './rulebook': { browser: './src/book/page.ts', default: './src/book/index.ts' },
      './authoring': './src/book/menus.ts',
    }
    const found = refused({
      'packages/lcg/package.json': manifest('lcg', { exports: { '.': './src/index.ts', ...entries }, ...needs('kernel', 'rulebook') }),
      'packages/lcg/src/index.ts': "import { table } from '@questwright/kernel'\nexport const rules = table\n",
      'packages/lcg/src/book/index.ts': "export * from './page.ts'\nexport * from './menus.ts'\n",
      'packages/lcg/src/book/page.ts':
        "import type { Card } from '@questwright/kernel'\nimport { merged } from '@questwright/rulebook'\nimport { names } from '../names.ts'\nexport const book = (card: Card) => merged(names, card)\n",
      'packages/lcg/src/book/menus.ts': "import { rules } from '../index.ts'\nexport const menus = rules\n",
      'packages/lcg/src/names.ts': "export const names = ['ally']\n",
    })
    expect(found).toEqual([
      'packages/lcg/src/index.ts:1 imports @questwright/kernel into the rulebook of "lcg" (src/book/menus.ts → src/index.ts), which every page loads',
    ])
  })
})

describe('code of pages', () => {
  test('a file among the code of the studio that needs no page is refused', () => {
    const client = 'apps/studio/src/client'
    const refusals = refused({
      [`${client}/store.ts`]: "import { create } from 'zustand'\nexport const useStore = create(() => ({}))\n",
      [`${client}/stored.ts`]: "export const kept = () => localStorage.getItem('a')\n",
      [`${client}/value.ts`]: 'export const of = () => ({ store: localStorage })\n',
      [`${client}/otherwise.ts`]: 'export const of = (root = document) => root\n',
      [`${client}/far.ts`]: "import { near } from './near.ts'\nexport const far = near\n",
      [`${client}/near.ts`]: "import { useStore } from './store.ts'\nexport const near = useStore\n",
      [`${client}/later.ts`]: "export const later = () => import('./store.ts')\n",
      // neither the type of a page's file, nor a field with the name of a global, nor a word in a comment makes a page
      [`${client}/types.ts`]: "import type { useStore } from './store.ts'\nexport type Store = typeof useStore\n",
      [`${client}/field.ts`]: 'export const place = (view: { location: string }) => ({ location: view.location })\n',
      [`${client}/plain.ts`]: '// the document\nexport const twice = (n: number) => 2 * n\n',
      [`${client}/words.ts`]: "import type { ReactNode } from 'react'\nexport type Words = ReactNode\n",
      // other folders of the studio are not checked
      'apps/studio/src/api-types.ts': 'export type Answer = string\n',
    })
    expect(refusals.filter((one) => one.endsWith('needs no page'))).toEqual(
      ['field', 'plain', 'types', 'words'].map((name) => `${client}/${name}.ts:1 needs no page`),
    )
  })
})

describe('allowed imports', () => {
  test('a repository that obeys them is accepted', () => {
    const root = house({
      'packages/kernel/src/index.ts': "export { a } from './a.ts'\n",
      'packages/kernel/src/a.ts': 'export const a = 1\n',
      'packages/kernel/test/a.test.ts': "import { test } from 'vitest'\nimport { a } from '../src/index.ts'\n",
      'packages/lcg/src/index.ts': "import { a } from '@questwright/kernel'\n",
      'packages/realm/src/index.ts': "import { readFileSync } from 'node:fs'\nimport '@questwright/kernel'\nimport '@questwright/packs'\n",
      'packages/board/src/index.ts': "import type { View } from '@questwright/realm'\nexport type { Question } from '@questwright/realm'\n",
      'apps/studio/app/page.tsx':
        "import { table } from '../parts/table'\nimport dynamic from 'next/dynamic'\nimport 'server-only'\nimport '@questwright/board'\n",
      'content/lcg-core-set/cards/allies/guide.ts': "import { card } from '@questwright/lcg'\nimport { twice } from '../../lib/twice.ts'\n",
      'content/lcg-core-set/cards/allies/guide.scene.ts':
        "import { scene } from '@questwright/testkit'\nimport '@questwright/lcg-keywords'\n",
      'checks/bench/main.ts': everyone.map((name) => `import '@questwright/${name}'\n`).join(''),
    })
    expect(checkBoundaries(root)).toEqual({ files: 10 + Object.keys(manifests).length, refusals: [] })
  })

  const forbidden: [from: string, file: string, to: string][] = [
    ['kernel', 'packages/kernel/src/a.ts', 'lcg'],
    ['lcg', 'packages/lcg/src/a.ts', 'packs'],
    ['packs', 'packages/packs/src/a.ts', 'lcg'],
    ['testkit', 'packages/testkit/src/a.ts', 'lcg'],
    ['lab', 'packages/lab/src/a.ts', 'realm'],
    ['realm', 'packages/realm/src/a.ts', 'testkit'],
    ['realm', 'packages/realm/src/b.ts', 'lcg'],
    ['interop', 'packages/interop/src/a.ts', 'kernel'],
    ['workshop', 'packages/workshop/src/a.ts', 'cli'],
    ['cli', 'packages/cli/src/a.ts', 'kernel'],
    ['cli', 'packages/cli/src/a.ts', 'studio'],
    ['studio', 'apps/studio/lib/a.ts', 'lcg'],
    ['table-page', 'packages/table-page/src/a.ts', 'studio'],
    ['table-page', 'packages/table-page/src/a.ts', 'site'],
    ['site', 'packages/site/src/a.ts', 'studio'],
    ['board', 'packages/board/src/a.ts', 'kernel'],
    ['a content pack', 'content/lcg-core-set/cards/a.ts', 'kernel'],
    ['kernel', 'packages/kernel/src/a.ts', 'lcg-keywords'],
  ]
  test.each(forbidden)('%s (%s) may not import %s', (from, file, to) => {
    expect(refused({ [file]: `\nimport type { A } from '@questwright/${to}'\n` })).toEqual([
      `${file}:2 ${from} imports @questwright/${to}, which checks/boundaries/arrows.mjs does not allow`,
    ])
  })

  test('every form of import is found', () => {
    const file = 'packages/kernel/src/a.ts'
    const text = [
      "import '@questwright/lcg'",
      "export * from '@questwright/lcg'",
      "const a = await import('@questwright/lcg')",
      "const b = require('@questwright/lcg')",
      "type C = import('@questwright/lcg').C",
      "import d = require('@questwright/lcg')",
      '// import "@questwright/lcg"',
      'const e = "import \'@questwright/lcg\'"',
    ].join('\n')
    expect(refused({ [file]: text }).map((line) => line.split(' ')[0])).toEqual([1, 2, 3, 4, 5, 6].map((line) => `${file}:${line}`))
  })

  test('a script under content/ has no cast, in any form; `as const` is not a cast, and fixture packs may have casts', () => {
    const text = [
      "import { type Card as Own } from '@questwright/lcg'",
      'const a = (1 as unknown) as Own',
      'const b = <Own>a',
      'const c = b!.title',
      'const d = ["x"] as const',
      'const e = d satisfies readonly string[] // as Own',
      '// @ts-expect-error',
    ].join('\n')
    const [file, fixture] = ['content/lcg-core-set/cards/a.ts', 'packages/testkit/fixtures/made-up/cards/a.ts']
    expect(refused({ [file]: text })).toEqual([
      `${file}:2 "(1 as unknown) as Own" is a cast`,
      `${file}:2 "1 as unknown" is a cast`,
      `${file}:3 "<Own>a" is a cast`,
      `${file}:4 "b!" is a cast`,
      `${file}:7 "@ts-expect-error" is a cast`,
    ])
    expect(
      refused({ [fixture]: text, 'packages/testkit/fixtures/made-up/package.json': manifest('made-up', { ...pack, ...needs('lcg') }) }),
    ).toEqual([])
  })

  test('the board takes types from the realm and nothing else', () => {
    const value = 'board imports a value of @questwright/realm'
    const text =
      "import { boot } from '@questwright/realm'\nimport { type View } from '@questwright/realm'\nconst late = import('@questwright/realm')\n"
    expect(refused({ 'packages/board/src/a.ts': text })).toEqual([1, 2, 3].map((line) => `packages/board/src/a.ts:${line} ${value}`))
  })

  test('an entry with "internal" in its name is for rooms that run a game, and for tests', () => {
    const exports = { '.': './src/index.ts', './internal': './src/internal.ts' }
    const text = "import { Game } from '@questwright/kernel/internal'\n"
    expect(
      refused({
        'packages/kernel/package.json': manifest('kernel', { exports }),
        'packages/lcg/src/a.ts': text,
        'packages/lcg/test/a.test.ts': text,
        'packages/realm/src/a.ts': text,
        'checks/a.test.ts': text,
      }),
    ).toEqual(['packages/lcg/src/a.ts:1 lcg imports "@questwright/kernel/internal", the inside of another package'])
  })

  test('inner files of another package cannot be imported, not even by checks', () => {
    expect(refused({ 'checks/a.test.ts': "import '@questwright/kernel/src/write.ts'\nimport '@questwright/lcg/scenes'\n" })).toEqual([
      'checks/a.test.ts:1 "@questwright/kernel/src/write.ts" reaches into another package',
    ])
  })

  test('a relative import that leaves its package is refused, except from a test to fixtures', () => {
    const text = "import '../../kernel/src/index.ts'\nimport '../../testkit/fixtures/pack/index.ts'\n"
    expect(refused({ 'packages/realm/src/a.ts': text, 'packages/realm/test/a.test.ts': text })).toEqual([
      'packages/realm/src/a.ts:1 "../../kernel/src/index.ts" leaves the package',
      'packages/realm/src/a.ts:2 "../../testkit/fixtures/pack/index.ts" leaves the package',
      'packages/realm/test/a.test.ts:1 "../../kernel/src/index.ts" leaves the package',
    ])
  })

  test('an alias is refused: its target is in a configuration that the check does not read', () => {
    expect(refused({ 'apps/studio/app/page.tsx': "import { table } from '@/parts/table'\n" })).toEqual([
      'apps/studio/app/page.tsx:1 "@/parts/table" is an alias, which may lead anywhere',
    ])
  })

  test('a path into another package is refused, also relative to the file, in a template, or to a style sheet', () => {
    const text =
      "const a = new URL('../../kernel/src/a.ts', import.meta.url)\nconst b = `$" + "{root}/packages/lcg/src`\nconst c = '../../..'\n"
    expect(
      refused({
        'packages/cli/src/a.ts': text,
        'packages/session/src/a.css': "@import './b.css';\n@import '../../board/src/a.css';\n@import url(@questwright/cli/a.css);\n",
      }),
    ).toEqual([
      'packages/cli/src/a.ts:1 "../../kernel/src/a.ts" is a path into packages/kernel',
      'packages/cli/src/a.ts:2 "/packages/lcg/src" is a path into packages/lcg',
      'packages/session/src/a.css:2 "../../board/src/a.css" leaves the package',
      'packages/session/src/a.css:3 session imports @questwright/cli, which checks/boundaries/arrows.mjs does not allow',
    ])
  })

  test('a path into another package or app is refused where code is built or read by it, except in tests', () => {
    const text =
      "const a = join(root, 'apps/studio', 'src')\nconst b = new URL('../../../packages/kernel/src/a.ts', import.meta.url)\nconst c = 'packages/cli/src and and/or'\n"
    expect(refused({ 'packages/cli/src/a.ts': text, 'packages/cli/test/a.test.ts': text, 'packages/cli/test/helper.ts': text })).toEqual([
      'packages/cli/src/a.ts:1 "apps/studio" is a path into apps/studio',
      'packages/cli/src/a.ts:2 "../../../packages/kernel/src/a.ts" is a path into packages/kernel',
    ])
  })

  test('a path that is composed counts too: by join and resolve, with +, in a template, as a list, by constants', () => {
    const text = [
      "const a = join(root, 'apps', 'studio', 'src')",
      "const b = path.resolve(import.meta.dirname, '..', '..', 'kernel', 'src/a.ts')",
      "const c = new URL('../../' + 'kernel' + '/src/a.ts', import.meta.url)",
      "const apps = 'apps'",
      'const d = `$' + '{root}/$' + '{apps}/studio`',
      "const e = [root, apps, 'studio'].join('/')",
      "const f = join(import.meta.dirname, '..', 'test')",
      "const g = join(root, 'apps') + [apps, 'studio'].join()",
      "const h = h + 'apps'",
    ].join('\n')
    expect(refused({ 'packages/cli/src/a.ts': text, 'packages/cli/test/a.test.ts': text })).toEqual([
      'packages/cli/src/a.ts:1 "…/apps/studio/src" is a path into apps/studio',
      'packages/cli/src/a.ts:2 "…/../../kernel/src/a.ts" is a path into packages/kernel',
      'packages/cli/src/a.ts:3 "../../kernel/src/a.ts" is a path into packages/kernel',
      'packages/cli/src/a.ts:5 "…/apps/studio" is a path into apps/studio',
      'packages/cli/src/a.ts:6 "…/apps/studio" is a path into apps/studio',
    ])
  })

  test('kernel, ruleset and board import no module of Node or of other packages in their sources', () => {
    expect(
      refused({
        'packages/kernel/src/a.ts': "import 'vitest'\n",
        'packages/lcg/src/a.ts': "import { hash } from 'crypto'\n",
        'packages/board/src/a.ts': "import 'node:fs'\n",
      }),
    ).toEqual([
      'packages/board/src/a.ts:1 board imports "node:fs"',
      'packages/kernel/src/a.ts:1 kernel imports "vitest"',
      'packages/lcg/src/a.ts:1 lcg imports "crypto"',
    ])
  })

  test('pages load the file formats of the workshop, so these import no module of Node, and no other part of the workshop', () => {
    const text = "import 'node:fs'\nimport { read } from '../workspace/read.ts'\nimport { game } from './game.ts'\n"
    expect(refused({ 'packages/workshop/src/formats/a.ts': text, 'packages/workshop/src/workspace/b.ts': text })).toEqual([
      'packages/workshop/src/formats/a.ts:1 workshop imports "node:fs"',
      'packages/workshop/src/formats/a.ts:2 "../workspace/read.ts" leaves src/formats, which a page loads',
    ])
  })

  test('code for browsers imports only the parts of the workshop for pages, and types of the rest', () => {
    const text =
      "import { game } from '@questwright/workshop/formats'\nimport { folder } from '@questwright/workshop/workspace'\nimport type { Folder } from '@questwright/workshop/workspace'\nimport { all } from '@questwright/workshop'\n"
    const exports = { '.': './src/index.ts', './formats': './src/formats/index.ts', './workspace': './src/workspace/index.ts' }
    expect(
      refused({
        'packages/workshop/package.json': manifest('workshop', { exports }),
        'packages/session/src/a.ts': text,
        'packages/table-page/src/a.ts': text,
        'packages/cli/src/a.ts': text,
      }),
    ).toEqual(
      ['session', 'table-page'].flatMap((room) => [
        `packages/${room}/src/a.ts:2 "@questwright/workshop/workspace" needs Node, and ${room} runs in a browser`,
        `packages/${room}/src/a.ts:4 "@questwright/workshop" needs Node, and ${room} runs in a browser`,
      ]),
    )
  })

  test('the pages of a site run in a browser; the bundler of sites runs in Node and does not belong to them', () => {
    const text = "import 'node:fs'\nimport { program } from '../program.ts'\n"
    expect(refused({ 'packages/site/src/page/a.ts': text, 'packages/site/src/build/b.ts': text })).toEqual([
      'packages/site/src/page/a.ts:1 site imports "node:fs"',
      'packages/site/src/page/a.ts:2 "../program.ts" leaves src/page, which a page loads',
    ])
  })

  test('every import is a declared dependency, and runtime imports are not in devDependencies', () => {
    expect(
      refused({
        'packages/packs/src/a.ts': "import '@jridgewell/trace-mapping'\nimport 'zod/v4'\n",
        'packages/realm/src/a.ts': "import { expect } from 'vitest'\nimport type { Mock } from 'vitest'\n",
      }),
    ).toEqual(['packages/packs/src/a.ts:2 "zod/v4" is not declared', 'packages/realm/src/a.ts:1 "vitest" is not declared'])
  })

  test('an unknown package of our scope is refused', () => {
    expect(refused({ 'apps/studio/lib/a.ts': "import '@questwright/reallm'\n" })).toEqual([
      'apps/studio/lib/a.ts:1 "@questwright/reallm" is no package of this repository',
    ])
  })
})

describe('circular imports', () => {
  test('are refused among the files of a room, once for each circle', () => {
    expect(
      refused({
        'packages/kernel/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b()\n",
        'packages/kernel/src/b.ts': "import type { T } from './c.ts'\nimport { c } from './c.ts'\nexport const b = (): T => c()\n",
        'packages/kernel/src/c.ts': "export type T = number\nexport { a as c } from './a.ts'\n",
        'packages/kernel/src/d.ts': "import { a } from './a.ts'\nexport const d = a\n",
      }),
    ).toEqual(['packages/kernel/src/a.ts:1 imports in a circle: src/a.ts, src/b.ts, src/c.ts'])
  })

  test('do not arise from imports of types alone', () => {
    expect(
      refused({
        'packages/kernel/src/a.ts': "import { b } from './b.ts'\nexport interface A { readonly n: number }\nexport const a = b\n",
        'packages/kernel/src/b.ts': "import { type A } from './a.ts'\nexport const b = (one: A) => one.n\n",
      }),
    ).toEqual([])
  })

  test('of types are allowed among few files, and among some more in the kernel for the words of the game', () => {
    const ring = (room: string, size: number) =>
      Object.fromEntries(
        Array.from({ length: size }, (_, n) => [
          `packages/${room}/src/f${String(n).padStart(2, '0')}.ts`,
          `import type { T${(n + 1) % size} } from './f${String((n + 1) % size).padStart(2, '0')}.ts'\nexport interface T${n} { readonly next?: T${(n + 1) % size} }\n`,
        ]),
      )
    expect([refused(ring('lab', 7)), refused(ring('kernel', 12))]).toEqual([[], []])
    expect(refused(ring('lab', 8))).toEqual([
      expect.stringMatching(
        /^packages\/lab\/src\/f00\.ts:1 is in a circle of types of 8 files, and 7 is the most in this room: src\/f00\.ts, /,
      ),
    ])
    expect(refused(ring('kernel', 13))).toEqual([expect.stringContaining('of 13 files, and 12 is the most')])
  })
})

describe('packs', () => {
  test('a pack imports another pack only when it names it as a dependency', () => {
    const undeclared = "import '@questwright/lcg-core-set'\n"
    expect(refused({ 'content/lcg-keywords/keywords/a.ts': undeclared })).toEqual([
      'content/lcg-keywords/keywords/a.ts:1 a content pack imports @questwright/lcg-core-set, which checks/boundaries/arrows.mjs does not allow',
    ])
  })

  test('only scenes import the testkit', () => {
    const text = "import { scene } from '@questwright/testkit'\n"
    expect(refused({ 'content/lcg-core-set/cards/a.ts': text, 'content/lcg-core-set/cards/a.scene.ts': text })).toEqual([
      'content/lcg-core-set/cards/a.ts:1 a script of a pack imports @questwright/testkit',
    ])
  })

  test('import no other module, and nothing outside the pack', () => {
    const text = "import 'node:fs'\nimport '../../lcg-keywords/lib/a.ts'\nimport '../lib/a.ts'\n"
    expect(refused({ 'content/lcg-core-set/cards/a.ts': text })).toEqual([
      'content/lcg-core-set/cards/a.ts:1 a content pack imports "node:fs"',
      'content/lcg-core-set/cards/a.ts:2 "../../lcg-keywords/lib/a.ts" leaves the pack',
    ])
  })

  test('have no path that leads out, in scripts or in data; slashes in sentences are allowed', () => {
    expect(
      refused({
        'content/lcg-core-set/cards/a.ts': "const a = ['../../../secrets.json', '/etc/passwd', 'and/or', './b.json', '/', 'p1/deck/17']\n",
        'content/lcg-core-set/cards/a.json': '{\n  "text": "1/2 of it, and / or",\n  "image": "../../elsewhere/a.png"\n}\n',
        'content/lcg-core-set/tsconfig.json': '{ "extends": "../../tsconfig.base.json" }\n',
        'content/lcg-keywords/package.json': manifest('lcg-keywords', { ...pack, dependencies: { a: 'file:../../../a', b: 'file:./b' } }),
      }),
    ).toEqual([
      'content/lcg-core-set/cards/a.json:3 "../../elsewhere/a.png" is a path out of the pack',
      'content/lcg-core-set/cards/a.ts:1 "../../../secrets.json" is a path out of the pack',
      'content/lcg-core-set/cards/a.ts:1 "/etc/passwd" is a path out of the pack',
      'content/lcg-keywords/package.json:1 "file:../../../a" is a path out of the pack',
    ])
  })

  test('have no link that leads out', () => {
    const root = house({ 'content/lcg-core-set/cards/a.json': '{}\n' })
    symlinkSync('../../../packages', join(root, 'content/lcg-core-set/cards/out'))
    symlinkSync('a.json', join(root, 'content/lcg-core-set/cards/in.json'))
    expect(told(root)).toEqual(['content/lcg-core-set/cards/out:1 is a link that leads out of the pack'])
  })

  test('fixture packs obey the same rules; packs inside test folders are data of tests', () => {
    const files = (folder: string) => ({
      [`${folder}/package.json`]: manifest('lcg-fixture', { ...pack, ...needs('lcg') }),
      [`${folder}/cards/a.ts`]: "import 'node:fs'\n",
    })
    expect(refused(files('packages/testkit/fixtures/lcg-fixture'))).toEqual([
      'packages/testkit/fixtures/lcg-fixture/cards/a.ts:1 a content pack imports "node:fs"',
    ])
    expect(refused(files('packages/realm/test/packs/evil'))).toEqual([])
  })
})

describe('words of one game', () => {
  test('are refused in the kernel in names, strings and comments, but not in its tests', () => {
    const text =
      'export const questPoints = 1\nexport const zone = "staging-area"\n// only a hero may\nexport const request = "questwright-game"\n'
    expect(refused({ 'packages/kernel/src/a.ts': text, 'packages/kernel/test/a.test.ts': text, 'packages/lcg/src/a.ts': text })).toEqual([
      'packages/kernel/src/a.ts:1 "quest" is a word of one game',
      'packages/kernel/src/a.ts:2 "staging" is a word of one game',
      'packages/kernel/src/a.ts:3 "hero" is a word of one game',
    ])
  })

  test.each([
    ...[
      'threat',
      'threaten',
      'threatCost',
      'THREAT',
      'sphere',
      'Spheres',
      'twilight',
      'quest',
      'questing',
      'sideQuest',
      'sidequest',
      'quest_card',
    ],
    ...[
      'heroes',
      'ally',
      'allies',
      'enemyCount',
      'enemies',
      'stagingArea',
      'willpower',
      'resource',
      'resources',
      'encounter',
      'encounters',
    ],
    ...['shadowCards', 'engage', 'engagementCost', 'disengage', 'treachery', 'Gandalf', 'skirmish'],
  ])('"%s" is such a word', (text) => {
    expect(gameWordsIn(text)).toHaveLength(1)
  })

  test.each([
    ...['question', 'Questions', 'askQuestion', 'QUESTION', 'request', 'requested', 'conquest', 'Questwright', '@questwright/kernel'],
    ...[
      'questwright-game',
      'finally',
      'totally',
      'rallying',
      'atmosphere',
      'stage',
      'onstage',
      'heron',
      'counter',
      'sourceMap',
      'treat',
      'card',
    ],
  ])('"%s" is not', (text) => {
    expect(gameWordsIn(text)).toEqual([])
  })
})

describe('a game, seen from outside the table', () => {
  const rulebook = "import { lcgRulebook } from '@questwright/lcg/rulebook'\nexport const here = lcgRulebook\n"
  const rules = "import { verbs } from '@questwright/lcg'\nexport const here = verbs\n"
  const open = { 'packages/lcg/package.json': manifest('lcg', { exports: { '.': './src/index.ts', './rulebook': './src/rulebook.ts' } }) }

  test('its rulebook may be imported by rooms that know games, and its engine by no room', () => {
    expect(refused({ ...open, 'packages/workshop/src/a.ts': rulebook })).toEqual([])
    expect(refused({ ...open, 'packages/workshop/src/a.ts': rules })).toEqual([
      'packages/workshop/src/a.ts:1 workshop imports the engine of @questwright/lcg, which runs inside a realm',
    ])
  })

  test('may be imported by tests of every room, but by no source of a room that serves all games', () => {
    expect(refused({ ...open, 'packages/lab/test/a.test.ts': rulebook })).toEqual([])
    expect(refused({ ...open, 'packages/lab/src/a.ts': rulebook })).toEqual([
      'packages/lab/src/a.ts:1 lab imports @questwright/lcg, which checks/boundaries/arrows.mjs does not allow',
    ])
    expect(refused({ ...open, 'packages/lab/test/a.test.ts': rules })).toEqual([
      'packages/lab/test/a.test.ts:1 lab imports @questwright/lcg, which checks/boundaries/arrows.mjs does not allow',
    ])
  })
})

describe('the game for tests', () => {
  const files = {
    'packages/duel/package.json': manifest('duel', {
      exports: { '.': './src/index.ts', './rulebook': './src/rulebook.ts' },
      ...needs('kernel'),
    }),
    'packages/duel/src/index.ts': 'export const verbs = 1\n',
  }
  const byPlace = "import '../../duel/src/index.ts'\n"

  test('is imported by path from the tests of the kernel, and from nowhere else', () => {
    expect(refused({ ...files, 'packages/kernel/test/a.test.ts': byPlace })).toEqual([])
    expect(refused({ ...files, 'packages/kernel/src/a.ts': byPlace, 'packages/lab/test/a.test.ts': byPlace })).toEqual([
      'packages/kernel/src/a.ts:1 "../../duel/src/index.ts" leaves the package',
      'packages/lab/test/a.test.ts:1 "../../duel/src/index.ts" leaves the package',
    ])
  })

  test('depends on kernel and rulebook like other games, and its engine is imported nowhere', () => {
    expect(refused({ ...files, 'packages/duel/src/a.ts': "import '@questwright/realm'\n" })).toEqual([
      'packages/duel/src/a.ts:1 duel imports @questwright/realm, which checks/boundaries/arrows.mjs does not allow',
    ])
    expect(refused({ ...files, 'packages/workshop/src/a.ts': "import '@questwright/duel'\n" })).toEqual([
      'packages/workshop/src/a.ts:1 workshop imports the engine of @questwright/duel, which runs inside a realm',
    ])
  })
})

describe('rooms that know no game', () => {
  test.each([
    'rulebook',
    'realm',
    'registry',
    'testkit',
    'lab',
    'session',
    'workshop',
    'cli',
    'packs',
    'interop',
    'studio',
    'board',
    'table-page',
    'print',
    'site',
  ])('%s is refused for words of the rulebook, in all their forms', (room) => {
    const text = 'export const stagingArea = 1\n// two heroes are engaged\nexport const kind = "side-quest"\n'
    const places = [
      ['staging', 1],
      ['heroes', 2],
      ['engaged', 2],
      ['quest', 3],
    ] as const
    const folder = room === 'studio' ? `apps/${room}` : `packages/${room}`
    expect(refused({ [`${folder}/src/a.ts`]: text, [`${folder}/test/a.test.ts`]: text })).toEqual(
      places.map(([word, line]) => `${folder}/src/a.ts:${line} "${word}" is a word of one game`),
    )
  })

  test('only packages of a game have a folder with its name, and files there may not name the game either', () => {
    const text = 'export const one = 1\n'
    expect(refused({ 'packages/packs/src/lcg/a.ts': text, 'packages/packs/src/lcg/b.ts': text })).toEqual([
      'packages/packs/src/lcg/a.ts:1 packs has a folder named for the game "lcg"',
    ])
    expect(refused({ 'packages/lab/test/in/tcg/a.test.ts': text, 'checks/duel/a.test.ts': text })).toEqual([
      'packages/lab/test/in/tcg/a.test.ts:1 lab has a folder named for the game "tcg"',
      'checks/duel/a.test.ts:1 checks has a folder named for the game "duel"',
    ])
    expect(refused({ 'packages/packs/src/lcg/a.ts': '// enemies\n' })).toHaveLength(2)
    const own = { 'packages/lcg-formats/package.json': manifest('lcg-formats', {}), 'packages/lcg-formats/src/lcg/a.ts': '// enemies\n' }
    expect(refused({ ...own, 'packages/packs/src/lcgs/a.ts': text, 'content/lcg-core-set/lcg/a.ts': 'export {}\n' })).toEqual([])
  })

  test('tests of the board import the drawings of a game by path, and nothing else of it', () => {
    const drawings = "import '../../lcg-table/src/drawings.tsx'\n"
    const files = { 'packages/lcg-table/src/drawings.tsx': 'export {}\n', 'packages/lcg-table/package.json': manifest('lcg-table', {}) }
    expect(refused({ ...files, 'packages/board/test/a.test.ts': drawings })).toEqual([])
    expect(refused({ ...files, 'packages/board/src/a.ts': drawings })).toEqual([
      'packages/board/src/a.ts:1 "../../lcg-table/src/drawings.tsx" leaves the package',
    ])
    expect(refused({ ...files, 'packages/session/test/a.test.ts': drawings })).toHaveLength(1)
  })

  test('the words are those of its types, facts, zones, phases, tokens, modes and keywords', async () => {
    const words = await wordsOfGame()
    for (const word of [
      'treachery',
      'willpower',
      'staging',
      'combat',
      'nightmare',
      'doomed',
      'leadership',
      'minion',
      'twilight',
      'skirmish',
      'burdens',
      'companion',
    ])
      expect(words, word).toContain(word)
    expect(wordsOfGameIn('questing enemies shadows', words).map(({ word }) => word)).toEqual(['questing', 'enemies', 'shadows'])
  })

  test('words that every program uses are not words of the game, each with its other meaning', async () => {
    const words = await wordsOfGame()
    for (const [word, meaning] of Object.entries(general)) {
      expect(words, word).not.toContain(word)
      expect(meaning.length, word).toBeGreaterThan(5)
    }
    expect(wordsOfGameIn('all questions are requests; shipped, finally', words)).toEqual([])
  })

  test('a published name of a drawing is excused as a key or a text of the file that owns it, and nowhere else', async () => {
    const words = await wordsOfGame()
    for (const word of drawn.flatMap((some) => some.words)) {
      expect(words, word).toContain(word)
      expect(Object.keys(general), word).not.toContain(word)
    }
    const names = "export const shapes = { orc: 1, 'troll-lord': 2, list: ['wizard'] }\n"
    const folk = 'packages/board/src/art/motifs/folk.ts'
    expect(refused({ [folk]: names })).toEqual([])
    expect(refused({ 'packages/board/src/shapes.ts': names })).toHaveLength(3)
    expect(refused({ 'packages/packs/src/art/motifs/folk.ts': names })).toHaveLength(3)
    expect(refused({ [folk]: '// an orc\nexport const orc = 1\nexport const all = { orc }\n' })).toEqual(
      [1, 2, 3].map((line) => `${folk}:${line} "orc" is a word of one game`),
    )
    // a file of other drawings
    expect(refused({ 'packages/board/src/frames.ts': 'export const frames = { bow: 1, orc: 2 }\n' })).toHaveLength(1)
  })
})

describe('keywords', () => {
  test('are refused in the ruleset in names and strings, but not in comments', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the checked source
    const text = '// a ranged hero may\nexport const isRanged = 1\nexport const a = { "doomed": 2, text: `has ${isRanged} surge` }\n'
    expect(refused({ 'packages/lcg/src/a.ts': text, 'packages/kernel/src/b.ts': '// guarded by a mark\n' })).toEqual([
      'packages/lcg/src/a.ts:2 "ranged" is a keyword',
      'packages/lcg/src/a.ts:3 "doomed" is a keyword',
      'packages/lcg/src/a.ts:3 "ranged" is a keyword',
      'packages/lcg/src/a.ts:3 "surge" is a keyword',
    ])
  })

  test.each([
    ...[
      'doomed',
      'Surge',
      'surges',
      'hasGuarded',
      'RANGED',
      'sentinel',
      'restricted',
      'third-restricted',
      'victory',
      'Victory 5',
      'victoryKeyword',
    ],
    ...['peril', 'archery', 'sailing', 'secrecy', 'battle', 'siege'],
  ])('"%s" is a keyword', (text) => {
    expect(keywordsIn(text)).toHaveLength(1)
  })

  test.each([
    ...['victoryDisplay', 'victory-display', 'victory display', 'VICTORY_DISPLAY', 'victoryPoints', 'victory points'],
    ...['unrestricted', 'arranged', 'range', 'guard', 'doom', 'resurgence', 'perilous', 'restriction', 'battlefield'],
  ])('"%s" is not', (text) => {
    expect(keywordsIn(text)).toEqual([])
  })
})

test('files that install the repository name no registry', () => {
  expect(
    refused({
      'pnpm-lock.yaml': 'packages:\n  a@1:\n    resolution: {integrity: sha512-x, tarball: https://example.org/a.tgz}\n',
      '.npmrc': 'registry=https://example.org\n@a:registry=https://example.org\n',
      'pnpm-workspace.yaml': 'packages: [a]\nregistry: https://example.org\n',
      'package.json': '{ "name": "a", "license": "MIT" }\n',
    }),
  ).toEqual([
    'pnpm-lock.yaml:3 names a package registry',
    'pnpm-workspace.yaml:2 names a package registry',
    '.npmrc:1 names a package registry',
    '.npmrc:2 names a package registry',
  ])
})

test('every refusal has a remedy', () => {
  const { refusals } = checkBoundaries(
    house({ 'packages/kernel/src/a.ts': "import '@questwright/lcg'\n// threat\n", 'packages/lcg/src/a.ts': 'const surge = 1\n' }),
  )
  expect(refusals).toHaveLength(3)
  for (const { remedy } of refusals) expect(remedy).toMatch(/\.$/)
})

describe('the drawing of the packages in the documentation', () => {
  const page = 'Above.\n<!-- layout: begin -->\n<!-- layout: end -->\nBelow.\n'
  const rooms = {
    'packages/kernel/package.json': manifest('kernel'),
    'packages/lab/package.json': manifest('lab', { description: 'Bots.', ...needs('kernel') }),
    'packages/cli/package.json': manifest('cli', { description: 'qw.', ...needs('lab', 'kernel') }),
  }

  test('is refused if a package depends on another one than the drawing shows', () => {
    const root = written({ ...rooms, 'docs/layout.md': page })
    expect(told(root)).toContain('docs/layout.md:1 draws other rooms or arrows than the package.json files declare')
    writeFileSync(join(root, 'docs/layout.md'), layoutNow(root))
    expect(told(root).filter((line) => line.includes('layout'))).toEqual([])
    writeFileSync(join(root, 'packages/cli/package.json'), manifest('cli', { description: 'qw.', ...needs('kernel') }))
    expect(told(root)).toContain('docs/layout.md:1 draws other rooms or arrows than the package.json files declare')
  })

  test('has each arrow once, and lists all imports of a room', () => {
    const root = written({ ...rooms, 'docs/layout.md': page })
    const drawn = layoutNow(root)
    expect(drawn).toContain('cli --> lab')
    expect(drawn).not.toContain('cli --> kernel')
    expect(drawn).toMatch(/packages\/cli` +\| qw\. +\| kernel, lab/)
    expect(drawn).toMatch(/^Above\.\n[\s\S]*\nBelow\.\n$/)
  })

  test('that has no place for the arrows is refused with the missing lines', () => {
    expect(() => layoutNow(written({ 'docs/layout.md': 'nothing' }))).toThrow('<!-- layout: begin -->')
  })
})

test('a published package depends on no private one, and has an entry "."', () => {
  expect(
    refused({
      'packages/duel/package.json': manifest('duel', { private: true }),
      'packages/lab/package.json': manifest('lab', { ...needs('kernel', 'duel') }),
      'packages/site/package.json': manifest('site', { exports: { './page': './src/page.ts' } }),
      'packages/abilities/package.json': manifest('abilities', { private: true, exports: { './page': './src/page.ts' }, ...needs('duel') }),
    }).filter((one) => one.includes('package.json') && one.includes('published')),
  ).toEqual([
    'packages/lab/package.json:1 is published and depends on "@questwright/duel", which is private: nobody could install it',
    'packages/site/package.json:1 is published and has no entry "."',
  ])
})
