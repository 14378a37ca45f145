import { uiField } from '../fields/plain'

/** Names, with links, where a file or a category is used. */
export const usesField = uiField('utilisations', '/admin/uses#Uses', { position: 'sidebar' })
