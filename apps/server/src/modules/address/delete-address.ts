import type { ShopperActor } from '@ilaneer/domain/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { deleteAddressRow, findAddress, lockAddressList, promoteNewest } from './repository.ts';

/** Deletes an address of one's own; the newest of the others takes over as default. Errors: ADDRESS_NOT_FOUND. */
export async function deleteAddress(
  { db, now }: Deps,
  { userId }: ShopperActor,
  addressId: string,
): Promise<Result<null, Failure>> {
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const kept = await findAddress(tx, userId, addressId);
    if (kept === null) return err({ code: 'ADDRESS_NOT_FOUND' as const });
    await deleteAddressRow(tx, addressId);
    if (kept.isDefault) await promoteNewest(tx, userId, now());
    return ok(null);
  });
}
