import { currentQuest, forced, keyword, removeProgress } from '@questwright/lcg'

export default keyword('undertow', [
  forced.after('questFails', { when: ({ self }) => self.inStaging }, ({ number }) => removeProgress(currentQuest(), number)),
])
