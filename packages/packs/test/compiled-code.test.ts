/**
 * The calls that compiled code makes to the realm: with the variables that closures keep, with each caught error, and with the names at the top level
 * of the file. One script has every form of scope and function.
 */
import { expect, test } from 'vitest'
import { compileScript } from '../src/compile.ts'
import { rulebook } from './games.ts'

function codeOf(source: string): string {
  const result = compileScript({ pack: 'fen', path: 'lib/forms.ts', source, calls: rulebook.scriptCalls })
  if ('problems' in result) throw new Error(result.problems.map((one) => one.message).join('\n'))
  return result.code.slice(result.code.indexOf('\n', result.code.indexOf('__esModule')) + 1)
}

const keeping: { readonly [form: string]: string } = {
  'a parameter of a function': 'export function make(count: number) { return () => count++ }',
  'a parameter of an arrow function with one expression': 'export const make = (count: number) => () => count++',
  'a parameter of an arrow function with statements': 'export const make = (count: number) => { return () => count++ }',
  'a parameter of a function in an expression': 'export const make = function (count: number) { return () => count++ }',
  'its own name in a function in an expression': 'export const make = function self() { return () => self }',
  'a variable after a directive': "export function make() { 'use strict'; let count = 0; return () => count++ }",
  'a variable of a block': 'export function make() { { let count = 0; return () => count++ } }',
  'a variable of a loop': 'export function make(out: any[]) { for (let i = 0; i < 3; i++) out.push(() => i); return () => 0 }',
  'a variable of a loop over values': 'export function make(out: any[]) { for (const one of [1]) { out.push(() => one) } }',
  'a variable of a loop over keys': 'export function make(out: any[]) { for (const key in { a: 1 }) out.push(() => key) }',
  'a caught error': 'export function make(out: any[]) { try { out.pop() } catch (error) { out.push(() => error) } }',
  'a variable of a switch':
    'export function make(out: any[]) { switch (out.length) { case 0: let n = 1; out.push(() => n); break; default: out.pop() } }',
  'a parameter of a method': 'export const made = { make(count: number) { return () => count++ } }',
  'a parameter of a constructor': 'export class Made { get: () => number; constructor(count: number) { this.get = () => count++ } }',
  'a variable of a getter and a parameter of a setter':
    'export class Made { get() { return 1 } get make() { let count = 0; return () => count++ } set make(to: any) { this.get = () => to } }',
  'this in a method': 'export class Made { count = 0; make() { return () => this.count++ } }',
  'this in a getter': 'export class Made { count = 0; get make() { return () => this.count++ } }',
  'this in a setter': 'export class Made { count = 0; set make(to: any) { to.push(() => this.count++) } }',
  'this in a field': 'export class Made { count = 0; readonly make = () => this.count++ }',
  'this in a plain method': 'export class Made { count = 0; make() { return this.count++ } }',
  'arguments in an arrow function': 'export function make() { return () => arguments }',
  'arguments of its own': 'export function make() { return arguments }',
  'a variable of a namespace': 'export namespace made { let count = 0; export const make = () => count++ }',
  'a namespace of types': 'export namespace made { export interface One { readonly count: number } }',
  'a namespace that only declares': 'export namespace made { declare const count: number }',
  'a variable that is not used later': 'export function make(count: number) { const twice = count * 2; return twice }',
  'a variable of the file': 'const count = 0; export const make = () => count',
  'a parameter of a function that is called at once': 'export const sum = [1, 2].map((n) => [3].filter((m) => m > n).length)',
  'a parameter of a part of a card':
    "import { action, card } from '@questwright/lcg'\nexport default card('forms', [action(({ self }) => [1].forEach(() => self))])",
  'a parameter of a function that makes parts':
    "import { action } from '@questwright/lcg'\nexport const parts = (count: number) => [action(() => void count)]",
}

test.each(Object.entries(keeping))('%s', (_form, source) => {
  expect(codeOf(source)).toMatchSnapshot()
})

const catching: { readonly [form: string]: string } = {
  'an error with a name': 'export function make() { try { return 1 } catch (error) { return error } }',
  'an error without a name': 'export function make() { try { return 1 } catch { return 2 } }',
  'an error that is taken apart': 'export function make() { try { return 1 } catch ({ message }) { return message } }',
  'no error, only an end': 'export function make(out: any[]) { try { return 1 } finally { out.pop() } }',
  'an error in an error': 'export function make() { try { return 1 } catch (one) { try { return 2 } catch (other) { return other } } }',
  'an error and an end': 'export function make(out: any[]) { try { return 1 } catch { return 2 } finally { out.pop() } }',
}

test.each(Object.entries(catching))('a file that catches %s', (_form, source) => {
  expect(codeOf(source)).toMatchSnapshot()
})

const closing: { readonly [form: string]: string } = {
  'variables, also those that are taken apart':
    'const a = 1, { b, c: [d, , ...e], ...f } = {} as any; let g; export const h = [a, b, d, e, f, g]',
  'functions and classes, also exported ones': 'function a() {} export function b() {} class C {} export class D {} a; C',
  enumerations: 'enum A { one } export enum B { two } A',
  'a function with its code, and no declaration without':
    'declare const a: number; declare function b(): void; function c(): void; function c() {} c',
  'nothing for a default export without a name': 'export default function () {}',
  'nothing for types': 'interface A {} type B = A; export type C = B',
}

test.each(Object.entries(closing))('the realm freezes %s', (_form, source) => {
  expect(codeOf(source)).toMatchSnapshot()
})
