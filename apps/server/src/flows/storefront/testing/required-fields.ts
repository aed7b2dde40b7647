/** Google's structured data requirements, November 2026. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  OnlineStore: ['name', 'url', 'logo'],
  LocalBusiness: ['name', 'address'],
  Product: ['name', 'image', 'offers', 'description', 'sku', 'brand'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  ShippingService: ['shippingConditions'],
  ShippingConditions: ['shippingRate'],
  MonetaryAmount: ['currency'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  Blog: ['name', 'url', 'publisher'],
  AboutPage: ['name', 'url', 'mainEntity'],
  WebPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** Missing or empty, recursively. */
export function requiredProblems(data: unknown, at = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => requiredProblems(one, `${at}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const fields = new Map<string, unknown>(Object.entries(data));
  const type = fields.get('@type');
  const required = typeof type === 'string' ? (REQUIRED[type] ?? []) : [];
  const missing = required
    .filter((name) => isEmpty(fields.get(name)))
    .map((name) => `${at}: ${String(type)} without ${name}`);
  const relative = [...fields]
    .filter(([name, value]) => ADDRESSES.has(name) && typeof value === 'string' && !/^https?:/.test(value))
    .map(([name]) => `${at}: ${name} is no whole address`);
  const within = [...fields].flatMap(([name, value]) => requiredProblems(value, `${at}.${name}`));
  return [...missing, ...relative, ...within];
}

const ADDRESSES = new Set(['url', 'image', 'logo', 'item', 'merchantReturnLink']);

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
