import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { INSTANCE_ID, type OtlpSettings } from '../otlp-settings.ts';

/** How long a process that ends waits for its collector. One that does not answer is no reason to stay open. */
const CLOSE_WITHIN_MS = 3_000;

/** Who sends: what OTEL_RESOURCE_ATTRIBUTES says of the machine; the name last, because it has a variable of its own. */
export function resourceOf({ serviceName }: OtlpSettings): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': INSTANCE_ID }));
}

/** Sends what is still here, while the collector answers in time. */
export async function closeInTime(closing: readonly (Promise<void> | undefined)[]): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, CLOSE_WITHIN_MS);
  await Promise.race([Promise.allSettled(closing), patience.promise]);
  clearTimeout(timer);
}
