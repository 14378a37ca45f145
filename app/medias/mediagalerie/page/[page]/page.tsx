export { default, generateMetadata } from '../../page'

export const revalidate = 60

/** Rendered on demand: a list may have hundreds of pages. */
export function generateStaticParams() {
  return []
}
