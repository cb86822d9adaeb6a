import { it } from 'vitest'
import { contextsOf, walk, wholeMenus } from './builder-walk.ts'
it('x', () => {
  const seen = new Set<string>()
  const contexts = contextsOf(wholeMenus).filter(({ base: { word, target, trigger }, place }) => {
    const key = `${word} ${trigger?.timing} ${JSON.stringify(target)}`
    const isIt = (place.type === 'attachment' || (place.type === 'enemy' && word === 'shadow') || place.kind==='scenario') && ['action','shadow','modifier','travel','setup'].includes(word) && !seen.has(key)
    seen.add(key)
    return isIt || (word === 'forced' && trigger?.kind === 'commits' && trigger.timing === 'after' && !target) || (word === 'forced' && trigger?.kind === 'leavesPlay' && trigger.timing === 'when' && !target)|| (word === 'forced' && trigger?.kind === 'attacked' && trigger.timing === 'when' && !target)
  })
  const { refused, lines } = walk(wholeMenus, contexts, () => 'each-value')
  console.info(contexts.length, lines)
  const short = refused.map((one) => /\(TS\d+\)/.exec(one) ? one.replace(/^[\s\S]*\(TS/, '(TS') : one)
  for (const one of [...new Set(short)]) console.info(one.slice(0, 4000).replace(/^.*… /, ''))
}, 500000)
