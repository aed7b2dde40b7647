import { holdClock } from '../support/current-slide.ts';
import {
  expectInSight,
  expectLink,
  expectNamed,
  expectPartOfText,
  expectPlaceholder,
  expectText,
} from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

// CONTACT-4, CONTACT-5 and CONTACT-9
test('the contact page', async ({ page }) => {
  await page.clock.install();
  await loadPage(page, '/contact-us');
  const main = page.getByRole('main');
  const form = page.getByRole('form', { name: 'Contact' });

  await test.step('how to reach the shop', async () => {
    await expectLink(page, 'Read more about us', '/about-us');
    await expect
      .soft(
        main.getByRole('heading', { level: 2, name: /^(Address|Email|Opening hours|Phone)$/ }),
        'four blocks',
      )
      .toHaveText(['Address', 'Email', 'Opening hours', 'Phone']);
    await expectPartOfText(page, 'Mon-Fri 10am-8pm', 'Sat-Sun 10am-10pm');
    await expect.soft(main.locator('a[href^="mailto:"]'), 'two emails').toHaveCount(2);
    await expect.soft(main.locator('a[href^="tel:"]'), 'two phone numbers').toHaveCount(2);
    await expectInSight(page.getByRole('img', { name: /^Map of Kerala/ }), 'a map');
  });

  await test.step('the form', async () => {
    await expectNamed(page, 'button', 'Send message');
    await expectInSight(page.getByRole('textbox', { name: 'First name' }), 'first name');
    await expectInSight(
      page.locator('input[name=phone][required], input[name=phone][aria-required=true]'),
      'The phone is marked required',
    );
    await expectInSight(form.locator('input[type=email]'), 'the email field is of email type');
    await expectInSight(form.locator('textarea'), 'message');
    await expectInSight(page.getByRole('combobox', { name: 'Country: India, +91' }), 'a country picker');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('12345678901234567890');
    const digits = (await phone.inputValue()).replace(/\D/g, '');
    expect.soft(digits, 'The phone input limits digits to 15').toHaveLength(15);
  });

  await test.step('the search of the countries waits for 250 ms', async () => {
    await page.getByRole('combobox', { name: /^Country/ }).click();
    const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
    await options.nth(2).waitFor();
    await holdClock(page);
    await page.getByRole('combobox', { name: 'Search countries' }).fill('Norway');
    await page.clock.runFor(249);
    expect.soft(await options.count(), 'not before').not.toBe(1);
    await page.clock.runFor(100);
    expect.soft(await options.count(), 'then').toBe(1);
  });
});

// CONTENT-20 and CONTENT-21
test('the stores', async ({ page }) => {
  await loadPage(page, '/store');
  await expect
    .soft(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'))
    .toHaveText(['Homepage', 'Store']);
  await expectPlaceholder(page, 'Search for store by code');
  await expect
    .soft(page.getByRole('article').getByRole('heading', { level: 2 }), 'five branches')
    .toHaveText(['Malappuram', 'Kozhikode', 'Perinthalmanna', 'Kochi', 'Alappuzha']);
  await expectText(page, 'Get direction', 'Working hours', '10:30 AM-1:30 PM', '2:30 PM-6:30 AM');
  await expect
    .soft(page.getByText('Saturday-Sunday', { exact: true }), 'two Saturday-Sunday entries for each')
    .toHaveCount(10);
  await expectNamed(page, 'link', /^Mail to Kochi/, /^Call Kochi/, /^Message Kochi/);
});
