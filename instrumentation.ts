/** Next runs this once when it starts. Without a collector nothing of OpenTelemetry's SDK is loaded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { startTracing } = await import('./lib/tracing/start-tracing')
  startTracing()
}
