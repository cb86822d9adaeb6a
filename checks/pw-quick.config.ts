import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '/work/main/checks/browser',
  outputDir: '/tmp/pw-out',
  timeout: 300000,
  expect: { timeout: 30000 },
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:4720',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30000,
    navigationTimeout: 60000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium' },
  },
})
