/**
 * The calls with which a page begins are sent by a script in its head, while its own scripts are still on their way: what the server says is
 * there when they want it. Each answer is taken once; who asks again, or writes before that, asks the server.
 */
import { tokenHeader } from '../api-types.ts'
import { tokenKey, tokenMark } from './token.ts'

/** What a page asks for at once, beside the packs. */
const callsOfPage = { '/history': '/api/history', '/handbook': '/api/handbook', '/campaigns': '/api/campaigns' }
/** Where somebody edits or tests, the packs come with their code. */
const wholeOn = ['/cards', '/keywords', '/systems', '/situations', '/tests']

interface Sender {
  questwrightFirstCalls?: { [path: string]: Promise<Response> | undefined }
}

/** Runs before everything else. Without a token, or where storage is closed, nothing is sent: the page will ask, and say what is wrong. */
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

/** Whether a call was sent before the page's scripts were there, and its answer was not taken yet. */
export const isSentFirst = (path: string): boolean => (globalThis as Sender).questwrightFirstCalls?.[path] !== undefined

/** The answer to a call that was sent before the page's scripts were there; nothing where it was not, or was taken. */
export function takeFirstCall(path: string): Promise<Response> | undefined {
  const calls = (globalThis as Sender).questwrightFirstCalls
  const call = calls?.[path]
  if (calls && call) delete calls[path]
  return call
}

/** Answers that nobody took know nothing of what is written now. */
export function forgetFirstCalls(): void {
  delete (globalThis as Sender).questwrightFirstCalls
}
