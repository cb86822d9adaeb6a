// Test files that share a process must not see what an earlier one has replaced: at the end of each file, its globals, timers and variables of the
// environment are restored.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
