import type { GameCard, Player } from '@questwright/lcg'

declare module '@questwright/lcg' {
  interface SystemEvents {
    sacked: { subject: GameCard }
    sacksReturn: { subject: Player | undefined }
    treasureDiscovered: { subject: Player | undefined; treasure: string; name: string }
    trollItemDropped: { subject: GameCard }
    trollItemTaken: { subject: GameCard }
  }

  interface SystemZones {
    'sack-deck': 'table'
  }

  interface SystemSteps {
    'note-company': 'The heroes of each player are noted'
  }

  interface SystemRecord {
    treasures: readonly { readonly card: string; readonly on?: string }[]
  }
}
