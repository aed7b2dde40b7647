import { expect, it } from 'vitest';
import { courierLink } from './courier-link.ts';

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
