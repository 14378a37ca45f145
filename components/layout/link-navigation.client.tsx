'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner'
import { prefersReducedData } from '@/components/ui/visitor-preferences'
import { isPrefetchable } from '@/lib/site/query-params'
import { countContactClick, countView } from './contact-clicks'
import { focusSearch } from './focus-search'

/** The links of components/ui/intent-link.tsx. */
const selector = 'a[data-navigation]'

/** With any button. */
const clicks = ['click', 'auxclick'] as const

/** Events that announce a click. */
const intents = ['mouseover', 'focusin', 'touchstart'] as const

/** Without it links are full page loads. */
export function LinkNavigation() {
  return (
    <ErrorBoundary>
      <Navigation />
    </ErrorBoundary>
  )
}

/** Navigates and prefetches by internal links, shows what is pending, counts visits, and goes to the search by its key. */
function Navigation() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const pathname = usePathname()
  useEffect(countView, [pathname])

  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = closestOnUnmodifiedClick(event, selector)
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      const { navigation, keepScroll } = link.dataset
      const method = navigation === 'replace' ? 'replace' : 'push'
      startTransition(() => router[method](hrefOf(link), { scroll: keepScroll === undefined }))
    }
    let latest: Element | null = null
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest(selector) : null
      if (!link || link === latest) return
      latest = link
      if (!prefersReducedData() && isPrefetchable(hrefOf(link))) router.prefetch(hrefOf(link))
    }
    // After React's own listener on the document, so that the link's `onClick` runs first.
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    document.addEventListener('click', navigate, { signal: listening.signal })
    document.addEventListener('keydown', focusSearch, { signal: listening.signal })
    for (const click of clicks) document.addEventListener(click, countContactClick, options)
    for (const intent of intents) document.addEventListener(intent, prefetch, options)
    return () => listening.abort()
  }, [router])

  return isPending && <FullScreenSpinner />
}

function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? '/'
}
