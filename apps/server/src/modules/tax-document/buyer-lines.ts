import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Order } from '../order/repository.ts';

/** Who bought, as tax documents name them. The shop asks for one address only: goods are billed to where they go. */
export function buyerLines({ deliveryAddress: to }: Order): string[] {
  return [
    to.fullName,
    to.addressLine1,
    to.addressLine2,
    [to.city, to.pinCode].filter((part) => part !== '').join(' '),
    `${placeOfSupply(to.state)}, ${to.country}`,
    to.phone === '' ? '' : `Phone: ${to.phone}`,
  ].filter((line) => line !== '');
}
