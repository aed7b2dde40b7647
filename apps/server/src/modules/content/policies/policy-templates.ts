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

/** Placeholders that repeat a setting: a policy is outdated when its words differ (SETTING-24). */
export function settingFacts({ brand, delivery, priceMode }: PolicyFacts): BlankValues {
  const gst = GST_WORDS[priceMode()];
  return {
    'name of the shop': brand.name,
    'legal name': brand.seller.legalName,
    'e-mail address': brand.seller.email,
    'grievance officer': brand.grievanceOfficer.name,
    'e-mail address of the grievance officer': brand.grievanceOfficer.email,
    'what prices say of GST': gst.prices,
    'what delivery costs': deliveryCost(delivery, gst.limit),
    'later charges': laterCharges(delivery),
    'delivery charge': inWords(delivery.charge),
    'free delivery from': delivery.freeFrom === null ? '' : inWords(delivery.freeFrom),
    'how the limit counts GST': gst.limit,
    'days until delivery': daysInWords(delivery),
  };
}

/** Those and first proposals, which staff may change. */
export function knownBlanks(facts: PolicyFacts): BlankValues {
  const { address } = facts.brand;
  return {
    ...settingFacts(facts),
    'payment gateway': LIVE_GATEWAY,
    'city of the courts': address.city,
    'state of the courts': address.state,
  };
}

/** In order of the text; unknown ones are empty. */
export function knownValues(body: string, facts: PolicyFacts): { name: string; value: string }[] {
  const known = knownBlanks(facts);
  return blanksOf(body).map((name) => ({ name, value: known[name] ?? '' }));
}

function deliveryCost({ charge, freeFrom }: DeliverySetting, limit: string): string {
  if (charge === 0) return '**Delivery is free.**';
  const cost = `**Delivery is ${inWords(charge)} for an order.**`;
  return freeFrom === null
    ? cost
    : `${cost} It is **free when your goods come to ${inWords(freeFrom)} or more**, after all discounts, coupons and coins, ${limit}.`;
}

/** PRICING-38. */
function laterCharges({ cashFee }: DeliverySetting): string {
  if (cashFee === 0)
    return 'There is nothing to add later: no packing charge, and no fee for Cash on Delivery.';
  return `**Cash on Delivery costs ${inWords(cashFee)} more**, which the cart states. There is nothing else to add later, and no packing charge.`;
}

function daysInWords({ fewestDays, mostDays }: DeliverySetting): string {
  if (fewestDays < mostDays) return `${fewestDays} to ${mostDays} business days`;
  return mostDays === 1 ? '1 business day' : `${mostDays} business days`;
}

/** `₹40`, not `₹40.00`. */
function inWords(amount: Paise): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
