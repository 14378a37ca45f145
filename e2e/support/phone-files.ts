/**
 * What runs on a phone too, beside what is tagged `@desktop` in them: the tests whose outcome depends
 * on touch or on the viewport. A test that sets its own viewport or reads responses only would do
 * the same again.
 */
export const phoneFiles = [
  'smoke/journeys.spec.ts',
  'content/event-page.spec.ts',
  'content/event-sharing.spec.ts',
  'content/gallery-lightbox.spec.ts',
  'content/house-dialog.spec.ts',
  'content/houses.spec.ts',
]
