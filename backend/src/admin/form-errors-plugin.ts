import type { Plugin } from 'payload'

const component = '/admin/form-errors#FormErrors'

/** Puts `FormErrors` into the form of every collection and global. */
export const formErrors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const components = collection.admin?.components
    const edit = components?.edit
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component]
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
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), component]
    return {
      ...global,
      admin: {
        ...global.admin,
        components: { ...components, elements: { ...elements, beforeDocumentControls } },
      },
    }
  }),
})
