/** A destination of the navigation and the footer. */
export type NavLinkEntry = {
  readonly to: string;
  readonly label: string;
  /** Only in the menu of narrow screens (part 1 section 2.2). */
  readonly menuOnly?: true;
  /** Only with a session. */
  readonly shopperOnly?: true;
};

/** The text links of the navigation in their order (part 1 section 2.2). Wishlist and cart stand beside them as icons. */
export const NAV_LINKS: readonly NavLinkEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/about-us', label: 'About Us' },
  { to: '/store', label: 'Stores' },
  { to: '/contact-us', label: 'Contact' },
  { to: '/Faq', label: 'FAQ' },
  { to: '/products', label: 'Our Products' },
  { to: '/ExploreProducts', label: 'Explore merchandise' },
  { to: '/process', label: 'Our Process', menuOnly: true },
  { to: '/order-details', label: 'My Orders', shopperOnly: true },
  { to: '/support', label: 'Support', shopperOnly: true, menuOnly: true },
  { to: '/account', label: 'Your account', shopperOnly: true, menuOnly: true },
];

/** The quick links of the footer: the navigation's, what it shows as icons, and what is worth a read. */
export const QUICK_LINKS: readonly NavLinkEntry[] = [
  ...NAV_LINKS.filter((link) => link.menuOnly !== true),
  { to: '/blogs', label: 'Blogs' },
  { to: '/wishlist', label: 'Wishlist' },
  { to: '/cart', label: 'Cart' },
];

/** The legal links of the footer (part 1 section 2.4). */
export const LEGAL_LINKS: readonly NavLinkEntry[] = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/refund-policy', label: 'Refund policy' },
  { to: '/shipping-policy', label: 'Shipping policy' },
  { to: '/Terms-of-service', label: 'Terms of service' },
];
