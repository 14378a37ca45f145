/**
 * Empty, because no page calls Next's `notFound()`: pages answer 404 with content of their own, and
 * `global-not-found.tsx` serves all other URLs. Next's default would be in the payload of every page.
 */
export default function NotFound() {
  return null
}
