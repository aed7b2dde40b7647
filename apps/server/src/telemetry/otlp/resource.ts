import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { INSTANCE_ID, type OtlpSettings } from '../otlp-settings.ts';

/** Limit of the final flush. */
const CLOSE_WITHIN_MS = 3_000;

/** OTEL_RESOURCE_ATTRIBUTES; OTEL_SERVICE_NAME wins. */
export function resourceOf({ serviceName }: OtlpSettings): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': INSTANCE_ID }));
}

export async function closeInTime(closing: readonly (Promise<void> | undefined)[]): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, CLOSE_WITHIN_MS);
  await Promise.race([Promise.allSettled(closing), patience.promise]);
  clearTimeout(timer);
}
