import type { Locator, Page } from '@playwright/test';
import { passwordLogin, stepOne } from '../support/account-dialogs.ts';
import { WATER } from '../support/checkout.ts';
import { goBackOverLayer, openAccountDialog } from '../support/navigation.ts';
import { scrollTo, scrollTop } from '../support/scroll.ts';
import { searchOf } from '../support/search.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const PRODUCT = '/Product-page/tender-coconut-water-pack';

async function comeFromHome(page: Page, route: string): Promise<void> {
  await page.goto('/#/');
  await expect(page).toHaveTitle('Home – Ilaneer');
  await page.goto(`/#${route}`);
  await expect(page).not.toHaveTitle('Home – Ilaneer');
}

type Layer = {
  readonly name: string;
  readonly route: string;
  readonly narrow?: true;
  readonly open: (page: Page) => Promise<Locator>;
  readonly close: (layer: Locator) => Promise<void>;
};

const byCross = (layer: Locator) => layer.getByRole('button', { name: /^Close/ }).click();

const LAYERS: readonly Layer[] = [
  {
    name: 'a dialog',
    route: '/products',
    open: async (page) => {
      await openAccountDialog(page, 'Login / Register');
      return stepOne(page);
    },
    close: byCross,
  },
  {
    name: 'the search',
    route: '/products',
    open: async (page) => {
      await searchOf(page).open();
      return searchOf(page).panel;
    },
    close: byCross,
  },
  {
    name: 'the menu of a phone',
    route: '/products',
    narrow: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      return page.getByRole('dialog', { name: 'Menu' });
    },
    close: byCross,
  },
  {
    name: 'the filter sheet of a phone',
    route: '/ExploreProducts',
    narrow: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Show Filters' }).click();
      return page.getByRole('dialog', { name: 'Filters' });
    },
    close: byCross,
  },
  {
    name: 'a picture over the whole window',
    route: PRODUCT,
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Look closer|^Zoom/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
    close: byCross,
  },
];

test('Back closes layers over a page, and nothing else', async ({ page }) => {
  test.slow();
  for (const { name, route, narrow, open, close } of LAYERS) {
    await test.step(name, async () => {
      await page.setViewportSize(narrow ? PHONE : DESK);
      await comeFromHome(page, route);
      await scrollTo(page, 120);
      const layer = await open(page);
      await expect(layer).toBeVisible();
      const before = await scrollTop(page);
      await goBackOverLayer(page);
      await expect(layer).toBeHidden();
      expect(new URL(page.url()).hash).toBe(`#${route}`);
      expect(await scrollTop(page)).toBe(before);

      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`#${route}$`));
      await expect(layer).toBeHidden();

      await open(page);
      await expect(layer).toBeVisible();
      await close(layer);
      await expect(layer).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/#\/$/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`#${route}$`));
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('Back and links leave layers one by one, to the page below', async ({ page, shopper, calls }) => {
  test.slow();
  await test.step('of the page that a visit opens with', async () => {
    await page.goto('/#/products');
    await openAccountDialog(page, 'Login / Register');
    await expect(stepOne(page)).toBeVisible();
    await goBackOverLayer(page);
    await expect(stepOne(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/products');
  });

  await test.step('a dialog that gave way to another is not brought back', async () => {
    await comeFromHome(page, '/products');
    await openAccountDialog(page, 'Login / Register');
    const login = await passwordLogin(page);
    await goBackOverLayer(page);
    await expect(login).toBeHidden();
    await expect(stepOne(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('a typed address closes all', async () => {
    await page.goto('/#/products');
    await openAccountDialog(page, 'Login / Register');
    const login = await passwordLogin(page);
    await login.getByRole('button', { name: 'Forgot Your password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(forgot).toBeVisible();
    await page.goto('/#/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await expect(forgot).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/#\/products$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a reload with a dialog open costs no step', async () => {
    await comeFromHome(page, '/products');
    await openAccountDialog(page, 'Login / Register');
    await expect(stepOne(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stepOne(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('a link in a layer leads on', async () => {
    await page.setViewportSize(PHONE);
    await comeFromHome(page, '/store');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle('FAQ – Ilaneer');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveTitle('Stores – Ilaneer');
    await page.goBack();
    await expect(page).toHaveTitle('Home – Ilaneer');
  });

  await test.step('filters that are set in a sheet go one by one after it', async () => {
    await comeFromHome(page, '/ExploreProducts');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Price' }).click();
    await sheet.getByRole('checkbox', { name: '₹100-₹300' }).click();
    await sheet.getByRole('checkbox', { name: '₹300-₹500' }).click();
    await expect(page).toHaveURL(/price=100-300%2C300-500/);
    await goBackOverLayer(page);
    await expect(sheet).toBeHidden();
    expect(page.url()).toContain('price=100-300%2C300-500');
    await page.goBack();
    await expect(page).toHaveURL(/price=100-300$/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/ExploreProducts$/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('of two layers the upper one closes first', async () => {
    await page.setViewportSize(DESK);
    await calls.saveAddress();
    await calls.addToCart(WATER);
    await logIn(page, shopper);
    await page.reload();
    await comeFromHome(page, '/address');
    await page.getByRole('button', { name: 'Add new address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    await dialog.getByRole('combobox', { name: /India/ }).click();
    const countries = page.getByRole('listbox', { name: 'Countries' });
    await expect(countries).toBeVisible();
    await goBackOverLayer(page);
    await expect(countries).toBeHidden();
    await expect(dialog).toBeVisible();
    await goBackOverLayer(page);
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).hash).toBe('#/address');
  });
});

test('/login returns to the page before it: closed by ×, by Back, by a typed address or with a login', async ({
  page,
  shopper,
}) => {
  await page.goto('/#/login');
  await stepOne(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/$/);

  await comeFromHome(page, '/products');
  await page.goto('/#/login');
  await expect(stepOne(page)).toBeVisible();
  await page.goto('/#/Faq');
  await expect(page).toHaveTitle('FAQ – Ilaneer');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#/Faq');

  await comeFromHome(page, '/products?sort=newest');
  const returns = async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/#\/products\?sort=newest$/);
  };
  await page.goto('/#/login');
  await stepOne(page).getByRole('button', { name: 'Close' }).click();
  await returns();
  await page.goto('/#/login');
  await expect(stepOne(page)).toBeVisible();
  await page.goBack();
  await returns();
  await page.goto('/#/login');
  const login = await passwordLogin(page);
  await login.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(shopper.email);
  await login.getByLabel('Password').fill(shopper.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await returns();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});
