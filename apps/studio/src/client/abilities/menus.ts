// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/**
 * The menus of the ability builder. Each entry has the words of the menu, the script and the sentence; blanks are written `$name`.
 * The same script is printed and read back, so an entry that is added here is at once built, said and understood.
 */
import type { Word } from './model.ts'

/** What may stand in a blank: another menu, a number, or words of a list or of the author. */
export type Sort =
  | 'cards'
  | 'card'
  | 'amount'
  | 'group'
  | 'filters'
  | 'conditions'
  | 'player'
  | 'players'
  | 'effects'
  | 'ways'
  | 'count'
  | 'title'
  | 'trait'
  | 'keyword'
  | 'set'
  | 'name'
  | ListSort

export type ListSort = 'sphere' | 'stat' | 'until' | 'type' | 'phase' | 'forbidden' | 'permission' | 'pile'

/** What must be there for an entry to make sense. */
export type Need =
  | 'card subject'
  | 'player subject'
  | 'attack'
  | 'number'
  | 'target card'
  | 'target player'
  | 'player part'
  | 'damage'
  | 'cancellable'
  | 'amount part'
  | 'host'

export interface Entry {
  readonly id: string
  /** The menu's words. */
  readonly label: string
  /** The script. In it `you`, `card` and `target` stand for whatever they are called at the place. */
  readonly code: string
  /**
   * The sentence. `{one|other}` takes the second where it speaks of a player other than you; `$groups` speaks of several; what stands in ⟨⟩
   * goes to its end; what stands in ‹› has what follows it.
   */
  readonly says: string
  readonly blanks: { readonly [blank: string]: Sort }
  readonly needs?: readonly Need[]
  /** `read`: understood, but not offered. */
  readonly offer?: 'read'
  /** Of a group: what one of it is called; of a filter: where its words stand. */
  readonly noun?: string
  readonly stands?: 'before' | 'after'
  /** In its blanks, "you" is a parameter of that name. */
  readonly binds?: 'player'
  /** The script where another player than `you` decides: inside "each player". */
  readonly bound?: string
}

const entry = (id: string, label: string, code: string, says: string, blanks: Entry['blanks'] = {}, more: Partial<Entry> = {}): Entry => ({
  id,
  label,
  code,
  says,
  blanks,
  ...more,
})

const group = (id: string, label: string, code: string, noun: string, says: string): Entry => ({ id, label, code, noun, says, blanks: {} })

/** Sets of cards, before filters. */
export const groups: readonly Entry[] = [
  group('enemies', 'enemies in play', 'enemiesInPlay()', 'enemy', 'enemy in play'),
  group('engaged', 'enemies engaged with you', 'you.engagedEnemies', 'enemy', 'enemy engaged with you'),
  group('locations', 'locations in play', 'locationsInPlay()', 'location', 'location in play'),
  group('heroes', 'heroes in play', 'heroesInPlay()', 'hero', 'hero'),
  group('your-heroes', 'heroes you control', 'you.heroes', 'hero', 'hero you control'),
  group('allies', 'allies in play', 'alliesInPlay()', 'ally', 'ally'),
  group('your-allies', 'allies you control', 'you.allies', 'ally', 'ally you control'),
  group('characters', 'characters in play', 'charactersInPlay()', 'character', 'character'),
  group('your-characters', 'characters you control', 'you.characters', 'character', 'character you control'),
  group('committed', 'characters committed to the quest', 'committedCharacters()', 'character', 'character committed to the quest'),
  group('staging', 'cards in the staging area', 'stagingArea()', 'staged', 'card in the staging area'),
  group('in-play', 'cards in play', 'cardsInPlay()', 'other', 'card in play'),
  group('controlled', 'cards you control', 'you.controlled', 'owned', 'card you control'),
  group('hand', 'cards in your hand', 'you.hand', 'held', 'card in your hand'),
]

const filter = (id: string, label: string, code: string, says: string, stands: 'before' | 'after', blanks: Entry['blanks'] = {}): Entry =>
  entry(id, label, code, says, blanks, { stands })

/** Which of a set of cards. */
export const filters: readonly Entry[] = [
  filter('trait', 'with the trait …', 'card.has($trait)', '$trait', 'before', { trait: 'trait' }),
  filter('no-trait', 'without the trait …', '!card.has($trait)', 'non-$trait', 'before', { trait: 'trait' }),
  filter('enemy', 'that is an enemy', 'card.isEnemy', 'enemy', 'before'),
  filter('location', 'that is a location', 'card.isLocation', 'location', 'before'),
  filter('hero', 'that is a hero', 'card.isHero', 'hero', 'before'),
  filter('ally', 'that is an ally', 'card.isAlly', 'ally', 'before'),
  filter('character', 'that is a character', 'card.isCharacter', 'character', 'before'),
  filter('attachment', 'that is an attachment', 'card.isAttachment', 'attachment', 'before'),
  filter('treachery', 'that is a treachery', 'card.isTreachery', 'treachery', 'before'),
  filter('objective', 'that is an objective', 'card.isObjective', 'objective', 'before'),
  filter('unique', 'that is unique', 'card.unique', 'unique', 'before'),
  filter('exhausted', 'that is exhausted', 'card.exhausted', 'exhausted', 'before'),
  filter('ready', 'that is ready', 'card.ready', 'ready', 'before'),
  filter('damaged', 'that has damage', 'card.damage > 0', 'damaged', 'before'),
  filter('questing', 'that is committed to the quest', 'card.committed', 'committed to the quest', 'after'),
  filter('not-questing', 'that is not committed to the quest', '!card.committed', 'not committed to the quest', 'after'),
  filter('sphere', 'of the sphere …', 'card.belongsTo($sphere)', '[$sphere]', 'before', { sphere: 'sphere' }),
  filter('with-keyword', 'with the keyword …', 'card.hasKeyword($keyword)', 'with $keyword', 'after', { keyword: 'keyword' }),
  filter('in-staging', 'in the staging area', 'card.inStaging', 'in the staging area', 'after'),
  filter('is-engaged', 'engaged with a player', 'card.engagedWith !== null', 'engaged with a player', 'after'),
  filter('not-with-you', 'not engaged with you', 'card.engagedWith !== you', 'not engaged with you', 'after'),
  filter('other', 'other than this card', 'card !== self', 'other', 'before'),
  filter('has-progress', 'with progress on it', 'card.progress > 0', 'with progress on it', 'after'),
  filter('cost-at-most', 'that costs … or less', 'card.cost <= $count', 'with a cost of $count or less', 'after', { count: 'count' }),
  filter('hand-type', 'of the card type …', 'card.type === $type', '$type', 'before', { type: 'type' }),
]

/** How much. */
export const amounts: readonly Entry[] = [
  entry('fixed', 'a number', '$count', '$count', { count: 'count' }),
  entry('that-much', 'that much', 'event.amount', 'that much', {}, { needs: ['amount part'] }),
  entry(
    'undefended',
    '… , or … if the attack is undefended',
    'attack.undefended ? $more : $count',
    '$count⟨($more instead if this attack is undefended)⟩',
    { count: 'count', more: 'count' },
    { needs: ['attack'] },
  ),
  entry('each', '1 for each of a set of cards', '$group.length', '1⟨for each $group⟩', { group: 'group' }),
  entry('times-each', '… for each of a set of cards', '$count * $group.length', '$count⟨for each $group⟩', {
    count: 'count',
    group: 'group',
  }),
  entry('players', '1 for each player', 'playersInOrder().length', '1⟨for each player⟩', {}),
  entry('own-damage', '1 for each damage on this card', 'self.damage', '1⟨for each damage on it⟩', {}),
  entry('own-resources', '1 for each resource on this card', 'self.resources', '1⟨for each resource on it⟩', {}),
  entry('x', 'X', 'x', 'X', {}, { offer: 'read' }),
  entry('keyword-number', 'the number of the keyword', 'number', 'its number', {}, { needs: ['number'] }),
]

/** On what an effect falls. */
const cards: readonly Entry[] = [
  entry('self', 'this card', 'self', '$this'),
  entry('host', 'the card it is attached to', 'self.host', 'attached $host', {}, { needs: ['host'] }),
  entry('target', 'the chosen card', 'target', 'that $target', {}, { needs: ['target card'] }),
  entry('subject', 'the card it happened to', 'event.subject', 'that card', {}, { needs: ['card subject'] }),
  entry('attacker', 'the attacking enemy', 'attacker', 'attacking enemy', {}, { needs: ['attack'] }),
  entry('defenders', 'the defending character', 'attack.defenders', 'defending character', {}, { needs: ['attack'] }),
  entry('choose', 'one of your choice among …', 'choose($group)', 'a $group', { group: 'group' }, { bound: 'choose($group, { by: you })' }),
  entry(
    'choose-as',
    'one of your choice among …',
    'choose($group, { as: $name })',
    'a $group',
    { group: 'group', name: 'name' },
    { offer: 'read', bound: 'choose($group, { by: you, as: $name })' },
  ),
  entry(
    'each-chooses',
    'one that each player chooses among …',
    'eachPlayerChooses((player) => $group)',
    'a $group',
    { group: 'group' },
    { binds: 'player' },
  ),
  entry(
    'each-chooses-as',
    'one that each player chooses among …',
    'eachPlayerChooses((player) => $group, { as: $name })',
    'a $group',
    { group: 'group', name: 'name' },
    { binds: 'player', offer: 'read' },
  ),
  entry('each', 'each of …', '$group', 'each $group', { group: 'group' }),
  entry('active-location', 'the active location', 'chooseActiveLocation()', 'the active location'),
  entry('active-first', 'the active location', 'activeLocation()', 'the active location', {}, { offer: 'read' }),
]

/** Whom an effect concerns: one player. */
const players: readonly Entry[] = [
  entry('you', 'you', 'you', 'you'),
  entry('first', 'the first player', 'firstPlayer()', 'the first player'),
  entry('choose', 'a player of your choice', 'choosePlayer()', 'a player'),
  entry('target', 'the chosen player', 'target', 'that player', {}, { needs: ['target player'] }),
  entry('subject', 'the player it happened to', 'event.subject', 'that player', {}, { needs: ['player subject'] }),
  entry('part', 'the player of the trigger', 'event.player', 'that player', {}, { needs: ['player part'] }),
]

/** One player or all. */
const severalPlayers: readonly Entry[] = [...players, entry('all', 'each player', 'playersInOrder()', 'each player')]

/** Restrictions and conditions. */
export const conditions: readonly Entry[] = [
  entry('ready', 'this card is ready', 'self.ready', '$this is ready'),
  entry('exhausted', 'this card is exhausted', 'self.exhausted', '$this is exhausted'),
  entry('committed', 'this card is committed to the quest', 'self.committed', '$this is committed to the quest'),
  entry('in-staging', 'this card is in the staging area', 'self.inStaging', '$this is in the staging area'),
  entry('is-active', 'this card is the active location', 'self.isActiveLocation', '$this is the active location'),
  entry('attached', 'this card is attached to something', 'self.host !== null', '$this is attached'),
  entry('damaged', 'this card has damage', 'self.damage > 0', '$this has damage'),
  entry('attacking', 'this card is attacking', 'isAttacking(self)', '$this is attacking'),
  entry('defending', 'this card is defending', 'isDefending(self)', '$this is defending'),
  entry('at-least', 'there are at least … of a set of cards', '$group.length >= $count', 'there are at least $count $groups', {
    group: 'group',
    count: 'count',
  }),
  entry('any', 'there is one of a set of cards', '$group.length > 0', 'there is a $group', { group: 'group' }),
  entry('none', 'there is none of a set of cards', '$group.length === 0', 'there are no $groups', { group: 'group' }),
  entry(
    'active-trait',
    'the active location has the trait …',
    'activeLocations().some((card) => card.has($trait))',
    'the active location has the $trait trait',
    { trait: 'trait' },
  ),
  entry(
    'active-first-trait',
    'the active location has the trait …',
    'activeLocation()?.has($trait) === true',
    'the active location has the $trait trait',
    { trait: 'trait' },
    { offer: 'read' },
  ),
  entry('no-active', 'there is no active location', 'activeLocation() === undefined', 'there is no active location'),
  entry('threat-high', 'your threat is … or higher', 'you.threat >= $count', '{your|their} threat is $count or higher', { count: 'count' }),
  entry('threat-low', 'your threat is … or lower', 'you.threat <= $count', '{your|their} threat is $count or lower', { count: 'count' }),
  entry('in-phase', 'it is the … phase', 'phase() === $phase', 'it is the $phase phase', { phase: 'phase' }),
  entry(
    'players-many',
    'there are at least … players',
    'playersInOrder().length >= $count',
    'there are at least $count players in the game',
    { count: 'count' },
  ),
  entry('attack-undefended', 'the attack is undefended', 'attack.undefended', 'this attack is undefended', {}, { needs: ['attack'] }),
  entry(
    'by-you',
    'it is your attacker’s doing',
    'attackersWhoDestroyed(event).includes(self)',
    '$this took part in the attack that destroyed it',
    {},
    { offer: 'read' },
  ),
]

/** Costs. */
export const costs: readonly Entry[] = [
  entry('exhaust-self', 'exhaust this card', 'exhaustSelf', 'Exhaust $this'),
  entry('spend-own', "spend … resources from this hero's pool", 'spendOwnResources($count)', "Spend $count resource{s} from $this's pool", {
    count: 'count',
  }),
  entry(
    'spend-host',
    "spend … resources from the attached hero's pool",
    'spendHostResources($count)',
    "Spend $count resource{s} from attached hero's pool",
    { count: 'count' },
    { needs: ['host'] },
  ),
  entry('spend', 'spend … resources', 'spendResources($count)', 'Spend $count resource{s}', { count: 'count' }),
  entry('spend-sphere', 'spend … resources of a sphere', 'spendResources($count, $sphere)', 'Spend $count [$sphere] resource{s}', {
    count: 'count',
    sphere: 'sphere',
  }),
  entry('discard-hand', 'discard … cards from your hand', 'discardFromHand($count)', 'Discard $count card{s} from your hand', {
    count: 'count',
  }),
  entry('raise-threat', 'raise your threat by …', 'raiseOwnThreat($count)', 'Raise your threat by $count', { count: 'count' }),
  entry('lower-threat', 'lower your threat by …', 'lowerOwnThreat($count)', 'Lower your threat by $count', { count: 'count' }),
  entry('exhaust-one', 'exhaust a card you control', 'exhaustOne((card) => $filters)', 'Exhaust a $filters you control', {
    filters: 'filters',
  }),
]

/** What is done. */
export const effects: readonly Entry[] = [
  entry('damage', 'deal damage', 'dealDamage($cards, $amount)', 'deal $amount damage to $cards', { cards: 'cards', amount: 'amount' }),
  entry('heal', 'heal damage', 'heal($cards, $amount)', 'heal $amount damage from $cards', { cards: 'cards', amount: 'amount' }),
  entry('heal-all', 'heal all damage', "heal($cards, 'all')", 'heal all damage from $cards', { cards: 'cards' }),
  entry('draw', 'draw cards', 'drawCards($player, $amount)', '$player draw~ $amount card{s}', { player: 'player', amount: 'amount' }),
  entry('discard', 'discard cards', 'discard($cards)', 'discard $cards', { cards: 'cards' }),
  entry(
    'discard-random',
    'discard cards at random from hand',
    'discardAtRandom($player, $count)',
    '$player discard~ $count card{s} at random from hand',
    { player: 'player', count: 'count' },
  ),
  entry('ready', 'ready', 'ready($cards)', 'ready $cards', { cards: 'cards' }),
  entry('exhaust', 'exhaust', 'exhaust($cards)', 'exhaust $cards', { cards: 'cards' }),
  entry('destroy', 'destroy', 'destroy($cards)', 'destroy $cards', { cards: 'cards' }),
  entry('raise-threat', 'raise threat', 'raiseThreat($players, $amount)', '$players raise~ {your|their} threat by $amount', {
    players: 'players',
    amount: 'amount',
  }),
  entry('lower-threat', 'lower threat', 'lowerThreat($players, $amount)', '$players lower~ {your|their} threat by $amount', {
    players: 'players',
    amount: 'amount',
  }),
  entry('progress', 'place progress on the quest', 'placeProgress($amount)', 'place $amount progress on the current quest', {
    amount: 'amount',
  }),
  entry(
    'progress-past',
    'place progress on the quest, bypassing the active location',
    "placeProgress($amount, 'bypassing')",
    'place $amount progress on the current quest, bypassing any active location',
    { amount: 'amount' },
  ),
  entry('progress-on', 'place progress on locations', 'placeProgressOn($cards, $amount)', 'place $amount progress on $cards', {
    cards: 'cards',
    amount: 'amount',
  }),
  entry(
    'remove-progress',
    'remove progress from the quest',
    'removeProgress(currentQuest(), $amount)',
    'remove $amount progress from the current quest',
    { amount: 'amount' },
  ),
  entry('modify', 'change a number for a time', 'modify($cards, $stat, $amount, $until)', '$cards gets +$amount $stat $until', {
    cards: 'cards',
    stat: 'stat',
    amount: 'amount',
    until: 'until',
  }),
  entry('weaken', 'lower a number for a time', 'modify($cards, $stat, -$count, $until)', '$cards gets -$count $stat $until', {
    cards: 'cards',
    stat: 'stat',
    count: 'count',
    until: 'until',
  }),
  entry('gain-keyword', 'gain a keyword for a time', "grant($cards, 'keywords', $keyword, $until)", '$cards gains $keyword $until', {
    cards: 'cards',
    keyword: 'keyword',
    until: 'until',
  }),
  entry('gain-trait', 'gain a trait for a time', "grant($cards, 'traits', $trait, $until)", '$cards gains the $trait trait $until', {
    cards: 'cards',
    trait: 'trait',
    until: 'until',
  }),
  entry('forbid', 'cannot … for a time', 'forbid($cards, $forbidden, $until)', '$cards cannot $forbidden $until', {
    cards: 'cards',
    forbidden: 'forbidden',
    until: 'until',
  }),
  entry('permit', 'may … for a time', 'permit($cards, $permission, $until)', '$cards $permission $until', {
    cards: 'cards',
    permission: 'permission',
    until: 'until',
  }),
  entry('add-resources', 'add resources', 'addResources($card, $amount)', 'add $amount resource{s} to ‹$card› resource pool', {
    card: 'card',
    amount: 'amount',
  }),
  entry('lose-resources', 'remove resources', 'loseResources($card, $amount)', 'remove $amount resource{s} from ‹$card› resource pool', {
    card: 'card',
    amount: 'amount',
  }),
  entry(
    'tokens',
    'place resource tokens on a card',
    "placeTokens($card, 'resource', $amount)",
    'place $amount resource token{s} on $card',
    { card: 'card', amount: 'amount' },
  ),
  entry('engage', 'engage an enemy', 'engage($card, $player)', '$player engage~ $card', { card: 'card', player: 'player' }),
  entry('return-staging', 'return an enemy to the staging area', 'returnToStaging($card)', 'return $card to the staging area', {
    card: 'card',
  }),
  entry('return-hand', 'return a card to its owner’s hand', 'returnToHand($card)', "return $card to its owner's hand", {
    card: 'card',
  }),
  entry('leave-quest', 'remove a character from the quest', 'removeFromQuest($card)', 'remove $card from the quest', { card: 'card' }),
  entry('attack', 'an enemy makes an immediate attack', 'makeAttack($card, $player)', '$card makes an immediate attack against $player', {
    card: 'card',
    player: 'player',
  }),
  entry('shadow-card', 'deal a shadow card', 'dealShadowCard($card)', 'deal $card another shadow card', { card: 'card' }),
  entry('reveal', 'reveal encounter cards', 'revealEncounterCards($amount)', 'reveal $amount card{s} from the encounter deck', {
    amount: 'amount',
  }),
  entry('surge', 'reveal one card more', 'revealAnother()', 'reveal 1 more encounter card'),
  entry(
    'discard-encounter',
    'discard from the top of the encounter deck',
    'discardFromEncounterDeck($count)',
    'discard the top $count card{s} of the encounter deck',
    { count: 'count' },
  ),
  entry(
    'look',
    'look at the top of the encounter deck',
    "lookAt($player, topCards('encounter-deck', $count))",
    '$player look~ at the top $count card{s} of the encounter deck',
    { player: 'player', count: 'count' },
  ),
  entry(
    'search-encounter',
    'search the encounter deck, add to the staging area',
    "for (const found of search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters, { must: 'if-able' })) addToStagingArea(found)\nshuffleDeck('encounter')",
    '{you|that player} search~ the encounter deck and discard pile for a $filters, add~ it to the staging area, and shuffle~ the encounter deck',
    { filters: 'filters' },
  ),
  entry(
    'search-deck',
    'search your deck, add to hand',
    'for (const found of search(you, topCards(`${you.id}.deck`, $count), (card) => $filters)) addToHand(found, you)\nshuffleDeck(you)',
    '{you|that player} search~ the top $count cards of {your|their} deck for a $filters, add~ it to {your|their} hand, and shuffle~ {your|their} deck',
    { count: 'count', filters: 'filters' },
  ),
  entry('cancel', 'cancel it', 'event.cancel()', 'cancel it', {}, { needs: ['cancellable'] }),
  entry(
    'prevent',
    'prevent damage',
    'preventDamage(event, $count)',
    'prevent $count of that damage',
    { count: 'count' },
    { needs: ['damage'] },
  ),
  entry('win', 'the players win', 'winGame()', 'the players win the game'),
  entry('lose', 'the players lose', 'loseGame()', 'the players lose the game'),
  entry(
    'each-player',
    'each player …',
    'eachPlayer((player) => $effects)',
    'each player $effects',
    { effects: 'effects' },
    { binds: 'player' },
  ),
  entry(
    'may',
    'you may …',
    'may(() => $effects)',
    '{you|that player} may $effects',
    { effects: 'effects' },
    { bound: 'may(() => $effects, { by: you })' },
  ),
  entry('if', 'if … , then …', 'if ($conditions) $effects', 'if $conditions, $effects', { conditions: 'conditions', effects: 'effects' }),
  entry(
    'choose-one',
    'choose one of',
    'chooseOne($ways)',
    'choose one: $ways',
    { ways: 'ways' },
    { bound: 'chooseOne($ways, { by: you })' },
  ),
]

/** What a constant ability changes. `$on` of the options is written by the printer. */
export const changes: readonly Entry[] = [
  entry('more', 'gets more of a number', '$stat by $amount', 'gets +$amount $stat', { stat: 'stat', amount: 'amount' }),
  entry('less', 'gets less of a number', '$stat by -$count', 'gets -$count $stat', { stat: 'stat', count: 'count' }),
  entry('trait', 'gains a trait', "'traits' gain $trait", 'gains the $trait trait', { trait: 'trait' }),
  entry('keyword', 'gains a keyword', "'keywords' gain $keyword", 'gains $keyword', { keyword: 'keyword' }),
  entry('sphere', 'gains a sphere', "'spheres' gain $sphere", 'gains a [$sphere] resource icon', { sphere: 'sphere' }),
]

/** What travelling costs: whether it can be paid, and how. */
export const prices: readonly (Entry & { readonly can: string })[] = [
  {
    ...entry(
      'raise',
      'each player raises threat',
      'raiseThreat(playersInOrder(), $count)',
      'Each player must raise their threat by $count to travel here',
      { count: 'count' },
    ),
    can: 'true',
  },
  {
    ...entry(
      'reveal',
      'reveal encounter cards',
      'revealEncounterCards($count)',
      'Reveal $count card{s} from the encounter deck to travel here',
      { count: 'count' },
    ),
    can: 'encounterDeck().length >= $count',
  },
  {
    ...entry(
      'exhaust',
      'the first player exhausts a card',
      'exhaust(choose($group))',
      'The first player must exhaust a $group to travel here',
      { group: 'group' },
    ),
    can: '$group.length > 0',
  },
  {
    ...entry('discard', 'discard a card', 'discard(choose($group))', 'The first player must discard a $group to travel here', {
      group: 'group',
    }),
    can: '$group.length > 0',
  },
  {
    ...entry(
      'random',
      'the first player discards cards at random',
      'discardAtRandom(firstPlayer(), $count)',
      'The first player must discard $count card{s} at random from hand to travel here',
      { count: 'count' },
    ),
    can: 'firstPlayer().hand.length >= $count',
  },
]

type Named = readonly (readonly [value: string, words: string])[]

const phases: Named = ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'].map((phase) => [phase, phase] as const)
const spheres: Named = ['leadership', 'tactics', 'spirit', 'lore'].map((sphere) => [sphere, sphere] as const)

/** Blanks that hold one of a few words. */
export const lists: { readonly [sort in ListSort]: Named } = {
  sphere: spheres,
  phase: phases,
  stat: [
    ['willpower', '[willpower]'],
    ['attack', '[attack]'],
    ['defense', '[defense]'],
    ['hitPoints', 'hit points'],
    ['threat', '[threat]'],
    ['engagementCost', 'engagement cost'],
    ['questPoints', 'quest points'],
    ['cost', 'cost'],
  ],
  until: [
    ['phase', 'until the end of the phase'],
    ['round', 'until the end of the round'],
    ['attack', 'for this attack'],
    ['game', 'for the rest of the game'],
  ],
  type: ['ally', 'attachment', 'event', 'enemy', 'location', 'treachery'].map((type) => [type, type] as const),
  forbidden: [
    ['attacks', 'attack'],
    ['defends', 'defend'],
    ['commits', 'commit to the quest'],
    ['readied', 'ready'],
    ['engages', 'engage'],
    ['damaged', 'be damaged'],
    ['healed', 'be healed'],
    ['attacked', 'be attacked'],
    ['travels', 'be travelled to'],
    ['leavesPlay', 'leave play'],
    ['controlTaken', 'change control'],
    ['drawn', 'draw cards'],
    ['stageDefeated', 'be defeated'],
  ],
  permission: [
    ['attacksForOthers', 'may attack enemies engaged with other players'],
    ['defendsForOthers', 'may defend attacks against other players'],
    ['attacksStagingAlone', 'may attack alone into the staging area'],
    ['withholdsThreat', 'does not contribute its [threat]'],
    ['mustBeTravelledTo', 'must be travelled to'],
    ['goesToVictoryDisplay', 'goes to the victory display'],
    ['consideredEngaged', 'is considered to be engaged with each player'],
    ['playableInActionWindows', 'may be played in any action window'],
  ],
  pile: [],
}

export interface EventWords {
  readonly kind: string
  readonly label: string
  /** The sentence; `$subject` is whose event it is. */
  readonly says: string
  readonly subject: 'card' | 'player' | 'none'
  /** What one of those to whom it happens is called in a script. */
  readonly noun: string
  /** Parts that effects may speak of. */
  readonly parts: readonly ('player' | 'amount')[]
}

const event = (
  kind: string,
  label: string,
  says: string,
  noun: string,
  subject: EventWords['subject'] = 'card',
  parts: EventWords['parts'] = [],
): EventWords => ({ kind, label, says, noun, subject, parts })

/** The kinds of events that abilities answer to. */
export const events: readonly EventWords[] = [
  event('entersPlay', 'enters play', '$subject enters play', 'entering'),
  event('leavesPlay', 'leaves play', '$subject leaves play', 'leaving'),
  event('played', 'is played', '$subject is played', 'played'),
  event('attached', 'is attached', '$subject is attached', 'attached'),
  event('detached', 'loses the card it is attached to', '$subject becomes detached', 'detached'),
  event('destroyed', 'is destroyed', '$subject is destroyed', 'fallen'),
  event('discarded', 'is discarded', '$subject is discarded', 'discarded'),
  event('damaged', 'is dealt damage', '$subject is dealt damage', 'damaged', 'card', ['amount']),
  event('healed', 'is healed', 'damage is healed from $subject', 'healed', 'card', ['amount']),
  event('exhausted', 'exhausts', '$subject exhausts', 'exhausting'),
  event('readied', 'readies', '$subject readies', 'readying'),
  event('resourcesGained', 'gains resources', '$subject gains resources', 'hero', 'card', ['amount']),
  event('resourcesSpent', 'spends resources', 'resources are spent from the pool of $subject', 'hero', 'card', ['amount']),
  event('progressPlaced', 'gets progress', 'progress is placed on $subject', 'explored', 'card', ['amount']),
  event('commits', 'commits to the quest', '$subject commits to the quest', 'committed', 'card', ['player']),
  event('leavesQuest', 'leaves the quest', '$subject is removed from the quest', 'leaving'),
  event('questSucceeds', 'the quest succeeds', 'the players quest successfully', 'quest', 'none', ['amount']),
  event('questFails', 'the quest fails', 'the players quest unsuccessfully', 'quest', 'none', ['amount']),
  event('stageDefeated', 'a stage is defeated', '$subject is defeated', 'stage'),
  event('revealed', 'is revealed', '$subject is revealed', 'revealed'),
  event('entersStaging', 'enters the staging area', '$subject enters the staging area', 'staged'),
  event('travels', 'is travelled to', 'the players travel to $subject', 'location', 'card', ['player']),
  event('explored', 'is explored', '$subject is explored', 'location'),
  event('engages', 'engages a player', '$subject engages a player', 'enemy', 'card', ['player']),
  event('shadowDealt', 'is dealt a shadow card', '$subject is dealt a shadow card', 'enemy'),
  event('attacks', 'attacks (an enemy)', '$subject attacks', 'enemy', 'card', ['player']),
  event('defends', 'defends', '$subject defends', 'defender'),
  event('attackEnds', 'has attacked (an enemy)', '$subject has resolved its attack', 'enemy', 'card', ['player']),
  event('attacked', 'is attacked by a player', '$subject is attacked', 'enemy', 'card', ['player']),
  event('playerAttackEnds', 'was attacked by a player', 'an attack against $subject is resolved', 'enemy', 'card', ['player']),
  event('controlTaken', 'changes control', 'a player takes control of $subject', 'taken'),
  event('turnsFaceup', 'is turned face up', '$subject is turned face up', 'turned'),
  event('drawn', 'a player draws cards', '$subject draw~ cards', 'player', 'player', ['amount']),
  event('threatRaised', 'a player’s threat is raised', '$subject raise~ {your|their} threat', 'player', 'player', ['amount']),
  event('threatLowered', 'a player’s threat is lowered', '$subject lower~ {your|their} threat', 'player', 'player', ['amount']),
  event('eliminated', 'a player is eliminated', '$subject {are|is} eliminated', 'player', 'player'),
  event('firstPlayerPasses', 'a player becomes the first player', '$subject become~ the first player', 'player', 'player'),
]

/** Whose effects can be cancelled. */
export const cancelled: Named = [
  ['when-revealed', 'the “when revealed” effects of an encounter card'],
  ['shadow', 'a shadow effect'],
]

/** Conditions that `cancel` writes, by whose effect it is. */
export const cancelConditions: { readonly [word: string]: string } = {
  'when-revealed': "event.word === 'when-revealed' && event.cause?.kind === 'revealed'",
  shadow: "event.word === 'shadow'",
}

/** The words of a card and what they are for. */
export const words: readonly { readonly word: Word; readonly label: string; readonly help: string }[] = [
  { word: 'action', label: 'Action', help: 'A player uses it in an action window.' },
  { word: 'response', label: 'Response', help: 'A player may use it when, or after, something happens.' },
  { word: 'forced', label: 'Forced', help: 'It happens by itself when, or after, something happens.' },
  {
    word: 'when-revealed',
    label: 'When Revealed',
    help: 'It happens as the card is revealed from the encounter deck, or a stage is entered.',
  },
  { word: 'shadow', label: 'Shadow', help: 'It happens when the card is turned up as a shadow card.' },
  { word: 'travel', label: 'Travel', help: 'What the players pay to travel to this location.' },
  { word: 'setup', label: 'Setup', help: 'It happens while the game is set up.' },
  { word: 'as', label: 'As something happens', help: 'A constant ability that acts before anything else answers.' },
  { word: 'modifier', label: 'Gets, gains', help: 'A constant change of a number, or a trait or keyword that is gained.' },
  { word: 'cannot', label: 'Cannot', help: 'A constant ability that forbids something.' },
  { word: 'permits', label: 'May, does not', help: 'A constant ability that allows what the rules do not.' },
  { word: 'attaches-to', label: 'Attach to', help: 'The cards to which this attachment may be attached.' },
]

/** The menu of a sort. */
export const menus: {
  readonly [sort in 'cards' | 'card' | 'amount' | 'group' | 'filters' | 'conditions' | 'player' | 'players' | 'effects']: readonly Entry[]
} = {
  cards,
  // what several cards are is no answer where one is meant
  card: cards.filter(({ id }) => !['each', 'each-chooses', 'each-chooses-as', 'defenders'].includes(id)),
  amount: amounts,
  group: groups,
  filters,
  conditions,
  player: players,
  players: severalPlayers,
  effects,
}

export const eventOf = (kind: string): EventWords | undefined => events.find((one) => one.kind === kind)

/** The entry of a menu; an unknown one is a mistake of the caller. @throws Error */
export function entryOf(menu: readonly Entry[], id: string): Entry {
  const found = menu.find((one) => one.id === id)
  if (!found) throw new Error(`No menu of abilities has an entry "${id}"; take one of ${menu.map((one) => one.id).join(', ')}.`)
  return found
}
