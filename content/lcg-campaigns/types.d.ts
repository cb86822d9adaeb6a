import type { Player } from '@questwright/lcg'

declare module '@questwright/lcg' {
  interface SystemTypes {
    campaign: 'Campaign'
    boon: 'Boon'
    burden: 'Burden'
  }

  interface SystemEvents {
    campaignChecked: { subject: Player | undefined; point: number }
  }

  interface SystemSteps {
    'campaign-setup': 'The campaign log is followed'
    'campaign-hero': 'Permanent cards come to the hero of the scenario'
    'spend-experience': 'Experience is spent on boons'
    'expert-campaign-setup': 'Heroes begin with the damage of the last scenario'
  }

  interface SystemRecord {
    heroes: { readonly [name: string]: readonly string[] }
    fallen: readonly string[]
    barred: readonly string[]
    barredCharacters: readonly string[]
    penalty: number
    pool: readonly { readonly card: string; readonly on?: string }[]
    boons: readonly string[]
    burdens: readonly string[]
    notes: { readonly [name: string]: string }
    experience: number
    upgradable: readonly string[]
    upgradePrice: number
    upgraded: readonly string[]
    wounds: { readonly [hero: string]: number }
    healing: { readonly [player: string]: number }
  }
}
