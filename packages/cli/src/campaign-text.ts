/** The content of a field of a campaign log, in words. */
import type { PackBundle } from '@questwright/packs'
import { type CampaignLog, type FieldState, nameOf, type Piece, titleOfCard } from '@questwright/workshop/campaign'

/**
 * Describes the content of a field.
 * @returns for example `2 × Lucky Coin, Bad Dream on Anna`; for a field that maps players to others `Ida: Anna, Bertil; Jon: Cora`
 */
export function fieldText({ number, pieces }: FieldState, packs: readonly PackBundle[], log: Pick<CampaignLog, 'players'>): string {
  if (number !== undefined) return String(number)
  const owners = [...new Set(pieces.map(({ by }) => by))]
  const told = owners.map((owner) => {
    const own = counted(pieces.filter(({ by }) => by === owner).map((piece) => pieceText(piece, packs)))
    return owner === undefined ? own : `${nameOf(owner, log)}: ${own}`
  })
  return told.join('; ')
}

function pieceText({ card, on, text = '' }: Piece, packs: readonly PackBundle[]): string {
  if (card === undefined) return text
  return `${titleOfCard(card, packs) ?? card}${on === undefined ? '' : ` on ${on}`}`
}

function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => {
      const times = words.filter((one) => one === word).length
      return times === 1 ? word : `${times} × ${word}`
    })
    .join(', ')
}
