import './toast.css'
import { useStore } from 'zustand'
import { later } from './later.tsx'
import { fetchToasts, toasts } from './toast.ts'

const Toasts = later(() => fetchToasts().then((module) => module.Toasts))

/** Where a page shows notices, from the first that is told. */
export function ToastPlace() {
  const told = useStore(toasts, (state) => state.told)
  return told === 'some' ? <Toasts /> : null
}
