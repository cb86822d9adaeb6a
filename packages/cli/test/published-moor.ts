/** A small pack that tests publish, and the commands that they run in the workspaces of its author and of others. */
import { PassThrough } from 'node:stream'
import { vi } from 'vitest'
import { runCommand } from '../src/commands.ts'
import { qw, type Ran } from './run.ts'

const hero = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 4, quantity: 1 }
export const cards = {
  ada: hero,
  cutter: { type: 'ally', sphere: 'neutral', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
  broth: { type: 'event', sphere: 'neutral', cost: 0, quantity: 3 },
  wight: { type: 'enemy', encounterSet: 'moor', engagementCost: 20, threat: 1, attack: 2, defense: 1, hitPoints: 2, quantity: 3 },
  path: { type: 'location', encounterSet: 'moor', threat: 1, questPoints: 3, quantity: 3 },
  across: { type: 'quest', stage: 1, quantity: 1, encounterSets: ['moor'], sides: { A: {}, B: { questPoints: 6 } } },
}

/** The files of the pack by path, with the test's replacements. */
export function moor(
  more: {
    readonly manifest?: object
    readonly cards?: { readonly [slug: string]: unknown }
    readonly files?: { readonly [path: string]: unknown }
  } = {},
) {
  const all: { readonly [slug: string]: unknown } = Object.fromEntries(
    Object.entries({ ...cards, ...more.cards }).filter(([, facts]) => facts !== undefined),
  )
  return {
    'package.json': {
      name: '@ann/moor',
      version: '1.0.0',
      private: true,
      license: 'CC-BY-4.0',
      description: 'A wet walk.',
      questwright: { game: 'lcg', api: 1, status: 'beta' },
      ...more.manifest,
    },
    'scenarios/a-wet-walk.json': { quest: ['across'], encounterSets: ['moor'] },
    'decks/walkers.json': { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['ada'], cards: { cutter: 3, broth: 3 } },
    'text/en.json': {
      cards: Object.fromEntries(Object.keys(all).map((slug) => [slug, { title: `The ${slug}` }])),
      keywords: {},
      encounterSets: { moor: { title: 'Moor' } },
      scenarios: { 'a-wet-walk': { title: 'A Wet Walk' } },
      decks: { walkers: { title: 'Walkers' } },
    },
    'cards/broth.ts':
      "import { action, card, drawCards } from '@questwright/lcg'\n\nexport default card('broth', [action(({ you }) => void drawCards(you, 1))])\n",
    'cards/broth.scene.ts':
      "import { scene } from '@questwright/testkit'\n\nscene('nobody has anything to plan', { you: { heroes: ['ada'] }, at: 'planning' }, (t) => t.isAt('quest'))\n",
    ...Object.fromEntries(Object.entries(all).map(([slug, facts]) => [`cards/${slug}.json`, facts])),
    ...more.files,
  }
}

/** Runs a command in a workspace. The test that calls it undoes the change of the environment with `vi.unstubAllEnvs`. */
export async function at(workspace: string, parts: readonly string[], typed = ''): Promise<Ran> {
  vi.stubEnv('QUESTWRIGHT_WORKSPACE', workspace)
  if (typed === '') return qw(parts)
  const input = new PassThrough()
  input.end(typed)
  let [out, err] = ['', '']
  const code = await runCommand(parts, {
    way: 'text',
    print: (text) => {
      out += `${text}\n`
    },
    note: (text) => {
      err += `${text}\n`
    },
    json: () => {},
    wroteJson: () => false,
    input,
    progress: 'hidden',
  })
  return { code, out, err, json: () => ({}) }
}
