import { settings } from '../settings'
import { mergeSettings, type SiteSettings } from './merge-settings'

/** The site's settings while the owner has set nothing, and where the backend has no settings. */
export const defaultSettings: SiteSettings = mergeSettings(settings.siteDefaults, {})
