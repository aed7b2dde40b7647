import * as texts from '@ilaneer/contract/staff/content/texts';
import * as arrival from '@ilaneer/contract/staff/shop/arrival';
import * as look from '@ilaneer/contract/staff/shop/look';
import * as menu from '@ilaneer/contract/staff/shop/menu';
import * as methods from '@ilaneer/contract/staff/shop/methods';
import * as opening from '@ilaneer/contract/staff/shop/opening';
import * as policies from '@ilaneer/contract/staff/shop/policies';
import * as notices from '@ilaneer/contract/staff/shop/policy-notices';
import * as calls from '@ilaneer/contract/staff/shop/settings';
import * as taxRates from '@ilaneer/contract/staff/shop/tax-rates';
import { FIRST_MENU } from '@ilaneer/domain/setting/menu';
import type { SettingKey } from '@ilaneer/domain/setting/settings';
import { sql } from 'drizzle-orm';
import { TEST_SETTINGS } from '../../content-dir.ts';
import type { TestShop } from '../../test-shop.ts';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from '../own-settings.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';
import type { TestStaff } from '../test-staff.ts';

const { brand, seller, support } = TEST_SETTINGS;

export const lookExamples = staffExamples(look, {
  changeLook: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'look'),
      body: { ...TEST_SETTINGS.look, fonts: 'playfair' },
    }),
  },
});

export const arrivalExamples = staffExamples(arrival, {
  changeDeliveryAreas: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'arrival'),
      body: { cutoff: '13:00', areas: [{ pins: '682', days: 1, isServed: true, takesCash: true }] },
    }),
  },
});

export const methodExamples = staffExamples(methods, {
  changeDeliveryMethods: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'methods'),
      body: {
        methods: [
          { id: '', name: 'Express', pins: '', mostGrams: null, charge: 99, freeFrom: null, days: -1 },
        ],
      },
    }),
  },
});

export const menuExamples = staffExamples(menu, {
  changeMenu: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'menu'),
      body: { ...FIRST_MENU, foot: [{ label: 'Our story', link: '/about-us' }] },
    }),
  },
});

export const settingExamples = staffExamples(calls, {
  changeBrand: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'brand'),
      body: { ...brand, description: 'Coconuts, opened with care.' },
    }),
  },
  changeSeller: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'seller'),
      body: { ...seller, addressLine2: 'Second floor' },
    }),
  },
  changeSupport: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'support'),
      body: { ...support, phone: '+91 98470 12345' },
    }),
  },
  changeTax: {
    prepare: async ({ shop }) => ({ version: versionOf(shop, 'tax'), body: { mode: 'flat18' } }),
  },
  changeDelivery: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'delivery'),
      body: {
        charge: 40,
        freeFrom: 500,
        cashFee: 0,
        fewestDays: 3,
        mostDays: 6,
        unprovenCash: 10_000,
        unprovenUnits: 100,
        provenCash: 50_000,
        provenUnits: 500,
        poorRecordCash: null,
        confirmCashFrom: null,
      },
    }),
  },
  changePacking: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'packing'),
      body: { dispatchGate: 'off' },
    }),
  },
  changeLetters: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'letters'),
      body: { cartReminderHours: 24 },
    }),
  },
  changeBooks: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'books'),
      body: { lockNeedsTwo: false },
    }),
  },
});

export const taxRateExamples = staffExamples(taxRates, {
  saveTaxRate: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'rates'),
      body: {
        hsn: '481920',
        from: '2026-11-01',
        percent: 5,
        upToRupees: null,
        percentAbove: null,
        goods: 'Gift boxes',
        confirmedBy: 'CA Meera Nair',
      },
    }),
  },
  withdrawTaxRate: {
    prepare: async (kit) => {
      const rate = await saidRate(kit);
      return { version: versionOf(kit.shop, 'rates'), body: { ...rate, reason: 'The code was mistyped' } };
    },
  },
});

export const policyNoticeExamples = staffExamples(notices, {
  announcePolicyChange: {
    countsOnce: 'POLICY_TOLD',
    prepare: async ({ staff }) => {
      const { body } = await staff.call('GET', '/policies/privacy-policy');
      const version = versionIn(body.policy);
      await staff.call('PUT', '/policies/privacy-policy', {
        body: { title: 'Privacy', body: `We keep less than in version ${version}.`, values: [] },
        version,
      });
      return { params: { slug: 'privacy-policy' }, body: { number: version + 1 } };
    },
  },
});

/** A future rate, entered each time. */
async function saidRate({ shop, staff }: ExampleKit) {
  const rate = { hsn: '99', from: '2031-04-01' };
  const body = { ...rate, percent: 5, upToRupees: null, percentAbove: null, goods: 'Nothing yet' };
  await staff.call('PUT', '/tax-rates', {
    body: { ...body, confirmedBy: 'CA Meera Nair' },
    version: versionOf(shop, 'rates'),
  });
  return rate;
}

export const textExamples = staffExamples(texts, {
  changeTexts: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'texts'),
      body: { ...TEST_SETTINGS.texts, blogIntro: 'Notes from the kitchen.' },
    }),
  },
});

export const policyExamples = staffExamples(policies, {
  changePolicy: {
    prepare: async ({ staff }) => {
      const { body } = await staff.call('GET', '/policies/refund-policy');
      return {
        params: { slug: 'refund-policy' },
        version: versionIn(body.policy),
        body: {
          title: 'Refund Policy',
          body: 'Within {{days}} days.',
          values: [{ name: 'days', value: '7' }],
        },
      };
    },
  },
});

export const openingExamples = staffExamples(opening, {
  chooseCatalogue: {
    countsOnce: 'CATALOGUE_CHOSEN',
    prepare: async ({ shop }) => {
      await restartShop(shop);
      return { body: { catalogue: 'empty' } };
    },
  },
  openShop: {
    countsOnce: 'SHOP_OPEN_ALREADY',
    prepare: async ({ shop, staff }) => {
      await restartShop(shop);
      await makeOwn(shop, staff);
      return {};
    },
  },
});

async function restartShop(shop: TestShop): Promise<void> {
  await shop.db.execute(sql`delete from settings where key = 'opening'`);
  await shop.deps.settings.refresh();
}

/** Completes the opening requirements. */
async function makeOwn(shop: TestShop, staff: TestStaff): Promise<void> {
  for (const [key, body] of [
    ['brand', OWN_BRAND],
    ['seller', OWN_SELLER],
    ['support', OWN_SUPPORT],
    ['tax', { mode: 'flat18' }],
  ] as const) {
    await staff.call('PUT', `/settings/${key}`, { body, version: versionOf(shop, key) });
  }
}

function versionOf(shop: TestShop, key: SettingKey): number {
  return shop.deps.settings.sections()[key].version;
}

function versionIn(policy: unknown): number {
  const found = typeof policy === 'object' && policy !== null && 'version' in policy ? policy.version : null;
  if (typeof found !== 'number') throw new Error('the policy has no version');
  return found;
}
