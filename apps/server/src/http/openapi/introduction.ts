import type { PublishedCall } from '@ilaneer/contract/message/call';
import { LARGEST_PAGE } from '@ilaneer/contract/message/fields';

export const INTRODUCTION = `
The API of the storefront, open to other clients too.

## Authentication
Log in with \`login\`, \`verifyOtp\` or \`exchangeSignInCode\`, and send the \`token\` of the reply as
\`Authorization: Bearer …\`. It is a JWT, valid until its \`exp\` or the end of its session; after \`logout\` or a
password change it gets 401. Calls with optional authentication reject an invalid token.

## Money
Amounts are in rupees, as numbers with at most two decimals; fields described as paise hold whole numbers of paise. If
\`gstIncluded\` is true, prices include GST and \`originalPrice\` is the MRP; otherwise GST is added, and
\`originalPrice\` is the price before the product discount. \`mrp\` is the printed price, taxes included. Figures sent
with an order are compared with the current ones, never used: if they differ, the reply is 409 \`PRICE_CHANGED\` with
the current figures.

## Quantities and dates
\`quantity\` of a product or variant is its stock in units; of a cart line, an order line or a request, the units
wanted. Dates are ISO 8601 in UTC. IDs are opaque strings.

## Errors
Every error has \`success: false\`, a text to display in \`message\` and \`error\`, and a \`code\` that is stable when
the text changes. \`fields\` lists all invalid fields with their texts. \`data\` holds details, typed by code. A wrong
method gets 405 with \`Allow\`. Every reply has an \`X-Request-Id\`, repeated as \`requestId\` in errors of 500 and
above: quote it in reports.

## Idempotency
\`placeOrder\` and \`placeSingleOrder\` take an \`Idempotency-Key\` of 8 to 100 characters, unique per order. A repeat
with the same key and request returns the first order; with another request it gets 409 \`IDEMPOTENCY_KEY_REUSED\`.
Keys belong to the account and do not expire. Other calls need none: their repeats are refused, or get the same reply.

## Rate limits
Calls are limited by IP address, account or recipient where abuse is possible. Above the limit they get 429 with
\`retry-after\` in seconds, also in \`data.retryAfterSeconds\`. The headers \`RateLimit\` and \`RateLimit-Policy\` state
the remaining quota.

## Pages
Lists take \`page\`, from 1, and \`limit\`, at most and by default ${LARGEST_PAGE}; larger values count as that.
\`pagination\` states the position and the total number of entries.

## Old names
Deprecated fields repeat another field under a name of earlier clients. Their descriptions name the field for new
clients.

## Copies
Catalogue and content replies have an \`ETag\`; send it as \`If-None-Match\` to get 304 for an unchanged copy. Large
replies are compressed for clients that accept it. Replies may gain fields at any time; existing fields keep their
meaning.
`.trim();

const TAG_TEXTS: Readonly<Record<PublishedCall['tag'], string>> = {
  Accounts: 'Sign-up, login, and account data.',
  Catalogue: 'Products, categories, banners and search.',
  Cart: 'The cart and delivery charges.',
  Wishlist: 'Saved products.',
  Addresses: 'Delivery and billing addresses, and PIN codes.',
  Orders: 'Placing, reading, cancelling and returning orders, with their documents.',
  Content: 'FAQs, articles, pages and stores.',
  Contact: 'Contact form, enquiries, support tickets and the newsletter.',
  Payments: 'Payments at a gateway, saved cards and gift cards.',
  Promotions: 'Coupons and coins.',
};

export const TAGS = Object.entries(TAG_TEXTS).map(([name, description]) => ({ name, description }));
