import { settings } from './settings'

/** Whether the image optimizer may fetch an address: our own files and the API's. */
export function isResizable(src: string, apiBaseUrl: string = settings.apiBaseUrl): boolean {
  return src.startsWith('/') || src.startsWith(`${apiBaseUrl}/`)
}
