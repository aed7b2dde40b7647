import type { RouterNavigateOptions } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';

/** A fake history with manual timing, and a router. */
async function openShop() {
  const listeners: ((event: object) => void)[] = [];
  const entries: { state: unknown; address: string }[] = [{ state: { idx: 0 }, address: '/' }];
  const asked: number[] = [];
  const subscribers: ((state: object) => void)[] = [];
  const layer = { isOpen: false, tell: () => {} };
  let at = 0;
  const now = () => entries[at] ?? { state: null, address: 'another site' };
  const pop = () => {
    let isStopped = false;
    for (const listen of listeners) {
      if (!isStopped) listen({ stopImmediatePropagation: () => (isStopped = true) });
    }
    if (isStopped) return;
    router.state = { ...router.state, navigation: { state: 'loading' } };
  };
  const browser = {
    get state() {
      return now().state;
    },
    pushState: (state: unknown, _: string, address = now().address) => {
      entries.splice(at + 1, entries.length, { state, address });
      at += 1;
    },
    replaceState: (state: unknown, _: string, address = now().address) => {
      entries[at] = { state, address };
    },
    back: () => asked.push(-1),
  };
  const router = {
    state: { location: { pathname: '/', search: '', hash: '' }, navigation: { state: 'idle' } },
    subscribe: (listener: (state: object) => void) => subscribers.push(listener),
    show: (historyAction: string) => {
      const location = { ...router.state.location, pathname: now().address };
      router.state = { location, navigation: { state: 'idle' } };
      for (const subscriber of subscribers) subscriber({ ...router.state, historyAction });
    },
    navigate: async (to: string | number, options?: RouterNavigateOptions) => {
      if (typeof to === 'number') {
        asked.push(to);
        return;
      }
      const state = { idx: at + (options?.replace ? 0 : 1) };
      if (options?.replace) browser.replaceState(state, '', to);
      else browser.pushState(state, '', to);
      router.show(options?.replace ? 'REPLACE' : 'PUSH');
    },
  };
  vi.stubGlobal('history', browser);
  vi.stubGlobal('location', {
    get hash() {
      return `#${now().address}`;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
    listeners.push(listener),
  );
  vi.doMock('@ilaneer/ui/layers/layers', () => ({
    hasLayers: () => layer.isOpen,
    closeLayers: () => (layer.isOpen = false),
    closeTopLayer: () => (layer.isOpen = false),
    onLayersChange: (listener: () => void) => (layer.tell = listener),
  }));
  vi.resetModules();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('@ilaneer/ui/layers/layers');
    vi.useRealTimers();
  });
  const { closeLayersByBack } = await import('./layer-history.ts');
  closeLayersByBack(router as unknown as Parameters<typeof closeLayersByBack>[0]);
  const openLayer = () => {
    layer.isOpen = true;
    layer.tell();
    vi.runAllTimers();
  };
  return {
    router,
    openLayer,
    /** Opens and closes a dialog; its step stays. */
    leaveStep: () => {
      openLayer();
      layer.isOpen = false;
      layer.tell();
      vi.runAllTimers();
    },
    type: (address: string) => {
      browser.pushState(null, '', address);
      pop();
    },
    arrive: () => router.show('POP'),
    settle: async () => {
      for (let steps = asked.shift(); steps !== undefined; steps = asked.shift()) {
        at += steps;
        pop();
        if (router.state.navigation.state === 'loading') router.show('POP');
        await vi.runAllTimersAsync();
      }
    },
    seen: () => now().address,
    addresses: () => entries.slice(0, at + 1).map(({ address }) => address),
  };
}

it('two who replace the page under a step leave it once', async () => {
  const shop = await openShop();
  await shop.router.navigate('/reset-password');
  shop.leaveStep();
  const both = [
    shop.router.navigate('/', { replace: true }),
    shop.router.navigate('/products', { replace: true }),
  ];
  await shop.settle();
  await Promise.all(both);
  expect(shop.addresses()).toEqual(['/', '/products']);
});

it('navigating during a step back ends on the target, with the replaced page before it', async () => {
  const shop = await openShop();
  await shop.router.navigate('/reset-password');
  shop.leaveStep();
  const both = [shop.router.navigate('/account', { replace: true }), shop.router.navigate('/faq')];
  await shop.settle();
  await Promise.all(both);
  expect(shop.addresses()).toEqual(['/', '/account', '/faq']);
});

it('going back during a step back goes back one page, not over the step again', async () => {
  const shop = await openShop();
  await shop.router.navigate('/products');
  await shop.router.navigate('/login');
  shop.leaveStep();
  const both = [shop.router.navigate('/account', { replace: true }), shop.router.navigate(-1)];
  await shop.settle();
  await Promise.all(both);
  expect(shop.addresses()).toEqual(['/', '/products']);
});

it('an address that is typed while a step is being left is not replaced', async () => {
  const shop = await openShop();
  await shop.router.navigate('/reset-password');
  shop.leaveStep();
  const late = shop.router.navigate('/', { replace: true });
  shop.type('/faq');
  await late;
  expect(shop.seen()).toBe('/faq');
});

it('a dialog has no step over the page that is to come after it', async () => {
  const shop = await openShop();
  shop.openLayer();
  shop.type('/reset-password');
  vi.runAllTimers();
  expect(shop.addresses()).toEqual(['/', '/', '/reset-password']);
  shop.arrive();
  vi.runAllTimers();
  expect(shop.addresses()).toEqual(['/', '/', '/reset-password']);
});
