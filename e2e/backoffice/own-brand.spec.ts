import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { logInFirst } from '../support/first-login.ts';
import { makeProduct } from '../support/harbour-goods.ts';
import { mailTo } from '../support/outbox.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { PHOTOGRAPH } from '../support/photograph.ts';
import { expect, test as staffTest } from '../support/staff-test.ts';

const SETUP = join(import.meta.dirname, '..', '..', 'scripts', 'setup.ts');
const ANSWERS = {
  brand: {
    name: 'Malabar Nectar',
    tagline: 'Slow mornings with',
    description: 'Filter coffee from the hills.',
  },
  look: { colours: { ink: '#3b2314', primary: '#7a4a21', tint: '#ecd9bf' }, fonts: 'playfair' },
  seller: {
    ...{ legalName: 'Malabar Nectar Foods Private Limited', addressLine1: '7 Hill Road', city: 'Mysuru' },
    ...{ state: 'Karnataka', pinCode: '570001', gstin: '29AAGCB7383J1Z4', fssai: '11226007000123' },
  },
  support: {
    ...{ email: 'care@malabarnectar.in', phone: '+91 94950 11223', officerName: 'Latha Menon' },
    ...{ officerTitle: 'Grievance Officer', officerEmail: 'latha@malabarnectar.in' },
    officerPhone: '+91 94950 11224',
  },
  tax: { mode: 'hsn', prices: 'inclusive' },
  delivery: { charge: 40, freeFrom: 500 },
  policies: { 'days until dispatch': '2 to 4' },
  catalogue: 'empty',
};

const OF_THE_SAMPLE = /ilaneer(?![_@-])|ഇളനീർ|coconut|karikku|chekku|\bgroves?\b|\bpalms?\b|art\/|banners\//i;
const ASKER = 'devika@home.example';

const test = staffTest.extend<object, { shop: OwnShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ilaneer-own-brand-'));
      const file = join(folder, 'answers.json');
      writeFileSync(file, JSON.stringify(ANSWERS));
      const env = { DATA_DIR: join(folder, 'data'), SANDBOX_SHOP: 'empty' };
      await promisify(execFile)(process.execPath, [SETUP, '--answers', file], {
        env: { PATH: process.env.PATH, USER: 'meera', ...env },
      });
      const shop = await startOwnShop(env);
      await use(shop);
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.origin);
  },
});

test.use({ actionTimeout: 15_000 });

test('an owner makes the shop their own, and nothing of another brand is left', async ({
  page,
  request,
  shop,
  allowProblems,
}) => {
  test.slow();
  allowProblems(/401 \(Unauthorized\).*staff\/session/);
  await logInFirst(page, shop);

  await test.step('gives it a logo', async () => {
    await page.goto('/backoffice/settings/look');
    const logo = page.getByRole('group', { name: 'Logo', exact: true });
    await logo.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await expect(logo.getByRole('button', { name: 'Crop' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Look saved')).toBeVisible();
  });

  await test.step('makes two products, and opens the shop', async () => {
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('button', { name: 'New category' }).first().click();
    const category = page.getByRole('dialog', { name: 'New category' });
    await category.getByRole('textbox', { name: 'Name' }).fill('Coffee');
    await category.getByLabel('HSN code').fill('2202');
    await category.getByRole('button', { name: 'Save' }).click();
    for (const [name, sku] of [
      ['Cold Brew', 'CB'],
      ['Filter Decoction', 'FD'],
    ] as const) {
      await makeProduct(page, { name, sku, category: 'Coffee', what: 'Coffee', picture: 'A brown bottle' });
    }
    await page.goto('/backoffice/getting-started');
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByText('This is a sandbox: it is open')).toBeVisible();
  });

  await test.step('changes the home page from the page itself, and schedules a banner', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Edit the section Products' }).click();
    const sections = page.getByRole('region', { name: 'Sections' });
    const title = sections.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Our products');
    await title.fill('From our roastery');
    const frame = page.frameLocator('iframe[title="Preview"]');
    await expect(frame.getByRole('heading', { name: 'From our roastery' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Page published')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'From our roastery' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit the section Banners' }).click();
    await page.getByRole('button', { name: 'New banner' }).first().click();
    const picture = page.getByRole('group', { name: /^Picture for wide screens/ });
    await picture.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await expect(picture.getByRole('button', { name: 'Crop' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Picture description/ }).fill('A cup on a sill');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Monsoon roast');
    await page.getByRole('checkbox', { name: 'Show in the shop' }).check();
    await page.getByLabel('From', { exact: false }).first().fill('2036-12-05T09:00');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/settings\/banners\/(?!new)/);
    await page.goto('/');
    await expect(page.getByText('No banners available')).toBeVisible();
  });

  await test.step('writes a question and an article', async () => {
    await page.goto('/backoffice/settings/questions/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Beans');
    await page.getByRole('button', { name: 'Add a question' }).click();
    const question = page.getByRole('group', { name: 'Question 1' });
    await question.getByRole('textbox', { name: 'Question' }).fill('How dark is the roast?');
    await question.getByRole('textbox', { name: 'Answer' }).fill('Medium, but for Fridays.');
    await page.getByRole('checkbox', { name: 'Show in the shop' }).check();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/settings\/questions\/(?!new)/);
    await page.goto('/backoffice/settings/articles/new');
    await page.getByRole('textbox', { name: /^Title/ }).fill('A slow filter');
    await page.getByRole('textbox', { name: /^Category/ }).fill('Brewing');
    await page.getByRole('textbox', { name: /^Excerpt/ }).fill('Six minutes, and nothing else.');
    await page.getByRole('textbox', { name: /^Text/ }).fill('## The pot\n\nWarm it first.');
    const cover = page.getByRole('group', { name: /^Picture/ });
    await cover.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await expect(cover.getByRole('button', { name: 'Crop' })).toBeVisible();
    await page.getByRole('textbox', { name: /^What the picture shows/ }).fill('A steel filter');
    await page.getByRole('button', { name: 'Add an author' }).click();
    const author = page.getByRole('dialog', { name: 'New author' });
    await author.getByRole('textbox', { name: /^Name/ }).fill('Latha Menon');
    await author.getByRole('textbox', { name: /^About/ }).fill('Roasts.');
    await author.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await expect(author.getByRole('button', { name: 'Replace' })).toBeVisible();
    await author.getByRole('button', { name: 'Save' }).click();
    await expect(author).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Article published')).toBeVisible();
    await page.goto('/Faq');
    await expect(page.getByText('How dark is the roast?')).toBeVisible();
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { name: 'A slow filter' }).first()).toBeVisible();
  });

  await test.step('answers a question of a shopper from the phone', async () => {
    const sent = await request.post('/api/contact-form', {
      data: { firstName: 'Devika', phone: '+91 94950 22334', email: ASKER, message: 'Do you roast dark?' },
    });
    expect(sent.ok()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/backoffice/messages');
    await page.getByRole('link', { name: /^T-/ }).click();
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, on Fridays.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const mail = await mailTo(request, ASKER, /Malabar Nectar|T-/);
    expect(mail).not.toMatch(OF_THE_SAMPLE);
  });

  await test.step('no page, file or mail has a word or a picture of the sample', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const paths = await crawl(page);
    await page.setViewportSize({ width: 1_440, height: 800 });
    for (const path of paths) await expectOwn(page, path);
    for (const file of [
      '/sitemap.xml',
      '/shop.json',
      '/manifest.webmanifest',
      '/feeds/google.xml',
      '/feeds/meta.csv',
    ]) {
      const text = (await (await request.get(file)).text()).replaceAll(/art\/|products\//g, '');
      expect({ file, found: OF_THE_SAMPLE.exec(text)?.[0] }).toEqual({ file, found: undefined });
    }
  });
});

/** Pages of the shop that its links lead to, from the home page on, each of them its own. */
async function crawl(page: Page): Promise<readonly string[]> {
  const found = ['/'];
  for (const path of found) {
    await expectOwn(page, path);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const own = links.filter((href) => /^\/(?!#|backoffice|api|pictures)/.test(href));
    found.push(...new Set(own.filter((href) => !found.includes(href))));
  }
  return found;
}

/** Fits the screen, and has no word or picture of the sample. */
async function expectOwn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect({ path, width }).toEqual({ path, width: page.viewportSize()?.width });
  const found = OF_THE_SAMPLE.exec(await seenOn(page))?.[0];
  expect({ path, found }).toEqual({ path, found: undefined });
}

function seenOn(page: Page): Promise<string> {
  return page.evaluate<string>(`[
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('img')].map(({ alt, src }) => alt + ' ' + src),
  ].join('\\n')`);
}
