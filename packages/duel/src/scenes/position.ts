/** Turns the setup of a scene into a position, or into the setup of a game that plays from its beginning. */
import { BadScene, codeOf, Laying, ownCounters, packsOnTable, pileOf, RULES, scenarioNamed, startOf } from '@questwright/authoring'
import { type Engine, type JsonObject, type Position, rulesetOf, type SceneSetup, systemsOf, unknownName } from '@questwright/kernel'
import { seats } from './names.ts'
import type { DuelSceneSetup, SceneCard, SceneSeat } from './setup.ts'

const DECK = 9

/** Steps at which a scene may begin, besides the steps of systems. */
const BEGINNINGS: readonly string[] = ['bids', 'muster', 'ambush', 'assign']

export function position(setup: SceneSetup, engine: Engine, home: string): Position {
  const words = setup as DuelSceneSetup
  const laying = new Laying(engine.library, home)
  const names = seats.all.filter((name) => name === 'you' || name === 'rival' || words[name] !== undefined)
  for (const name of names) laySeat(laying, seats.seatId(name) as string, words[name] ?? {})
  // a scene is played with the systems of its pack, and of the packs whose cards are on the table
  const packs = packsOnTable(
    laying.cards.map(({ code }) => code),
    home,
  )
  const rules = (words.rules ?? []).map((rule) => ruleCode(engine, rule, home))
  const chosen = new Set(rules)
  for (const { code } of systemsOf(engine.library, packs, chosen)) laying.lay(code, RULES, 'rule', {})
  const ruleset = rulesetOf(engine.ruleset, engine.library, packs, chosen)
  const { active = 'you', turn = 1, pool = 0, at = 'muster' } = words
  const own = startOf(at, ruleset, () => undefined)
  if (own === undefined && !BEGINNINGS.includes(at))
    throw new BadScene(
      `a scene cannot begin at "${at}": begin with at: 'bids', 'muster', 'ambush' or 'assign', and go on with t.until('${at}')`,
    )
  const fields = { active: seats.seatId(active) ?? 'p1', ...(at === 'bids' ? {} : { turn }), ...(pool > 0 ? { pool } : {}) }
  return laying.position(
    {
      id: 'table',
      code: 'kernel:piece',
      fields,
      ...(words.counters ? { tokens: ownCounters(words.counters, 'table', ruleset) } : {}),
      memory: { seed: 'scene', cursor: [{ step: own?.step ?? at, args: own?.args ?? {} }] },
    },
    names.map((name) => {
      const { wounds = 0, counters = {} } = words[name] ?? {}
      const tokens = { ...(wounds > 0 ? { wounds } : {}), ...ownCounters(counters, 'each-seat', ruleset) }
      return {
        id: seats.seatId(name) as string,
        code: 'kernel:piece',
        fields: { seat: 'yes' },
        ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
      }
    }),
  )
}

/** The code of a system that a scene chooses. @throws BadScene */
function ruleCode({ library }: Engine, rule: string, home: string): string {
  const code = (rule.includes(':') ? rule : `${home}:${rule}`).replace(/:(?:system\/)?/, ':system/')
  if (!library.systems?.has(code)) throw new BadScene(unknownName(rule, 'system', [...(library.systems?.keys() ?? [])]))
  return code
}

function laySeat(laying: Laying, id: string, { hand = [], deck = DECK, ground = [], spent = [] }: SceneSeat): void {
  for (const card of ground) layCard(laying, card, `${id}.ground`, id)
  for (const card of hand) layCard(laying, card, `${id}.hand`, id)
  for (const card of pileOf<SceneCard>(deck, 'scene:card')) layCard(laying, card, `${id}.deck`, id)
  for (const card of pileOf(spent, 'scene:card')) layCard(laying, card, `${id}.spent`, id)
}

function layCard(laying: Laying, card: SceneCard, zone: string, seat: string): void {
  const { card: name, wounds = 0, borne = [] } = typeof card === 'string' ? { card } : card
  const fields = { owner: seat, controller: seat }
  const id = laying.lay(laying.codeOf(name), zone, seat, { fields, ...(wounds > 0 ? { tokens: { wounds } } : {}) })
  for (const one of borne) layCard(laying, one, `${id}/borne`, seat)
}

/** The setup of a scene that plays from the beginning. */
export function gameSetup(setup: SceneSetup, engine: Engine, home: string): JsonObject | undefined {
  const { game, rules } = setup as DuelSceneSetup
  if (!game) return undefined
  const code = (slug: string): string => codeOf(engine.library, slug, home)
  return {
    kind: 'scenario',
    scenario: code(scenarioNamed(game.scenario)),
    ...(rules ? { rules: rules.map((rule) => ruleCode(engine, rule, home)) } : {}),
    decks: game.decks.map(({ heroes = [], fighters = heroes, cards }, i) => ({
      name: seats.all[i] as string,
      kind: 'starter',
      fighters: fighters.map(code),
      cards: Object.fromEntries(Object.entries(cards).map(([slug, count]) => [code(slug), count])),
    })),
  }
}
