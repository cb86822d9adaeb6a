import {
  addResources,
  attach,
  cardsSetAside,
  choose,
  chooseUpTo,
  dealDamage,
  eachPlayer,
  type GameCard,
  inVictoryDisplay,
  lowerThreat,
  playersInOrder,
  shuffleIntoDeck,
} from '@questwright/lcg'
import { gainExperience } from '@questwright/lcg-campaigns/systems/experience'
import { shipsOf } from '@questwright/lcg-seafaring/systems/sailing'

/** Parts that the campaign cards of the Dream-chaser share. */

/** The code of a card of this pack. */
export function codeOf(slug: string): string {
  return `lcg-dream-chaser-campaign:${slug}`
}

/** A card of this pack that is set aside. */
export function aside(slug: string): GameCard | undefined {
  return cardsSetAside().find(({ code }) => code === codeOf(slug))
}

/** Setup: shuffles set-aside burdens into the encounter deck. */
export function shuffleIn(...slugs: readonly string[]): void {
  shuffleIntoDeck(slugs.flatMap((slug) => aside(slug) ?? []))
}

/** Setup: each player attaches a set-aside modification to each of their ships. */
export function fitOutShips(): void {
  eachPlayer((player) => {
    let bare = shipsOf(player)
    while (bare.length > 0) {
      const modification = choose(
        cardsSetAside().filter((card) => card.has('Modification')),
        { by: player, as: 'choose-modification' },
      )
      const ship = choose(bare, { by: player, as: 'choose-host' })
      attach(modification, ship, player)
      bare = bare.filter((other) => other !== ship)
    }
  })
}

/** Setup: each player may have 2 damage dealt to any of their ships, to add a resource to a hero for each. */
export function strainShips(): void {
  eachPlayer((player) => {
    const ships = shipsOf(player)
    for (const ship of chooseUpTo(ships, ships.length, { by: player, as: 'strain-ships' })) {
      dealDamage(ship, 2)
      addResources(choose(player.heroes, { by: player, as: 'choose-for-resource' }), 1)
    }
  })
}

/** Setup: each player may have 1 damage dealt to any of their characters, to lower their threat by 1 for each. */
export function pressOn(): void {
  eachPlayer((player) => {
    const tired = chooseUpTo(player.characters, player.characters.length, { by: player, as: 'press-on' })
    dealDamage(tired, 1)
    lowerThreat(player, tired.length)
  })
}

/** Resolution: experience for each surviving player and for the points of the scenario, minus the penalty for a sealed fate. */
export function rewardVoyage(...more: readonly number[]): void {
  const fate = inVictoryDisplay('ominous-fate') > 0 ? 1 : 0
  gainExperience(more.reduce((sum, points) => sum + points, playersInOrder().length - fate))
}

/** 1 if the condition is true, else 0. */
export function pointIf(holds: boolean): number {
  return holds ? 1 : 0
}

/** 1 if no surviving player's threat is above 40, else 0. */
export function pointForLowThreat(): number {
  return pointIf(playersInOrder().every(({ threat }) => threat <= 40))
}
