import type { AddressView, getAddresses } from '@ilaneer/contract/address/address';
import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import type { FakeServer } from '../fake-server.ts';

export const HOME: AddressView = {
  id: 'address-1',
  fullName: 'Asha Menon',
  phone: '9847012399',
  addressLine1: '12 Palm Grove Road',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  country: 'India',
  zipCode: '682001',
  addressType: 'Home',
  stateConfirmed: false,
  pinCodeState: null,
  isDefault: true,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
};

export function addressesOf(...addresses: readonly AddressView[]): ReplyOf<typeof getAddresses> {
  return { success: true, addresses: [...addresses], totalAddresses: addresses.length };
}

export function answerCheckout(server: FakeServer): void {
  server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(HOME));
  server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: null });
  server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
    success: true,
    pinCode: HOME.zipCode,
    city: HOME.city,
    district: 'Ernakulam',
    state: HOME.state,
  });
  server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
    success: true,
    online: true,
    canSaveCard: false,
    asksForCard: false,
    roundsCash: false,
    savedCards: [],
  });
  server.answer<typeof getCashOnDelivery>('GET', '/cash-on-delivery', {
    success: true,
    held: { cash: 0, units: 0 },
    most: { cash: 10_000, units: 100 },
    ifProven: { cash: 50_000, units: 500 },
    confirmFrom: null,
    record: null,
  });
}
