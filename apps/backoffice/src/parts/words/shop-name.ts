import { createStore } from '@ilaneer/client/store';

/** The shop's name: the server writes it into the page, and the brand's settings change it. */
export const shopName = createStore(
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Shop',
);

export function pageTitle(words: string, name = shopName.read()): string {
  return `${words} – ${name} staff`;
}
