import type { Page } from '@playwright/test';

export const PRODUCT = '/Product-page/virgin-coconut-oil-bottle';
/** One of each kind. */
export const SERVED_PAGES = [
  ['/', 'One drop'],
  ['/products', 'Monsoon Heavy T-shirt'],
  ['/ExploreProducts', 'Monsoon Heavy T-shirt'],
  [PRODUCT, 'Other products'],
  ['/Faq', 'What does Ilaneer sell?'],
  ['/blogs', 'What is tender coconut water?'],
  ['/blogs?page=2', 'Articles, page 2 of 3'],
  [`${PRODUCT}?variant=virgin-coconut-oil-bottle_V02`, 'Other products'],
  ['/blog-details/from-husk-to-rope', 'From husk to rope: the story of coir'],
  ['/store', 'Perinthalmanna'],
  ['/contact-us', 'Write to us'],
  ['/about-us', 'Ilaneer'],
  ['/process', 'Our Process'],
  ['/privacy', 'Privacy Policy'],
  ['/Terms-of-service', 'Terms of Service'],
] as const;

export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
