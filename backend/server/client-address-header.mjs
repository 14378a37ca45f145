/** The header in which the HTTP server tells Payload the client's address, whatever the client has sent in it. */
export const clientAddressHeader = 'x-client-address'
