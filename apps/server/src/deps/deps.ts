import type { ArrivalSetting } from '@ilaneer/domain/delivery/arrival';
import type { MethodsSetting } from '@ilaneer/domain/delivery/methods';
import type { DeliverySetting } from '@ilaneer/domain/setting/settings';
import type { SeriesPrefixes } from '@ilaneer/domain/tax-document/financial-year';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailBrand } from '../messages/letter-content.ts';
import type { AuditKey } from './keys.ts';

/** Nouns declare theirs beside them (`CatalogueDeps`); all are wired in `process/`. */
export type Deps = {
  readonly db: PooledDatabase;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly brand: ShopBrand;
  readonly delivery: DeliverySetting;
  readonly arrival: ArrivalSetting;
  readonly methods: MethodsSetting;
  readonly config: ShopSettings;
  readonly log: FastifyBaseLogger;
  readonly auditKey: AuditKey;
};

/** Null key where only the shop itself acts, which is not audited. */
export type AuditedDeps = Pick<Deps, 'now'> & { readonly auditKey: AuditKey | null };

export type ShopBrand = MailBrand & {
  /** In another script; may be empty. */
  readonly localName: string;
  readonly state: string;
  readonly seller: Seller;
  readonly series: SeriesPrefixes;
  readonly description: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly profiles: readonly string[];
};

export type MailDeps = Pick<Deps, 'newId' | 'brand' | 'config'>;

export type ShopSettings = {
  readonly mode: 'sandbox' | 'live';
  readonly publicUrl: string;
  /** Cash rounding (PAYMENT-23). */
  readonly roundsCash: boolean;
};
