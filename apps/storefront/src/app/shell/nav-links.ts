import { isFirstBar, type MenuLink } from '@ilaneer/domain/setting/menu';
import type { IconName } from '@ilaneer/ui/text/icon';
import { brand, isEmptyPage } from '../../lib/content.ts';

export type NavLinkEntry = {
  readonly to: string;
  readonly label: string;
  readonly shopperOnly?: true;
};

const ORDERS = { to: '/order-details', label: 'My Orders' };
const PROCESS = { to: '/process', label: 'Our Process' };

export function barLinks(): NavLinkEntry[] {
  return [...brand().menu.bar.map(toEntry), { ...ORDERS, shopperOnly: true }];
}

/** Of the menu on phones: the head menu (STOREFRONT-5). */
export function menuLinks(): NavLinkEntry[] {
  const { bar } = brand().menu;
  return [...bar.map(toEntry), ...(isFirstBar(bar) ? [PROCESS] : [])];
}

function toEntry({ link, label }: MenuLink): NavLinkEntry {
  return { to: link, label };
}

export const ACCOUNT_LINKS: readonly (NavLinkEntry & { readonly icon: IconName })[] = [
  { to: '/account', label: 'Your account', icon: 'user' },
  { ...ORDERS, icon: 'box' },
  { to: '/support', label: 'Support', icon: 'chat' },
];

export function quickLinks(): NavLinkEntry[] {
  return [
    ...brand().menu.foot.map(toEntry),
    { ...ORDERS, shopperOnly: true },
    { to: '/wishlist', label: 'Wishlist' },
    { to: '/cart', label: 'Cart' },
  ];
}

export const LEGAL_LINKS: readonly NavLinkEntry[] = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/refund-policy', label: 'Refund policy' },
  { to: '/shipping-policy', label: 'Shipping policy' },
  { to: '/Terms-of-service', label: 'Terms of service' },
  { to: '/data-notice', label: 'Data notice' },
  { to: '/fair-design', label: 'Fair design' },
  { to: '/how-reviews-work', label: 'How reviews work' },
];

/** Those of pages with content that the visitor may open. */
export function shownLinks<Link extends NavLinkEntry>(
  links: readonly Link[],
  isAuthenticated: boolean,
): Link[] {
  return links.filter(({ to, shopperOnly }) => !isEmptyPage(to) && (isAuthenticated || shopperOnly !== true));
}
