import { hasPermission, isAtHome, keyword, loses, self } from '@questwright/tcg'

export default keyword('unhasty', [loses(self, 'mayBeAssigned', ({ self: card }) => !isAtHome(card) && !hasPermission(card, 'isRoused'))])
