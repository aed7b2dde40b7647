import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import type { Deps } from './deps/deps.ts';
import type { PrivacyDeps } from './flows/privacy/personal-data.ts';
import type { OwnerOf } from './http/security-log/security-events.ts';
import type { SecurityLog } from './http/security-log/security-log.ts';
import type { AddressDeps } from './modules/address/pin-codes.ts';
import type { CatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import type { ContentDeps } from './modules/content/content-cache.ts';
import type { GalleryDeps } from './modules/gallery/gallery.ts';
import type { HealthDeps } from './modules/health/routes.ts';
import type { PaymentGateways } from './modules/payment/gateways/registry.ts';
import type { RestockDeps } from './modules/restock/restock-requests.ts';
import type { SocialLoginDeps } from './modules/social-login/provider.ts';
import type { SupportDeps } from './modules/support/write-ticket.ts';
import type { DrawDocument } from './modules/tax-document/drawing/document-printer.ts';

/** What the application is made of, the sum of what its nouns declare: everything with a side effect comes in here. */
export type AppDeps = Deps &
  SocialLoginDeps &
  AddressDeps &
  ContentDeps &
  GalleryDeps &
  RestockDeps &
  SupportDeps &
  PrivacyDeps &
  HealthDeps &
  HttpDeps & {
    /** Keys the hashes of gift cards' codes. */
    readonly giftCardSecret: string;
    readonly catalogue: CatalogueCache;
    /** Who collects money for the shop, and who did before. */
    readonly gateways: PaymentGateways;
    /** What goods bear by their HSN codes; null at the flat 18 %. */
    readonly hsnRates: HsnRates | null;
    readonly drawDocument: DrawDocument;
  };

/** What only the edge of the application works with. */
type HttpDeps = {
  readonly config: {
    readonly trustedProxies: readonly string[];
    readonly corsOrigins: readonly string[];
  };
  readonly security: SecurityLog;
  readonly ownerOf: OwnerOf;
  /** How far the process may fall behind before it turns requests away; 0: it never does. */
  readonly longestLoopDelayMs: number;
  /** Folders of static files; null where there are none (tests of the API). */
  readonly storefrontDir: string | null;
  readonly picturesDir: string | null;
};
