export type RazorpayCard = {
  readonly id: string;
  readonly last4: string;
  readonly expiry?: readonly [month: number, year: number];
  readonly status?: string;
  readonly method?: string;
  readonly compliant?: boolean;
};

export type RazorpayCustomers = {
  readonly cards: Map<string, RazorpayCard[]>;
  /** Null for other calls. */
  answerTo(method: string, path: string, body: unknown): [number, object] | null;
};

const NOT_THERE: [number, object] = [
  400,
  { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } },
];

/** `fail_existing` 0: same e-mail and contact, same customer. */
export function razorpayCustomers(): RazorpayCustomers {
  const cards = new Map<string, RazorpayCard[]>();
  const known = new Map<string, string>();

  function open(body: unknown): [number, object] {
    const { email = '', contact = '', fail_existing: fails = '1' } = body as Record<string, string>;
    const address = `${email} ${contact}`;
    const earlier = known.get(address);
    if (earlier !== undefined && fails !== '0') return [400, { error: { code: 'BAD_REQUEST_ERROR' } }];
    const id = earlier ?? `cust_${known.size + 1}`;
    known.set(address, id);
    if (earlier === undefined) cards.set(id, []);
    return [200, { id, entity: 'customer', email, contact, gstin: null }];
  }

  return {
    cards,
    answerTo: (method, path, body) => {
      if (method === 'POST' && path === '/v1/customers') return open(body);
      const [, customerId, tokenId] = /^\/v1\/customers\/([^/]+)\/tokens(?:\/([^/]+))?$/.exec(path) ?? [];
      if (customerId === undefined) return null;
      const kept = cards.get(customerId);
      if (kept === undefined) return NOT_THERE;
      if (method === 'GET' && tokenId === undefined) {
        return [200, { entity: 'collection', count: kept.length, items: kept.map(toToken) }];
      }
      if (method !== 'DELETE' || !kept.some(({ id }) => id === tokenId)) return NOT_THERE;
      cards.set(
        customerId,
        kept.filter(({ id }) => id !== tokenId),
      );
      return [200, { deleted: true }];
    },
  };
}

function toToken({ id, last4, expiry, status = 'active', method = 'card', compliant = true }: RazorpayCard) {
  const [month = null, year = null] = expiry ?? [];
  return {
    id,
    entity: 'token',
    method,
    status,
    compliant_with_tokenisation_guidelines: compliant,
    card: { entity: 'card', network: 'Visa', last4, expiry_month: month, expiry_year: year },
  };
}
