import * as calls from '@ilaneer/contract/staff/settings';
import type { SettingKey } from '@ilaneer/domain/setting/settings';
import { TEST_SETTINGS } from '../../content-dir.ts';
import type { TestShop } from '../../test-shop.ts';
import { staffExamples } from '../staff-example.ts';

const { brand, seller, support } = TEST_SETTINGS;

export const settingExamples = staffExamples(calls, {
  changeBrand: {
    prepare: async ({ shop }) => ({
      version: versionOf(shop, 'brand'),
      body: { ...brand, profiles: [...brand.profiles], description: 'Coconuts, opened with care.' },
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
});

function versionOf(shop: TestShop, key: SettingKey): number {
  return shop.deps.settings.sections()[key].version;
}
