'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { ErrorBoundary } from './error-boundary.client'
import { FullScreenSpinner } from './full-screen-spinner'

type Props<P> = {
  /** Imports the component; the same function at every rendering. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** Called when the script cannot be loaded, or throws. */
  onFailure: () => void
}

/** A component whose script is loaded when it is first rendered. It is not in the server HTML. */
export function OnDemand<P extends object>({ load, props, onFailure }: Props<P>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  const reportFailure = useEffectEvent(onFailure)
  useEffect(() => {
    let unmounted = false
    load().then(
      (loaded) => !unmounted && setComponent(() => loaded),
      () => !unmounted && reportFailure(),
    )
    return () => {
      unmounted = true
    }
  }, [load])
  if (!Component) return <FullScreenSpinner />
  return (
    <ErrorBoundary onError={onFailure}>
      <Component {...props} />
    </ErrorBoundary>
  )
}

/** Handlers for the element that opens such a component: hover, touch or focus requests its script. */
export function loadOnIntent(load: () => Promise<unknown>) {
  // A failure matters only once the component is rendered, which requests the script again.
  const request = () => void load().catch(() => undefined)
  return { onPointerEnter: request, onFocus: request }
}
