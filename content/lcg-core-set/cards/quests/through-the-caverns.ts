import { cannot, card, placeTokens, response, turnFaceup } from '@questwright/lcg'
import { claimedObjectives, losesWithPrisoner, oneAllyEachRound, orcGuardsStayNowhere, prisoner } from '../../lib/dol-guldur.ts'

const OBJECTIVES = 3

export default card('through-the-caverns', {
  B: [
    orcGuardsStayNowhere,
    response.after('progressPlaced', { slug: 'rescue', of: 'self', when: () => prisoner() !== undefined }, () => {
      const hero = prisoner()
      if (!hero) return
      turnFaceup(hero)
      placeTokens(hero, 'damage', 1)
    }),
    oneAllyEachRound,
    cannot('stageDefeated', { while: () => prisoner() !== undefined || claimedObjectives().length < OBJECTIVES }),
    ...losesWithPrisoner,
  ],
})
