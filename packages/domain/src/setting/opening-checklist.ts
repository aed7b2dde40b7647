import { typedText } from '../text/typed-text.ts';
import { POLICIES, type PolicySlug, policyDraftPage } from './policies.ts';
import { OF_SAMPLE, type StatedSection } from './section-faults.ts';
import { WHY_INCLUSIVE } from './settings.ts';

export type OpeningFacts = {
  readonly faults: Readonly<Record<StatedSection, readonly string[]>>;
  readonly tax: SectionState;
  /** HSN rates with inclusive prices, or the operator's explicit acceptance of another mode. */
  readonly isTaxAccepted: boolean;
  readonly delivery: SectionState;
  readonly home: SectionState;
  readonly look: SectionState;
  /** Sample selling points still on the home page. */
  readonly samplePoints: readonly string[];
  /** Legal pages that are missing or have open placeholders. */
  readonly unfinishedPolicies: readonly string[];
  /** Published with other values than the settings (SETTING-24). */
  readonly outdatedPolicies: readonly PolicySlug[];
  readonly publishedProducts: number;
  readonly productsWithoutRate: number;
  readonly codesWithoutRate: readonly string[];
  /** Unconfirmed HSN codes in use; empty under a flat rate. */
  readonly unconfirmedRates: readonly string[];
  /** The sandbox gateway moves no money. */
  readonly isSandbox: boolean;
  readonly hasGateway: boolean;
  readonly hasMailServer: boolean;
  readonly hasOwnAddress: boolean;
  readonly securedOwners: number;
};

/** `sample`: still the sample shop's. */
export type SectionState = 'missing' | 'sample' | 'said';

/** A requirement of `MODE=live`; `id` is stable. */
export type ChecklistItem = {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly isRequired: boolean;
  readonly text: string;
  /** Staff page; null if the operator fixes it. */
  readonly page: string | null;
};

/** Selling points of the sample, which a real shop may not claim. */
const SAMPLE_POINTS = ['100% Natural', 'Natural Hydration', 'Rich in Electrolytes', 'Low Calorie'] as const;

export function isSamplePoint(title: string): boolean {
  return SAMPLE_POINTS.some((point) => point.toLowerCase() === typedText(title).toLowerCase());
}

const ENOUGH_OWNERS = 2;

/** In the best order of work (SETTING-6). */
export function openingChecklist(facts: OpeningFacts): ChecklistItem[] {
  const { publishedProducts, productsWithoutRate, securedOwners } = facts;
  return [
    statedItem('brand', facts.faults.brand, 'Name and description', {
      missing: 'Enter the name of the shop and what it sells. Mails, pages and search engines show it.',
      said: 'Mails, pages and search engines show it.',
    }),
    statedItem('seller', facts.faults.seller, 'Company, GSTIN and FSSAI licence', {
      missing: 'Every invoice must name the seller with address, GSTIN and FSSAI licence.',
      said: 'Shown on every new invoice.',
    }),
    statedItem('support', facts.faults.support, 'Contacts and grievance officer', {
      missing: 'Shoppers must find an e-mail address, a phone number and a grievance officer by name.',
      said: 'Shown on every page.',
    }),
    taxItem(facts),
    sectionItem('delivery', facts.delivery, 'Delivery charge and days', {
      missing: 'Enter the delivery charge, the limit for free delivery and the delivery time.',
      said: 'Shown in carts, mails and search engines.',
    }),
    policiesItem(facts),
    {
      id: 'products',
      title: 'Products',
      isRequired: true,
      isDone: publishedProducts > 0,
      text:
        publishedProducts > 0
          ? `Published products: ${publishedProducts}.`
          : 'Publish at least one product. The shop is empty until then.',
      page: '/products',
    },
    {
      id: 'rates',
      title: 'A GST rate for every product',
      isRequired: true,
      isDone: publishedProducts > 0 && productsWithoutRate === 0 && facts.unconfirmedRates.length === 0,
      text: ratesText(facts),
      page: '/settings/rates',
    },
    {
      id: 'owners',
      title: 'A second owner with a second factor',
      isRequired: false,
      isDone: securedOwners >= ENOUGH_OWNERS,
      text:
        securedOwners >= ENOUGH_OWNERS
          ? 'If one loses their phone, another can restore access.'
          : 'Invite another owner who sets up a second factor. A single owner who loses their phone is locked out.',
      page: '/staff',
    },
    {
      ...sectionItem('home', facts.home, 'Texts of the home page', {
        missing: 'The home page shows products, but no texts of your own.',
        said: 'Shown on the home page.',
      }),
      ...(facts.samplePoints.length > 0 && { isDone: false, text: pointsText(facts.samplePoints) }),
      isRequired: false,
    },
    {
      ...sectionItem('look', facts.look, 'Logo and colours', {
        missing:
          'Pages, mails and invoices show the name in place of a logo. Add a logo, an icon and your colours.',
        said: 'Shown on pages, mails and invoices.',
      }),
      isRequired: false,
    },
    serverItem('gateway', 'Online payment', facts.hasGateway, {
      missing: facts.isSandbox
        ? 'Anyone on this machine can approve payments of this sandbox. A live shop without a gateway has Cash on Delivery only: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.'
        : 'Shoppers can only pay on delivery. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
      said: 'Shoppers can pay online.',
    }),
    serverItem('mail', 'A mail server', facts.hasMailServer, {
      missing: 'Mails are not sent. Set SMTP_URL.',
      said: 'Mails are sent.',
    }),
    serverItem('address', 'The address of the shop', facts.hasOwnAddress, {
      missing: 'Links in mails lead to this machine. Set PUBLIC_URL to the https address of the shop.',
      said: 'Links in mails lead to the shop.',
    }),
  ];
}

function policiesItem({ unfinishedPolicies, outdatedPolicies }: OpeningFacts): ChecklistItem {
  const texts = [
    ...(unfinishedPolicies.length > 0 ? [`Missing, or with blanks: ${unfinishedPolicies.join(', ')}.`] : []),
    ...(outdatedPolicies.length > 0
      ? [
          `Published with other values than the settings: ${outdatedPolicies.map((slug) => POLICIES[slug]).join(', ')}. Publish a new version.`,
        ]
      : []),
  ];
  const [only] = outdatedPolicies.length + unfinishedPolicies.length === 1 ? outdatedPolicies : [];
  return {
    id: 'policies',
    title: 'Policies',
    isRequired: true,
    isDone: texts.length === 0,
    text: texts.join(' ') || 'Privacy, refund, shipping and terms are published.',
    page: only === undefined ? '/settings/policies' : policyDraftPage(only),
  };
}

function taxItem({ tax, isTaxAccepted }: OpeningFacts): ChecklistItem {
  const item = sectionItem('tax', tax, 'Tax rule', {
    missing: `Choose prices that include GST and the rates of HSN codes: ${WHY_INCLUSIVE}`,
    said: 'Carts, orders and invoices are taxed by it.',
  });
  if (tax !== 'said' || isTaxAccepted) return item;
  const text = `A live shop needs prices that include GST and the rates of HSN codes: ${WHY_INCLUSIVE} To choose otherwise at your own risk, set LIVE_PRICES_AT_MY_RISK=yes on the server.`;
  return { ...item, isDone: false, text };
}

/** SETTING-12. */
export function missingToOpen(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.filter(({ isRequired, isDone }) => isRequired && !isDone);
}

type Words = { readonly missing: string; readonly said: string };

function ratesText(facts: OpeningFacts): string {
  const { publishedProducts, productsWithoutRate, codesWithoutRate, unconfirmedRates } = facts;
  if (publishedProducts + productsWithoutRate === 0) {
    return 'Publish a product first: the rate follows from its HSN code.';
  }
  const texts = [
    productsWithoutRate > 0
      ? `Products without a rate for their HSN code, which can't be ordered: ${productsWithoutRate} (HSN ${codesWithoutRate.join(', ')}). Add the rate under Settings, GST rates, or correct the code of the product.`
      : '',
    unconfirmedRates.length > 0
      ? `The rates of these HSN codes are not confirmed: ${unconfirmedRates.join(', ')}.`
      : '',
  ].filter((text) => text !== '');
  return texts.join(' ') || 'Every product can be taxed.';
}

function statedItem(
  id: StatedSection,
  faults: readonly string[],
  title: string,
  words: Words,
): ChecklistItem {
  const isDone = faults.length === 0;
  const sample = faults.flatMap((fault) =>
    fault.endsWith(OF_SAMPLE) ? [fault.slice(0, -OF_SAMPLE.length)] : [],
  );
  const wrong = faults.filter((fault) => !fault.endsWith(OF_SAMPLE));
  const texts = [
    words.missing,
    ...(sample.length > 0 ? [`Still as in the sample shop: ${sample.join(', ')}.`] : []),
    ...(wrong.length > 0 ? [`To mend: ${wrong.join('; ')}.`] : []),
  ];
  const text = isDone ? words.said : texts.join(' ');
  return { id, title, isDone, isRequired: true, text, page: `/settings/${id}` };
}

/** Sample claims that a real shop may not make (Advertising and Claims Regulations 2018). */
function pointsText(points: readonly string[]): string {
  const named = points.map((point) => `'${point}'`).join(', ');
  return `Write your own points: those of the sample (${named}) claim what FSSAI does not allow or wants proven.`;
}

function sectionItem(id: string, state: SectionState, title: string, words: Words): ChecklistItem {
  const text =
    state === 'sample' ? 'It still says what the sample shop does. Please put in your own.' : words[state];
  return { id, title, isDone: state === 'said', isRequired: true, text, page: `/settings/${id}` };
}

// A live shop does not start without mail server and public URL.
function serverItem(id: string, title: string, isDone: boolean, words: Words): ChecklistItem {
  return { id, title, isDone, isRequired: false, text: isDone ? words.said : words.missing, page: null };
}
