import type { CourierApi, CourierGrounds } from './courier-api.ts';
import { delhivery } from './delhivery.ts';
import type { DelhiveryAccount } from './delhivery-api.ts';
import { shiprocket } from './shiprocket.ts';
import type { ShiprocketAccount } from './shiprocket-api.ts';

/** Null: not set up. */
export type CourierAccounts = {
  readonly shiprocket: ShiprocketAccount | null;
  readonly delhivery: DelhiveryAccount | null;
};

/** `emulated` stands in for accounts that are not set up; null in live mode. */
export function courierApis(
  own: CourierAccounts,
  emulated: Partial<CourierAccounts> | null,
  grounds: CourierGrounds,
): CourierApi[] {
  const accounts = {
    shiprocket: own.shiprocket ?? emulated?.shiprocket,
    delhivery: own.delhivery ?? emulated?.delhivery,
  };
  return [
    accounts.shiprocket && shiprocket(accounts.shiprocket, grounds),
    accounts.delhivery && delhivery(accounts.delhivery, grounds),
  ].filter((api) => api != null);
}
