import { rayPath } from '@/lib/site/brand-mark'

/** The logo: a half sun with rays of unequal length over a horizontal base. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 4 48 40" className={className} aria-hidden="true">
      <path d={rayPath} stroke="currentColor" strokeWidth="3.2" />
      <path d="M14 30a10 10 0 0 1 20 0z" fill="currentColor" />
      <path d="M4 33h40v2.4H4zM9 37.6h30V40H9z" fill="currentColor" opacity="0.75" />
    </svg>
  )
}
