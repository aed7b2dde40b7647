import { expect, type Page } from '@playwright/test';

export async function sayWhatTheShopIs(page: Page): Promise<void> {
  await answer(page, 'What is your shop called?', {
    'Name of the shop': 'Harbour Water',
    'What the shop sells': 'Tender coconut water from the quays of Kochi.',
  });
  await answer(page, 'Who sells?', {
    'Legal name': 'Harbour Water Private Limited',
    Address: '7 Beach Road',
    City: 'Kochi',
    'PIN code': '682003',
    State: 'Kerala',
    GSTIN: '32AAPFP1234C1ZP',
    'FSSAI licence': '11322001000123',
  });
  await answer(page, 'How do shoppers reach you?', {
    'E-mail': 'care@harbourwater.example',
    Phone: '+91 94950 11223',
    Name: 'Latha Menon',
    'E-mail of the officer': 'latha@harbourwater.in',
    'Phone of the officer': '+91 94950 11224',
  });
  // Incomplete steps say why.
  await expect(
    page.getByText(/^Saved, but this step is not done yet\. .*Still as in the sample shop: e-mail address/),
  ).toBeVisible();
  await answer(page, 'How do shoppers reach you?', { 'E-mail': 'care@harbourwater.in' });
  await answer(page, 'What does delivery cost?', {});
  await answer(page, 'How are your goods taxed?', {});
  await answer(page, 'What do you promise?', {
    'Days until dispatch': '2 days',
    'City of the courts': 'Kochi',
    'State of the courts': 'Kerala',
  });
  await expect(page.getByRole('heading', { name: 'What does the catalogue begin with?' })).toBeFocused();
  await page.getByRole('radio', { name: 'An empty catalogue' }).check();
  await page.getByRole('button', { name: 'Begin with this' }).click();
  await expect(page.getByRole('heading', { name: 'That was the longest part' })).toBeFocused();
}

async function answer(page: Page, question: string, said: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  for (const [label, text] of Object.entries(said)) {
    const field = page.getByLabel(new RegExp(`^${label}( \\*|\\*)?$`)).first();
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(text);
    else await field.fill(text);
  }
  await page.keyboard.press('Control+s');
}
