import { another, card, self, skirmish, spot, strength } from '@questwright/tcg'

export default card('uruk-brood', [skirmish({ remove: 2 }, () => strength(self, spot(another('uruk-hai'))))])
