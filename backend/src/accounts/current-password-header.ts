/** The header with the current password, percent-encoded; requests with a body have it there, as `currentPassword`. */
export const currentPasswordHeader = 'x-current-password'
