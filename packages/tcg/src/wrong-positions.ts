/** Positions that no game could have reached, and what to change in them. */
import { type Card, cardsOf, fieldOf, isInPlay, table } from '@questwright/kernel'
import { areSame, isCompanion, isUnique, titleOf } from './state.ts'

/** Why no game can begin from the position at the table: two Ring-bearers of a player, a companion dead and in play, or a path with a gap. */
export function wrongAtTable(): string | undefined {
  const { seats } = table()
  return seats.map(twoBearers).find(Boolean) ?? seats.map(deadAndInPlay).find(Boolean) ?? wrongPath()
}

function twoBearers({ id }: Card): string | undefined {
  const [one, other] = cardsOf(table().zone(`${id}.fellowship`)).filter((card) => fieldOf(card, 'ringBearer') === 'yes')
  if (!one || !other) return undefined
  return `${id} has two Ring-bearers, ${titleOf(one)} and ${titleOf(other)}. Let one of them be a companion without the Ring.`
}

function deadAndInPlay({ id }: Card): string | undefined {
  const dead = cardsOf(table().zone(`${id}.dead`)).filter((card) => isCompanion(card) && isUnique(card))
  for (const card of table().cards) {
    if (!isUnique(card) || card.ownerName !== id || !isInPlay(card) || !dead.some((one) => areSame(one, card))) continue
    return `${titleOf(card)} of ${id} is dead and in play. Take it out of the dead pile, or out of play.`
  }
  return undefined
}

function wrongPath(): string | undefined {
  const numbers = cardsOf(table().zone('path')).map(({ facts }) => Number(facts.site))
  const last = Math.max(0, ...numbers)
  for (let number = 1; number <= last; number++) {
    const sites = numbers.filter((one) => one === number).length
    if (sites === 0) return `The path has a gap: there is no site ${number}. Put one there, or remove the sites with higher numbers.`
    if (sites > 1) return `The path has ${sites} sites with the number ${number}. Leave one of them.`
  }
  return undefined
}
