import { bearerMustBe, card, each, has } from '@questwright/tcg'

export default card('no-stranger-to-the-shadows', [
  bearerMustBe((host) => host.is('ranger') && !host.borne.some(({ title }) => title === 'No Stranger to the Shadows')),
  has(each('site'), 'shadowNumber', -1),
])
