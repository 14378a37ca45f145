/** Prints, as JSON, the site's environment and the names of the variables that each application reads, for the scripts; an error message when it is invalid. */
try {
  const site = await import('../../lib/site/environment')
  const backend = await import('../../backend/environment/environment.mjs')
  const names = { site: site.variableNames, backend: backend.variableNames }
  console.log(JSON.stringify({ environment: site.environment, names }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

export {}
