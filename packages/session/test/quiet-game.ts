/**
 * A made-up game in which nothing harms the players, so that it continues as long as a test answers; its one ally can act in every window.
 */
import { loadPack, type PackBundle } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import type { Answer, Question } from '@questwright/realm/web'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type NewGame, portsOfNothing, type SessionPorts, type TableSession } from '../src/index.ts'

const facts = (value: object): string => JSON.stringify(value)

const QUIET_BELL = `import { action, card, raiseThreat } from '@questwright/lcg'
export default card('bell', [action({ could: () => true }, ({ you }) => raiseThreat(you, 0))])
`

/**
 * @param hero its id, and the id of the pack; two games with different heroes share nothing
 * @param bell a comment in the script of the ally
 * @param script the script of the ally
 * @param more further files of the pack
 */
export function quietPack(hero: string, bell = 'draws', script = QUIET_BELL, more: { readonly [path: string]: string } = {}): PackBundle {
  const words = { [hero]: { title: hero }, bell: { title: 'Bell' }, crow: { title: 'Crow' }, road: { title: 'Road' } }
  const { bundle, problems } = loadPack(
    {
      'package.json': facts({ name: `@questwright/quiet-${hero}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
      'text/en.json': facts({
        cards: words,
        keywords: {},
        encounterSets: { quiet: { title: 'Quiet' } },
        scenarios: { road: { title: 'Road' } },
        decks: {},
      }),
      [`cards/${hero}.json`]: facts({
        type: 'hero',
        unique: true,
        sphere: 'lore',
        threatCost: 1,
        willpower: 2,
        attack: 2,
        defense: 2,
        hitPoints: 5,
      }),
      'cards/bell.json': facts({ type: 'ally', sphere: 'lore', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }),
      'cards/bell.ts': `// ${bell}\n${script}`,
      'cards/crow.json': facts({
        type: 'enemy',
        encounterSet: 'quiet',
        engagementCost: 50,
        threat: 0,
        attack: 0,
        defense: 9,
        hitPoints: 9,
        quantity: 8,
      }),
      'cards/road.json': facts({ type: 'quest', stage: 1, encounterSets: ['quiet'], sides: { A: {}, B: { questPoints: 999 } } }),
      'scenarios/road.json': facts({ quest: ['road'], encounterSets: ['quiet'] }),
      ...more,
    },
    rulebooks,
  )
  if (!bundle) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return bundle
}

export function quietGame(pack: PackBundle, seed: string): NewGame {
  const hero = pack.id.replace('quiet-', '')
  return {
    scenario: `${pack.id}:road`,
    title: `The road of ${hero}`,
    viewer: 'p1',
    seed,
    setup: {
      kind: 'scenario',
      scenario: `${pack.id}:scenario/road`,
      mode: 'standard',
      decks: [{ name: 'quiet', kind: 'starter', heroes: [`${pack.id}:${hero}`], cards: { [`${pack.id}:bell`]: 50 } }],
    },
  }
}

export const engine = engineData(await engineModules(games.lcg))

let names = 0
export const ports = (more: Partial<SessionPorts> = {}): SessionPorts => ({
  ...portsOfNothing(
    ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
    () => `name ${++names}`,
  ),
  ...more,
})

/** Plays a bell if none is in play, and otherwise does as little as allowed. */
export function someAnswer(question: Question): Answer {
  const keys = question.options.map(({ key }) => key)
  const play = keys.find((key) => key.includes('#play'))
  const value = (): Answer['value'] => {
    if (question.shape === 'confirm') return ['no']
    if (question.shape === 'number') return question.least
    if (question.shape === 'order') return keys
    if (question.shape === 'distribute') return { [keys[0] as string]: question.least }
    if (play && !keys.some((key) => key.includes('#action'))) return [play]
    return keys.includes('pass') ? ['pass'] : keys.slice(0, question.least)
  }
  return { kind: 'answer', question: question.key, value: value() }
}

/** Answers until the game has this many inputs. @throws when the game ends before */
export async function playTo(session: TableSession, inputs: number): Promise<void> {
  while (session.store.getState().at < inputs) {
    const { question, at, error, outcome } = session.store.getState()
    if (!question) throw new Error(`nothing is asked after ${at} inputs: ${error ?? JSON.stringify(outcome)}`)
    await session.playing.answer(someAnswer(question))
    if (session.store.getState().at === at) throw new Error(`an answer was not taken: ${JSON.stringify(session.store.getState().refused)}`)
  }
}
