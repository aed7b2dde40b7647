import type { SettingDeps } from './current-settings.ts';

/** Whether shoppers see the shop: the sample shop from its first start, every other once staff have opened it (SETTING-12). */
export function isShopOpen({ settings }: SettingDeps): boolean {
  return settings.sections().opening.values.openedAt !== null;
}
