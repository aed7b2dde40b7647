import type { KeyRing } from '../../deps/keys.ts';
import { sign } from '../../modules/payment/payment.ts';
import { COURIERS_PATH } from './routes.ts';

/** At the emulator of this process; keys derived from the shop's secret. */
export function emulatedAccounts(keys: KeyRing, port: number) {
  const secretOf = (what: string) => sign(`sandbox couriers ${what}`, keys.oldest().secret);
  const at = (courier: string) => `http://127.0.0.1:${port}${COURIERS_PATH}/${courier}`;
  const webhookKey = secretOf('webhooks');
  const pickupLocation = 'Shop';
  return {
    shiprocket: {
      ...{ email: 'shop@sandbox.example', password: secretOf('password'), pickupLocation, webhookKey },
      apiUrl: at('shiprocket'),
    },
    delhivery: { apiToken: secretOf('token'), pickupLocation, webhookKey, apiUrl: at('delhivery') },
  };
}
