import '@questwright/lcg'

declare module '@questwright/lcg' {
  interface SystemZones {
    'raven-deck': 'table'
  }
}
