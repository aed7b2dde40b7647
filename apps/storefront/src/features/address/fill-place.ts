import type { PinCodePlace } from '@ilaneer/domain/address/pin-code';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';

type Place = Pick<AddressInput, 'city' | 'state'>;

/**
 * What a PIN code's place changes in a form: fields that are empty, or that still hold what was `filled` in before.
 * What was typed stays.
 */
export function fillPlace(input: Place, filled: Place, place: PinCodePlace): Partial<Place> {
  const free = (field: keyof Place) => input[field].trim() === '' || input[field] === filled[field];
  return {
    ...(free('city') && input.city !== place.city && { city: place.city }),
    ...(free('state') && input.state !== place.state && { state: place.state }),
  };
}

/** What is said of a place under its PIN code. */
export function placeText({ city, district, state }: PinCodePlace): string {
  return [city || district, state].filter((part) => part !== '').join(', ');
}
