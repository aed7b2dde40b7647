import type { ArrivalSetting } from '@ilaneer/domain/delivery/arrival';
import type { MethodsSetting } from '@ilaneer/domain/delivery/methods';
import type { DeliverySetting } from '@ilaneer/domain/setting/settings';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import type { ShopBrand } from '../../deps/deps.ts';
import { readSections, type Sections } from './read-sections.ts';
import { brandNow, shopBrandOf } from './shop-brand.ts';

export type CurrentSettings = {
  sections(): Sections;
  /** Always current. */
  readonly brand: ShopBrand;
  readonly delivery: DeliverySetting;
  readonly arrival: ArrivalSetting;
  readonly methods: MethodsSetting;
  refresh(): Promise<void>;
  /** Another process changed them: reread, old ones valid until then. */
  markStale(): void;
};

export type SettingDeps = { readonly settings: CurrentSettings };

const RETRY_MS = 1_000;

/** Loads and follows notifications. */
export async function openSettings({
  db,
  log,
  publicUrl,
}: {
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly publicUrl: string;
}): Promise<CurrentSettings> {
  let asked = 0;
  let shown = 0;
  let sections = await readSections(db);
  let brand = brandOf(sections, publicUrl);

  const refresh = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const read = await readSections(db);
    // A later read finished first.
    if (mine < shown) return;
    shown = mine;
    if (JSON.stringify(read) === JSON.stringify(sections)) return;
    sections = read;
    brand = brandOf(sections, publicUrl);
  };
  const markStale = (): void => {
    refresh().catch((err: unknown) => {
      log.warn({ err }, 'the settings could not be read again, and are soon');
      setTimeout(markStale, RETRY_MS).unref();
    });
  };
  return {
    sections: () => sections,
    brand: brandNow(() => brand),
    delivery: deliveryNow(() => sections.delivery.values),
    arrival: arrivalNow(() => sections.arrival.values),
    methods: {
      get methods() {
        return sections.methods.values.methods;
      },
    },
    refresh,
    markStale,
  };
}

function deliveryNow(current: () => DeliverySetting): DeliverySetting {
  return {
    get charge() {
      return current().charge;
    },
    get freeFrom() {
      return current().freeFrom;
    },
    get cashFee() {
      return current().cashFee;
    },
    get fewestDays() {
      return current().fewestDays;
    },
    get mostDays() {
      return current().mostDays;
    },
    get unprovenCash() {
      return current().unprovenCash;
    },
    get unprovenUnits() {
      return current().unprovenUnits;
    },
    get provenCash() {
      return current().provenCash;
    },
    get provenUnits() {
      return current().provenUnits;
    },
    get poorRecordCash() {
      return current().poorRecordCash;
    },
    get confirmCashFrom() {
      return current().confirmCashFrom;
    },
  };
}

function arrivalNow(current: () => ArrivalSetting): ArrivalSetting {
  return {
    get cutoff() {
      return current().cutoff;
    },
    get areas() {
      return current().areas;
    },
  };
}

function brandOf({ brand, look, seller, support, texts }: Sections, publicUrl: string): ShopBrand {
  const values = {
    brand: brand.values,
    look: look.values,
    seller: seller.values,
    support: support.values,
    texts: texts.values,
  };
  return shopBrandOf(values, publicUrl);
}
