import { type CollectionConfig, deepMergeSimple } from 'payload'
import { previewSettings } from './settings'

/**
 * Adds the button «Aperçu» and the live preview to a collection. Both show the latest saved version on
 * the site, and are absent where the site or the secret is not known.
 */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  return deepMergeSimple(collection, {
    admin: {
      // The two components know the document; only the site's origin is left to tell them.
      preview: siteUrl,
      livePreview: { url: siteUrl },
      components: {
        edit: { PreviewButton: '/admin/preview-button#PreviewButton' },
        views: { edit: { livePreview: { Component: '/admin/live-preview#LivePreview' } } },
      },
    },
  })
}

/** The origin of the site, or null without previews. */
const siteUrl = () => previewSettings()?.siteUrl ?? null
