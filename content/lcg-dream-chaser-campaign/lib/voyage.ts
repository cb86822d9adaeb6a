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

/** What the campaign cards of the Dream-chaser have in common. */

/** The code of a card of this pack. */
export function codeOf(slug: string): string {
  return `lcg-dream-chaser-campaign:${slug}`
}

/** A card of this pack that lies aside. */
export function aside(slug: string): GameCard | undefined {
  return cardsSetAside().find(({ code }) => code === codeOf(slug))
}

/** Setup: burdens that lie aside are shuffled into the encounter deck. */
export function shuffleIn(...slugs: readonly string[]): void {
  shuffleIntoDeck(slugs.flatMap((slug) => aside(slug) ?? []))
}

/** Setup: each player attaches a modification that lies aside to each of their ships. */
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

/** Setup: each player may have ships of theirs dealt 2 damage, each for a resource of a hero. */
export function strainShips(): void {
  eachPlayer((player) => {
    const ships = shipsOf(player)
    for (const ship of chooseUpTo(ships, ships.length, { by: player, as: 'strain-ships' })) {
      dealDamage(ship, 2)
      addResources(choose(player.heroes, { by: player, as: 'choose-for-resource' }), 1)
    }
  })
}

/** Setup: each player may have characters of theirs dealt 1 damage, each for 1 threat less. */
export function pressOn(): void {
  eachPlayer((player) => {
    const tired = chooseUpTo(player.characters, player.characters.length, { by: player, as: 'press-on' })
    dealDamage(tired, 1)
    lowerThreat(player, tired.length)
  })
}

/** Resolution: experience for each surviving player, for what a scenario counts besides, and less for a fate that was sealed. */
export function rewardVoyage(...more: readonly number[]): void {
  const fate = inVictoryDisplay('ominous-fate') > 0 ? 1 : 0
  gainExperience(more.reduce((sum, points) => sum + points, playersInOrder().length - fate))
}

/** 1 where it holds, else 0. */
export function pointIf(holds: boolean): number {
  return holds ? 1 : 0
}

/** 1 where no surviving player's threat is above 40. */
export function pointForLowThreat(): number {
  return pointIf(playersInOrder().every(({ threat }) => threat <= 40))
}
