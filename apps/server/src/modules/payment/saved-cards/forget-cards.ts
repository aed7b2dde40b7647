import type { JobData } from '../../../jobs/job-data.ts';
import type { PaymentEnvironment } from '../environment.ts';

/** Has the gateway forget every card of a shopper who has deleted their account; tried again until it has. */
export async function forgetCards(
  { gateways, log }: Pick<PaymentEnvironment, 'gateways' | 'log'>,
  { gateway: name, customerId, tokens }: JobData['forget-cards'],
): Promise<void> {
  const gateway = gateways.named(name);
  if (gateway === null) {
    log.error(
      { gateway: name },
      'cards of a gateway that is not set up any more have to be forgotten there by hand',
    );
    return;
  }
  const kept = await gateway.listCards(customerId, tokens);
  for (const token of new Set([...tokens, ...kept.map((card) => card.token)])) {
    await gateway.forgetCard(customerId, token);
  }
}
