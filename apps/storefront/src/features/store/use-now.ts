import { createStore } from '@ilaneer/client/store';

const MINUTE_MS = 60_000;

const clock = createStore<Date | null>(
  new Date(),
  () => {
    const tick = () => clock.set(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  },
  null,
);

/** Updates every minute. Null on the server, whose pages are cached. */
export const useNow = clock.use;
