import * as account from '../account/account.ts';
import * as accountData from '../account/account-data.ts';
import * as consents from '../account/consents.ts';
import * as emailVerification from '../account/email-verification.ts';
import * as mobileNumber from '../account/mobile-number.ts';
import * as nominee from '../account/nominee.ts';
import * as otp from '../account/otp.ts';
import * as password from '../account/password.ts';
import * as profile from '../account/profile.ts';
import * as sessions from '../account/sessions.ts';
import * as signInWith from '../account/social-login.ts';
import * as address from '../address/address.ts';
import * as arrival from '../address/arrival.ts';
import * as business from '../address/business.ts';
import * as pinCode from '../address/pin-code.ts';
import * as shippingRate from '../address/shipping-rate.ts';
import * as cart from '../cart/cart.ts';
import * as catalogue from '../catalogue/catalogue.ts';
import * as productCard from '../catalogue/product-card.ts';
import * as search from '../catalogue/search.ts';
import * as coins from '../coin.ts';
import * as content from '../content.ts';
import * as coupon from '../coupon.ts';
import * as gallery from '../gallery.ts';
import * as giftCard from '../gift-card.ts';
import type { PublishedCall } from '../message/call.ts';
import * as newsletter from '../newsletter.ts';
import * as attemptLink from '../order/attempt-link.ts';
import * as buyAgain from '../order/buy-again.ts';
import * as cancelOrder from '../order/cancel-order.ts';
import * as cashOnDelivery from '../order/cash-on-delivery.ts';
import * as confirmOrder from '../order/confirm-order.ts';
import * as order from '../order/order.ts';
import * as singleOrder from '../order/single-order.ts';
import * as tracking from '../order/tracking.ts';
import * as pageSections from '../page-sections.ts';
import * as createOrder from '../payment/create-order.ts';
import * as payLink from '../payment/pay-link.ts';
import * as payment from '../payment/payment.ts';
import * as quote from '../quote.ts';
import * as restock from '../restock.ts';
import * as returnOrder from '../return/return-order.ts';
import * as returnPayout from '../return/return-payout.ts';
import * as returnPhoto from '../return/return-photo.ts';
import * as review from '../review.ts';
import * as store from '../store.ts';
import * as contact from '../support/contact.ts';
import * as enquiry from '../support/enquiry.ts';
import * as refundRequest from '../support/refund-request.ts';
import * as support from '../support/support.ts';
import * as trackTicket from '../support/track-ticket.ts';
import * as taxDocument from '../tax-document.ts';
import * as visit from '../visit.ts';
import * as wishlist from '../wishlist.ts';

const files: readonly object[] = [
  account,
  accountData,
  address,
  arrival,
  business,
  buyAgain,
  cancelOrder,
  cashOnDelivery,
  cart,
  catalogue,
  coins,
  consents,
  contact,
  content,
  pageSections,
  coupon,
  createOrder,
  emailVerification,
  enquiry,
  gallery,
  giftCard,
  mobileNumber,
  newsletter,
  nominee,
  order,
  otp,
  password,
  payLink,
  payment,
  pinCode,
  productCard,
  profile,
  tracking,
  attemptLink,
  confirmOrder,
  quote,
  refundRequest,
  restock,
  returnOrder,
  returnPayout,
  returnPhoto,
  review,
  search,
  sessions,
  shippingRate,
  signInWith,
  singleOrder,
  store,
  support,
  trackTicket,
  taxDocument,
  visit,
  wishlist,
];

/** By `operationId`, which is stable. */
export const NAMED_CALLS: ReadonlyMap<PublishedCall, string> = new Map(
  files.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [PublishedCall, string][] =>
      isPublishedCall(value) ? [[value, name]] : [],
    ),
  ),
);

export function isPublishedCall(value: unknown): value is PublishedCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'tag' in value;
}
