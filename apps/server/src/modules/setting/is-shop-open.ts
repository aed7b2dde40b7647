import type { Deps } from '../../deps/deps.ts';
import type { SettingDeps } from './current-settings.ts';

/** Whether shoppers see the shop: a sandbox always, a live shop once staff have opened it (SETTING-12). */
export function isShopOpen({ config, settings }: Pick<Deps, 'config'> & SettingDeps): boolean {
  return config.mode === 'sandbox' || settings.sections().opening.values.openedAt !== null;
}
