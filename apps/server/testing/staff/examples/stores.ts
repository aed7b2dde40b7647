import * as calls from '@ilaneer/contract/staff/content/stores';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Store = { readonly code: string; readonly version: number };

const FORM = {
  name: 'Thrissur',
  address: '7 Round North, Thrissur 680001',
  pinCode: '680001',
  towns: ['Thrissur'],
  latitude: 10.5276,
  longitude: 76.2144,
  email: 'thrissur@shop.example',
  phone: '+91 98470 12345',
  messagingUrl: '',
  picture: 'art/about.svg',
  hours: [{ days: [1, 2, 3], opens: '10:00', closes: '18:00', text: '' }],
  holidays: [{ date: '2026-12-25', opens: null, closes: null, note: 'Christmas' }],
  isShown: true,
};

let made = 0;

/** TAB, TAC, … */
function newCode(): string {
  made += 1;
  return `T${[Math.floor(made / 26), made % 26].map((at) => String.fromCharCode(65 + at)).join('')}`;
}

async function newStore({ staff }: ExampleKit): Promise<Store> {
  const { body } = await staff.call('POST', '/stores', { body: { code: newCode(), ...FORM } });
  return body.store as Store;
}

export const storeExamples = staffExamples(calls, {
  makeStore: {
    prepare: async () => ({ body: { code: newCode(), ...FORM } }),
    countsOnce: 'VALIDATION_FAILED',
  },
  changeStore: {
    prepare: async (kit) => {
      const { code, version } = await newStore(kit);
      return { params: { code }, version, body: { ...FORM, name: 'Thrissur North' } };
    },
  },
  deleteStore: {
    prepare: async (kit) => {
      const { code, version } = await newStore(kit);
      return { params: { code }, version };
    },
    slowerError: 'STORE_NOT_FOUND',
  },
  orderStores: {
    prepare: async (kit) => {
      await newStore(kit);
      const { body } = await kit.staff.call('GET', '/stores');
      return { body: { codes: (body.stores as Store[]).map(({ code }) => code).toReversed() } };
    },
    countsOnce: 'answers alike',
  },
});
