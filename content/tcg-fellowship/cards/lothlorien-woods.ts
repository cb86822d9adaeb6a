import { card, each, has } from '@questwright/tcg'

export default card('lothlorien-woods', [has(each('ally'), 'strength', (_, ally) => (ally.facts.home === 6 ? 3 : 0))])
