import Type from 'typebox';
import type { CardOwner, GatewayCards, StoredCard } from './gateway.ts';
import { type RazorpayApi, RazorpayToken } from './razorpay-api.ts';

const Customer = Type.Object({ id: Type.String() });
const Tokens = Type.Object({ items: Type.Array(RazorpayToken) });

// On timeout, cards are shown as stored.
const LIST_WITHIN_MS = 3_000;
const ITS_LONGEST_EMAIL = 64;
const itsNames = /^[A-Za-z0-9 .'/@()]{3,50}$/;

export function razorpayCards(call: RazorpayApi): GatewayCards {
  const tokensOf = async (customerId: string, withinMs: number): Promise<readonly RazorpayToken[]> => {
    const { items } = await call('GET', `${pathOf(customerId)}/tokens`, Tokens, { withinMs });
    return items;
  };
  return {
    openCustomer: async (owner) => {
      const body = customerOf(owner);
      // Would match anybody.
      if (body.email === undefined && body.contact === undefined) return null;
      const { id } = await call('POST', '/customers', Customer, { body });
      return id;
    },
    list: async (customerId) => {
      if (customerId === null) return [];
      return (await tokensOf(customerId, LIST_WITHIN_MS)).flatMap((token) => toStoredCard(token) ?? []);
    },
    forget: async (customerId, token) => {
      if (customerId === null) return;
      const path = `${pathOf(customerId)}/tokens/${encodeURIComponent(token)}`;
      try {
        await call('DELETE', path, Type.Object({}));
      } catch (error) {
        // Its error is ambiguous: check the remaining tokens.
        const left = await tokensOf(customerId, LIST_WITHIN_MS);
        if (left.some(({ id }) => id === token)) throw error;
      }
    },
  };
}

const pathOf = (customerId: string) => `/customers/${encodeURIComponent(customerId)}`;

function customerOf({ userId, name, email, mobile }: CardOwner) {
  return {
    name: itsNames.test(name) ? name : undefined,
    email: email === null || email.length > ITS_LONGEST_EMAIL ? undefined : email,
    contact: mobile === null ? undefined : `+91${mobile}`,
    fail_existing: '0',
    notes: { userId },
  };
}

/** Null if unusable or not a card. */
function toStoredCard(token: RazorpayToken): StoredCard | null {
  const { id, card, status } = token;
  const last4 = card?.last4;
  if (token.method !== 'card' || last4 === undefined || !/^\d{4}$/.test(last4)) return null;
  if (token.compliant_with_tokenisation_guidelines === false) return null;
  if (status != null && status !== 'active') return null;
  const expiry = expiryOf(Number(card?.expiry_month), Number(card?.expiry_year));
  return { token: id, network: card?.network ?? 'Card', last4, expiry };
}

function expiryOf(month: number, year: number): string | null {
  if (!(month >= 1 && month <= 12) || !(year >= 2000 && year <= 2099)) return null;
  return `${String(month).padStart(2, '0')}/${String(year).slice(2)}`;
}
