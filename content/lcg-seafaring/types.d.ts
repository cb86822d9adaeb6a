import type { GameCard, Player } from '@questwright/lcg'

declare module '@questwright/lcg' {
  interface SystemEvents {
    burnsDown: { subject: GameCard }
    sailingTest: { subject: Player }
    sailingTestEnds: { subject: Player; value: number }
    boards: { subject: GameCard; ship?: GameCard; player: Player }
  }

  interface SystemSteps {
    'sailing-test': 'Sailing test'
  }

  interface SystemCounters {
    heading: 'table'
  }

  interface SystemTypes {
    'ship-enemy': 'ship-enemy'
    'ship-objective': 'ship-objective'
  }

  interface SystemZones {
    'corsair-deck': 'table'
    'corsair-discard': 'table'
    'uncharted-deck': 'table'
  }

  interface SystemStats {
    sailsForOthers: 'yes-no'
    sailsAs: 'number'
    furtherCardsAtSea: 'number'
    symbolsAgainst: 'number'
  }
}
