import type { ShopperActor } from '@ilaneer/domain/actor';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { AddressDeps } from './pin-codes.ts';
import { type AddressRow, countAddresses, insertAddress, lockAddressList } from './repository.ts';
import { toAddressColumns } from './views.ts';

const ADDRESSES_AT_MOST = 20;

/** Saves an address; the first one becomes the default. Errors: bad fields, ADDRESS_LIMIT_REACHED. */
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
