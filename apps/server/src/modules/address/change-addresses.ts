import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { AddressDeps } from './pin-codes.ts';
import {
  type AddressRow,
  clearDefault,
  countAddresses,
  deleteAddressRow,
  findAddress,
  insertAddress,
  lockAddressList,
  promoteNewest,
  updateAddressRow,
} from './repository.ts';
import { toAddressColumns, toAddressInput } from './views.ts';

const ADDRESSES_AT_MOST = 20;

export async function addAddress(
  { db, now, newId, pinCodes }: Deps & AddressDeps,
  { userId }: ShopperActor,
  input: AddressInput,
): Promise<Result<{ address: AddressRow; total: number }, Failure>> {
  const checked = checkAddress(input, pinCodes);
  if (!checked.ok) return err(invalid(checked.error));
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const before = await countAddresses(tx, userId);
    if (before >= ADDRESSES_AT_MOST) return err({ code: 'ADDRESS_LIMIT_REACHED' as const });
    const at = now();
    const row = {
      ...toAddressColumns(checked.value),
      id: newId(),
      userId,
      isDefault: before === 0,
      createdAt: at,
      updatedAt: at,
    };
    await insertAddress(tx, row);
    return ok({ address: row, total: before + 1 });
  });
}

export async function updateAddress(
  { db, now, pinCodes }: Deps & AddressDeps,
  { userId }: ShopperActor,
  addressId: string,
  change: (stored: AddressInput) => AddressInput,
): Promise<Result<AddressRow, Failure>> {
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const stored = await findAddress(tx, userId, addressId);
    if (stored === null) return err({ code: 'ADDRESS_NOT_FOUND' as const });
    const checked = checkAddress(change(toAddressInput(stored)), pinCodes);
    if (!checked.ok) return err(invalid(checked.error));
    const changes = { ...toAddressColumns(checked.value), updatedAt: now() };
    await updateAddressRow(tx, addressId, changes);
    return ok({ ...stored, ...changes });
  });
}

export async function makeDefaultAddress(
  { db, now }: Deps,
  { userId }: ShopperActor,
  addressId: string,
): Promise<Result<AddressRow, Failure>> {
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const wanted = await findAddress(tx, userId, addressId);
    if (wanted === null) return err({ code: 'ADDRESS_NOT_FOUND' as const });
    if (wanted.isDefault) return ok(wanted);
    const changes = { isDefault: true, updatedAt: now() };
    // First the old one: a unique index allows one default.
    await clearDefault(tx, userId, changes.updatedAt);
    await updateAddressRow(tx, addressId, changes);
    return ok({ ...wanted, ...changes });
  });
}

/** The newest remaining becomes the default. Errors: ADDRESS_NOT_FOUND. */
export async function deleteAddress(
  { db, now }: Deps,
  { userId }: ShopperActor,
  addressId: string,
): Promise<Result<null, Failure>> {
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const stored = await findAddress(tx, userId, addressId);
    if (stored === null) return err({ code: 'ADDRESS_NOT_FOUND' as const });
    await deleteAddressRow(tx, addressId);
    if (stored.isDefault) await promoteNewest(tx, userId, now());
    return ok(null);
  });
}
