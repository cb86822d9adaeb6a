import {
  addToStagingArea,
  attach,
  card,
  cardsSetAside,
  chooseOne,
  constantly,
  firstPlayer,
  type GameCard,
  giveTo,
  isNamed,
  setup,
  shuffleIntoDeck,
  whenWon,
} from '@questwright/lcg'
import { earn } from '@questwright/lcg-campaigns/systems/campaign'
import { ringBearer } from '@questwright/lcg-the-lord-of-the-rings-saga/systems/fellowship'

const DELAY = 'lcg-the-lord-of-the-rings-saga-campaign:gandalfs-delay'
const DRAWN = 'lcg-the-lord-of-the-rings-saga-campaign:the-ring-draws-them'
const GILDOR = 'lcg-the-lord-of-the-rings-saga-campaign:gildor-inglorion'
const UNDERHILL = 'lcg-the-lord-of-the-rings-saga:mr-underhill'

function aside(code: string): GameCard | undefined {
  return cardsSetAside().find((one) => isNamed(one, code))
}

export default card('a-shadow-of-the-past-campaign', {
  A: [
    // At point 6 of the campaign setup, the cards of the campaign pool with the keyword Setup enter. Gandalf's Delay enters with them,
    // before the starting hands, whose size it changes.
    constantly.when('campaignChecked', { when: ({ event }) => event.point === 6 }, () => addToStagingArea(aside(DELAY), 'set-up')),
    setup(() => {
      const bearer = ringBearer()
      const underhill = aside(UNDERHILL)
      if (bearer?.controller && underhill) {
        giveTo(bearer.controller, underhill)
        attach(underhill, bearer, bearer.controller)
      }
      shuffleIntoDeck([GILDOR, DRAWN].flatMap((code) => aside(code) ?? []))
    }),
    whenWon(() => {
      const by = firstPlayer()
      chooseOne({ delay: () => earn(DELAY), drawn: () => earn(DRAWN) }, { by, as: 'choose-burden' })
      chooseOne({ gildor: () => earn(GILDOR), underhill: () => earn(UNDERHILL, ringBearer()) }, { by, as: 'choose-boon' })
    }),
  ],
})
