import { describe, expect, it } from 'vitest';
import { storeProblems } from './store-problems.ts';

const STORE = {
  code: 'KCH',
  name: 'Kochi',
  address: '00 Harbour Road, Kochi, Kerala 682001',
  pinCode: '682001',
  towns: ['Kochi', 'കൊച്ചി'],
  latitude: 9.9312,
  longitude: 76.2673,
  email: 'kochi@ilaneer.example',
  phone: '+91 00000 00013',
  messagingUrl: 'https://wa.me/910000000013',
  picture: 'art/store-kch.svg',
  hours: [{ days: [6, 0], opens: '18:30', closes: '02:00', text: '' }],
  holidays: [
    { date: '2026-12-25', opens: null, closes: null, note: 'Christmas' },
    { date: '2026-12-31', opens: '10:00', closes: '14:00', note: '' },
  ],
};

const ROW = { days: [1], opens: '10:00', closes: '12:00', text: '' };
const HOLIDAY = { date: '2026-12-25', opens: null, closes: null, note: '' };

describe('a branch that staff write down (CONTENT-28)', () => {
  it.each([
    [[], {}],
    [['code'], { code: 'kch' }],
    [['name'], { name: '' }],
    [['pinCode'], { pinCode: '082001' }],
    [['towns'], { towns: [] }],
    [['towns.1'], { towns: ['Kochi', ''] }],
    [['latitude'], { latitude: Number.NaN }],
    [['longitude'], { longitude: 181 }],
    [['email'], { email: 'kochi' }],
    [['phone'], { phone: 'ring us' }],
    [['messagingUrl'], { messagingUrl: 'http://wa.me/1' }],
    [['messagingUrl'], { messagingUrl: '/contact-us' }],
    [[], { messagingUrl: '' }],
    [[], { hours: [], holidays: [] }],
    [['picture'], { picture: 'store.exe' }],
    [['hours.0.days'], { hours: [{ ...ROW, days: [7] }] }],
    [['hours.0.days'], { hours: [{ ...ROW, days: [] }] }],
    [['hours.0.days'], { hours: [{ ...ROW, days: [1, 1] }] }],
    [['hours.0.closes'], { hours: [{ ...ROW, closes: '24:00' }] }],
    [['hours.0.closes'], { hours: [{ ...ROW, closes: '10:00' }] }],
    [['hours.0.opens'], { hours: [{ ...ROW, opens: '9' }] }],
    [['hours.0.text'], { hours: [{ ...ROW, text: 'x'.repeat(61) }] }],
    [['hours'], { hours: Array.from({ length: 15 }, () => ROW) }],
    [['holidays.0.date'], { holidays: [{ ...HOLIDAY, date: '2026-02-30' }] }],
    [['holidays.1.date'], { holidays: [HOLIDAY, { ...HOLIDAY, note: 'Again' }] }],
    [['holidays.0.closes'], { holidays: [{ ...HOLIDAY, opens: '10:00' }] }],
    [['holidays.0.note'], { holidays: [{ ...HOLIDAY, note: 'x'.repeat(61) }] }],
  ])('has these faults: %j of %j', (fields, change) => {
    expect(storeProblems({ ...STORE, ...change }).map(({ field }) => field)).toEqual(fields);
  });
});
