/** The files of a new pack. Pure: the caller writes them. */
import { type Rulebook, scenarioWords, setTitlesSection } from '@questwright/rulebook'
import { newestApi } from './api.ts'
import type { NewSystem } from './new-system.ts'
import { usualRange } from './ranges.ts'

/**
 * Makes package.json, the texts, and the settings with which an editor outside of the studio checks the scripts.
 * @param name the id of the pack, or with the scope of its author: `@ann/the-ford`
 * @param versions the packs on which it depends, in these or later compatible versions
 * @param rulebook of its game
 * @param system a first system for the pack, with its slug
 */
export function filesOfNewPack(
  name: string,
  title: string,
  versions: { readonly [pack: string]: { readonly name: string; readonly version: string } },
  rulebook: Rulebook,
  system?: { readonly slug: string } & NewSystem,
): { readonly [path: string]: string } {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
  const sets = setTitlesSection(rulebook)
  const dependencies = Object.fromEntries(Object.values(versions).map((needed) => [needed.name, usualRange(needed.version)]))
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      type: 'module',
      private: true,
      description: title,
      license: 'UNLICENSED',
      questwright: { game: rulebook.game, api: newestApi, title, status: 'draft', credits: [] },
      dependencies,
    }),
    'text/en.json': json({
      cards: {},
      keywords: {},
      ...(sets === undefined ? {} : { [sets]: {} }),
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
    'README.md': readme(name.slice(name.lastIndexOf('/') + 1), title, rulebook),
  }
}

function readme(id: string, title: string, rulebook: Rulebook): string {
  return `# ${title}

A pack for Questwright. Its id is \`${id}\`; a card is called \`${id}:its-slug\` everywhere, and \`its-slug\` in here.

| folder | what lies in it |
|---|---|
| \`cards/\` | one file a card with what it prints (\`.json\`), its behaviour (\`.ts\`) and its scenes (\`.scene.ts\`) |
| \`keywords/\`, \`rules/\`, \`scenarios/\`, \`decks/\` | the same for everything else |
| \`systems/\` | what the pack adds to the rules: a chapter of data (\`.json\`), its script and its scenes |
| \`text/en.json\` | titles and texts |
| \`art/\` | pictures; icons of ${scenarioWords(rulebook).sets} in \`art/sets/\` |

An editor outside of the studio checks the scripts with \`tsc -p .\` where \`@questwright/${rulebook.game}\` and \`@questwright/testkit\` can be found:
keep the folder inside a checkout of Questwright, or link those two into \`node_modules\`.
`
}
