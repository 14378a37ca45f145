export { GET } from '../route'

export const dynamic = 'force-static'

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []
