import type { Plugin } from 'payload'

const added = ['/admin/form-errors#FormErrors', '/saving/kept-text-offer#KeptTextOffer']

/** Puts `FormErrors` and `KeptTextOffer` into the form of every collection and global. */
export const formErrors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const components = collection.admin?.components
    const edit = components?.edit
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...added]
    return {
      ...collection,
      admin: {
        ...collection.admin,
        components: { ...components, edit: { ...edit, beforeDocumentControls } },
      },
    }
  }),
  globals: config.globals?.map((global) => {
    const components = global.admin?.components
    const elements = components?.elements
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...added]
    return {
      ...global,
      admin: {
        ...global.admin,
        components: { ...components, elements: { ...elements, beforeDocumentControls } },
      },
    }
  }),
})
