/**
 * The header in which the HTTP server tells Payload the client's address; it replaces whatever the
 * client sent under this name.
 */
export const clientAddressHeader = 'x-client-address'
