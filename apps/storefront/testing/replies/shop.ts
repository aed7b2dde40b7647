import type { UserView, userDetails } from '@ilaneer/contract/account/account';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { ShopView } from '@ilaneer/contract/shop-view';
import type { getWishlist } from '@ilaneer/contract/wishlist';
import { NO_LOOK } from '@ilaneer/domain/look/look';
import { FIRST_MENU } from '@ilaneer/domain/setting/menu';
import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import type { FakeServer } from '../fake-server.ts';

export const SHOP: ShopView = {
  isOpen: true,
  name: 'Backwater Goods',
  localName: '',
  tagline: 'Your account for everything',
  legalName: 'Backwater Goods Private Limited',
  address: {
    line1: '7 Beach Road',
    line2: '',
    city: 'Kochi',
    state: 'Kerala',
    pinCode: '682001',
    country: 'India',
  },
  emails: ['hello@backwater.example', 'care@backwater.example'],
  phone: '+91 98470 12345',
  alternatePhone: '+91 98470 12347',
  gstin: '32AAAAA0000A1ZB',
  fssai: '10000000000000',
  cin: '',
  grievanceOfficer: {
    name: 'Meera Nair',
    designation: 'Grievance Officer',
    email: 'grievance@backwater.example',
    phone: '+91 98470 12346',
  },
  profiles: [
    { label: 'LinkedIn', url: 'https://linkedin.example/backwater' },
    { label: 'YouTube', url: 'https://youtube.example/backwater' },
  ],
  photoNetwork: null,
  hours: [
    { days: 'Mon-Fri', text: '10am-8pm' },
    { days: 'Sat-Sun', text: '10am-10pm' },
  ],
  menu: FIRST_MENU,
  texts: {
    ...NO_TEXTS,
    searchPlaceholder: 'Soap, baskets…',
    searchIdeas: ['Gift box'],
    processTitle: 'From the hills to you',
    processSteps: [{ title: 'Cut', text: 'By hand', image: 'art/step-1.svg' }],
    merchandiseStepsTitle: 'How it is made',
    merchandiseSteps: ['Spun', 'Woven', 'Sewn'].map((title, index) => ({
      title,
      text: `${title} by hand.`,
      image: `art/merchandise-step-${index + 1}.svg`,
    })),
    newsletterTitle: 'Letters from the backwater',
  },
  emptyPages: [],
  pictures: { ...NO_LOOK.pictures, logo: 'art/wordmark.svg', logoOnDark: 'art/wordmark-light.svg' },
  delivery: { charge: 4_000, freeFrom: 50_000 },
};

export const SHOPPER: UserView = {
  id: 'shopper-1',
  name: 'Asha Menon',
  email: 'asha@example.in',
  mobileNumber: null,
  emailVerified: true,
  phoneVerified: false,
  hasPassword: true,
  signInWith: [],
  agreeToTerms: true,
  subscribeToEmails: false,
  permissions: [],
  active: true,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
};

export function answerShopper(server: FakeServer): void {
  server.answer<typeof userDetails>('GET', '/user-details', { success: true, user: SHOPPER });
  server.answer<typeof getWishlist>('GET', '/get-wishlist', { success: true, wishlist: [], totalItems: 0 });
  const pagination = { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 50 };
  server.answer<typeof getOrders>('GET', '/orders', {
    ...{ success: true, message: '', count: 0, orders: [] },
    pagination,
  });
}
