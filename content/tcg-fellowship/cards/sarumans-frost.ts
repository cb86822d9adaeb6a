import { an, bearerMustBe, card, discard, each, eachTime, has, isFellowshipAt, self, toPlay } from '@questwright/tcg'

export default card('sarumans-frost', [
  toPlay({ exert: an('isengard', 'minion') }),
  bearerMustBe((site) => site.is('site') && !site.borne.some(({ title }) => title === "Saruman's Frost")),
  has(each('hobbit', 'at this site'), 'strength', -2, ({ self: frost }) => isFellowshipAt(frost.bearer)),
  eachTime('turnEnded', {}, () => discard(self)),
])
