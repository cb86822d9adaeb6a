import {
  addToStagingArea,
  alliesInPlay,
  card,
  dealDamage,
  encounterDeck,
  search,
  shadow,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'
import { stagedTrolls } from '../../../lib/trolls.ts'

export default card('roast-em-or-boil-em', [
  whenRevealed(() => dealDamage(alliesInPlay(), stagedTrolls().length > 0 ? 2 : 1)),
  shadow(({ you }) => {
    const [camp] = search(you, encounterDeck(), (one) => one.slug === 'troll-camp', { must: 'if-able' })
    addToStagingArea(camp)
    shuffleDeck('encounter')
  }),
])
