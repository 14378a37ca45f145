import type { CollectionConfig } from 'payload'
import { internal } from '../access'

/**
 * How many WhatsApp links of the site were opened: one row for each day in Cotonou, area and page,
 * and nothing about who opened them. Of the area `recherche` the page is words that the search has not found.
 * Written and read by src/contact-clicks alone.
 */
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
