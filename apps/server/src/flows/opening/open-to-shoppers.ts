import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { changeSetting } from '../../modules/setting/setting.ts';
import { missingNow } from './checklist.ts';
import type { OpeningDeps } from './opening-facts.ts';

/** SETTING-12. Errors: all missing items. */
export async function openToShoppers(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'auditKey' | 'brand' | 'delivery'> & OpeningDeps,
  actor: Actor,
): Promise<Result<null, Failure>> {
  await deps.settings.refresh();
  const { values, version } = deps.settings.sections().opening;
  if (values.openedAt !== null) return err({ code: 'SHOP_OPEN_ALREADY' });
  const missing = await missingNow(deps);
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => title).join(', ');
    return err({
      code: 'SHOP_NOT_READY',
      message: `Still missing before the shop opens: ${titles}.`,
      data: { missing },
    });
  }
  const typed = { ...values, openedAt: deps.now().toISOString() };
  const changed = await changeSetting(deps, actor, {
    key: 'opening',
    version,
    typed,
    action: 'opened the shop',
  });
  if (changed.ok) return ok(null);
  return changed.error.code === 'VERSION_STALE' ? err({ code: 'SHOP_OPEN_ALREADY' }) : changed;
}
