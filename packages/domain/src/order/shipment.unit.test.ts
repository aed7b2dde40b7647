import { describe, expect, it } from 'vitest';
import { checkShipment } from './shipment.ts';

describe('a shipment', () => {
  it('has a courier and a tracking number, trimmed', () => {
    expect(checkShipment({ courier: ' India Post ', trackingNumber: ' EK-123/456 ' })).toEqual({
      ok: true,
      value: { courier: 'India Post', trackingNumber: 'EK-123/456' },
    });
  });

  it.each([
    ['', 'EK123', 'courier', 'Courier is required'],
    ['x'.repeat(61), 'EK123', 'courier', 'Courier must be at most 60 characters'],
    ['DTDC', ' ', 'trackingNumber', 'Tracking number is required'],
    ['DTDC', 'a b', 'trackingNumber', 'Tracking number must be 4 to 40 letters, digits, dashes or slashes'],
  ])('is refused with courier %j and number %j', (courier, trackingNumber, field, message) => {
    expect(checkShipment({ courier, trackingNumber })).toEqual({ ok: false, error: [{ field, message }] });
  });
});
