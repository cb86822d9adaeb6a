/** What stands in a field of the log of a campaign, in words. */
import type { PackBundle } from '@questwright/packs'
import type { CampaignLog, FieldState, Piece } from '@questwright/workshop/campaign'

/** @returns `2 × Lucky Coin, Bad Dream on Anna`; of a field that holds something by name `Ida: Anna, Bertil; Jon: Cora` */
export function fieldText({ number, pieces }: FieldState, packs: readonly PackBundle[], players: CampaignLog['players']): string {
  if (number !== undefined) return String(number)
  const owners = [...new Set(pieces.map(({ by }) => by))]
  const told = owners.map((owner) => {
    const own = counted(pieces.filter(({ by }) => by === owner).map((piece) => pieceText(piece, packs)))
    return owner === undefined ? own : `${nameOf(owner, players)}: ${own}`
  })
  return told.join('; ')
}

function pieceText({ card, on, text = '' }: Piece, packs: readonly PackBundle[]): string {
  if (card === undefined) return text
  return `${titleOf(card, packs)}${on === undefined ? '' : ` on ${on}`}`
}

/** Its code where no pack here has the card. */
function titleOf(code: string, packs: readonly PackBundle[]): string {
  const [pack = '', slug = ''] = code.split(':')
  return packs.find(({ id }) => id === pack)?.text.en?.cards?.[slug]?.title ?? code
}

/** What is under the seat of a player stands under the name in the log. */
function nameOf(by: string, players: CampaignLog['players']): string {
  const [, seat] = /^p(\d)$/.exec(by) ?? []
  return (seat === undefined ? undefined : players[Number(seat) - 1]?.name) ?? by
}

function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => {
      const times = words.filter((one) => one === word).length
      return times === 1 ? word : `${times} × ${word}`
    })
    .join(', ')
}
