import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import type { Deps } from './deps/deps.ts';
import type { SecurityLog } from './http/security-log/security-log.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RememberingSessionCheck } from './modules/account/session/session-check.ts';
import type { CatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import type { ContentCache } from './modules/content/content-cache.ts';
import type { Gallery } from './modules/gallery/gallery.ts';
import type { PaymentGateways } from './modules/payment/gateways/registry.ts';
import type { SignInProviders } from './modules/social-login/provider.ts';
import type { DrawDocument } from './modules/tax-document/document-printer.ts';
import type { Config } from './process/config.ts';

/** What the application is made of: everything with a side effect comes in here. */
export type AppDeps = Omit<Deps, 'config' | 'jobs'> & {
  readonly config: Pick<
    Config,
    'mode' | 'publicUrl' | 'rateLimits' | 'metricsToken' | 'messageBudgets' | 'trustedProxies' | 'corsOrigins'
  >;
  readonly jwtSecret: string;
  /** Keys the hashes of gift cards' codes. */
  readonly giftCardSecret: string;
  readonly sessions: RememberingSessionCheck;
  readonly catalogue: CatalogueCache;
  readonly content: ContentCache;
  readonly gallery: Gallery;
  readonly jobs: Jobs;
  /** Who collects money for the shop, and who did before. */
  readonly gateways: PaymentGateways;
  readonly pinCodes: readonly PinCodeRange[];
  /** What goods bear by their HSN codes; null at the flat 18 %. */
  readonly hsnRates: HsnRates | null;
  /** Whether an SMS would reach anybody; a live shop needs a gateway for that. */
  readonly canSendSms: boolean;
  readonly signInProviders: SignInProviders;
  readonly drawDocument: DrawDocument;
  readonly security: SecurityLog;
  /** How far the process may fall behind before it turns requests away; 0: it never does. */
  readonly longestLoopDelayMs: number;
  /** Folders of static files; null where there are none (tests of the API). */
  readonly storefrontDir: string | null;
  readonly picturesDir: string | null;
};
