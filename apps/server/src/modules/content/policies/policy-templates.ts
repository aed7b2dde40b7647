import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatRupees, type Paise } from '@ilaneer/domain/money';
import type { PriceMode } from '@ilaneer/domain/pricing/price-mode';
import { type BlankValues, blanksOf, POLICY_SLUGS, type PolicySlug } from '@ilaneer/domain/setting/policies';
import type { DeliverySetting } from '@ilaneer/domain/setting/settings';
import type { ShopBrand } from '../../../deps/deps.ts';

export type PolicyTemplate = { readonly title: string; readonly body: string };
export type PolicyTemplates = Readonly<Record<PolicySlug, PolicyTemplate>>;

/** Content folder: heading as title, then text with placeholders. */
export async function readPolicyTemplates(contentDir: string): Promise<PolicyTemplates> {
  const read = async (slug: PolicySlug): Promise<PolicyTemplate> => {
    const file = join(contentDir, 'policy-templates', `${slug}.md`);
    const [, title, body] = /^# ([^\n]+)\n\n(.+)$/s.exec(await readFile(file, 'utf8')) ?? [];
    if (title === undefined || body === undefined) throw new Error(`${file}: begins without a title`);
    return { title, body: body.trim() };
  };
  const [privacy, refund, shipping, terms] = await Promise.all(POLICY_SLUGS.map(read));
  if (privacy === undefined || refund === undefined || shipping === undefined || terms === undefined) {
    throw new Error('there is a template for each policy');
  }
  return {
    'privacy-policy': privacy,
    'refund-policy': refund,
    'shipping-policy': shipping,
    'terms-of-service': terms,
  };
}

// The only gateway for live mode (PAYMENT-7).
const LIVE_GATEWAY = 'Razorpay (razorpay.com/support)';

export type PolicyFacts = {
  readonly brand: ShopBrand;
  readonly delivery: DeliverySetting;
  readonly priceMode: () => PriceMode;
};

const GST_WORDS: Readonly<Record<PriceMode, { readonly prices: string; readonly limit: string }>> = {
  exclusive: {
    prices:
      'Prices in the shop are shown before GST. GST and delivery are added in your cart and shown there, line by line, before you pay.',
    limit: 'before GST',
  },
  inclusive: {
    prices:
      'Prices in the shop include all taxes. Delivery is added in your cart, which also says how much GST the prices include, and shown there before you pay.',
    limit: 'with GST included',
  },
};

/** Placeholders known from settings, in order; else empty. */
export function knownValues(
  body: string,
  { brand, delivery, priceMode }: PolicyFacts,
): { name: string; value: string }[] {
  const gst = GST_WORDS[priceMode()];
  const known: BlankValues = {
    'name of the shop': brand.name,
    'legal name': brand.seller.legalName,
    'e-mail address': brand.seller.email,
    'grievance officer': brand.grievanceOfficer.name,
    'e-mail address of the grievance officer': brand.grievanceOfficer.email,
    'payment gateway': LIVE_GATEWAY,
    'city of the courts': brand.address.city,
    'state of the courts': brand.address.state,
    'delivery charge': inWords(delivery.charge),
    'what prices say of GST': gst.prices,
    'how the limit counts GST': gst.limit,
    'free delivery from': delivery.freeFrom === null ? '' : inWords(delivery.freeFrom),
  };
  return blanksOf(body).map((name) => ({ name, value: known[name] ?? '' }));
}

/** `₹40`, not `₹40.00`. */
function inWords(amount: Paise): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
