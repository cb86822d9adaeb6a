/** All games of which `quick-edit.test.ts` plays those that the commit selects. */
import { test } from 'vitest'
import { begunOfEach, playTheSame } from './begun-games.ts'
import { repositoryPacks } from './content.ts'

test('each game is the same to its end whether all available packs were booted or only its own: scenarios, campaigns, optional rules', () => {
  const { content } = repositoryPacks()
  return playTheSame(begunOfEach(content), content)
}, 600_000)
