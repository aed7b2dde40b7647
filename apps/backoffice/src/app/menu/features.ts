import { auditFeature } from '../../features/audit/feature.ts';
import { booksFeature } from '../../features/books/feature.ts';
import { catalogueFeature } from '../../features/catalogue/feature.ts';
import { couponsFeature } from '../../features/coupons/feature.ts';
import { customersFeature } from '../../features/customers/feature.ts';
import { lettersFeature } from '../../features/letters/feature.ts';
import { messagesFeature } from '../../features/messages/feature.ts';
import { ordersFeature } from '../../features/orders/feature.ts';
import { packingFeature } from '../../features/packing/feature.ts';
import { privacyFeature } from '../../features/privacy/feature.ts';
import { profileFeature } from '../../features/profile/feature.ts';
import { promotionsFeature } from '../../features/promotions/feature.ts';
import { reportsFeature } from '../../features/reports/feature.ts';
import { returnsFeature } from '../../features/returns/feature.ts';
import { reviewsFeature } from '../../features/reviews/feature.ts';
import { settingsFeature } from '../../features/settings/feature.ts';
import { staffFeature } from '../../features/staff/feature.ts';
import { stockFeature } from '../../features/stock/feature.ts';
import { todayFeature } from '../../features/today/feature.ts';
import { transferFeature } from '../../features/transfer/feature.ts';
import type { Feature, MenuEntry, PageEntry, ResultKind } from '../../parts/frame/feature.ts';

export const FEATURES: readonly Feature[] = [
  todayFeature,
  packingFeature,
  ordersFeature,
  returnsFeature,
  messagesFeature,
  customersFeature,
  reviewsFeature,
  lettersFeature,
  catalogueFeature,
  promotionsFeature,
  couponsFeature,
  stockFeature,
  transferFeature,
  reportsFeature,
  booksFeature,
  staffFeature,
  settingsFeature,
  privacyFeature,
  profileFeature,
  auditFeature,
];

export const MENU: readonly MenuEntry[] = FEATURES.flatMap(({ menu }) => menu);

export const PAGES: readonly PageEntry[] = [...MENU, ...FEATURES.flatMap(({ pages = [] }) => pages)];

export const RESULT_KINDS: readonly ResultKind[] = FEATURES.flatMap(({ results = [] }) => results);
