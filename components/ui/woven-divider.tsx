/** A divider between two sections, with a pattern after kente cloth. */
export function WovenDivider() {
  return (
    <svg className="text-accent block h-6 w-full" aria-hidden="true">
      <pattern id="woven" width="96" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 0h24v24H0zM48 0h24v24H48z" fill="currentColor" opacity="0.16" />
        <path d="M24 24 36 0l12 24z" fill="currentColor" />
        <path d="M72 0l12 24L96 0z" fill="var(--color-spark)" opacity="0.7" />
        <path d="M4 6h16v3H4zm0 9h16v3H4z" fill="currentColor" opacity="0.8" />
        <path d="M54 4h3v16h-3zm9 0h3v16h-3z" fill="var(--color-ochre)" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#woven)" />
    </svg>
  )
}
