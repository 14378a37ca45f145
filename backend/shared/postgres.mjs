/** The name of the backend's connections, by which a restore sees that a backend is running. */
export const applicationName = 'rayonne-backend'
