import 'server-only'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { environment } from '@/lib/site/environment'

/**
 * Sends the spans that Next makes of every request (rendering, fetching) to the collector at
 * OTEL_EXPORTER_OTLP_ENDPOINT. The libraries read the other variables of the standard: headers,
 * sampler, resource attributes.
 */
export function startTracing(): void {
  const name = process.env.OTEL_SERVICE_NAME || environment.siteDefaults.productName.toLowerCase()
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  // What is still in the batch: the server stops within seconds.
  process.once('SIGTERM', () => void provider.shutdown().catch(() => undefined))
}
