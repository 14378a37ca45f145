import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; replace?: boolean }

/**
 * An internal link. `LinkNavigation` prefetches its page and makes it a client-side navigation: one script for all.
 * With `data-keep-scroll` the page keeps its scroll position.
 */
export function IntentLink({ replace = false, ...props }: Props) {
  return <a {...props} data-navigation={replace ? 'replace' : 'push'} />
}
