import type { IconName } from '@ilaneer/ui/text/icon';
import { isEmptyPage } from '../../lib/content.ts';

export type NavLinkEntry = {
  readonly to: string;
  readonly label: string;
  readonly shopperOnly?: true;
};

const HOME = { to: '/', label: 'Home' };
const ABOUT = { to: '/about-us', label: 'About Us' };
const STORES = { to: '/store', label: 'Stores' };
const CONTACT = { to: '/contact-us', label: 'Contact' };
const FAQ = { to: '/Faq', label: 'FAQ' };
const PRODUCTS = { to: '/products', label: 'Our Products' };
const MERCHANDISE = { to: '/ExploreProducts', label: 'Explore merchandise' };
const PROCESS = { to: '/process', label: 'Our Process' };
const BLOGS = { to: '/blogs', label: 'Blogs' };
const ORDERS = { to: '/order-details', label: 'My Orders' };

export const NAV_LINKS: readonly NavLinkEntry[] = [
  HOME,
  ABOUT,
  STORES,
  CONTACT,
  FAQ,
  PRODUCTS,
  MERCHANDISE,
  { ...ORDERS, shopperOnly: true },
];

export const MENU_LINKS = {
  shop: [HOME, PRODUCTS, MERCHANDISE],
  more: [ABOUT, PROCESS, STORES, BLOGS, FAQ, CONTACT],
} as const satisfies Readonly<Record<string, readonly NavLinkEntry[]>>;

export const ACCOUNT_LINKS: readonly (NavLinkEntry & { readonly icon: IconName })[] = [
  { to: '/account', label: 'Your account', icon: 'user' },
  { ...ORDERS, icon: 'box' },
  { to: '/support', label: 'Support', icon: 'chat' },
];

export const QUICK_LINKS: readonly NavLinkEntry[] = [
  ...NAV_LINKS,
  BLOGS,
  { to: '/wishlist', label: 'Wishlist' },
  { to: '/cart', label: 'Cart' },
];

export const LEGAL_LINKS: readonly NavLinkEntry[] = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/refund-policy', label: 'Refund policy' },
  { to: '/shipping-policy', label: 'Shipping policy' },
  { to: '/Terms-of-service', label: 'Terms of service' },
  { to: '/data-notice', label: 'Data notice' },
  { to: '/fair-design', label: 'Fair design' },
];

/** Those of pages with content that the visitor may open. */
export function shownLinks<Link extends NavLinkEntry>(
  links: readonly Link[],
  isAuthenticated: boolean,
): Link[] {
  return links.filter(({ to, shopperOnly }) => !isEmptyPage(to) && (isAuthenticated || shopperOnly !== true));
}
