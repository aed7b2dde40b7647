/** The shop's name, which the server writes into the page. */
export const SHOP_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Shop';

export function pageTitle(words: string): string {
  return `${words} – ${SHOP_NAME} staff`;
}
