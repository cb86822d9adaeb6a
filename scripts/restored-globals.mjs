// Test files that share a process must not see what an earlier one has replaced: at the end of each file, its globals, timers and variables of the
// environment are restored. Modules that it is still loading are awaited: if the environment ended before, later files could not load them either.
import { afterAll, vi } from 'vitest'

afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
