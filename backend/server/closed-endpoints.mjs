/** Payload's endpoints of accounts that cannot work here: the first account exists, and no account is ever locked. */
export const closedEndpoints = [
  ...['forgot-password', 'reset-password', 'first-register', 'unlock', 'verify'],
]
