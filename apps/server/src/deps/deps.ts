import type { DeliverySetting } from '@ilaneer/domain/setting/settings';
import type { SeriesPrefixes } from '@ilaneer/domain/tax-document/financial-year';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AuditKey } from './keys.ts';

/**
 * Dependencies of every use case. Nouns declare theirs beside them (`CatalogueDeps`); all are wired in
 * `process/`.
 */
export type Deps = {
  readonly db: PooledDatabase;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly brand: ShopBrand;
  /** Current delivery settings. */
  readonly delivery: DeliverySetting;
  readonly config: ShopSettings;
  readonly log: FastifyBaseLogger;
  /** Chain key of the audit log. */
  readonly auditKey: AuditKey;
};

/** Null key where only the shop itself acts, which is not audited. */
export type AuditedDeps = Pick<Deps, 'now'> & { readonly auditKey: AuditKey | null };

export type ShopBrand = {
  readonly name: string;
  readonly state: string;
  readonly seller: Seller;
  /** Prefixes of document numbers. */
  readonly series: SeriesPrefixes;
  /** One sentence for search engines and links. */
  readonly description: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Social profiles. */
  readonly profiles: readonly string[];
};

/** For composing mails. */
export type MailDeps = Pick<Deps, 'newId' | 'brand' | 'config'>;

/** Configuration for use cases. */
export type ShopSettings = {
  readonly mode: 'sandbox' | 'live';
  /** Without trailing slash. */
  readonly publicUrl: string;
  /** Cash rounding (PAYMENT-23). */
  readonly roundsCash: boolean;
};
