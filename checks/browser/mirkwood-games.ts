/** The games of the campaign of the revised core box, each stored shortly before it is won. */
import { type PackBundle, type PlayedCampaign, playedCampaign, rulebookOfPack, withGround } from '@questwright/packs'
import { type CampaignLog, setupOf, stateOf } from '@questwright/workshop/campaign'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { deckOf, repositoryPacks } from '../content.ts'
import { type GameInMaking, storeGame } from './stored-game.ts'

const { content } = repositoryPacks()
const packNamed = (id: string): PackBundle => {
  const pack = content.find((one) => one.id === id)
  if (pack === undefined) throw new Error(`content/${id} cannot be read`)
  return pack
}
const home = packNamed('lcg-revised-core-campaign')
function playedMirkwood(): PlayedCampaign {
  const played = playedCampaign(home, 'mirkwood', content, rulebookOfPack(home, content, rulebooks))
  if (played === undefined) throw new Error('the core campaign is gone')
  return played
}
const campaign = playedMirkwood()
const packs = withGround([home], content)

/** The starter deck of Leadership, and the same deck with Legolas in place of Glóin, who is killed in the first game. */
export const company = { ...deckOf(packNamed('lcg-core-set'), 'leadership'), name: 'Company' }
export const companyAfter = {
  ...company,
  name: 'Company with Legolas',
  heroes: company.heroes.map((hero) => (hero === 'lcg-core-set:gloin' ? 'lcg-core-set:legolas' : hero)),
}

const mine = 'p1'
/** Locations without a shadow effect, to be the top cards of the encounter deck in the stored games: they change nothing unexpectedly. */
const quiet = {
  mirkwood: ['old-forest-road', 'enchanted-stream', 'old-forest-road', 'enchanted-stream'],
  anduin: ['banks-of-the-anduin', 'enchanted-stream', 'banks-of-the-anduin', 'enchanted-stream'],
  dungeons: ['mountains-of-mirkwood', 'enchanted-stream', 'mountains-of-mirkwood', 'enchanted-stream'],
} as const
const objectives = ['gandalfs-map', 'shadow-key', 'dungeon-torch'] as const

/** Readies and heals all characters, and empties the hand. */
async function rest(game: GameInMaking): Promise<void> {
  for (const character of await game.idsIn(`${mine}.play-area`)) {
    await game.move(character, { move: 'ready' })
    await game.move(character, { move: 'token', token: 'damage', by: -9 })
  }
  await clear(game, `${mine}.hand`, 'bottom')
}

/** Moves every card of a zone to another zone. */
async function clear(game: GameInMaking, zone: string, place: string): Promise<void> {
  for (const id of await game.idsIn(zone)) await game.move(id, { move: 'put', place })
}

/** Puts cards on top of the encounter deck, the first one on top. */
async function lay(game: GameInMaking, ...slugs: readonly string[]): Promise<void> {
  const used: { [slug: string]: number } = {}
  for (const slug of slugs.toReversed()) {
    const nth = used[slug] ?? 0
    used[slug] = nth + 1
    const ids = await game.cards(slug)
    const id = ids[nth]
    if (id === undefined) throw new Error(`there are ${ids.length} of ${slug}`)
    await game.move(id, { move: 'put', place: 'top' })
  }
}

/**
 * Puts progress on a stage by hand, and passes until another stage is the current one.
 * @returns the slug of that stage
 */
async function complete(game: GameInMaking, stage: string, points: number): Promise<string> {
  await game.byHand(stage, { move: 'token', token: 'progress', by: points })
  for (let passes = 0; passes < 40; passes++) {
    const [now = ''] = await game.inZone('current-quest')
    if (now !== stage) return now
    await game.pass()
  }
  throw new Error(`${stage} is not left`)
}

/** Beorn's Path with one point missing. A Forest Spider is engaged, and Glóin will not survive another attack. */
async function first(game: GameInMaking): Promise<void> {
  await game.passTo('action-window')
  await clear(game, `${mine}.hand`, 'bottom')
  await clear(game, 'staging-area', 'discard')
  await complete(game, 'flies-and-spiders', 8)
  if ((await complete(game, 'a-fork-in-the-road', 2)) !== 'beorns-path') throw new WrongSeed('the other path was taken')
  await clear(game, 'staging-area', 'discard')
  await clear(game, `${mine}.engaged`, 'discard')
  await lay(game, ...quiet.mirkwood)
  await game.passTo('choose-to-commit')
  await clear(game, 'staging-area', 'discard')
  await clear(game, `${mine}.engaged`, 'discard')
  await rest(game)
  const [spider = ''] = await game.cards('forest-spider')
  await game.move(spider, { move: 'engage', seat: mine })
  await game.byHand('beorns-path', { move: 'token', token: 'progress', by: 9 })
  await game.byHand('gloin', { move: 'token', token: 'damage', by: 3 })
  // the cards to be staged, the shadow card of the spider, and the cards to be staged in the next round
  await lay(game, ...quiet.mirkwood)
}

/** Ambush on the Shore: only Ungoliant's Swarm, slightly damaged, is left to fight, and Mendor's Support is in the hand. */
async function second(game: GameInMaking): Promise<void> {
  await game.passTo('campaign-boons')
  await game.answer('mendors-support')
  await game.passTo('mulligan')
  await game.pass()
  await clear(game, `${mine}.hand`, 'bottom')
  await game.byHand('hill-troll', { move: 'put', place: 'removed' })
  await game.passTo('choose-to-commit')
  await clear(game, 'staging-area', 'removed')
  // without an enemy the last stage would be won as soon as it is revealed
  const [crows = ''] = await game.cards('eastern-crows')
  await game.move(crows, { move: 'engage', seat: mine })
  await lay(game, ...quiet.anduin)
  await complete(game, 'to-the-river', 8)
  await lay(game, ...quiet.anduin)
  await complete(game, 'anduin-passage', 16)
  await game.passTo('choose-to-commit')
  for (const zone of ['staging-area', `${mine}.engaged`]) await clear(game, zone, 'removed')
  await rest(game)
  const [swarm = ''] = await game.cards('ungoliants-swarm')
  await game.move(swarm, { move: 'put', place: 'staging' })
  await game.move(swarm, { move: 'token', token: 'damage', by: 1 })
  await game.byHand('mendors-support', { move: 'put', place: 'hand' })
  await lay(game, ...quiet.anduin)
}

/** Out of the Dungeons: the objectives are claimed, the prisoner is rescued, the Nazgûl is gone, and the last stage is nearly complete. */
async function third(game: GameInMaking): Promise<void> {
  await game.passTo('campaign-boons')
  await game.answer('mendors-support')
  await game.passTo('choose-host')
  await game.answer('aragorn')
  await game.passTo('choose-to-commit')
  await clear(game, `${mine}.hand`, 'bottom')
  const guards = (await game.idsIn('staging-area')).filter((id) => !objectives.some((slug) => id.includes(slug)))
  for (const slug of objectives) await game.byHand(slug, { move: 'put', place: 'staging' })
  for (const id of guards) await game.move(id, { move: 'put', place: 'removed' })
  await lay(game, ...quiet.dungeons)
  await game.pass()
  for (const [slug, hero] of [
    ['gandalfs-map', 'aragorn'],
    ['shadow-key', 'legolas'],
    ['dungeon-torch', 'legolas'],
  ] as const) {
    await game.passTo('action-window')
    await game.answer(slug)
    await game.passTo('choose-host')
    await game.answer(hero)
    // the first option brings Mendor back
    if (game.question.name === 'after-response') await game.answer('escape-from-dol-guldur-campaign')
  }
  await complete(game, 'the-necromancers-tower', 9)
  await game.passTo('choose-to-commit')
  await clear(game, 'staging-area', 'removed')
  await clear(game, `${mine}.hand`, 'bottom')
  await lay(game, ...quiet.dungeons)
  await game.answer('aragorn', 'legolas', 'mendor')
  await game.passTo('after-response')
  if (game.question.options.some(({ key }) => key.includes('aragorn'))) {
    await game.pass()
    await game.passTo('after-response')
  }
  await game.answer('through-the-caverns')
  await game.byHand('nazgul-of-dol-guldur', { move: 'put', place: 'removed' })
  await complete(game, 'through-the-caverns', 15)
  await game.move(mine, { move: 'token', token: 'threat', by: -10 })
  await game.passTo('choose-to-commit')
  for (const zone of ['staging-area', `${mine}.engaged`]) await clear(game, zone, 'removed')
  await rest(game)
  const [mountains = ''] = await game.cards('mountains-of-mirkwood')
  await game.move(mountains, { move: 'put', place: 'staging' })
  await lay(game, 'enchanted-stream', 'enchanted-stream')
  await game.byHand('out-of-the-dungeons', { move: 'token', token: 'progress', by: 5 })
  await game.byHand('mendors-support', { move: 'put', place: 'hand' })
}

/** A seed with which a game does not come to the moment that is wanted. */
class WrongSeed extends Error {}

const moments = { 'passage-through-mirkwood': first, 'journey-along-the-anduin': second, 'escape-from-dol-guldur': third } as const
const decks = {
  'passage-through-mirkwood': company,
  'journey-along-the-anduin': companyAfter,
  'escape-from-dol-guldur': companyAfter,
} as const

/** The next game of a log, shortly before its end, as a file that the studio can open. */
export async function storedNext(log: CampaignLog): Promise<Buffer> {
  const name = stateOf(campaign, log).next?.name as keyof typeof moments
  const setup = setupOf(campaign, log, { decks: [decks[name]], mode: 'standard' })
  for (let seed = 1; seed <= 20; seed++) {
    try {
      return await storeGame({ packs, setup, seed: `stored ${seed}`, title: name }, moments[name])
    } catch (error) {
      if (!(error instanceof WrongSeed)) throw error
    }
  }
  throw new Error(`no seed leads to the moment of ${name}`)
}
