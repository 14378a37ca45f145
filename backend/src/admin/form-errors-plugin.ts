import { type CollectionConfig, deepMergeSimple, type GlobalConfig, type Plugin } from 'payload'

const beforeDocumentControls = [
  '/admin/form-errors#FormErrors',
  '/saving/kept-text-offer#KeptTextOffer',
]

/** Puts `FormErrors` and `KeptTextOffer` into the form of every collection and global. */
export const formErrors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((it) =>
    deepMergeSimple<CollectionConfig>(it, {
      admin: { components: { edit: { beforeDocumentControls } } },
    }),
  ),
  globals: config.globals?.map((it) =>
    deepMergeSimple<GlobalConfig>(it, {
      admin: { components: { elements: { beforeDocumentControls } } },
    }),
  ),
})
