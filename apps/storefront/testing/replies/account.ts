import type { login, signup } from '@ilaneer/contract/account/account';
import type { getConsents } from '@ilaneer/contract/account/consents';
import type { getNominee } from '@ilaneer/contract/account/nominee';
import type { sendOtp } from '@ilaneer/contract/account/otp';
import type { getSessions, SessionView } from '@ilaneer/contract/account/sessions';
import type { signInOptions } from '@ilaneer/contract/account/social-login';
import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getCoins } from '@ilaneer/contract/coin';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { FakeServer } from '../fake-server.ts';
import { cartOf } from './cart.ts';
import { answerCheckout } from './checkout.ts';
import { answerShopper, SHOPPER } from './shop.ts';

export const STARTED = {
  success: true,
  message: 'Welcome',
  token: 'token',
  user: SHOPPER,
} satisfies ReplyOf<typeof login> & ReplyOf<typeof signup>;

export const SENT_OTP: ReplyOf<typeof sendOtp> = {
  success: true,
  message: 'OTP sent successfully',
  channel: 'sms',
  identifier: '9000000000',
  resendAfterSeconds: 30,
  expiresInSeconds: 300,
};

export function answerAccountDialogs(server: FakeServer): void {
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.answer<typeof signInOptions>('GET', '/sign-in-options', {
    success: true,
    google: true,
    facebook: true,
    sms: true,
  });
}

export const HERE: SessionView = {
  id: 'session-1',
  device: 'Chrome on Windows',
  createdAt: '2026-11-28T06:30:00.000Z',
  lastSeenAt: '2026-11-29T06:30:00.000Z',
  expiresAt: '2026-12-28T06:30:00.000Z',
  current: true,
};

export const ELSEWHERE: SessionView = {
  ...HERE,
  id: 'session-2',
  device: 'Firefox on iPhone',
  current: false,
};

export const COINS: ReplyOf<typeof getCoins> = {
  ...{ success: true, balance: 0, expiringSoon: 0, nextExpiryAt: null, canSpend: true, entries: [] },
  pagination: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 50 },
};

export function answerAccountPage(server: FakeServer): void {
  answerAccountDialogs(server);
  answerCheckout(server);
  server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: null });
  server.answer<typeof getConsents>('GET', '/account/consents', { success: true, consents: [] });
  server.answer<typeof getNominee>('GET', '/account/nominee', { success: true, nominee: null });
  server.answer<typeof getSessions>('GET', '/account/sessions', {
    success: true,
    sessions: [HERE, ELSEWHERE],
  });
  server.answer<typeof getCoins>('GET', '/coins', COINS);
}
