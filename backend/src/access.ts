// Where a collection or a global names no access, Payload's own rule holds (access.test.ts): all is for signed-in
// people. The public reads the content API only.

/** Access to what the server alone does. */
export const nobody = () => false
