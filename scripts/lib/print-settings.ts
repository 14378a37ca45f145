/** Prints the settings of the environment as JSON, or what is wrong with them; for the scripts. */
try {
  const { settings } = await import('../../lib/site/settings')
  console.log(JSON.stringify(settings))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

export {}
