/** Whole sentences of card texts that are abilities or facts, for the reading of texts. */
import type { SentencePart } from '@questwright/rulebook'
import { constantSentences } from './constant-sentences.ts'
import { playerSentences, playerTriggers } from './player-sentences.ts'
import { questSentences } from './quest-sentences.ts'
import {
  alwaysOfFirst,
  type Blanks,
  bearer,
  cannot,
  choice,
  happens,
  modifier,
  not,
  permits,
  self,
  sentence,
  stages,
  type Texts,
} from './sentence-parts.ts'

export const sentences: NonNullable<Texts['sentences']> = [
  // stages
  // a stage that cannot be defeated may be left by an effect with which the players advance
  sentence(
    ['(the|) players cannot defeat (this|the) (stage|quest)', '(this|the) (stage|quest) cannot be defeated'],
    cannot('stageDefeated', 'self', choice('by-progress')),
    {},
    stages,
  ),
  sentence(
    [
      '(the|) players cannot advance',
      '(the|) players cannot advance to the next stage',
      '(the|) players cannot advance to the next stage of (this|the) quest',
      '(the|) players cannot advance from this stage',
      '(the|) players cannot advance to stage $number',
    ],
    cannot('stageDefeated'),
    { number: 'count' },
    stages,
  ),
  sentence(
    [
      '(if|when) (the|) players (defeat|complete) this stage, (they|the players) (win|have won) (the|this) game',
      '(if|when) this stage is (defeated|completed|complete), the players (win|have won) the game',
      '(if|when) this stage is (defeated|completed|complete) the players (win|have won) the game',
    ],
    happens('forced', 'when', 'stageDefeated', [choice('win')]),
    {},
    stages,
  ),
  sentence(['the game cannot take that step'], cannot('stepTaken', [])),
  sentence(['adds $amount [threat] to the staging area'], modifier('staging-threat', { amount: '$amount' }, []), { amount: 'amount' }),
  sentence(
    ['the players reveal $count additional encounter card{s} in the staging step'],
    modifier('reveals-more', { count: '$count' }, []),
    { count: 'count' },
  ),
  // progress and travel
  sentence(
    [
      'progress (token|tokens|) cannot be placed on $on',
      'no progress (token|tokens|) can be placed on $on',
      'the players cannot place progress (token|tokens|) on $on',
      '(you|players) cannot place progress (token|tokens|) on $on',
    ],
    cannot('progressPlaced', '$on'),
    bearer,
  ),
  sentence(['progress (token|tokens|) cannot be placed here'], cannot('progressPlaced')),
  sentence(['(the|) players cannot travel here'], cannot('travels')),
  sentence(['(the|) players cannot travel to $on'], cannot('travels', '$on'), bearer),
  sentence(['(the|) players cannot attack $on'], cannot('attacked', '$on'), bearer),
  sentence(
    [
      'when faced with the option to travel, (the|) (players|player) must (travel to|choose) $on(, if able|if able|)',
      '(the|) players must travel to $on (,|) if able',
    ],
    permits('mustBeTravelledTo', '$on'),
    bearer,
  ),
  // engagement
  sentence(
    [
      '$on cannot be optionally engaged',
      '(the|) players cannot optionally engage $on',
      'during the encounter phase, (the|) players cannot optionally engage $on',
    ],
    cannot('engages', '$on', choice('engaged-optionally')),
    bearer,
  ),
  sentence(['cannot be optionally engaged'], cannot('engages', 'self', choice('engaged-optionally'))),
  sentence(
    [
      '$on (do|does) not make engagement checks',
      '(the|) players do not make engagement checks against $on',
      '(the|) players ignore $on while making engagement checks',
    ],
    cannot('engages', '$on', choice('engages-by-check')),
    bearer,
  ),
  sentence(
    ['do not make engagement checks (during the encounter phase|)', 'engagement checks are not made'],
    cannot('engages', [choice('enemy')], choice('engages-by-check')),
  ),
  sentence(['$on is considered to be engaged with each player'], permits('consideredEngaged', '$on'), bearer),
  // damage
  sentence(['$on cannot take non-combat damage'], cannot('damaged', '$on', not(choice('from-attack'))), bearer),
  sentence(['cannot take non-combat damage'], cannot('damaged', 'self', not(choice('from-attack')))),
  // effects that cannot be cancelled
  sentence(['shadow effects cannot be (canceled|cancelled)'], cannot('cancelled', [], choice('of-effect'), choice('of-shadow'))),
  sentence(['$this cannot be (canceled|cancelled)'], { ...cannot('cancelled', 'self', choice('of-effect')), where: 'resolving' }),
  sentence(
    [
      '(when revealed|\'when revealed\'|"when revealed") effects cannot be (canceled|cancelled)',
      "' when revealed ' effects cannot be (canceled|cancelled)",
      '" when revealed " effects cannot be (canceled|cancelled)',
    ],
    cannot('cancelled', [], choice('of-effect'), choice('of-when-revealed')),
  ),
  // threat of players
  sentence(
    [
      "each player's threat cannot be (reduced|lowered)",
      '(the|) players cannot (reduce|lower) their threat',
      '(your|the players) threat cannot be (reduced|lowered)',
      'each player cannot (reduce|lower) (his|their) threat',
    ],
    cannot('threatLowered', []),
  ),
  sentence(['the engaged player cannot (reduce|lower) (his|their) threat'], cannot('threatLowered', [choice('engaged-player')])),
  // resources, cards
  sentence(
    [
      '$on (do|does) not collect resources',
      '$on (do|does) not collect resources during the resource phase',
      '$on cannot collect resources',
    ],
    cannot('resourcesGained', '$on', choice('was-collected')),
    bearer,
  ),
  sentence(
    ['$on cannot gain resources from (card|player card) effects', '$on cannot gain resources from non-treasure cards'],
    cannot('resourcesGained', '$on', choice('not-collected')),
    bearer,
  ),
  sentence(['players cannot gain resources from card effects'], cannot('resourcesGained', [choice('hero')], choice('not-collected'))),
  sentence(['players cannot draw cards', 'the players cannot draw cards', 'each player cannot draw cards'], cannot('drawn', [])),
  sentence(['(the|) players cannot play $on', 'each player cannot play $on', '$on cannot be played'], cannot('played', '$on'), bearer),
  sentence(['your deck cannot be searched'], cannot('searched', [choice('controls-this')]), {}, [
    'hero',
    'ally',
    'attachment',
    'treachery',
    'objective',
  ]),
  // tokens on a card that enters play
  sentence(
    [
      '$this enters play with $count resource{s} on (it|him|her|them)',
      '$this enters play with $count resource (token|tokens) on (it|him|her|them)',
    ],
    happens('forced', 'after', 'entersPlay', [choice('tokens', { card: self, amount: choice('fixed', { count: '$count' }) })]),
    { count: 'count' },
  ),
  sentence(
    ['$this enters play with $count damage on (it|him|her|them)'],
    happens('forced', 'after', 'entersPlay', [choice('damage', { cards: self, amount: choice('fixed', { count: '$count' }) })]),
    { count: 'count' },
  ),
  // leaving play
  sentence(
    [
      '(when|if) $this leaves play, remove (it|him|her|them) from the game',
      '(when|if) $this would leave play, remove (it|him|her|them) from the game instead',
      '(when|if) $this leaves play, remove (it|him|her|them) from the game instead',
    ],
    {
      ...happens('as', 'when', 'leavesPlay', [choice('instead', { effects: [choice('remove-game', { card: self })] })]),
      conditions: [choice('not-removed')],
    },
  ),
  sentence(
    [
      '(if|when) $this leaves play, the players (lose|have lost) (the game|)',
      '(if|when) $this leaves play the players (lose|have lost) (the game|)',
      '(if|when) $this leaves play, the players are defeated',
    ],
    happens('as', 'when', 'leavesPlay', [choice('lose')]),
  ),
  // control
  sentence(
    ['the first player gains control of $this', 'the first player (takes|has) control of $this'],
    alwaysOfFirst(choice('take-control', { card: self, player: choice('first') })),
  ),
  sentence(['$this engages the first player'], alwaysOfFirst(choice('engage', { card: self, player: choice('first') })), {}, ['enemy']),
  // costs
  sentence(
    [
      '(reduce|lower) the cost to play $this by $count',
      '(reduce|lower) the cost of $this by $count',
      '(reduce|lower) the cost to play $this (from your hand|) by $count',
    ],
    modifier('less', { stat: 'cost', count: '$count' }, 'self', 'hand'),
    { count: 'count' },
  ),
  sentence(
    ['(reduce|lower) the cost to play $this by $amount', '(reduce|lower) the cost of $this by $amount'],
    modifier('less-amount', { stat: 'cost', amount: '$amount' }, 'self', 'hand'),
    { amount: 'computed' },
  ),
  sentence(
    ['draw $count additional card{s} (in|during|at the beginning of) (the|each) resource phase'],
    modifier('draws', { count: '$count' }, [choice('controls-this')]),
    { count: 'count' },
    ['hero', 'ally', 'attachment', 'objective', 'objective-ally', 'treasure'],
  ),
  sentence(
    ['if unattached, attach $this to the next eligible $of that enters the staging area'],
    {
      ...happens('forced', 'after', 'entersStaging', [choice('attach', { card: choice('subject') })], '$of'),
      conditions: [choice('unattached')],
    },
    { of: 'filters' },
    ['attachment'],
  ),
  sentence(
    ['play only if $conditions', 'play $this only if $conditions'],
    { ...cannot('played'), conditions: [{ id: 'not', with: { conditions: '$conditions' } }], where: 'hand' },
    { conditions: 'conditions' },
    ['event', 'ally', 'attachment'],
  ),
  sentence(
    [
      '$on (cost|costs) $count additional (matching|) resource{s} to play from hand',
      '$on (cost|costs) $count additional (matching|) resource{s} to play',
    ],
    modifier('more', { stat: 'cost', amount: choice('fixed', { count: '$count' }) }, ['$on', choice('in-hand')]),
    { on: 'filters', count: 'count' },
  ),
  // the encounter
  sentence(
    [
      'reveal $count additional card{s} from the encounter deck each quest phase',
      'reveal $count additional encounter card{s} (each quest phase|during the quest phase|during the staging step)',
      'reveal $count additional card{s} from the encounter deck during the (quest phase|staging step)',
      'reveal $count additional card{s} from the encounter deck and add it to the staging area during the staging step each round',
    ],
    modifier('reveals-more', { count: '$count' }, []),
    { count: 'count' },
  ),
  sentence(['play ($this|) into the staging area(,|) unattached'], { word: 'into-staging' }, {}, ['attachment']),
  sentence(
    ['$on (gains|has|gain|have) the $trait and $other traits'],
    [
      { word: 'modifier', on: '$on', change: choice('trait', { trait: '$trait' }) },
      { word: 'modifier', on: '$on', change: choice('trait', { trait: '$other' }) },
    ],
    { on: 'bearer', trait: 'trait', other: 'trait' },
  ),
  sentence(['skip the $phase phase'], { word: 'skips', change: { id: 'skips', with: { what: '$phase' } } }, { phase: 'phase' }),
  sentence(
    ['skip the $phase phase and $other phase', 'skip the $phase and $other (phase|phases)', 'skip both the $phase phase and $other phase'],
    [
      { word: 'skips', change: { id: 'skips', with: { what: '$phase' } } },
      { word: 'skips', change: { id: 'skips', with: { what: '$other' } } },
    ],
    { phase: 'phase', other: 'phase' },
  ),
  ...playerSentences,
  ...questSentences,
  ...constantSentences,
]

/**
 * "This effect cannot be cancelled" (RR "Cancel"), and "counts as a Condition attachment" behind an effect that attaches this card (LCG-ATTACH-7).
 */
export const behindEffects: NonNullable<Texts['behindEffects']> = [
  {
    ...sentence(
      [
        '([open]|) (this effect|it|) cannot be (canceled|cancelled) (.|) ([close]|)',
        '([open]|) this effect cannot be (canceled|cancelled)',
      ],
      { ...cannot('cancelled', 'self', choice('of-effect'), choice('of-when-revealed')), where: 'resolving' },
    ),
    words: ['when-revealed'],
  },
  {
    ...sentence(['([open]|) (this effect|it|) cannot be (canceled|cancelled) (.|) ([close]|)'], {
      ...cannot('cancelled', 'self', choice('of-effect'), choice('of-shadow')),
      where: 'resolving',
    }),
    words: ['shadow'],
  },
  {
    ...sentence(
      ['$trait', 'condition'].map(
        (trait) =>
          `([open]|) (while attached ,|) counts as (a|an|) ${trait} attachment with the text (:|,|) ("|'|)${trait === '$trait' ? '' : ' ⇒ trait:Condition'}`,
      ),
      modifier('trait', { trait: '$trait' }),
      { trait: 'called' },
    ),
    words: ['when-revealed', 'forced', 'shadow'],
  },
  {
    ...sentence(
      ['$trait', 'condition'].map(
        (trait) =>
          `limit 1 per (hero|ally|character|enemy|location|card|attachment) . ([open]|) (while attached ,|) counts as (a|an|) ${trait} attachment with the text (:|,|) ("|'|)${trait === '$trait' ? '' : ' ⇒ trait:Condition'}`,
      ),
      [{ word: 'limit-per', change: { id: 'limit-per', with: { what: 'host' } } }, modifier('trait', { trait: '$trait' })],
      { trait: 'called' },
    ),
    words: ['when-revealed', 'forced', 'shadow'],
  },
]

/** The words before a quote with the text that a card has while it is attached. */
export const quotes: NonNullable<Texts['quotes']> = String.raw`\bcounts as (?:an? )?\p{L}+ attachment with the text`

const ofPlayers = ['hero', 'ally', 'attachment', 'event', 'player-side-quest', 'treasure']

/** @param of the blank of the card to which it happens */
const trigger = (
  reads: readonly string[],
  kind: string,
  of: SentencePart,
  conditions: readonly string[],
  more?: { readonly types?: readonly string[]; readonly it?: 'self' | 'host' },
): NonNullable<Texts['triggers']>[number] => ({
  reads,
  blanks: { of: reads.some((one) => one.includes('(a|an|any) $of')) ? 'filters' : 'subject' },
  trigger: { timing: 'after', kind, of },
  conditions: conditions.map((id) => choice(id)),
  ...more,
})

export const triggers: NonNullable<Texts['triggers']> = [
  trigger(
    [
      'after $this attacks and destroys $of',
      'after $this (participates|takes part) in an attack that destroys $of',
      'after $this destroys $of',
    ],
    'destroyed',
    '$of',
    ['by-you'],
    { it: 'self' },
  ),
  trigger(
    [
      'after attached $host attacks and destroys $of',
      'after attached $host (participates|takes part) in an attack that destroys $of',
      'after attached $host destroys $of',
    ],
    'destroyed',
    '$of',
    ['by-host'],
    { it: 'host' },
  ),
  trigger(['after $of is discarded from play'], 'leavesPlay', '$of', ['was-discarded']),
  trigger(['after you play $this', 'after you play $this from your hand'], 'entersPlay', 'self', ['was-played']),
  {
    reads: ['at the end of (the|each) staging step', 'after (the|each) staging step', 'after staging'],
    trigger: { timing: 'after', kind: 'stagingEnds', of: [] },
    conditions: [],
  },
  trigger(
    [
      'after (placing|you place) (any number of|any amount of|1 or more|) progress (token|tokens|) (here|on this stage|on this quest|on $this)',
      'after (any number of|any amount of|1 or more|one or more|) progress (token|tokens|) (is|are) placed (here|on this stage|on this quest)',
    ],
    'progressPlaced',
    'self',
    [],
  ),
  // a card can also be revealed from a place other than the encounter deck, so the condition asks for it
  trigger(['(after|when) $of is revealed (from|by) the encounter deck'], 'revealed', '$of', ['from-deck']),
  trigger(['after $this quests successfully'], 'questSucceeds', [], ['committed'], { it: 'self' }),
  trigger(['after attached $host quests successfully'], 'questSucceeds', [], ['host-committed'], { it: 'host' }),
  trigger(['(after|when) a player optionally engages (a|an|any) $of'], 'engages', '$of', ['engaged-optionally']),
  trigger(['after you optionally engage $of'], 'engages', '$of', ['engaged-optionally', 'of-you']),
  trigger(['(after|when) you engage $of', '(after|when) $of engages you'], 'engages', '$of', ['of-you'], { types: ofPlayers }),
  trigger(['after $this is declared as an attacker', 'after $this declares an attack'], 'attacked', [], ['among-attackers'], {
    it: 'self',
  }),
  trigger(
    ['after attached $host is declared as an attacker', 'after attached $host declares an attack'],
    'attacked',
    [],
    ['host-among-attackers'],
    { it: 'host' },
  ),
  {
    reads: ['after you play (a|an) $of (from your hand|)'],
    blanks: { of: 'filters' },
    types: ofPlayers,
    trigger: { timing: 'after', kind: 'played', of: '$of' },
    conditions: [choice('played-by-you')],
  },
  {
    reads: ['after you play another $of (from your hand|)'],
    blanks: { of: 'filters' },
    types: ofPlayers,
    trigger: { timing: 'after', kind: 'played', of: [choice('other'), '$of'] },
    conditions: [choice('played-by-you')],
  },
  {
    reads: ['after you travel to (a|an|any) $of', 'after (the|) players travel to (a|an|any) $of'],
    blanks: { of: 'filters' },
    trigger: { timing: 'after', kind: 'travels', of: '$of' },
    conditions: [],
  },
  {
    reads: [
      'after (a|an|any) $of (attacks and destroys|participates in an attack that destroys|takes part in an attack that destroys) an enemy',
    ],
    blanks: { of: 'filters' },
    types: ofPlayers,
    trigger: { timing: 'after', kind: 'destroyed', of: [choice('enemy')] },
    conditions: [choice('by-one-of', { filters: '$of' })],
  },
  {
    reads: ['after an encounter card with (the|) $keyword (keyword|) is revealed'],
    blanks: { keyword: 'keyword' },
    trigger: { timing: 'after', kind: 'revealed', of: [choice('with-keyword', { keyword: '$keyword' })] },
    conditions: [],
  },
  trigger(['after $this attacks'], 'playerAttackEnds', [], ['among-attackers'], { types: ofPlayers, it: 'self' }),
  trigger(['after attached $host attacks'], 'playerAttackEnds', [], ['host-among-attackers'], {
    types: ofPlayers,
    it: 'host',
  }),
  trigger(['after $of exhausts to defend (an attack|)'], 'defends', '$of', []),
  trigger(['after the active location is explored'], 'explored', [], ['was-active']),
  { ...trigger(['after $this is discarded from your deck'], 'discarded', 'self', ['left-deck', 'owned-by-you']), where: 'discard' },
  trigger(['after (a|an|any) $of is discarded from your deck'], 'discarded', '$of', ['left-deck', 'owned-by-you']),
  trigger(['after a card is discarded from your deck'], 'discarded', [], ['left-deck', 'owned-by-you']),
  { ...trigger(['after $this is discarded from your hand'], 'discarded', 'self', ['left-hand', 'owned-by-you']), where: 'discard' },
  trigger(['after (a|an|any) $of is discarded from your hand'], 'discarded', '$of', ['left-hand', 'owned-by-you']),
  trigger(['after a card is discarded from your hand'], 'discarded', [], ['left-hand', 'owned-by-you']),
  trigger(['after your threat is (raised|increased)'], 'threatRaised', 'you', []),
  trigger(['after your threat is (lowered|reduced)'], 'threatLowered', 'you', []),
  {
    ...trigger(
      ['when $this attacks', 'when $this attacks an enemy', 'when $this is declared as an attacker'],
      'attacked',
      [],
      ['among-attackers'],
      { types: ofPlayers, it: 'self' },
    ),
    trigger: { timing: 'when', kind: 'attacked', of: [] },
  },
  {
    ...trigger(
      ['when attached $host attacks', 'when attached $host attacks an enemy', 'when attached $host is declared as an attacker'],
      'attacked',
      [],
      ['host-among-attackers'],
      { it: 'host' },
    ),
    trigger: { timing: 'when', kind: 'attacked', of: [] },
  },
  {
    reads: [
      '(after|when) the last $token (counter|token) is removed from $of',
      '(after|when) the last $token (counter|token) is removed from (here|this stage|this quest) ⇒ of:self',
    ],
    blanks: { of: 'subject', token: 'word' },
    trigger: { timing: 'after', kind: 'tokensRemoved', of: '$of' },
    conditions: [choice('last-token', { token: '$token' })],
  },
  trigger(['(after|when) (the players|players|you) travel here'], 'travels', 'self', []),
  trigger(
    [
      '(after|when) $this is (flipped|turned) over while (it is|) active',
      '(after|when) $this is (flipped|turned) to this side while (it is|) active',
    ],
    'turnsOver',
    'self',
    ['is-active'],
  ),
  trigger(['after $this exhausts to defend an attack', 'after $this exhausts to defend'], 'defends', 'self', []),
  trigger(['after attached $host exhausts to defend an attack', 'after attached $host exhausts to defend'], 'defends', 'host', []),
  ...playerTriggers,
]

const quote = `("|'|)`
const revealed = (noun: string): readonly string[] =>
  ['the', 'its', 'a'].map(
    (article) =>
      `cancel ${article} ${quote} when revealed ${quote} (effects|effect) of ${noun} (that was|that is|) just revealed (from|by) the encounter deck`,
  )

const cancels = (kind: string, reads: readonly string[], conditions: readonly string[] = []): NonNullable<Texts['answers']>[number] => ({
  reads,
  trigger: { timing: 'cancel', kind, of: [] },
  conditions: conditions.map((id) => choice(id)),
  effects: [choice('cancel')],
})

export const answers: NonNullable<Texts['answers']> = [
  cancels('shadow', [
    'cancel (a|the) shadow effect just triggered',
    'cancel (a|the) shadow effect just triggered during (combat|an attack)',
  ]),
  cancels('when-revealed', revealed('(a card|an encounter card)')),
  cancels('when-revealed', revealed('(a treachery card|a treachery)'), ['is-treachery']),
  {
    reads: [
      'cancel up to $count (point|points) of damage just dealt to $of',
      'cancel up to $count damage just dealt to $of',
      'cancel $count damage just dealt to $of',
      'cancel $count (point|points) of damage just dealt to $of',
    ],
    blanks: { count: 'count', of: 'subject' },
    trigger: { timing: 'when', kind: 'damaged', of: '$of' },
    conditions: [],
    effects: [choice('prevent', { count: '$count' })],
  },
]

export const elsewhere: NonNullable<Texts['elsewhere']> = [
  {
    reads: ['put $this into play from your hand', 'put $this into play from your hand(,|) under your control'],
    effect: choice('put-into-play', { card: self, player: choice('you') }),
    where: 'hand',
  },
]

export const anyPlayer: NonNullable<Texts['anyPlayer']> = [
  'any player may (trigger|use) this (ability|action|response|effect)',
  '[open] any player may (trigger|use) this (ability|action|response|effect) [close]',
]

/** What the rules do in any case: attacks are dealt shadow cards, and who leaves the quest or the attack stays exhausted. */
export const reminders: NonNullable<Texts['reminders']> = [
  'deal (and resolve|) (a|1) (new|) shadow card for (this|that|each|the) attack',
  '(the|) (chosen|removed|that) character does not ready',
  '(those|the chosen|these) characters do not ready',
]

/** What a fact needs: the name of a scenario, and cards with their numbers. */
const scenario: Blanks = { scenario: 'called' }
const removed: Blanks = { cards: 'quantities' }

export const facts: NonNullable<Texts['facts']> = {
  'deck-limit': {
    reads: ['limit $count per deck', 'limit $count (copy|copies) per deck', 'limit $count (copy|copies) of $this per deck'],
    blanks: { count: 'count' },
  },
  // the steps of a nightmare deck, which are the file of its scenario
  nightmare: { reads: ['you are playing nightmare mode', 'you are playing in nightmare mode'] },
  'standard-decks': {
    reads: [
      'begin with the standard (quest deck|quest) and encounter deck for $scenario scenario',
      'begin with the standard and encounter deck for $scenario scenario',
      'begin with the standard (quest deck|quest) and encounter deck for the $scenario scenario',
      'begin with the standard and encounter deck for the $scenario scenario',
    ],
    blanks: scenario,
  },
  'removed-cards': {
    reads: [
      'remove the following (cards|card), in the specified quantities, from the (standard|) encounter deck(:|)',
      'remove the following (cards|card), in the specified quantities, from the (standard|) encounter deck: $cards',
      'remove the following (cards|card), in the specified quantities, from the (standard|) encounter deck: $cards then(,|) shuffle the encounter (cards|card) in this nightmare deck into the remainder of the standard $scenario encounter deck',
      '$cards',
      '• $cards',
      '$cards then(,|) shuffle the encounter (cards|card) in this nightmare deck into the remainder of the standard $scenario encounter deck',
    ],
    blanks: { ...removed, ...scenario },
    types: ['nightmare-setup', 'nightmare'],
  },
  'shuffled-decks': {
    reads: [
      'then(,|) shuffle the encounter (cards|card) in this nightmare deck into the remainder of the standard $scenario encounter deck',
    ],
    blanks: scenario,
  },
  'beside-the-quest': {
    reads: [
      'finally, flip this setup card over and place it next to the quest deck',
      'flip this card over and keep it next to the quest deck',
      '(its effect|its effects) remains active (throughout|through) the game, which is now ready to begin',
    ],
  },
}
