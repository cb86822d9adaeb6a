/** What abilities of the cooperative game answer to, as the ability builder offers it. */
import type { AbilityMenus, MenuEvent } from '@questwright/rulebook'
import { phases } from '../phases.ts'

const event = (
  label: string,
  says: string,
  noun: string,
  subject: MenuEvent['subject'] = 'card',
  parts?: MenuEvent['parts'],
): MenuEvent => ({
  label,
  says,
  noun,
  subject,
  ...(parts && { parts }),
})

export const eventMenus: Pick<AbilityMenus, 'events' | 'cancels' | 'moments'> = {
  events: {
    entersPlay: event('enters play', '$subject enters play', 'entering'),
    leavesPlay: event('leaves play', '$subject leaves play', 'leaving'),
    played: event('is played', '$subject is played', 'played'),
    attached: event('is attached', '$subject is attached', 'attached'),
    detached: event('loses the card it is attached to', '$subject becomes detached', 'detached'),
    destroyed: event('is destroyed', '$subject is destroyed', 'fallen'),
    discarded: event('is discarded', '$subject is discarded', 'discarded'),
    damaged: { ...event('is dealt damage', '$subject is dealt damage', 'damaged', 'card', ['amount']), givesWhen: ['damage'] },
    healed: event('is healed', 'damage is healed from $subject', 'healed', 'card', ['amount']),
    exhausted: event('exhausts', '$subject exhausts', 'exhausting'),
    readied: event('readies', '$subject readies', 'readying'),
    resourcesGained: event('gains resources', '$subject gains resources', 'hero', 'card', ['amount']),
    resourcesSpent: event('spends resources', 'resources are spent from the pool of $subject', 'hero', 'card', ['amount']),
    progressPlaced: event('gets progress', 'progress is placed on $subject', 'explored', 'card', ['amount']),
    commits: event('commits to the quest', '$subject commits to the quest', 'committed', 'card', ['player']),
    leavesQuest: event('leaves the quest', '$subject is removed from the quest', 'leaving'),
    questSucceeds: event('the quest succeeds', 'the players quest successfully', 'quest', 'none', ['amount']),
    questFails: event('the quest fails', 'the players quest unsuccessfully', 'quest', 'none', ['amount']),
    stageDefeated: event('a stage is defeated', '$subject is defeated', 'stage'),
    revealed: event('is revealed', '$subject is revealed', 'revealed'),
    entersStaging: event('enters the staging area', '$subject enters the staging area', 'staged'),
    travels: event('is travelled to', 'the players travel to $subject', 'location', 'card', ['player']),
    explored: event('is explored', '$subject is explored', 'location'),
    engages: event('engages a player', '$subject engages a player', 'enemy', 'card', ['player']),
    shadowDealt: event('is dealt a shadow card', '$subject is dealt a shadow card', 'enemy'),
    attacks: event('attacks (an enemy)', '$subject attacks', 'enemy', 'card', ['player']),
    defends: event('defends', '$subject defends', 'defender'),
    attackEnds: event('has attacked (an enemy)', '$subject has resolved its attack', 'enemy', 'card', ['player']),
    attacked: event('is attacked by a player', '$subject is attacked', 'enemy', 'card', ['player']),
    playerAttackEnds: event('was attacked by a player', 'an attack against $subject is resolved', 'enemy', 'card', ['player']),
    controlTaken: event('changes control', 'a player takes control of $subject', 'taken'),
    turnsFaceup: event('is turned face up', '$subject is turned face up', 'turned'),
    drawn: event('a player draws cards', '$subject draw~ cards', 'player', 'player', ['amount']),
    threatRaised: event('a player’s threat is raised', '$subject raise~ {your|their} threat', 'player', 'player', ['amount']),
    threatLowered: event('a player’s threat is lowered', '$subject lower~ {your|their} threat', 'player', 'player', ['amount']),
    eliminated: event('a player is eliminated', '$subject {are|is} eliminated', 'player', 'player'),
    firstPlayerPasses: event('a player becomes the first player', '$subject become~ the first player', 'player', 'player'),
  },
  moments: { round: 'the round', ...Object.fromEntries(Object.keys(phases).map((phase) => [phase, `the ${phase} phase`])) },
  cancels: {
    'when-revealed': {
      label: 'the “when revealed” effects of an encounter card',
      code: "event.word === 'when-revealed' && event.cause?.kind === 'revealed'",
      again: 'those effects',
    },
    shadow: { label: 'a shadow effect', code: "event.word === 'shadow'" },
  },
}
