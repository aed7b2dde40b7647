/** A destination of the navigation and the footer. */
export type NavLinkEntry = {
  readonly to: string;
  readonly label: string;
  /** Only in the mobile menu (part 1 section 2.2). */
  readonly menuOnly?: true;
  /** Only with a session. */
  readonly shopperOnly?: true;
};

/** The text links of the navigation in their order. Wishlist and cart stand beside them as icons. */
export const NAV_LINKS: readonly NavLinkEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/store', label: 'Stores' },
  { to: '/contact-us', label: 'Contact' },
  { to: '/products', label: 'Our Products' },
  { to: '/ExploreProducts', label: 'Explore merchandise' },
  { to: '/order-details', label: 'My Orders', shopperOnly: true },
  { to: '/support', label: 'Support', shopperOnly: true, menuOnly: true },
];
