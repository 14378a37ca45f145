import { mergeSettings, type SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { settings } from './settings'

/** The site's settings while the owner has set nothing, and where the backend has no settings. */
export const defaultSettings: SiteSettings = mergeSettings(settings.siteDefaults, {})
