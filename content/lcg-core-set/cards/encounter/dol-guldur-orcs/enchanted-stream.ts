import { cannot, card } from '@questwright/lcg'

export default card('enchanted-stream', [cannot('drawn', { on: () => true, while: ({ self }) => self.isActiveLocation })])
