import type { Logger } from 'pino';
import type { AppDeps } from '../app-deps.ts';
import { listen } from '../db/announcements.ts';
import type { LiveChanges } from '../modules/audit/audit.ts';

/** Invalidates caches on other processes' changes; returns the stop. */
export async function subscribeToChanges(
  url: string,
  log: Logger,
  {
    catalogue,
    content,
    stores,
    settings,
    sessions,
    changes,
    rereadKeys,
  }: Pick<AppDeps, 'catalogue' | 'content' | 'stores' | 'settings' | 'sessions'> & {
    readonly changes: LiveChanges;
    readonly rereadKeys: () => void;
  },
): Promise<() => Promise<void>> {
  const announcements = await listen(url, {
    on: {
      catalogue_changed: catalogue.markStale,
      content_changed: content.markStale,
      settings_changed: settings.markStale,
      stores_changed: stores.markStale,
      session_revoked: sessions.forget,
      staff_changed: changes.tell,
      keys_changed: rereadKeys,
    },
    onGap: () => {
      catalogue.markStale();
      content.markStale();
      settings.markStale();
      stores.markStale();
      sessions.forgetAll();
      rereadKeys();
      changes.reportGap();
    },
    onError: (err) => log.warn({ err }, 'the listening connection broke'),
  });
  return announcements.close;
}
