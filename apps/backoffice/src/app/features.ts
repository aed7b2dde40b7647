import { auditFeature } from '../features/audit/feature.ts';
import { transferFeature } from '../features/transfer/feature.ts';
import type { Feature, MenuEntry, ResultKind } from '../parts/frame/feature.ts';

/** Every noun of the staff app, in the order of the menu. */
export const FEATURES: readonly Feature[] = [auditFeature, transferFeature];

export const MENU: readonly MenuEntry[] = FEATURES.flatMap(({ menu }) => menu);

export const RESULT_KINDS: readonly ResultKind[] = FEATURES.flatMap(({ results = [] }) => results);
