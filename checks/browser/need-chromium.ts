import { chromiumHere } from './chromium.ts'

/** Before the browser tests begin. @throws Error that says what to install where there is no browser */
export default function needChromium(): void {
  chromiumHere()
}
