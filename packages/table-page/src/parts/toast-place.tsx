import './toast.css'
import { useStore } from 'zustand'
import { later } from './later.tsx'
import { fetchToasts, toasts } from './toast.ts'

const Toasts = later(() => fetchToasts().then((module) => module.Toasts))

/** Renders the component that shows notices, once there has been a first notice. */
export function ToastPlace() {
  const told = useStore(toasts, (state) => state.told)
  return told === 'some' ? <Toasts /> : null
}
