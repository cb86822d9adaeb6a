import { mostRecordBytes } from '@questwright/workshop/page'
import { describe, expect, it } from 'vitest'
import { guard, mostBodyBytes } from '../src/server/guard.ts'

const token = 'k'.repeat(43)
const settings = { port: 4321, token }
const good = { host: '127.0.0.1:4321', 'x-questwright-token': token }

function judge(headers: { [name: string]: string }, path = '/api/packs', method = 'GET', one = settings) {
  const refusal = guard({ method, path, headers: new Headers(headers) }, one)
  return refusal === undefined ? 'passes' : `${refusal.status} ${refusal.code}`
}

describe('the check of requests', () => {
  it('accepts the studio’s own page, by address and by name', () => {
    expect(judge(good)).toBe('passes')
    expect(judge({ ...good, host: 'localhost:4321', origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' })).toBe('passes')
    expect(judge({ host: '127.0.0.1:4321' }, '/')).toBe('passes')
  })

  it.each([
    ['a name that points at this machine (DNS rebinding)', 'evil.example:4321'],
    ['another port', '127.0.0.1:4322'],
    ['no port', 'localhost'],
    ['a longer name', 'localhost.evil.example:4321'],
    ['the address of the network', '0.0.0.0:4321'],
    ['a user before the host', 'localhost:4321@evil.example'],
  ])('refuses as Host: %s', (_, host) => {
    expect(judge({ ...good, host })).toBe('421 guard/host')
    expect(judge({ host }, '/')).toBe('421 guard/host')
  })

  it('refuses a request without a Host', () => {
    expect(judge({ 'x-questwright-token': token })).toBe('421 guard/host')
  })

  it.each([
    'http://evil.example',
    'null',
    'https://127.0.0.1:4321',
    'http://127.0.0.1:8080',
    'http://localhost:4321',
    'http://127.0.0.1:4321.evil.example',
  ])('refuses the Origin %s, for pages and for the API', (origin) => {
    expect(judge({ ...good, origin })).toBe('403 guard/origin')
    expect(judge({ ...good, origin }, '/')).toBe('403 guard/origin')
  })

  it.each(['cross-site', 'same-site', 'something-new'])('refuses the API to pages of another site (%s)', (site) => {
    expect(judge({ ...good, 'sec-fetch-site': site })).toBe('403 guard/site')
    expect(judge({ ...good, 'sec-fetch-site': site }, '/')).toBe('passes')
  })

  it('requires the token of this start for the API, however its path is written', () => {
    const { host } = good
    for (const path of ['/api', '/api/packs', '//api/packs', '/API/packs']) expect(judge({ host }, path)).toBe('401 guard/token-missing')
    expect(judge({ host, 'x-questwright-token': '' })).toBe('401 guard/token-missing')
    expect(judge({ host, 'x-questwright-token': `${token}x` })).toBe('401 guard/token-wrong')
    expect(judge({ host, 'x-questwright-token': token.slice(1) })).toBe('401 guard/token-wrong')
    expect(judge({ host, 'x-questwright-token': token.toUpperCase() })).toBe('401 guard/token-wrong')
  })

  it('refuses the API if no token exists, also for requests without one', () => {
    for (const weak of ['', 'short']) {
      const unready = { port: 4321, token: weak }
      expect(judge({ host: good.host, 'x-questwright-token': weak }, '/api/packs', 'GET', unready)).toBe('503 guard/no-token-made')
      expect(judge({ host: good.host }, '/api/packs', 'GET', unready)).toBe('503 guard/no-token-made')
    }
  })

  it('accepts JSON bodies only, and limits their size', () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx']) {
      expect(judge({ ...good, 'content-type': type }, '/api/compile', 'POST')).toBe('415 guard/content-type')
    }
    expect(judge(good, '/api/compile', 'POST')).toBe('415 guard/content-type')
    const json = { ...good, 'content-type': 'application/json; charset=utf-8' }
    expect(judge({ ...json, 'content-length': String(mostBodyBytes) }, '/api/compile', 'POST')).toBe('passes')
    expect(judge({ ...json, 'content-length': String(mostBodyBytes + 1) }, '/api/compile', 'POST')).toBe('413 guard/too-large')
  })

  it('accepts the records of long games and campaigns, which have a higher limit', () => {
    const json = { ...good, 'content-type': 'application/json' }
    for (const path of ['/api/campaigns', '/api/history']) {
      expect(judge({ ...json, 'content-length': String(mostRecordBytes) }, path, 'PUT')).toBe('passes')
      expect(judge({ ...json, 'content-length': String(mostRecordBytes + 1) }, path, 'PUT')).toBe('413 guard/too-large')
      expect(judge({ ...json, 'content-length': String(mostBodyBytes + 1) }, path, 'POST')).toBe('413 guard/too-large')
    }
  })

  it('has a remedy in each refusal', () => {
    const refusal = guard({ method: 'GET', path: '/api/packs', headers: new Headers({ host: good.host }) }, settings)
    expect(refusal?.remedy).toContain('npm start')
    expect(`${refusal?.message}${refusal?.remedy}`).not.toContain(token)
  })
})
