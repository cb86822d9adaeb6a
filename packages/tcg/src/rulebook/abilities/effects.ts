/** The effects of abilities: the verbs of the script API with their sentences. */

import type { AbilityMenus, MenuEntry } from '@questwright/rulebook'
import { choice, entry, number } from '@questwright/rulebook/menu-entries'

const cards = { cards: 'cards' } as const
const hand = choice('in-hand', { filters: [choice('type', { type: 'ally' })] })
const pile = choice('in-discard', { filters: [choice('type', { type: 'event' })] })
const minion = { first: { cards: choice('a', { filters: [choice('type', { type: 'minion' })] }) } }

/** Properties of an entry with an amount and a higher amount for some cards. */
const moreFor: Partial<MenuEntry> = { heading: 'numbers', first: { count: 2, more: 4, filters: [choice('race', { race: 'nazgul' })] } }

/** Two entries: the given one, and the same with a blank for the time until which the effect lasts. */
const lasting = (
  id: string,
  label: string,
  code: string,
  says: string,
  blanks: NonNullable<MenuEntry['blanks']>,
  more: Partial<MenuEntry> = {},
) => ({
  [id]: entry(label, code, says, blanks, { heading: 'numbers', ...more }),
  [`${id}-until`]: entry(
    `${label}, until …`,
    code.replace(/\)$/, ', $until)'),
    `${says} $until`,
    { ...blanks, until: 'until' },
    { heading: 'numbers', ...more },
  ),
})
/** The entry, and another one with a blank for how many times it happens. */
const times = (id: string, label: string, verb: string, says: string, more: Partial<MenuEntry> = {}) => ({
  [id]: entry(label, `${verb}($cards)`, says, cards, { heading: 'harm', ...more }),
  [`${id}-times`]: entry(
    `${label}, several times`,
    `${verb}($cards, $count)`,
    `${says} $count time{s}`,
    { ...cards, count: 'count' },
    { heading: 'harm', ...more, first: { ...more.first, count: 2 } },
  ),
})
const under =
  (heading: string, always: Partial<MenuEntry> = {}) =>
  (label: string, code: string, says: string, blanks?: MenuEntry['blanks'], more?: Partial<MenuEntry>) =>
    entry(label, code, says, blanks, { heading, ...always, ...more })
const ofCards = under('cards')
const ofPlay = under('play', { wants: ['cards', 'on'] })
const ofPath = under('path')
const ofRing = under('bearer')

export const effectMenus: NonNullable<AbilityMenus['effects']> = {
  ...lasting(
    'strength',
    'make stronger',
    'strength($cards, $amount)',
    'make $cards strength +$amount',
    { ...cards, amount: 'amount' },
    { first: { amount: number(2) } },
  ),
  'strength-if-skirmishes': entry(
    'make stronger, more against …',
    'strength($cards, (card) => (card.skirmishes($filters) ? $more : $count))',
    'make $cards strength +$count, or +$more if it skirmishes a $filters',
    { ...cards, filters: 'filters', more: 'count', count: 'count' },
    moreFor,
  ),
  'strength-if-is': entry(
    'make stronger, more if it is …',
    'strength($cards, (card) => (card.is($filters) ? $more : $count))',
    'make $cards strength +$count, or +$more if it is a $filters',
    { ...cards, filters: 'filters', more: 'count', count: 'count' },
    moreFor,
  ),
  'strength-if-bears': entry(
    'make stronger, more if it bears …',
    'strength($cards, (card) => (card.bears($filters) ? $more : $count))',
    'make $cards strength +$count, or +$more if it bears a $filters',
    { ...cards, filters: 'filters', more: 'count', count: 'count' },
    moreFor,
  ),
  ...lasting(
    'weaker',
    'make weaker',
    'strength($cards, -$amount)',
    'make $cards strength -$amount',
    { ...cards, amount: 'amount' },
    minion,
  ),
  ...lasting(
    'number',
    'raise another number',
    'change($stat, $cards, $amount)',
    'make $cards $stat +$amount',
    { stat: 'stat', ...cards, amount: 'amount' },
    { first: { stat: 'defender' } },
  ),
  ...lasting(
    'number-less',
    'lower another number',
    'change($stat, $cards, -$amount)',
    'make $cards $stat -$amount',
    { stat: 'stat', ...cards, amount: 'amount' },
    { first: { stat: 'damage' } },
  ),
  ...lasting(
    'number-to',
    'set a number',
    'changeTo($stat, $cards, $count)',
    'give $cards $count as $stat',
    { stat: 'stat', ...cards, count: 'count' },
    { first: { stat: 'strength', count: 3 } },
  ),
  'archery-more': entry(
    'raise an archery total',
    'archeryTotal($side, $amount)',
    'make $side +$amount',
    { side: 'side', amount: 'amount' },
    { heading: 'numbers' },
  ),
  'archery-less': entry(
    'lower an archery total',
    'archeryTotal($side, -$amount)',
    'make $side -$amount',
    { side: 'side', amount: 'amount' },
    { heading: 'numbers' },
  ),
  ...lasting('allow', 'let cards be, or do', 'allow($made, $cards)', 'make $cards $made', { made: 'made', ...cards }, minion),
  'no-move-again': entry(
    'the fellowship does not move again',
    "disallow('mayMove', freePeoplesPlayer(), 'turn')",
    'prevent the fellowship from moving again in this turn',
    undefined,
    { heading: 'path' },
  ),
  'overwhelmed-only': entry(
    'let it be overwhelmed only by more strength',
    "changeTo('overwhelmedAt', $cards, $count)",
    'make $cards overwhelmed only by $count times its strength',
    { ...cards, count: 'count' },
    { heading: 'numbers', first: { count: 3 } },
  ),
  ...lasting('disallow', 'do not let cards', 'disallow($unable, $cards)', 'make $cards $unable', { unable: 'unable', ...cards }),
  ...lasting('prevent-all', 'let something not happen to cards', 'preventAll($spared, $cards)', 'prevent each further $spared of $cards', {
    spared: 'spared',
    ...cards,
  }),
  ...times('wound', 'wound', 'wound', 'wound $cards', minion),
  ...times('heal', 'heal', 'heal', 'heal $cards'),
  ...times('must-exert', 'make exert', 'mustExert', 'make $cards exert', minion),
  exhaust: entry('exhaust', 'exhaust($cards)', 'exhaust $cards', cards, { heading: 'harm', ...minion }),
  kill: entry('kill', 'kill($cards)', 'kill $cards', cards, { heading: 'harm', ...minion }),
  'add-burdens': ofRing('add burdens', 'addBurdens($count)', 'add $count burden{s}', { count: 'count' }),
  'remove-burdens': ofRing('remove burdens', 'removeBurdens($count)', 'remove $count burden{s}', { count: 'count' }),
  'put-on-ring': ofRing('the Ring-bearer puts on the Ring', 'putOnRing()', 'have the Ring-bearer put on the One Ring'),
  'becomes-bearer': ofRing('this card becomes the Ring-bearer', 'becomeRingBearer(context.self)', 'make $this the Ring-bearer'),
  corrupt: ofRing('corrupt the Ring-bearer', 'corrupt()', 'corrupt the Ring-bearer'),
  'add-threats': ofRing('add threats', 'addThreats($count)', 'add $count threat{s}', { count: 'count' }),
  'remove-threats': ofRing('remove threats', 'removeThreats($count)', 'remove $count threat{s}', { count: 'count' }),
  'take-control': ofPath('take control of a site', 'takeControl()', 'take control of a site'),
  liberate: ofPath('liberate a site', 'liberate()', 'liberate a site'),
  add: entry('add twilight tokens', 'add($count)', 'add ($count)', { count: 'count' }, { heading: 'pool' }),
  'add-number': entry(
    'add twilight tokens, by the number of the keyword',
    'add(context.number)',
    'add so many twilight tokens as its number',
    undefined,
    { heading: 'pool', needs: ['number'] },
  ),
  remove: entry('remove twilight tokens', 'remove($count)', 'remove ($count)', { count: 'count' }, { heading: 'pool' }),
  draw: ofCards('draw a card', 'draw()', 'draw a card'),
  'draw-several': ofCards(
    'draw several cards',
    'draw($amount)',
    'draw $amount card{s}',
    { amount: 'amount' },
    { first: { amount: number(2) } },
  ),
  discard: ofCards('discard cards in play', 'discard($cards)', 'discard $cards', cards),
  'discard-hand': ofCards('a player discards a card from hand', 'discardFromHand($player)', 'have $player discard a card from hand', {
    player: 'player',
  }),
  'discard-hand-several': ofCards(
    'a player discards cards from hand',
    'discardFromHand($player, $count)',
    'have $player discard $count cards from hand',
    { player: 'player', count: 'count' },
    { first: { count: 2 } },
  ),
  'discard-random': ofCards(
    'a player discards cards from hand at random',
    'discardAtRandom($player, $count)',
    'have $player discard $count card{s} from hand at random',
    { player: 'player', count: 'count' },
  ),
  'discard-top': ofCards(
    'discard the top card of a draw deck',
    'discardTop($player)',
    'have $player discard the top card of the draw deck',
    { player: 'player' },
  ),
  'discard-top-several': ofCards(
    'discard top cards of a draw deck',
    'discardTop($player, $count)',
    'have $player discard the top $count cards of the draw deck',
    { player: 'player', count: 'count' },
    { first: { count: 2 } },
  ),
  take: ofCards('take a card into hand', 'take($cards)', 'take $cards into hand', cards, { wants: ['cards'], first: { cards: pile } }),
  beneath: ofCards('place cards beneath the draw deck', 'placeBeneathDeck($cards)', 'place $cards beneath your draw deck', cards, {
    first: { cards: pile },
  }),
  'on-deck': ofCards('place cards on top of the draw deck', 'placeOnDeck($cards)', 'place $cards on top of your draw deck', cards, {
    first: { cards: pile },
  }),
  'into-deck': ofCards('shuffle cards into the draw deck', 'shuffleIntoDeck($cards)', 'shuffle $cards into your draw deck', cards, {
    first: { cards: pile },
  }),
  stack: ofCards(
    'stack cards on a card',
    'stack($cards, $on)',
    'stack $cards on $on',
    { cards: 'cards', on: 'cards' },
    { first: { cards: hand, on: choice('self') } },
  ),
  'look-hand': ofCards(
    'look at a hand',
    'lookAtHand($player)',
    'look at the hand of $player',
    { player: 'player' },
    { first: { player: choice('opponent') } },
  ),
  'reveal-hand': ofCards(
    'a player reveals the hand',
    'revealHand($player)',
    'make $player reveal the hand',
    { player: 'player' },
    { first: { player: choice('opponent') } },
  ),
  play: ofPlay('play a card', 'playFrom($cards)', 'play $cards', cards, { first: { cards: hand } }),
  'play-less': ofPlay(
    'play a card for less',
    'playFrom($cards, { less: $count })',
    'play $cards for $count less',
    { ...cards, count: 'count' },
    { first: { cards: hand } },
  ),
  'play-on': ofPlay(
    'play a card on a character',
    'playFrom($cards, { on: $on })',
    'play $cards on $on',
    { cards: 'cards', on: 'cards' },
    { first: { cards: hand } },
  ),
  'if-played': ofPlay(
    'play a card, and if it is played …',
    'if (playFrom($cards)) $effects',
    'play $cards; if you did, $effects',
    { cards: 'cards', effects: 'effects' },
    { joins: 'never', first: { cards: hand, effects: [choice('draw')] } },
  ),
  'use-text': ofPlay('use the text of a site', 'useTextOf($cards)', 'use the text of $cards', cards, {
    first: { cards: choice('a', { filters: [choice('type', { type: 'site' })] }) },
  }),
  'next-site': ofPath('play the next site of the fellowship', 'playNextSite()', "play the fellowship's next site"),
  site: ofPath('play your site of a number', 'playSite($count)', 'play your site $count', { count: 'count' }),
  'replace-site': ofPath(
    'replace the current site',
    'replaceSite()',
    "replace the fellowship's current site with your site of the same number",
  ),
  'move-limit': ofPath('raise the move limit for this turn', 'moveLimit($count)', 'make the move limit +$count for this turn', {
    count: 'count',
  }),
  'end-shadow': ofPath('end your Shadow phase', 'endShadowPhase()', 'end your Shadow phase'),
  'cancel-skirmish': ofPath('cancel the skirmish', 'cancelSkirmish()', 'cancel the skirmish'),
  assign: ofPath(
    'assign a minion to a character',
    'assign($cards, $on)',
    'assign $cards to skirmish $on',
    { cards: 'cards', on: 'cards' },
    {
      first: {
        cards: choice('a', { filters: [choice('type', { type: 'minion' })] }),
        on: choice('a', { filters: [choice('type', { type: 'companion' })] }),
      },
    },
  ),
  'by-hand': entry(
    'a text that is followed by hand',
    'byHand($name)',
    'follow “$name” by hand',
    { name: 'name' },
    { joins: 'never', offer: 'read', heading: 'choices' },
  ),
  prevent: entry('prevent what is about to happen', 'prevent(context)', 'prevent that', undefined, {
    heading: 'choices',
    needs: ['cancellable'],
  }),
  instead: entry(
    'do something instead',
    'instead(context, () => $effects)',
    '$effects instead',
    { effects: 'effects' },
    { heading: 'choices', needs: ['cancellable'], first: { effects: [choice('add-burdens', { count: 1 })] } },
  ),
  remember: entry(
    'remember that it happened, in this phase',
    'remember($name)',
    'remember it in this phase',
    { name: 'name' },
    { heading: 'choices', first: { name: 'first' } },
  ),
  'remember-turn': entry(
    'remember that it happened, in this turn',
    "remember($name, 'turn')",
    'remember it in this turn',
    { name: 'name' },
    { heading: 'choices', first: { name: 'first' } },
  ),
  'if-else': entry(
    'if …, then …, else …',
    'if ($conditions) $effects\nelse $others',
    'if $conditions, $effects; if not, $others',
    { conditions: 'conditions', effects: 'effects', others: 'effects' },
    { heading: 'choices', joins: 'never', first: { effects: [choice('draw')] } },
  ),
  if: entry(
    'if …, then …',
    'if ($conditions) $effects',
    'if $conditions, $effects',
    { conditions: 'conditions', effects: 'effects' },
    { heading: 'choices', joins: 'never', first: { effects: [choice('draw')] } },
  ),
}
