/** A divider in the weave of the universe (`--weave` in app/tokens.css). */
export function WovenDivider() {
  return <div className="woven-divider" aria-hidden="true" />
}
