import type { ShopperActor } from '@ilaneer/domain/actor';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { AddressDeps } from './pin-codes.ts';
import { type AddressRow, findAddress, lockAddressList, updateAddressRow } from './repository.ts';
import { toAddressColumns, toAddressInput } from './views.ts';

/** Changes an address of one's own; `change` lays what was sent over what is kept. Errors: ADDRESS_NOT_FOUND, bad fields. */
export async function updateAddress(
  { db, now, pinCodes }: Deps & AddressDeps,
  { userId }: ShopperActor,
  addressId: string,
  change: (kept: AddressInput) => AddressInput,
): Promise<Result<AddressRow, Failure>> {
  return transact(db, async (tx) => {
    await lockAddressList(tx, userId);
    const kept = await findAddress(tx, userId, addressId);
    if (kept === null) return err({ code: 'ADDRESS_NOT_FOUND' as const });
    const checked = checkAddress(change(toAddressInput(kept)), pinCodes);
    if (!checked.ok) return err(invalid(checked.error));
    const changes = { ...toAddressColumns(checked.value), updatedAt: now() };
    await updateAddressRow(tx, addressId, changes);
    return ok({ ...kept, ...changes });
  });
}
