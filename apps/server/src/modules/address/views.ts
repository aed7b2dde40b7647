import type { AddressView } from '@ilaneer/contract/address/address';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { contradictingState } from '@ilaneer/domain/address/pin-code-state';
import type { Address, AddressInput } from '@ilaneer/domain/address/validate-address';
import type { AddressRow } from './repository.ts';

export function toAddressView(row: AddressRow, pinCodes: readonly PinCodeRange[]): AddressView {
  return {
    id: row.id,
    fullName: row.fullName,
    phone: row.phone,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    state: row.state,
    country: 'India',
    zipCode: row.pinCode,
    addressType: row.addressType,
    stateConfirmed: row.stateConfirmed,
    pinCodeState: contradictingState(pinCodes, { zipCode: row.pinCode, state: row.state }),
    isDefault: row.isDefault,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toAddressInput({ pinCode, ...row }: AddressRow): AddressInput {
  return { ...row, zipCode: pinCode };
}

export function toAddressColumns({ zipCode, country: _onlyIndia, ...address }: Address) {
  return { ...address, pinCode: zipCode };
}
