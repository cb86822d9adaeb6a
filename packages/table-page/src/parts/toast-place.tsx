import './toast.css'
import { useStore } from 'zustand'
import { later } from './later.tsx'
import { fetchToasts, toasts } from './toast.ts'

const Toasts = later(() => fetchToasts().then((module) => module.Toasts))

/** The place of notices on a page, from the first notice on. */
export function ToastPlace() {
  const told = useStore(toasts, (state) => state.told)
  return told === 'some' ? <Toasts /> : null
}
