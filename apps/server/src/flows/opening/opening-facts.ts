import type { OpeningFacts, SectionState } from '@ilaneer/domain/setting/opening-checklist';
import { unfinishedPolicies } from '@ilaneer/domain/setting/policies';
import { isLawfulTax, isOfSample, type SettingKey } from '@ilaneer/domain/setting/settings';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import type { ContentDeps } from '../../modules/content/content.ts';
import type { PaymentDeps } from '../../modules/payment/payment.ts';
import type { SettingDeps } from '../../modules/setting/setting.ts';
import { countSecuredOwners } from '../../modules/staff/staff.ts';

/** What the checklist looks at beside the database. */
export type OpeningDeps = SettingDeps &
  CatalogueDeps &
  ContentDeps &
  PaymentDeps & {
    readonly config: { readonly smtpUrl: string | null; readonly acceptsOtherPrices: boolean };
    /** Puts the sample catalogue into an empty one. */
    readonly loadSampleCatalogue: (tx: Database) => Promise<void>;
  };

/** What is known of the shop now. */
export async function openingFacts(deps: Pick<Deps, 'db' | 'config'> & OpeningDeps): Promise<OpeningFacts> {
  const { config, gateways } = deps;
  const [catalogue, { pages }, securedOwners] = await Promise.all([
    deps.catalogue.current(),
    deps.content.current(),
    countSecuredOwners(deps.db),
  ]);
  const groups = await catalogue.groups([]);
  const productsWithoutRate = await catalogue.countUnrated();
  const sections = deps.settings.sections();
  const stateOf = (key: SettingKey): SectionState => {
    const { version, values } = sections[key];
    return version === 0 ? 'missing' : isOfSample(values) ? 'sample' : 'said';
  };
  return {
    brand: stateOf('brand'),
    seller: stateOf('seller'),
    support: stateOf('support'),
    tax: stateOf('tax'),
    isTaxAccepted: config.mode !== 'live' || config.acceptsOtherPrices || isLawfulTax(sections.tax.values),
    delivery: stateOf('delivery'),
    home: stateOf('home'),
    unfinishedPolicies: unfinishedPolicies(new Map(pages.map(({ slug, html }) => [slug, html]))),
    publishedProducts: groups.reduce((sum, { count }) => sum + count, 0) - productsWithoutRate,
    productsWithoutRate,
    // The sandbox's own moves no money.
    hasGateway: gateways.all.some(({ name }) => name !== 'sandbox'),
    hasMailServer: config.smtpUrl !== null,
    hasOwnAddress: config.publicUrl.startsWith('https://'),
    securedOwners,
  };
}
