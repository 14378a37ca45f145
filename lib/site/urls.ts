import { environment } from './environment'

/** The absolute URL of a page. @param path from the site's origin, with its leading slash */
export const absoluteUrl = (path: string): string => environment.siteUrl + path
