/** Next runs this once and waits for it: nothing is answered before the content is ready. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { boot } = await import('./boot')
  await boot()
}
