import type { ShopBrand } from '../deps/deps.ts';
import type { KeyRing } from '../deps/keys.ts';
import { type Couriers, courierApis, courierRegistry } from '../modules/parcel/parcel.ts';
import { emulatedAccounts } from '../sandbox/couriers/accounts.ts';
import type { Config } from './config.ts';

/** In a sandbox, couriers without an account are emulated. */
export function openCouriers(
  config: Config,
  { keys, now, brand }: { readonly keys: KeyRing; readonly now: () => Date; readonly brand: ShopBrand },
): Couriers {
  const grounds = { now, boxCm: config.courierBox, fromPinCode: () => brand.address.pinCode };
  const emulated = config.mode === 'sandbox' ? emulatedAccounts(keys, config.port) : null;
  return courierRegistry(courierApis(config, emulated, grounds));
}
