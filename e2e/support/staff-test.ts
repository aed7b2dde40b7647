import { test as shopTest } from './shop-test.ts';
import { newStaff, type Staff, sitDown } from './staff.ts';

type Fixtures = {
  readonly signInAs: (...wanted: Parameters<typeof newStaff>) => Promise<Staff>;
};

export const test = shopTest.extend<Fixtures>({
  signInAs: async ({ context, baseURL }, use) => {
    await use(async (...wanted) => {
      const staff = await newStaff(...wanted);
      await sitDown(context, staff, baseURL ?? '');
      return staff;
    });
  },
});

export { expect } from '@playwright/test';
