/** The motifs of pictures for the duel's cards, by words of their slugs, since these cards print no traits. */
import type { CardPicture } from '@questwright/rulebook'

const fighter = ['fighter']

export const pictures: { readonly [picture: string]: CardPicture } = {
  moves: {
    words: ['strike', 'feint', 'flinch', 'parry', 'bleed', 'rally', 'scheme'],
    types: ['move'],
    motifs: ['swords', 'stealth', 'banner'],
  },
  guards: { words: ['guard', 'warden', 'shield'], motifs: ['shield'] },
  watchers: { words: ['guard', 'warden'], types: fighter, motifs: ['guard', 'spearman'] },
  captains: { words: ['captain'], types: fighter, motifs: ['noble'] },
  runners: { words: ['scout', 'runner'], types: fighter, motifs: ['ranger', 'wanderer'] },
  brutes: { words: ['brute'], types: fighter, motifs: ['troll'] },
  terrors: { words: ['terror', 'bane'], types: fighter, motifs: ['wraith', 'undead'] },
  oathbreakers: { words: ['oathbreaker'], types: fighter, motifs: ['brigand'] },
  blades: { words: ['sting', 'blade'], types: ['item', 'move'], motifs: ['sword'] },
  charms: { words: ['charm'], types: ['item', 'move'], motifs: ['gem'] },
}
