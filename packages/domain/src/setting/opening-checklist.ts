import { OF_SAMPLE, type StatedSection } from './section-faults.ts';
import { WHY_INCLUSIVE } from './settings.ts';

/** What is known of a shop that is to open. */
export type OpeningFacts = {
  /** What nobody has said of its own, or not as the law wants it, by the names of the fields. */
  readonly faults: Readonly<Record<StatedSection, readonly string[]>>;
  readonly tax: SectionState;
  /** Prices include GST at the rates of HSN codes, or the operator answers for another choice. */
  readonly isTaxAccepted: boolean;
  readonly delivery: SectionState;
  readonly home: SectionState;
  /** Titles of points on the home page that are those of the sample shop. */
  readonly samplePoints: readonly string[];
  /** Pages that the law asks for, and that are not there or have blanks left. */
  readonly unfinishedPolicies: readonly string[];
  readonly publishedProducts: number;
  /** Published products whose HSN code has no rate. */
  readonly productsWithoutRate: number;
  /** HSN codes of published products whose rate nobody has confirmed; none where another rule taxes them. */
  readonly unconfirmedRates: readonly string[];
  /** It has a gateway of its own, which moves no money. */
  readonly isSandbox: boolean;
  readonly hasGateway: boolean;
  readonly hasMailServer: boolean;
  readonly hasOwnAddress: boolean;
  /** Active owners with a second factor. */
  readonly securedOwners: number;
};

/** `sample`: it still says what the sample shop does. */
export type SectionState = 'missing' | 'sample' | 'said';

/** One thing that has to be in place before `MODE=live` opens; `id` stays when words change. */
export type ChecklistItem = {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  /** Without it the shop does not open; others are advice. */
  readonly isRequired: boolean;
  /** What is missing and how it is mended; what is in place, when it is done. */
  readonly text: string;
  /** Where it is mended in the staff app; null where whoever runs the server does. */
  readonly page: string | null;
};

const ENOUGH_OWNERS = 2;

/** What is in place and what is missing before a live shop opens, in the order in which it is mended best (SETTING-6). */
export function openingChecklist(facts: OpeningFacts): ChecklistItem[] {
  const { unfinishedPolicies, publishedProducts, productsWithoutRate, securedOwners } = facts;
  return [
    statedItem('brand', facts.faults.brand, 'Name and description', {
      missing: 'Say what the shop is called and what it sells: mails, pages and search engines show it.',
      said: 'Mails, pages and search engines show it.',
    }),
    statedItem('seller', facts.faults.seller, 'Company, GSTIN and FSSAI licence', {
      missing: 'Every invoice must name the seller with address, GSTIN and FSSAI licence.',
      said: 'Every new invoice names them.',
    }),
    statedItem('support', facts.faults.support, 'Contacts and grievance officer', {
      missing: 'Shoppers must find an e-mail address, a phone number and a grievance officer by name.',
      said: 'Shoppers find them on every page.',
    }),
    taxItem(facts),
    sectionItem('delivery', facts.delivery, 'Delivery charge and days', {
      missing: 'Say what delivery costs, from when it is free and how long it takes.',
      said: 'Carts, mails and search engines say it.',
    }),
    {
      id: 'policies',
      title: 'Policies',
      isRequired: true,
      isDone: unfinishedPolicies.length === 0,
      text:
        unfinishedPolicies.length === 0
          ? 'Privacy, refund, shipping and terms are there.'
          : `Not there yet, or with blanks left: ${unfinishedPolicies.join(', ')}.`,
      page: '/settings/policies',
    },
    {
      id: 'products',
      title: 'Something to sell',
      isRequired: true,
      isDone: publishedProducts > 0,
      text:
        publishedProducts > 0
          ? `Published products: ${publishedProducts}.`
          : 'Publish at least one product: until then shoppers find an empty shop.',
      page: '/products',
    },
    {
      id: 'rates',
      title: 'A GST rate for every product',
      isRequired: true,
      isDone: productsWithoutRate === 0 && facts.unconfirmedRates.length === 0,
      text: ratesText(facts),
      page: productsWithoutRate > 0 ? '/products' : '/settings/rates',
    },
    {
      id: 'owners',
      title: 'A second owner with a second factor',
      isRequired: false,
      isDone: securedOwners >= ENOUGH_OWNERS,
      text:
        securedOwners >= ENOUGH_OWNERS
          ? 'If one loses their phone, another lets them in again.'
          : 'Invite another owner and have them set up their second factor: one who loses their phone is locked out alone.',
      page: '/staff',
    },
    {
      ...sectionItem('home', facts.home, 'Words of the home page', {
        missing: 'Shoppers find products there and nothing of your own.',
        said: 'They stand on the home page.',
      }),
      ...(facts.samplePoints.length > 0 && { isDone: false, text: pointsText(facts.samplePoints) }),
      isRequired: false,
    },
    serverItem('gateway', 'Online payment', facts.hasGateway, {
      missing: facts.isSandbox
        ? 'Anybody on this machine approves payments of this sandbox. A live shop without a gateway is paid on delivery only: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.'
        : 'Shoppers can pay on delivery only. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
      said: 'Shoppers can pay online.',
    }),
    serverItem('mail', 'A mail server', facts.hasMailServer, {
      missing: 'Nobody gets a mail. Set SMTP_URL.',
      said: 'Mails are sent.',
    }),
    serverItem('address', 'The address of the shop', facts.hasOwnAddress, {
      missing: 'Links in mails lead to this machine. Set PUBLIC_URL to the https address that shoppers type.',
      said: 'Links in mails lead to the shop.',
    }),
  ];
}

function taxItem({ tax, isTaxAccepted }: OpeningFacts): ChecklistItem {
  const item = sectionItem('tax', tax, 'Tax rule', {
    missing: `Choose prices that include GST and the rates of HSN codes: ${WHY_INCLUSIVE}`,
    said: 'Carts, orders and invoices are taxed by it.',
  });
  if (tax !== 'said' || isTaxAccepted) return item;
  const text = `A live shop needs prices that include GST and the rates of HSN codes: ${WHY_INCLUSIVE} Whoever answers for another choice sets LIVE_PRICES_AT_MY_RISK=yes on the server.`;
  return { ...item, isDone: false, text };
}

/** What keeps the shop from opening (SETTING-12). */
export function missingToOpen(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.filter(({ isRequired, isDone }) => isRequired && !isDone);
}

type Words = { readonly missing: string; readonly said: string };

function ratesText({ productsWithoutRate, unconfirmedRates }: OpeningFacts): string {
  const texts = [
    productsWithoutRate > 0
      ? `Products without a rate for their HSN code, which nobody can order: ${productsWithoutRate}.`
      : '',
    unconfirmedRates.length > 0
      ? `Nobody has confirmed the rates of these HSN codes: ${unconfirmedRates.join(', ')}.`
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

/** What stands on the sample's home page may not be claimed by a shop that sells (Advertising and Claims Regulations 2018). */
function pointsText(points: readonly string[]): string {
  const named = points.map((point) => `'${point}'`).join(', ');
  return `Write your own points: those of the sample (${named}) claim what FSSAI does not allow or wants proven.`;
}

function sectionItem(id: string, state: SectionState, title: string, words: Words): ChecklistItem {
  const text =
    state === 'sample' ? 'It still says what the sample shop does. Please put in your own.' : words[state];
  return { id, title, isDone: state === 'said', isRequired: true, text, page: `/settings/${id}` };
}

// A live shop does not even start without a mail server and an address of its own.
function serverItem(id: string, title: string, isDone: boolean, words: Words): ChecklistItem {
  return { id, title, isDone, isRequired: false, text: isDone ? words.said : words.missing, page: null };
}
