export { default, generateMetadata } from '../../page'

/** Rendered on demand: a list may have hundreds of pages. */
export const generateStaticParams = () => []
