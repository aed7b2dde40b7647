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
  workingHours: [{ days: 'Saturday-Sunday', text: '10:30 AM-1:30 PM' }],
  openingHours: [{ days: [6, 0], opens: '18:30', closes: '02:00' }],
};

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
    [['picture'], { picture: 'store.exe' }],
    [['workingHours.0.text'], { workingHours: [{ days: 'Sunday', text: '' }] }],
    [['openingHours.0.days'], { openingHours: [{ days: [7], opens: '10:00', closes: '12:00' }] }],
    [['openingHours.0.days'], { openingHours: [{ days: [], opens: '10:00', closes: '12:00' }] }],
    [['openingHours.0.opens'], { openingHours: [{ days: [1], opens: '10:00', closes: '24:00' }] }],
    [['openingHours.0.opens'], { openingHours: [{ days: [1], opens: '10:00', closes: '10:00' }] }],
  ])('has these faults: %j of %j', (fields, change) => {
    expect(storeProblems({ ...STORE, ...change }).map(({ field }) => field)).toEqual(fields);
  });
});
