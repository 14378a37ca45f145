/** Prints the site's settings as JSON, for the scripts; an error message when they are invalid. */
try {
  const { settings } = await import('../../lib/site/settings')
  console.log(JSON.stringify(settings))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

export {}
