import type { RestockView } from '@ilaneer/contract/restock';
import type { AwaitedVariant, RestockRow } from './repository.ts';
import { awaitedName } from './restock-mails.ts';

export function toRestockView(request: RestockRow & AwaitedVariant): RestockView {
  return {
    variantId: request.variantId,
    productId: request.productId,
    name: awaitedName(request),
    requestedAt: request.requestedAt.toISOString(),
    textVersion: request.textVersion,
    confirmedAt: request.confirmedAt?.toISOString() ?? null,
  };
}
