import {
  attach,
  card,
  cardsInPlay,
  cardsSetAside,
  choose,
  firstPlayer,
  forced,
  type GameCard,
  giveTo,
  heroesInPlay,
  isNamed,
  placeTokens,
  response,
  takeControl,
  turnFacedown,
  turnFaceup,
  turnOver,
  whenWon,
} from '@questwright/lcg'
import { earn, note } from '@questwright/lcg-campaigns/systems/campaign'
import { bringsMendor, mendor } from '../../lib/mendor.ts'

const FATE = 'lcg-revised-core-campaign:appointed-by-fate'
const CAPTIVE = 'captive'

/** The captured hero of the log, if this hero is in the game. */
function recorded(): GameCard | undefined {
  return heroesInPlay().find(({ title }) => title === note('prisoner'))
}

/** Puts a card face down next to the prisoner: only its name still applies. */
function capture(card: GameCard): void {
  turnFacedown(card, { name: CAPTIVE, title: card.title, unique: card.unique })
}

const isClaimed = (card: GameCard): boolean => card.isObjective && !card.isCharacter && card.controller !== null

const goesOnWithMendor = whenWon(() => {
  const along = mendor()
  if (along) earn(along.code)
})

export default card('escape-from-dol-guldur-campaign', {
  A: [
    bringsMendor(() => {
      const fate = cardsSetAside().find((one) => isNamed(one, FATE))
      const hero = choose(heroesInPlay(), { by: firstPlayer(), as: 'choose-host' })
      if (!fate || !hero?.controller) return
      giveTo(hero.controller, fate)
      attach(fate, hero, hero.controller)
    }),
    forced.when(
      'turnsFacedown',
      {
        slug: 'recorded-prisoner',
        when: ({ event }) => event.as.name === 'prisoner' && recorded() !== undefined && recorded() !== event.subject,
      },
      ({ event }) =>
        event.instead(() => {
          const hero = recorded()
          if (hero) turnFacedown(hero, { name: 'prisoner', title: hero.title, unique: hero.unique })
        }),
    ),
    forced.after('turnsFacedown', { slug: 'captured', of: (hero) => hero.liesAs === 'prisoner' }, ({ self, event }) => {
      const { subject: hero } = event
      for (const attachment of hero.attachments) capture(attachment)
      const along = mendor()
      if (along) {
        takeControl(along, hero.controller)
        capture(along)
      }
      turnOver(self)
    }),
    goesOnWithMendor,
  ],
  B: [
    response.after(
      'controlTaken',
      {
        slug: 'mendor-escapes',
        of: isClaimed,
        when: () => mendor()?.liesAs === CAPTIVE && cardsInPlay().filter(isClaimed).length === 1,
      },
      () => {
        const along = mendor()
        turnFaceup(along)
        placeTokens(along, 'damage', 1)
      },
    ),
    forced.after(
      'turnsFaceup',
      { slug: 'rescued', of: (hero) => hero.attachments.some(({ liesAs }) => liesAs === CAPTIVE) },
      ({ event }) => {
        for (const attachment of event.subject.attachments) if (attachment.liesAs === CAPTIVE) turnFaceup(attachment)
      },
    ),
    goesOnWithMendor,
  ],
})
