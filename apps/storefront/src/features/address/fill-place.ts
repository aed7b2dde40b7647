import type { PinCodePlace } from '@ilaneer/domain/address/pin-code';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';

type Place = Pick<AddressInput, 'city' | 'state'>;

/** Fills empty or previously filled fields; typed text stays. */
export function fillPlace(input: Place, filled: Place, place: PinCodePlace): Partial<Place> {
  const free = (field: keyof Place) => input[field].trim() === '' || input[field] === filled[field];
  return {
    ...(free('city') && input.city !== place.city && { city: place.city }),
    ...(free('state') && input.state !== place.state && { state: place.state }),
  };
}

export function placeText({ city, district, state }: PinCodePlace): string {
  return [city || district, state].filter((part) => part !== '').join(', ');
}
