import { environment } from '@/lib/site/environment'

/** Whether a picture is resized: the site's own at build time, those under the API base on demand. */
export function isResizable(src: string, apiBaseUrl: string = environment.apiBaseUrl): boolean {
  return src.startsWith('/') || src.startsWith(`${apiBaseUrl}/`)
}
