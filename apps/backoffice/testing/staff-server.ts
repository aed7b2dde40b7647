import type { getHistory } from '@ilaneer/contract/staff/audit';
import type { listSitePages } from '@ilaneer/contract/staff/content/site-pages';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import type { listCouriers } from '@ilaneer/contract/staff/parcels/courier-booking';
import type { listSavedViews } from '@ilaneer/contract/staff/saved-views';
import type { searchStaff } from '@ilaneer/contract/staff/search';
import type { getCounts } from '@ilaneer/contract/staff/today';
import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';
import { onTestFinished, vi } from 'vitest';

export type StaffServer = FakeCalls & {
  /** The shop answers these addresses with 404; all others exist. */
  readonly missPages: (...paths: readonly string[]) => void;
  /** Reports a colleague's change over the live connection. */
  readonly announce: (change: LiveChange) => void;
};

/** No saved views, empty history, no search results, nothing that waits, no couriers, no pages of the shop to propose. */
export function openStaffServer(): StaffServer {
  const { calls, serve } = openFakeCalls();
  calls.answer<typeof listSavedViews>('GET', '/staff/saved-views', { success: true, views: [] });
  calls.answer<typeof getHistory>('GET', '/staff/history/:kind/:objectId', {
    success: true,
    entries: [],
    next: null,
  });
  calls.answer<typeof getCounts>('GET', '/staff/counts', {
    success: true,
    counts: { orders: null, packing: null, returns: null, messages: null, reviews: null },
  });
  calls.answer<typeof searchStaff>('GET', '/staff/search', { success: true, results: [] });
  calls.answer<typeof listSitePages>('GET', '/staff/site-pages', { success: true, pages: [] });
  calls.answer<typeof listCouriers>('GET', '/staff/packing/couriers', { success: true, couriers: [] });
  const missing = new Set<string>();
  serve('HEAD', '/.*', async ({ url }) => {
    return new Response(null, { status: missing.has(new URL(url).pathname) ? 404 : 200 });
  });
  const live = new EventTarget();
  vi.stubGlobal('EventSource', sourceOf(live));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    ...calls,
    missPages: (...paths) => {
      for (const path of paths) missing.add(path);
    },
    announce: (change) => live.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(change) })),
  };
}

/** Replaces EventSource: relays `live`. */
function sourceOf(live: EventTarget) {
  return class extends EventTarget {
    readonly pass = (event: Event) => {
      if (event instanceof MessageEvent)
        this.dispatchEvent(new MessageEvent('changed', { data: event.data }));
    };

    constructor() {
      super();
      live.addEventListener('changed', this.pass);
    }

    close() {
      live.removeEventListener('changed', this.pass);
    }
  };
}
