/** The phases of a round of the cooperative game, in their order. */
export const phases = {
  resource: 'Resources come, and cards are drawn.',
  planning: 'Allies and attachments are played.',
  quest: 'Characters are committed, the encounter deck is revealed, and the quest is resolved.',
  travel: 'The players may travel to a location.',
  encounter: 'Enemies are engaged.',
  combat: 'Enemies attack, and are attacked.',
  refresh: 'Cards are readied, threat rises, and the first player token is passed on.',
}
