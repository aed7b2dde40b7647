import type { LookSetting } from '@ilaneer/domain/look/look';
import type { RateEntry } from '@ilaneer/domain/pricing/rate-table';
import {
  isSamplePoint,
  type OpeningFacts,
  type SectionState,
} from '@ilaneer/domain/setting/opening-checklist';
import { unfinishedPolicies } from '@ilaneer/domain/setting/policies';
import { isLawfulTax, isOfSample, type SettingKey } from '@ilaneer/domain/setting/settings';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import { type ContentDeps, findSitePage, type PolicyDeps } from '../../modules/content/content.ts';
import type { PaymentDeps } from '../../modules/payment/payment.ts';
import { faultsOf, type SettingDeps } from '../../modules/setting/setting.ts';
import { countSecuredOwners } from '../../modules/staff/staff.ts';
import { unconfirmedRates } from './unconfirmed-rates.ts';

export type OpeningDeps = SettingDeps &
  CatalogueDeps &
  ContentDeps &
  PaymentDeps &
  Pick<PolicyDeps, 'priceMode'> & {
    readonly config: { readonly smtpUrl: string | null; readonly acceptsOtherPrices: boolean };
    readonly rateEntries: readonly RateEntry[];
    /** Puts the sample catalogue into an empty one. */
    readonly loadSampleCatalogue: (tx: Database) => Promise<void>;
  };

export async function openingFacts(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'brand' | 'delivery'> & OpeningDeps,
  outdatedPolicies: OpeningFacts['outdatedPolicies'],
): Promise<OpeningFacts> {
  const { config, gateways } = deps;
  const [catalogue, { pages }, home, securedOwners] = await Promise.all([
    deps.catalogue.current(),
    deps.content.current(),
    findSitePage(deps.db, 'home', deps.now()),
    countSecuredOwners(deps.db),
  ]);
  const groups = await catalogue.groups(null);
  const unrated = groups.filter(({ hsnCode }) => !catalogue.hasRate(hsnCode));
  const productsWithoutRate = unrated.reduce((sum, { count }) => sum + count, 0);
  const sections = deps.settings.sections();
  const stateOf = (key: SettingKey): SectionState => {
    const { version, values } = sections[key];
    return version === 0 ? 'missing' : isOfSample(values) ? 'sample' : 'said';
  };
  return {
    faults: faultsOf(sections),
    tax: stateOf('tax'),
    isTaxAccepted: config.mode !== 'live' || config.acceptsOtherPrices || isLawfulTax(sections.tax.values),
    delivery: stateOf('delivery'),
    home: home === null ? 'missing' : isOfSample(home.latest.sections) ? 'sample' : 'said',
    look: lookState(sections.look.values),
    samplePoints: (home?.latest.sections ?? []).flatMap((section) =>
      section.kind === 'intro' ? section.points.map(({ title }) => title).filter(isSamplePoint) : [],
    ),
    isSandbox: config.mode === 'sandbox',
    unfinishedPolicies: unfinishedPolicies(new Map(pages.map(({ slug, html }) => [slug, html]))),
    outdatedPolicies,
    publishedProducts: groups.reduce((sum, { count }) => sum + count, 0) - productsWithoutRate,
    productsWithoutRate,
    codesWithoutRate: [...new Set(unrated.map(({ hsnCode }) => hsnCode))].toSorted(),
    unconfirmedRates: await unconfirmedRates(deps),
    // The sandbox gateway moves no money.
    hasGateway: gateways.all.some(({ name }) => name !== 'sandbox'),
    hasMailServer: config.smtpUrl !== null,
    hasOwnAddress: config.publicUrl.startsWith('https://'),
    securedOwners,
  };
}

/** Pictures of the content folder are the sample's. */
function lookState({ pictures: { logo } }: LookSetting): SectionState {
  if (logo === '') return 'missing';
  return logo.startsWith('photos/') ? 'said' : 'sample';
}
