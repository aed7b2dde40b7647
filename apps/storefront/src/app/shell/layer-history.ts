import { closeLayers, closeTopLayer, hasLayers, onLayersChange } from '@ilaneer/ui/layers/layers';
import type { createHashRouter, RouterNavigateOptions, To } from 'react-router';
import { createPath } from 'react-router';

type Router = ReturnType<typeof createHashRouter>;

type Entry = {
  /** Links a step to its page; null if it never had one. */
  readonly id: string | null;
  readonly isStep: boolean;
  /** The router's index; null for typed addresses. */
  readonly index: number | null;
};

// Registered before the router, to intercept its events.
let listener: ((event: PopStateEvent) => void) | null = null;
addEventListener('popstate', (event) => listener?.(event));

/**
 * An open overlay adds a history step with the same address, hidden from the router. An unused step stays
 * until replaced or skipped by Back: removing it at once would race with navigation.
 */
export function closeLayersByBack(router: Router): void {
  let here = entryNow();
  let place = router.state.location;
  let underWay = 0;
  /** Id of the step being left. */
  let leaving: string | null = null;
  let onSteppedBack = (_isThere: boolean) => {};
  let steppingBack: Promise<boolean> | null = null;

  const isShown = () => createPath(router.state.location) === (location.hash.slice(1) || '/');

  listener = onPop;
  onLayersChange(settle);
  router.subscribe(({ location: next, historyAction }) => {
    here = entryNow();
    if (next === place) return;
    // Filters are not navigation; typed addresses and Back are.
    const isOtherPage = next.pathname !== place.pathname || historyAction === 'POP';
    place = next;
    if (isOtherPage) closeLayers();
  });

  const navigate = router.navigate;
  router.navigate = async (to: To | null | number, options?: RouterNavigateOptions) => {
    underWay += 1;
    try {
      // Wait for the pending history.back().
      if (steppingBack !== null) await steppingBack;
      if (typeof to === 'number') return await navigate(here.isStep && to < 0 ? to - 1 : to);
      // Replace the page, not its step.
      if (here.isStep && options?.replace === true && !(await stepBack())) return;
      await navigate(to, here.isStep ? { ...options, replace: true } : options);
    } finally {
      underWay -= 1;
      settle();
    }
  };

  function onPop(event: PopStateEvent): void {
    const before = here;
    here = entryNow();
    const isSteppedBack = leaving !== null && leaving === here.id && !here.isStep;
    if (leaving !== null) {
      leaving = null;
      // False if the address was typed meanwhile.
      onSteppedBack(isSteppedBack);
    }
    if (isSteppedBack) {
      if (isShown()) event.stopImmediatePropagation();
    } else if (here.isStep) {
      if (isShown()) event.stopImmediatePropagation();
      // The step of a replaced page leads nowhere.
      if (isForward(before, here) && before.id !== here.id) void stepBack();
    } else if (before.isStep && before.id === here.id && underWay === 0) {
      event.stopImmediatePropagation();
      if (hasLayers()) closeTopLayer();
      else history.back();
    }
    settle();
  }

  // Debounced: a dialog replacing another keeps the step.
  function settle(): void {
    setTimeout(() => {
      // Overlays of a page about to be left close with it.
      const isStaying = underWay === 0 && leaving === null && router.state.navigation.state === 'idle';
      if (hasLayers() && !here.isStep && isStaying) here = addStep();
    });
  }

  // Serialised.
  function stepBack(): Promise<boolean> {
    steppingBack ??= new Promise<boolean>((resolve) => {
      leaving = here.id;
      onSteppedBack = resolve;
      history.back();
    }).finally(() => {
      steppingBack = null;
    });
    return steppingBack;
  }
}

function addStep(): Entry {
  const id = Math.random().toString(36).slice(2);
  const state = { ...stateNow(), idx: entryNow().index };
  history.replaceState({ ...state, layer: { id, isStep: false } }, '');
  const idx = state.idx === null ? null : state.idx + 1;
  history.pushState({ ...state, idx, layer: { id, isStep: true } }, '');
  return entryNow();
}

function entryNow(): Entry {
  const { idx, layer } = stateNow();
  const { id, isStep } = propertiesOf(layer);
  return {
    id: typeof id === 'string' ? id : null,
    isStep: isStep === true,
    index: typeof idx === 'number' ? idx : null,
  };
}

function stateNow(): Readonly<Record<string, unknown>> {
  return propertiesOf(history.state);
}

// State may be another release's.
function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isForward(before: Entry, after: Entry): boolean {
  return before.index !== null && after.index !== null && before.index < after.index;
}
