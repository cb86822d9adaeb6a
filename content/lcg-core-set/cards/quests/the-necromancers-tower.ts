import {
  addToStagingArea,
  cannot,
  card,
  encounterDeck,
  heroesInPlay,
  revealEncounterCards,
  roll,
  setAside,
  setup,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'
import { claimedObjectives, losesWithPrisoner, oneAllyEachRound, orcGuardsStayNowhere, takePrisoner } from '../../lib/dol-guldur.ts'

const OBJECTIVES = ['gandalfs-map', 'dungeon-torch', 'shadow-key']

export default card('the-necromancers-tower', {
  A: [
    setup(() => {
      const objectives = OBJECTIVES.flatMap((slug) => encounterDeck().find((card) => card.slug === slug) ?? [])
      for (const objective of objectives) addToStagingArea(objective, 'set-up')
      const nazgul = encounterDeck().find((card) => card.slug === 'nazgul-of-dol-guldur')
      if (nazgul) setAside(nazgul)
      shuffleDeck('encounter')
      for (const objective of objectives) revealEncounterCards(1, objective)
    }),
  ],
  B: [
    orcGuardsStayNowhere,
    whenRevealed(() => {
      const heroes = heroesInPlay()
      const hero = heroes[roll('prisoner', heroes.length) - 1]
      if (hero) takePrisoner(hero)
    }),
    oneAllyEachRound,
    cannot('stageDefeated', { while: () => claimedObjectives().length === 0 }),
    ...losesWithPrisoner,
  ],
})
