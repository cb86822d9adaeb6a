import { card, has, self } from '@questwright/tcg'

export default card('legolas-prince-of-mirkwood', [has(self, 'strength', 3, ({ self: legolas }) => legolas.skirmishes('nazgul'))])
