import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';

/** Where whoever has the link pays what an order asks for now, without a login (PAYMENT-20). */
export function payLinkOf({ keys, config }: SecretDeps & Pick<Deps, 'config'>, orderId: string): string {
  return `${config.publicUrl}/#/pay?link=${encodeURIComponent(payTokenOf({ keys }, orderId))}`;
}

export function payTokenOf({ keys }: SecretDeps, orderId: string): string {
  return tokenOf(keys, 'pay-link', orderId);
}

/** The order that a link is for; null when we never gave it out. */
export function orderOfPayLink({ keys }: SecretDeps, token: string): string | null {
  return idOfToken(keys, 'pay-link', token);
}
