import { mergeSettings, type SiteSettings } from '@/contract/site-settings/merge-settings'
import { environment } from './environment'

/** The site's settings while the owner has set nothing, and where the backend has no settings. */
export const defaultSettings: SiteSettings = mergeSettings(environment.siteDefaults, {})
