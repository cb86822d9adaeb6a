import {
  addToStagingArea,
  card,
  chooseOne,
  encounterDeck,
  encounterDiscardPile,
  engage,
  firstPlayer,
  makeAdditionalAttack,
  search,
  shadow,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('piercing-cry', [
  whenRevealed(({ you }) => {
    const [enemy] = search(you, [...encounterDeck(), ...encounterDiscardPile()], (one) => one.isEnemy && one.has('Nazgûl'), {
      must: 'if-able',
    })
    if (enemy) chooseOne({ stage: () => addToStagingArea(enemy), engage: () => engage(enemy, firstPlayer()) })
    shuffleDeck('encounter')
  }),
  shadow(() => makeAdditionalAttack()),
])
