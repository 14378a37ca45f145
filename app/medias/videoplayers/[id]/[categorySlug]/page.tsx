export { default, generateMetadata } from '../page'

/** No link of the site leads here but where only the link tells the category: rendered on demand. */
export const generateStaticParams = () => []
