import { backupFailedMail } from '../../backup/backup-mail.ts';
import type { MailDeps } from '../../deps/deps.ts';
import { accountDeletedMail, policyMail } from '../../flows/privacy/privacy.ts';
import { batchesEndedMail, batchRecallMail } from '../../flows/stock-keeping/stock-keeping.ts';
import type { MailKind } from '../../messages/mail-kinds.ts';
import type { Mail } from '../../messages/mailer.ts';
import {
  emailChangedMail,
  mobileChangedMail,
  passwordChangedMail,
  welcomeMail,
} from '../../modules/account/account.ts';
import { attackMail } from '../../modules/attack/attack.ts';
import { coinsExpireMail } from '../../modules/coin/coin.ts';
import { giftCardEndsMail, giftCardMail } from '../../modules/gift-card/gift-card.ts';
import { cartReminderMail, newsletterLetterMail } from '../../modules/letter/letter.ts';
import { confirmMail, newsletterWelcomeMail } from '../../modules/newsletter/newsletter.ts';
import {
  orderChangedMail,
  orderDelayedMail,
  paymentRequestedMail,
  refundSentMail,
} from '../../modules/order/order.ts';
import { quoteMail } from '../../modules/quote/quote.ts';
import { backInStockMail, restockConfirmMail } from '../../modules/restock/restock.ts';
import { reviewRequestMail } from '../../modules/review/review.ts';
import { staffInvitationMail } from '../../modules/staff/staff.ts';
import {
  answerMail,
  closedMail,
  messagesWaitMail,
  shopMails,
  ticketOpenedMail,
} from '../../modules/support/support.ts';
import { composeLinkMail, otpMail } from '../../modules/verification/verification.ts';
import { inShop, moved, onTheWay, placed, returned, type Sample } from './order-samples.ts';
import { PARCEL, SAMPLE_SHOPPER, sampleOrder } from './sample-order.ts';

const MESSAGE = 'Do you deliver to Idukki,\nand how long does it take there?';

const SAMPLE_TICKET = { id: 'sample', number: 'T-7K3QFB' } as const;

const SAMPLE_BATCH = {
  code: 'TN-2611',
  productName: 'Filter Coffee',
  variantName: 'Pack of 6',
  sku: 'TCW-200-6',
  bestBefore: '2027-05-31',
  onHand: 24,
} as const;

const SAMPLE_LETTER = {
  subject: 'The harvest is in',
  heading: 'The harvest is in',
  words: 'The first oil of the season is pressed.\n\nIt is in the shop from today.',
  buttonLabel: 'See it',
  buttonUrl: '/products',
} as const;

/** All kinds, by the real composers with fictional data. */
export const SAMPLE_MAILS: Readonly<Record<MailKind, (deps: MailDeps) => Mail | null>> = {
  welcome: inShop((brand, url) =>
    welcomeMail(SAMPLE_SHOPPER, SAMPLE_SHOPPER.email, brand, url, { isReset: true }),
  ),
  'verify-email': linkSample('verify-email'),
  'email-changed': (deps) => emailChangedMail(deps, SAMPLE_SHOPPER.name, SAMPLE_SHOPPER.email),
  'mobile-changed': (deps) =>
    mobileChangedMail(deps, SAMPLE_SHOPPER.name, SAMPLE_SHOPPER.email, '9876543210'),
  otp: inShop((brand, url) => {
    const code = { id: 'sample', purpose: 'login', recipient: SAMPLE_SHOPPER.email } as const;
    return otpMail(code, '0427', brand, url);
  }),
  'reset-password': linkSample('reset-password'),
  'password-changed': (deps) => passwordChangedMail(deps, SAMPLE_SHOPPER.name, SAMPLE_SHOPPER.email),
  'account-deleted': (deps) => accountDeletedMail(deps, SAMPLE_SHOPPER.email),
  'policy-changed': (deps) =>
    policyMail(
      deps,
      { ...SAMPLE_SHOPPER, id: 'sample' },
      {
        slug: 'privacy-policy',
        number: 2,
        title: 'Privacy Policy',
        savedAt: new Date('2026-11-21T10:00:00Z'),
      },
    ),
  'order-placed': placed('cod'),
  'order-paid': placed('prepaid'),
  'order-processing': moved('processing', {}),
  'order-shipped': moved('shipped', PARCEL),
  'order-in-transit': moved('in transit', PARCEL),
  'order-delivered': moved('delivered', PARCEL),
  'order-cancelled': moved('cancelled', { cancelReason: 'I ordered by mistake', paymentStatus: 'completed' }),
  'parcel-out-for-delivery': onTheWay('out for delivery'),
  'parcel-attempt-failed': onTheWay('attempt failed'),
  'parcel-returning': onTheWay('returning'),
  'order-changed': (deps) => {
    const order = sampleOrder('prepaid');
    const before = { lines: order.lines, totalPaise: order.totalPaise + 28_500 };
    return orderChangedMail(order, { refundPaise: 28_500, before }, deps);
  },
  'order-delayed': inShop((brand, url) => {
    const days = { promisedOn: '2026-12-02', expectedOn: '2026-12-04' };
    return orderDelayedMail(sampleOrder('cod'), days, brand, url);
  }),
  'payment-requested': (deps) => {
    const order = sampleOrder('prepaid');
    const request = { id: 'sample', amountPaise: 28_500, change: order };
    return paymentRequestedMail(
      order,
      { ...request, link: `${deps.config.publicUrl}/#/pay?link=sample` },
      deps,
    );
  },
  'refund-sent': inShop((brand, url) => {
    const order = sampleOrder('prepaid');
    const refund = { id: 'sample', amountPaise: order.totalPaise, cause: 'order cancelled' } as const;
    return refundSentMail(order, refund, brand, url);
  }),
  'return-requested': returned('requested', {}),
  'return-approved': returned('approved', {}),
  'return-refused': returned('refused', { refusalReason: 'The seal was broken after delivery.' }),
  'return-picked-up': returned('picked up', {}),
  'return-received': returned('received', {}),
  'return-refunded': returned('refunded', { refundPaise: 28_500, refundCoins: 12 }),
  'return-exchanged': returned('refunded', {
    refundPaise: 28_500,
    exchangePaise: 28_500,
    exchangedFor: 'OD10043',
  }),
  'gift-card': inShop((brand, shopUrl) => {
    const expiresAt = new Date('2027-11-21T18:29:59Z');
    const card = { id: 'sample', initialPaise: 50_000, expiresAt };
    return giftCardMail({ card, code: 'ABCD-EFGH-JKLM-2345' }, SAMPLE_SHOPPER.email, { brand, shopUrl });
  }),
  'gift-card-ends': inShop((brand, shopUrl) => {
    const expiresAt = new Date('2027-11-21T18:30:00Z');
    const card = { id: 'sample', last4: '2345', balancePaise: 12_050, expiresAt };
    return giftCardEndsMail(card, SAMPLE_SHOPPER, { brand, shopUrl });
  }),
  'review-request': inShop((brand, url) => {
    const order = { ...SAMPLE_SHOPPER, id: 'sample', number: 'OD10001' };
    const link = `${url}/#/review/sample`;
    return reviewRequestMail({ ...order, goods: ['Filter Coffee, Pack of 6'], link }, brand, url);
  }),
  'coins-expire': inShop((brand, url) => {
    const firstExpiresAt = new Date('2027-11-21T09:00:00Z');
    return coinsExpireMail({ ...SAMPLE_SHOPPER, id: 'sample', coins: 28, firstExpiresAt }, brand, url);
  }),
  'ticket-opened': ticketSample('contact', 'Contact form'),
  'enquiry-received': ticketSample('enquiry', 'Bulk order enquiry'),
  'ticket-answer': inShop((brand, publicUrl) => {
    const ticket = { ...SAMPLE_TICKET, kind: 'contact', subject: 'Contact form' } as const;
    const answer = { position: 2, body: 'Dear Meera,\n\nYes, we deliver to Idukki.\nIt takes three days.' };
    return answerMail(ticket, SAMPLE_SHOPPER.email, answer, { brand, publicUrl, trackLink: 'sample' });
  }),
  'ticket-closed': inShop((brand, publicUrl) => {
    const ticket = { ...SAMPLE_TICKET, kind: 'contact', subject: 'Contact form', version: 3 } as const;
    return closedMail(ticket, SAMPLE_SHOPPER.email, { brand, publicUrl, rateLink: 'sample' });
  }),
  'quote-sent': (deps) =>
    quoteMail(
      {
        ...{ id: 'sample', number: 'Q-2627-0001', revision: 1, lastDay: '2026-12-15' },
        ...{ name: SAMPLE_SHOPPER.name, email: SAMPLE_SHOPPER.email },
        lines: [
          {
            ...{ productId: 'filter-coffee', variantId: 'filter-coffee_V01', sku: 'TCW-200-6' },
            ...{ name: 'Filter Coffee', variantName: 'Pack of 6', hsnCode: '09012190', picture: '' },
            ...{ quantity: 240, pricePaise: 24_000, listPaise: 28_500, mrpPaise: 34_000 },
          },
        ],
        totalPaise: 67_96_800,
        note: 'We deliver within a week of your payment.',
      },
      `${deps.config.publicUrl}/#/quote/sample`,
      deps,
    ),
  'message-received': (deps) => {
    const { name, email } = SAMPLE_SHOPPER;
    const ticket = {
      ...SAMPLE_TICKET,
      kind: 'contact',
      name,
      email,
      phone: '+919847012345',
      subject: 'Contact form',
    } as const;
    return shopMails(ticket, { position: 1, message: MESSAGE, photos: 0 }, deps)[0] ?? null;
  },
  'messages-wait': (deps) => {
    const since = new Date('2026-01-05T04:30:00Z');
    const mail = { id: 'sample', to: deps.brand.seller.email };
    return messagesWaitMail(mail, [{ ...SAMPLE_TICKET, since }], deps);
  },
  'newsletter-confirm': inShop((brand, url) => {
    const confirmUrl = `${url}/#/newsletter/confirm?token=sample`;
    return confirmMail({ ...readerOf(url), confirmUrl }, brand, url);
  }),
  'newsletter-welcome': inShop((brand, url) => newsletterWelcomeMail(readerOf(url), brand, url)),
  'newsletter-letter': inShop((brand, url) => newsletterLetterMail(readerOf(url), SAMPLE_LETTER, brand, url)),
  'cart-reminder': inShop((brand, url) =>
    cartReminderMail({ ...readerOf(url), goods: ['Filter Coffee'] }, brand, url),
  ),
  'restock-confirm': inShop((brand, url) => {
    const reader = { id: 'sample', to: SAMPLE_SHOPPER.email };
    return restockConfirmMail({ ...reader, token: 'sample', name: 'Pooram Cap, Yellow' }, brand, url);
  }),
  'back-in-stock': inShop((brand, url) => {
    const variant = {
      productId: 'pooram-cap',
      variantId: 'pooram-cap_V01',
      productName: 'Pooram Cap',
      options: [{ name: 'Colour' }],
      choice: { Colour: 'Yellow' },
    };
    return backInStockMail({ id: 'sample', to: SAMPLE_SHOPPER.email, variant }, brand, url);
  }),
  'batch-recall': inShop((brand, url) => {
    const reader = {
      id: 'sample',
      to: SAMPLE_SHOPPER.email,
      name: SAMPLE_SHOPPER.name,
      orderNumber: 'OD10042',
    };
    const words = {
      subject: 'Please do not drink this batch',
      text: 'We found that some bottles of it may not be sealed well. Please do not drink it.\n\nWe send your money back without asking for the bottles.',
    };
    return batchRecallMail(reader, words, SAMPLE_BATCH, brand, url);
  }),
  'batches-ended': inShop((brand, url) =>
    batchesEndedMail({ id: 'sample', to: 'shop@example.in' }, [SAMPLE_BATCH], brand, url),
  ),
  'staff-invitation': (deps) =>
    staffInvitationMail(deps, { id: 'sample', name: 'Meera Nair', to: 'meera@example.in', token: 'sample' }),
  'attack-seen': inShop((brand, publicUrl) =>
    attackMail(
      { id: 'sample', to: 'owner@example.in' },
      {
        kind: 'stolen-passwords',
        figures: { tries: 240, failed: 236, accountsOfOneNetwork: 58, networksOfOneAccount: 2 },
        beganAt: new Date('2026-11-22T20:15:00Z'),
        lastAt: new Date('2026-11-22T20:31:00Z'),
      },
      { brand, publicUrl },
    ),
  ),
  'backup-failed': inShop((brand, url) =>
    backupFailedMail(
      { id: 'sample', to: 'shop@example.in' },
      { reason: 'ENOSPC: no space left on device', newest: new Date('2026-11-21T20:41:00Z') },
      brand,
      url,
    ),
  ),
};

function linkSample(purpose: 'verify-email' | 'reset-password'): Sample {
  const link = { id: 'sample', purpose, email: SAMPLE_SHOPPER.email };
  return inShop((brand, url) => composeLinkMail(link, 'sample', brand, url));
}

function ticketSample(kind: 'contact' | 'enquiry', subject: string): Sample {
  const ticket = { ...SAMPLE_TICKET, kind, name: SAMPLE_SHOPPER.name, subject };
  return inShop((brand, publicUrl) =>
    ticketOpenedMail(ticket, SAMPLE_SHOPPER.email, MESSAGE, { brand, publicUrl, trackLink: 'sample' }),
  );
}

function readerOf(publicUrl: string) {
  const page = `${publicUrl}/#/newsletter/unsubscribe?token=sample`;
  const leave = { page, oneClick: `${publicUrl}/api/newsletter/unsubscribe?token=sample` };
  return { id: 'sample', to: SAMPLE_SHOPPER.email, leave };
}
