import type { ShopBrand } from '../deps/deps.ts';
import type { KeyRing } from '../deps/keys.ts';
import {
  type CourierApi,
  type Couriers,
  courierRegistry,
  delhivery,
  shiprocket,
} from '../modules/parcel/parcel.ts';
import { emulatedAccounts } from '../sandbox/couriers/accounts.ts';
import type { Config } from './config.ts';

/** In a sandbox without accounts both are emulated. */
export function openCouriers(
  config: Config,
  { keys, now, brand }: { readonly keys: KeyRing; readonly now: () => Date; readonly brand: ShopBrand },
): Couriers {
  const grounds = { now, boxCm: config.courierBox, fromPinCode: () => brand.address.pinCode };
  const emulated = config.mode === 'sandbox' ? emulatedAccounts(keys, config.port) : null;
  const accounts = {
    shiprocket: config.shiprocket ?? emulated?.shiprocket ?? null,
    delhivery: config.delhivery ?? emulated?.delhivery ?? null,
  };
  const apis: (CourierApi | null)[] = [
    accounts.shiprocket && shiprocket(accounts.shiprocket, grounds),
    accounts.delhivery && delhivery(accounts.delhivery, grounds),
  ];
  return courierRegistry(
    apis.filter((api) => api !== null),
    ['india-post'],
  );
}
