import type { Deps } from './deps/deps.ts';
import type { PrinterDeps } from './drawing/document-printer.ts';
import type { PaintDeps } from './drawing/pictures/picture-painter.ts';
import type { MailboxDeps } from './flows/message-desk/message-desk.ts';
import type { OpeningDeps } from './flows/opening/opening.ts';
import type { PrivacyDeps } from './flows/privacy/privacy.ts';
import type { PreviewDeps, StorefrontDeps } from './flows/storefront/storefront.ts';
import type { OwnerOf } from './http/security-events.ts';
import type { MessageBudgets } from './messages/within-budget.ts';
import type { AddressDeps } from './modules/address/address.ts';
import type { AttackDeps } from './modules/attack/attack.ts';
import type { LiveDeps } from './modules/audit/audit.ts';
import type { CatalogueDeps } from './modules/catalogue/catalogue.ts';
import type { ContentDeps, PolicyDeps } from './modules/content/content.ts';
import type { GalleryDeps } from './modules/gallery/gallery.ts';
import type { GiftCardDeps } from './modules/gift-card/gift-card.ts';
import type { HealthDeps } from './modules/health/health.ts';
import type { LetterDeps } from './modules/letter/letter.ts';
import type { CourierDeps, CouriersDeps } from './modules/parcel/parcel.ts';
import type { PaymentDeps } from './modules/payment/payment.ts';
import type { LogoDeps, PictureDeps } from './modules/picture/picture.ts';
import type { RestockDeps } from './modules/restock/restock.ts';
import type { SearchDeps } from './modules/search/search.ts';
import type { SettingDeps } from './modules/setting/setting.ts';
import type { SocialLoginDeps } from './modules/social-login/social-login.ts';
import type { StaffDeps } from './modules/staff/staff.ts';
import type { StoreDeps } from './modules/store/store.ts';
import type { SupportDeps } from './modules/support/support.ts';
import type { TaxRateDeps } from './modules/tax-rate/tax-rate.ts';
import type { Tracing } from './telemetry/tracing.ts';

export type AppDeps = Deps &
  SocialLoginDeps &
  AddressDeps &
  AttackDeps &
  CatalogueDeps &
  ContentDeps &
  CourierDeps &
  CouriersDeps &
  GalleryDeps &
  GiftCardDeps &
  LetterDeps &
  MailboxDeps &
  OpeningDeps &
  PaymentDeps &
  PolicyDeps &
  PictureDeps &
  LogoDeps &
  PrinterDeps &
  PaintDeps &
  RestockDeps &
  SearchDeps &
  SettingDeps &
  StoreDeps &
  StaffDeps &
  LiveDeps &
  SupportDeps &
  TaxRateDeps &
  PrivacyDeps &
  PreviewDeps &
  StorefrontDeps &
  HealthDeps &
  HttpDeps;

type HttpDeps = {
  readonly config: {
    readonly messageBudgets: MessageBudgets;
    readonly trustedProxies: readonly string[];
    readonly corsOrigins: readonly string[];
  };
  readonly tracing: Tracing | null;
  readonly ownerOf: OwnerOf;
  /** Overload limit of the event loop in ms; 0: off. */
  readonly longestLoopDelayMs: number;
  readonly storefrontDir: string | null;
  readonly backofficeDir: string | null;
  readonly picturesDir: string | null;
};
