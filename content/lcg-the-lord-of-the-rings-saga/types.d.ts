import type { Player } from '@questwright/lcg'

declare module '@questwright/lcg' {
  interface SystemEvents {
    hideTest: { subject: Player; value: number }
    hideTestPassed: { subject: Player }
    hideTestFailed: { subject: Player }
  }

  interface SystemStats {
    hideValue: 'number'
    hideThreat: 'number'
    hideWillpower: 'number'
  }
}
