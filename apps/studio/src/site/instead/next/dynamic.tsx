import { type ComponentType, lazy, Suspense } from 'react'

/** A part that comes when it is shown. */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props> | { readonly default: ComponentType<Props> }>,
  _options?: object,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await load()
    return 'default' in loaded ? loaded : { default: loaded }
  }) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is loaded
  return function Dynamic(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
