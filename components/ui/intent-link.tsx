import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Whether the page replaces the current one in the browser's history. */
  replace?: boolean
  /** False where the page keeps its scroll position. */
  scroll?: boolean
}

/**
 * An internal link. `LinkNavigation` prefetches its page on hover, focus or touch, and makes it a
 * client-side navigation: one script for all links, instead of a client component for each.
 */
export function IntentLink({ replace = false, scroll = true, ...props }: Props) {
  return (
    <a
      {...props}
      data-navigation={replace ? 'replace' : 'push'}
      {...(scroll ? {} : { 'data-keep-scroll': '' })}
    />
  )
}
