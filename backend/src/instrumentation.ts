/** Next runs this once when it starts, before it answers any request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { boot } = await import('./boot')
  await boot()
}
