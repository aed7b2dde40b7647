import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';

/** Where whoever has the link pays what an order asks for now, without a login (PAYMENT-20). */
export function payLinkOf({ jwtSecret, config }: SecretDeps & Pick<Deps, 'config'>, orderId: string): string {
  return `${config.publicUrl}/#/pay?link=${encodeURIComponent(payTokenOf({ jwtSecret }, orderId))}`;
}

export function payTokenOf({ jwtSecret }: SecretDeps, orderId: string): string {
  return tokenOf(jwtSecret, 'pay-link', orderId);
}

/** The order that a link is for; null when we never gave it out. */
export function orderOfPayLink({ jwtSecret }: SecretDeps, token: string): string | null {
  return idOfToken(jwtSecret, 'pay-link', token);
}
