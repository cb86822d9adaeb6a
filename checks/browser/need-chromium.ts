import { chromiumHere } from './chromium.ts'

/**
 * Runs before the browser tests.
 * @throws Error that says what to install where there is no browser
 */
export default function needChromium(): void {
  chromiumHere()
}
