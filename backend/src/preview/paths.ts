/** Under `/cms`: sends a person who is signed in to the preview of a content on the site. */
export const openPreviewPath = (kind: string, id: number | string) => `/apercu/${kind}/${id}`
