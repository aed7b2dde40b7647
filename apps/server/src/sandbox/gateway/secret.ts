import { sign } from '../../modules/payment/gateways/signature.ts';

/** The key by which the sandbox gateway signs: a secret of its own, made from the shop's. */
export function sandboxSecret(jwtSecret: string): string {
  return sign('sandbox gateway', jwtSecret);
}
