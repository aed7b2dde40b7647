import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';

/** PAYMENT-20. */
export function payLinkOf({ keys, config }: SecretDeps & Pick<Deps, 'config'>, orderId: string): string {
  return `${config.publicUrl}/#/pay?link=${encodeURIComponent(payTokenOf({ keys }, orderId))}`;
}

export function payTokenOf({ keys }: SecretDeps, orderId: string): string {
  return tokenOf(keys, 'pay-link', orderId);
}

export function orderOfPayLink({ keys }: SecretDeps, token: string): string | null {
  return idOfToken(keys, 'pay-link', token);
}
