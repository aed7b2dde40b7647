import { describe, expect, it } from 'vitest';
import { checkShipment, courierLink, isTrackingNumber } from './shipment.ts';

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
    [' od10002-1', 'EK123', 'courier', "Enter the courier's name, not a number"],
    ['*OD10002*', 'EK123', 'courier', "Enter the courier's name, not a number"],
    ['14112364794902', 'EK123', 'courier', "Enter the courier's name, not a number"],
    ['DTDC', ' ', 'trackingNumber', 'Tracking number is required'],
    ['DTDC', 'a b', 'trackingNumber', 'Tracking number must be 4 to 40 letters, digits, dashes or slashes'],
  ])('is refused with courier %j and number %j', (courier, trackingNumber, field, message) => {
    expect(checkShipment({ courier, trackingNumber })).toEqual({ ok: false, error: [{ field, message }] });
  });
});

it('leads to the page of the courier, however staff spell its name', () => {
  expect(courierLink('DTDC', 'KL123456')).toBe('https://www.dtdc.in/trace.asp?strCnno=KL123456');
  for (const name of ['Blue Dart', 'BlueDart Express', 'bluedart']) {
    expect(courierLink(name, '123')).toContain('trackNo=123');
  }
  expect(courierLink('Speed Post', 'EK1')).toBe(courierLink('India Post', 'EK2'));
});

it('makes nothing of a courier it does not know, or of no number', () => {
  for (const [courier, number] of [
    ['A neighbour', '12'],
    [null, '12'],
    ['DTDC', null],
    ['constructor', '12'],
    ['DTDC', '1'.repeat(41)],
  ] as const) {
    expect(courierLink(courier, number)).toBeNull();
  }
});

it('lets no number lead elsewhere', () => {
  const link = courierLink('Delhivery', '../../evil?x=1#y');
  expect(new URL(link ?? '').origin).toBe('https://www.delhivery.com');
  expect(new URL(link ?? '').pathname).toBe('/track-v2/package/..%2F..%2Fevil%3Fx%3D1%23y');
});

it.each([
  ['KL88000009', true],
  ['EK-1/2', true],
  ['abc', false],
  ['a whole sentence', false],
  ['-123456', false],
])('takes %j for a tracking number: %s', (text, isOne) => {
  expect(isTrackingNumber(text)).toBe(isOne);
});
