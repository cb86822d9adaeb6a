/** Messages between the host and the worker of a machine, and the worker's side of them. */
import { type Machine, MachineError, type MachineFailure, type MachineImage, type MachineState, type ModuleSource } from './machine.ts'
import type { Noted } from './notes.ts'
import { imageOfEngine, knowImage, openSealed } from './sealed-machine.ts'

export type RealmKind = 'quickjs' | 'native'

/** Limits of a quickjs machine. */
export interface Limits {
  /** Ticks that a call may use; one tick is about 10,000 loop turns or calls. */
  readonly fuel?: number
  /** Time limit of a call, checked at each tick. */
  readonly milliseconds?: number
  readonly stackBytes?: number
  readonly memoryPages?: number
}

export type Request =
  | {
      readonly id: number
      readonly do: 'open'
      readonly kind: RealmKind
      readonly limits: Limits
      readonly engine: readonly ModuleSource[]
      /**
       * The memory of a machine that has loaded this engine, so that it need not be loaded again. `wanted`: the reply shall contain it, for
       * later workers.
       */
      readonly image: MachineImage | 'wanted' | 'not wanted'
    }
  | { readonly id: number; readonly do: 'define'; readonly modules: readonly ModuleSource[] }
  | { readonly id: number; readonly do: 'call'; readonly method: string; readonly argument: string; readonly fuel: number | undefined }
  | { readonly id: number; readonly do: 'state' | 'keep' | 'go-back' }

/** A module that could not be defined, while the others could. */
export interface DefineProblem {
  readonly name: string
  readonly failure: MachineFailure
}

export type Reply =
  | { readonly id: number; readonly value: string | MachineState | readonly DefineProblem[] | MachineImage }
  | { readonly id: number; readonly failure: MachineFailure }
  /** Sent without a request: the current notes, if there is no shared memory. */
  | Noted

export type OpenMachine = (kind: RealmKind, limits: Limits) => Promise<Machine>

/**
 * Answers requests with a machine, one at a time. Every thrown value is returned as data.
 * @param openMachine opens the machine @returns a function from request to reply
 */
export function serveMachine(openMachine: OpenMachine): (request: Request) => Promise<Reply> {
  let machine: Machine | undefined
  let fuel = 0
  const opened = (): Machine => {
    if (!machine) throw new MachineError({ reason: 'poisoned', message: 'no machine was opened', running: 0, machine: 'poisoned' })
    return machine
  }
  const answer = async (request: Request): Promise<Reply> => {
    const { id } = request
    switch (request.do) {
      case 'open': {
        machine?.dispose()
        machine = undefined
        const { kind, limits, engine, image } = request
        if (typeof image === 'object') knowImage(limits, engine, image)
        machine = await openSealed(openMachine, kind, limits, engine)
        fuel = machine.fuel
        return { id, value: (image === 'wanted' ? imageOfEngine(kind, limits, engine) : undefined) ?? '' }
      }
      case 'define':
        return { id, value: defineAll(opened(), request.modules) }
      case 'call': {
        const one = opened()
        one.fuel = request.fuel ?? fuel
        return { id, value: one.call(request.method, request.argument) }
      }
      case 'state':
        return { id, value: opened().state() }
      case 'keep':
        return { id, value: opened().keep() }
      case 'go-back':
        opened().goBack()
        return { id, value: '' }
    }
  }
  return async (request) => {
    try {
      return await answer(request)
    } catch (error) {
      return { id: request.id, failure: failureOf(error) }
    }
  }
}

/**
 * Defines modules one by one: a module that fails is reported as a problem, and the others are defined all the same.
 * @throws MachineError when a module poisons the machine
 */
export function defineAll(machine: Machine, modules: readonly ModuleSource[]): readonly DefineProblem[] {
  const problems: DefineProblem[] = []
  for (const { name, code } of modules) {
    try {
      machine.define(name, code)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.machine === 'poisoned') throw error
      problems.push({ name, failure })
    }
  }
  return problems
}

/** Any thrown value, as data. */
export function failureOf(error: unknown): MachineFailure {
  if (error instanceof MachineError) return error.toFailure()
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { reason: 'poisoned', message, running: 0, machine: 'poisoned' }
}
