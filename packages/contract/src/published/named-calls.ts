import * as account from '../account.ts';
import * as accountData from '../account-data.ts';
import * as address from '../address.ts';
import * as buyAgain from '../buy-again.ts';
import type { Call } from '../call.ts';
import * as cancelOrder from '../cancel-order.ts';
import * as cart from '../cart.ts';
import * as catalogue from '../catalogue.ts';
import * as coins from '../coins.ts';
import * as consents from '../consents.ts';
import * as contact from '../contact.ts';
import * as content from '../content.ts';
import * as coupon from '../coupon.ts';
import * as createOrder from '../create-order.ts';
import * as emailVerification from '../email-verification.ts';
import * as enquiry from '../enquiry.ts';
import * as gallery from '../gallery.ts';
import * as giftCard from '../gift-card.ts';
import * as mobileNumber from '../mobile-number.ts';
import * as newsletter from '../newsletter.ts';
import * as order from '../order.ts';
import * as otp from '../otp.ts';
import * as password from '../password.ts';
import * as payment from '../payment.ts';
import * as pinCode from '../pin-code.ts';
import * as profile from '../profile.ts';
import * as refundRequest from '../refund-request.ts';
import * as restock from '../restock.ts';
import * as returnOrder from '../return-order.ts';
import * as returnPhoto from '../return-photo.ts';
import * as search from '../search.ts';
import * as sessions from '../sessions.ts';
import * as shippingRate from '../shipping-rate.ts';
import * as signInWith from '../sign-in-with.ts';
import * as singleOrder from '../single-order.ts';
import * as store from '../store.ts';
import * as support from '../support.ts';
import * as taxDocument from '../tax-document.ts';
import * as wishlist from '../wishlist.ts';

const files: readonly object[] = [
  account,
  accountData,
  address,
  buyAgain,
  cancelOrder,
  cart,
  catalogue,
  coins,
  consents,
  contact,
  content,
  coupon,
  createOrder,
  emailVerification,
  enquiry,
  gallery,
  giftCard,
  mobileNumber,
  newsletter,
  order,
  otp,
  password,
  payment,
  pinCode,
  profile,
  refundRequest,
  restock,
  returnOrder,
  returnPhoto,
  search,
  sessions,
  shippingRate,
  signInWith,
  singleOrder,
  store,
  support,
  taxDocument,
  wishlist,
];

/** Every call under the name that the contract gives it, which is its `operationId` and never changes. */
export const NAMED_CALLS: ReadonlyMap<Call, string> = new Map(
  files.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [Call, string][] => (isCall(value) ? [[value, name]] : [])),
  ),
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}
