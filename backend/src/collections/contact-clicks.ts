import type { CollectionConfig } from 'payload'
import { internal } from '../access'

/** Opened WhatsApp links by day in Cotonou, area and page, and nothing about visitors. Of src/contact-clicks alone. */
export const ContactClicks: CollectionConfig = {
  slug: 'contact-clicks',
  // Without times, which would tell more than the day.
  ...internal,
  indexes: [{ fields: ['day', 'area', 'page'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'area', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'clicks', type: 'number', required: true },
  ],
}
