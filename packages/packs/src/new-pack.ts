/** Makes the files of a new pack; the caller writes them. */
import { newestApi } from './api.ts'
import type { NewSystem } from './new-system.ts'
import { usualRange } from './ranges.ts'

/**
 * The files: package.json, texts, and what an editor outside of the studio needs to check the scripts.
 * @param name its id, or its name with the scope of its author: `@ann/the-ford`
 * @param versions of its dependencies; later compatible versions are accepted too
 * @param game the id of its game
 * @param system the slug of a system that it contains from the start
 */
export function filesOfNewPack(
  name: string,
  title: string,
  versions: { readonly [pack: string]: { readonly name: string; readonly version: string } },
  game: string,
  system?: { readonly slug: string } & NewSystem,
): { readonly [path: string]: string } {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
  const dependencies = Object.fromEntries(Object.values(versions).map((needed) => [needed.name, usualRange(needed.version)]))
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      type: 'module',
      private: true,
      description: title,
      license: 'UNLICENSED',
      questwright: { game, api: newestApi, title, status: 'draft', credits: [] },
      dependencies,
    }),
    'text/en.json': json({
      cards: {},
      keywords: {},
      encounterSets: {},
      scenarios: {},
      decks: {},
      ...(system === undefined ? {} : { systems: { [system.slug]: system.entry } }),
    }),
    ...system?.files,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023'],
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        isolatedModules: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        skipLibCheck: true,
      },
      include: ['.'],
    }),
    'README.md': readme(name.slice(name.lastIndexOf('/') + 1), title),
  }
}

function readme(id: string, title: string): string {
  return `# ${title}

A pack for Questwright. Its id is \`${id}\`; a card is called \`${id}:its-slug\` everywhere, and \`its-slug\` in here.

| folder | what lies in it |
|---|---|
| \`cards/\` | one file a card with what it prints (\`.json\`), its behaviour (\`.ts\`) and its scenes (\`.scene.ts\`) |
| \`keywords/\`, \`rules/\`, \`scenarios/\`, \`decks/\` | the same for everything else |
| \`systems/\` | what the pack adds to the rules: a chapter of data (\`.json\`), its script and its scenes |
| \`text/en.json\` | titles and texts |
| \`art/\` | pictures; icons of encounter sets in \`art/sets/\` |

An editor outside of the studio checks the scripts with \`tsc -p .\` where \`@questwright/lcg\` and \`@questwright/testkit\` can be found:
keep the folder inside a checkout of Questwright, or link those two into \`node_modules\`.
`
}
