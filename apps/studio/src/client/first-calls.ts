/**
 * Prefetch: a script in the head of a page sends its first calls while the page's own scripts are loading, so that the responses are there when they
 * need them. Each response is used once; a second call, and any call after a write, goes to the server.
 */
import { tokenHeader } from '../api-types.ts'
import { tokenKey, tokenMark } from './token.ts'

/** Calls that a page needs at once, besides the packs. */
const callsOfPage = { '/history': '/api/history', '/handbook': '/api/handbook', '/campaigns': '/api/campaigns' }
/** Pages that edit or test: they need the packs with their code. */
const wholeOn = ['/cards', '/keywords', '/systems', '/situations', '/tests']

interface Sender {
  questwrightFirstCalls?: { [path: string]: Promise<Response> | undefined }
}

/**
 * Runs before all other scripts. Without a token, or where storage is blocked, it sends nothing: the page then sends its own request and reports
 * the error.
 */
export const firstCallsScript = `try{(function(){
var given=location.hash.split(/[#&]/).find(function(part){return part.startsWith('${tokenMark}')&&part!=='${tokenMark}'});
var token=given?given.slice(${tokenMark.length}):localStorage.getItem('${tokenKey}');
if(!token)return;
var calls=window.questwrightFirstCalls={};
[${JSON.stringify(wholeOn)}.includes(location.pathname)?'/api/packs/whole':'/api/packs',${JSON.stringify(callsOfPage)}[location.pathname]].forEach(function(path){
if(!path)return;
calls[path]=fetch(path,{headers:{'${tokenHeader}':token},credentials:'omit',referrerPolicy:'no-referrer'});
calls[path].catch(function(){})
})})()}catch(e){}`

/** Whether a call was prefetched and its response not used yet. */
export const isSentFirst = (path: string): boolean => (globalThis as Sender).questwrightFirstCalls?.[path] !== undefined

/** The response to a prefetched call; undefined where there is none or it was used. */
export function takeFirstCall(path: string): Promise<Response> | undefined {
  const calls = (globalThis as Sender).questwrightFirstCalls
  const call = calls?.[path]
  if (calls && call) delete calls[path]
  return call
}

/** Drops prefetched responses after a write: they are stale. */
export function forgetFirstCalls(): void {
  delete (globalThis as Sender).questwrightFirstCalls
}
