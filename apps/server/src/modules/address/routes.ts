import * as calls from '@ilaneer/contract/address/address';
import { getPinCode } from '@ilaneer/contract/address/pin-code';
import { findPinCodePlace } from '@ilaneer/domain/address/pin-code';
import { BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addAddress, deleteAddress, makeDefaultAddress, updateAddress } from './change-addresses.ts';
import type { AddressDeps } from './pin-codes.ts';
import { type AddressRow, listAddresses } from './repository.ts';
import { toAddressView } from './views.ts';

export function addressRoutes(app: FastifyInstance, deps: Deps & AddressDeps): void {
  const view = (row: AddressRow) => toAddressView(row, deps.pinCodes);

  serveCall(app, calls.addAddress, async ({ shopper, body }) => {
    const added = await addAddress(deps, shopper, calls.readAddress(body, BLANK_ADDRESS));
    if (!added.ok) return added;
    return ok({
      success: true,
      message: 'Address added successfully',
      address: view(added.value.address),
      totalAddresses: added.value.total,
    });
  });

  serveCall(app, getPinCode, async ({ params: { pin } }) => {
    const place = findPinCodePlace(deps.pinCodes, pin);
    return place === null
      ? err({ code: 'PIN_CODE_NOT_FOUND' })
      : ok({ success: true, pinCode: pin, ...place });
  });

  serveCall(app, calls.getAddresses, async ({ shopper }) => {
    const addresses = (await listAddresses(deps.db, shopper.userId)).map(view);
    return ok({ success: true, addresses, totalAddresses: addresses.length });
  });

  serveCall(app, calls.updateAddress, async ({ shopper, params, body }) => {
    const updated = await updateAddress(deps, shopper, params.addressId, (stored) =>
      calls.readAddress(body, stored),
    );
    if (!updated.ok) return updated;
    return ok({
      success: true,
      message: 'Address updated successfully',
      address: view(updated.value),
    });
  });

  serveCall(app, calls.makeDefaultAddress, async ({ shopper, params }) => {
    const made = await makeDefaultAddress(deps, shopper, params.addressId);
    if (!made.ok) return made;
    return ok({ success: true, message: 'Default address changed', address: view(made.value) });
  });

  serveCall(app, calls.deleteAddress, async ({ shopper, params }) => {
    const deleted = await deleteAddress(deps, shopper, params.addressId);
    return deleted.ok ? ok({ success: true, message: 'Address deleted successfully' }) : deleted;
  });
}
