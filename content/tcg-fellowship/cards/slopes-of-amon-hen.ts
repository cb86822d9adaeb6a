import { card, each, has } from '@questwright/tcg'

export default card('slopes-of-amon-hen', [has(each('isengard', 'minion'), 'twilight', -1)])
