import type { PublishedCall } from '@ilaneer/contract/message/call';
import { LARGEST_PAGE } from '@ilaneer/contract/message/fields';

export const INTRODUCTION = `
Everything that the storefront does it does by these calls, which are open to other clients too.

## Authentication
Log in with \`login\`, \`verifyOtp\` or \`exchangeSignInCode\` and send the \`token\` of the reply as
\`Authorization: Bearer …\`. It is a JWT that holds for as long as its \`exp\` says and as its session lives; after
\`logout\` or a change of password it answers 401. Calls that can do with or without one judge the token where it comes.

## Money
Amounts are rupees as numbers with at most two decimals. Only what a field says to be paise, in the gateway's words, is
a whole number of paise. Where \`gstIncluded\` is true, prices have GST inside, are what is paid, and \`originalPrice\` is
the MRP; elsewhere GST comes on top of them and \`originalPrice\` is the price before our own discount. \`mrp\` is the
printed price with all taxes. The figures that a client sends with an order are compared with ours and never used: when they
differ, the answer is 409 \`PRICE_CHANGED\` with the figures of now.

## Quantities and dates
\`quantity\` of a product or variant is its stock in units; of a cart line, an order line and a request it is how many
units are wanted. Dates are ISO 8601 in UTC. Ids are opaque texts.

## Errors
Every error has \`success: false\`, the text to show under \`message\` and again under \`error\`, and a \`code\` that does
not change when the text does. Where several fields are wrong, \`fields\` names each with its text. \`data\` holds the
particulars of a code and is typed with it. A wrong method answers 405 with \`Allow\`. Every reply carries
\`X-Request-Id\`, which an error of 500 and above repeats as \`requestId\`: quote it when you report one.

## Idempotency
\`placeOrder\` and \`placeSingleOrder\` take an \`Idempotency-Key\` of 8 to 100 characters, of your choice and new for
every order. A repeat with the same key and the same request returns the first order; with another request it is 409
\`IDEMPOTENCY_KEY_REUSED\`. Keys belong to the shopper and do not expire. The other calls need none: what has happened
already is refused or answered in the same way again.

## Rate limits
Calls that can be abused are limited by address, by account or by recipient. Beyond the limit they answer 429 with
\`retry-after\` in seconds, and the same figure under \`data.retryAfterSeconds\`. What is left before that is in the
headers \`RateLimit\` and \`RateLimit-Policy\`.

## Pages
Lists take \`page\`, from 1, and \`limit\`, up to ${LARGEST_PAGE}; a larger limit counts as that. Without a limit a page is as large
as it may be. \`pagination\` says where the page stands and how many entries there are in all.

## Old names
A field that is marked as deprecated says what another one says, under a name that earlier clients read or send. Its
description names the other one, which new clients should use.

## Copies
Catalogue and written content come with an \`ETag\`; send it as \`If-None-Match\` and 304 says that your copy is good.
Large replies are compressed for clients that accept it. Fields may be added to replies at any time; those that are
there keep their meaning.
`.trim();

const TAG_TEXTS: Readonly<Record<PublishedCall['tag'], string>> = {
  Accounts: 'Signing up, logging in, and what belongs to an account.',
  Catalogue: 'Products, categories, banners and the search.',
  Cart: "The shopper's cart and what delivery costs.",
  Wishlist: 'Products that the shopper wants to keep in mind.',
  Addresses: 'Where orders go, and what is known of PIN codes.',
  Orders: 'Placing, reading, cancelling and returning orders, with their documents.',
  Content: 'Questions, articles, pages and stores.',
  Contact: 'Writing to the shop: forms, enquiries, support tickets and the newsletter.',
  Payments: 'Paying at a gateway, saved cards and gift cards.',
  Promotions: 'Coupons and coins.',
};

export const TAGS = Object.entries(TAG_TEXTS).map(([name, description]) => ({ name, description }));
