import { card, has, self } from '@questwright/tcg'

export default card('merry-from-oer-the-brandywine', [has(self, 'strength', 2, ({ self: merry }) => merry.bears('weapon'))])
