import type { DeliverySetting } from '@ilaneer/domain/setting/settings';
import type { SeriesPrefixes } from '@ilaneer/domain/tax-document/financial-year';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AuditKey } from './keys.ts';

/**
 * What every use case may work with. What a noun brings besides is declared beside the noun (`CatalogueDeps`), and the
 * sum of all is made once, in `process/`.
 */
export type Deps = {
  readonly db: PooledDatabase;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly brand: ShopBrand;
  /** What delivery costs and how long it takes, as the settings say now. */
  readonly delivery: DeliverySetting;
  readonly config: ShopSettings;
  readonly log: FastifyBaseLogger;
  /** What the audit log is chained with. */
  readonly auditKey: AuditKey;
};

/** What acts are noted with: no key is needed where the shop itself acts, which the log leaves out. */
export type AuditedDeps = Pick<Deps, 'now'> & { readonly auditKey: AuditKey | null };

/** Whom the shop belongs to. */
export type ShopBrand = {
  readonly name: string;
  readonly state: string;
  readonly seller: Seller;
  /** What the numbers of its tax documents begin with. */
  readonly series: SeriesPrefixes;
  /** What it sells, in a sentence, for those who find it elsewhere. */
  readonly description: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Its pages on social networks. */
  readonly profiles: readonly string[];
};

/** What a mail is written with. */
export type MailDeps = Pick<Deps, 'newId' | 'brand' | 'config'>;

/** What use cases read of the configuration. */
export type ShopSettings = {
  readonly mode: 'sandbox' | 'live';
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Whether what is paid in cash is rounded to the rupee (PAYMENT-23). */
  readonly roundsCash: boolean;
};
