import type { ShopperActor } from '@ilaneer/domain/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import {
  type AddressRow,
  clearDefault,
  findAddress,
  lockAddressList,
  updateAddressRow,
} from './repository.ts';

/** Makes an address of one's own the default one, in place of the one that was. Errors: ADDRESS_NOT_FOUND. */
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
    // First the old one: the database keeps a shopper from having two.
    await clearDefault(tx, userId, changes.updatedAt);
    await updateAddressRow(tx, addressId, changes);
    return ok({ ...wanted, ...changes });
  });
}
