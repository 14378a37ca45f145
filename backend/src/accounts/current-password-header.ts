/**
 * The header in which a request without a body gives the current password of whoever is signed in,
 * percent-encoded; other requests have it in their body, as `currentPassword`.
 */
export const currentPasswordHeader = 'x-current-password'
