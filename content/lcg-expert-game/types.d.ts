declare module '@questwright/lcg' {
  interface SystemSteps {
    'expert-game-setup': 'The decks are noted'
    'carry-over-setup': 'Threat, damage and discard piles are as they were'
  }

  interface SystemRecord {
    decks: { readonly [player: string]: readonly string[] }
    scores: { readonly [place: string]: number }
    score: number
    threats: { readonly [player: string]: number }
    damage: { readonly [hero: string]: number }
    discards: { readonly [player: string]: readonly string[] }
  }
}

export {}
