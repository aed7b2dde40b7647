import { type CheckoutStep, stepName } from '@ilaneer/domain/report/visit-name';
import type { DataRouter } from 'react-router';
import { watchVitals } from './watch-vitals.ts';

const STEPS: Readonly<Record<string, CheckoutStep>> = {
  '/cart': 'cart',
  '/address': 'address',
  '/payment': 'payment',
  '/order-complete': 'placed',
  '/payment-success': 'placed',
};

/** The server takes no more in a call. */
const MOST_NAMES = 20;

/** Counts of this page load, without cookie or id; sent when the page is left (REPORT-10). */
export function watchVisits(router: DataRouter): void {
  let waiting: string[] = [];
  const counted = new Set<CheckoutStep>();
  const follow = (pathname: string) => {
    const step = STEPS[pathname];
    if (step === undefined || counted.has(step)) return;
    counted.add(step);
    waiting.push(stepName(step));
  };
  follow(router.state.location.pathname);
  router.subscribe(({ location }) => follow(location.pathname));
  const takeVitals = watchVitals(router.state.location.pathname);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    waiting.push(...takeVitals());
    for (let at = 0; at < waiting.length; at += MOST_NAMES) send(waiting.slice(at, at + MOST_NAMES));
    waiting = [];
  });
}

function send(names: readonly string[]): void {
  const body = new Blob([JSON.stringify({ names })], { type: 'application/json' });
  navigator.sendBeacon('/api/visit-counts', body);
}
