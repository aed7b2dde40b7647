import type { getHistory } from '@ilaneer/contract/staff/audit';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import type { listSavedViews } from '@ilaneer/contract/staff/saved-views';
import type { searchStaff } from '@ilaneer/contract/staff/search';
import type { getCounts } from '@ilaneer/contract/staff/today';
import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';
import { onTestFinished, vi } from 'vitest';

export type StaffServer = FakeCalls & {
  /** Reports a colleague's change over the live connection. */
  readonly announce: (change: LiveChange) => void;
};

/** No saved views, empty history, no search results, nothing that waits. */
export function openStaffServer(): StaffServer {
  const { calls } = openFakeCalls();
  calls.answer<typeof listSavedViews>('GET', '/staff/saved-views', { success: true, views: [] });
  calls.answer<typeof getHistory>('GET', '/staff/history/:kind/:objectId', {
    success: true,
    entries: [],
    next: null,
  });
  calls.answer<typeof getCounts>('GET', '/staff/counts', {
    success: true,
    counts: { orders: null, packing: null, returns: null, messages: null },
  });
  calls.answer<typeof searchStaff>('GET', '/staff/search', { success: true, results: [] });
  const live = new EventTarget();
  vi.stubGlobal('EventSource', sourceOf(live));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    ...calls,
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
