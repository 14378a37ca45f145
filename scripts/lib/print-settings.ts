/** Prints, as JSON, the site's settings and the names of both applications' settings, for the scripts; an error message when they are invalid. */
try {
  const site = await import('../../lib/site/settings')
  const backend = await import('../../backend/shared/settings.mjs')
  const names = { site: site.settingNames, backend: backend.settingNames }
  console.log(JSON.stringify({ settings: site.settings, names }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

export {}
