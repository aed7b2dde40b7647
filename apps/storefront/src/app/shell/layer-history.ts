import { closeLayers, closeTopLayer, hasLayers, onLayersChange } from '@ilaneer/ui/layers/layers';
import type { createHashRouter, RouterNavigateOptions, To } from 'react-router';
import { createPath } from 'react-router';

type Router = ReturnType<typeof createHashRouter>;

/** An entry of the browser's history: a page, or the step over a page that Back takes to close what lies on it. */
type Entry = {
  /** Ties a step to the page under it; null for a page that never had one. */
  readonly id: string | null;
  readonly isStep: boolean;
  /** The router's count of the entries; null for an address that was typed. */
  readonly index: number | null;
};

// Registered as this file is read, before there is a router: the first listener can keep an event from it.
let listener: ((event: PopStateEvent) => void) | null = null;
addEventListener('popstate', (event) => listener?.(event));

/**
 * Lets Back close what lies over a page, and a change of page close all of it. While something is open, the history
 * stands one step further, on the same address; the router never learns of that step. A step that is not needed any
 * more stays until the next page takes its place, and Back goes over it: taking it away at once would race with
 * whatever the visitor does next.
 */
export function closeLayersByBack(router: Router): void {
  let here = entryNow();
  let place = router.state.location;
  let underWay = 0;
  /** The step that is being left, by its id, until the browser has gone back from it. */
  let leaving: string | null = null;
  let onSteppedBack = (_isThere: boolean) => {};
  let steppingBack: Promise<boolean> | null = null;

  const isShown = () => createPath(router.state.location) === (location.hash.slice(1) || '/');

  listener = onPop;
  onLayersChange(settle);
  router.subscribe(({ location: next, historyAction }) => {
    here = entryNow();
    if (next === place) return;
    // A filter in the address is no other page; what the visitor typed or went back to is.
    const isOtherPage = next.pathname !== place.pathname || historyAction === 'POP';
    place = next;
    if (isOtherPage) closeLayers();
  });

  const navigate = router.navigate;
  router.navigate = async (to: To | null | number, options?: RouterNavigateOptions) => {
    underWay += 1;
    try {
      // The browser would go back all the same afterwards, from wherever this leads.
      if (steppingBack !== null) await steppingBack;
      if (typeof to === 'number') return await navigate(here.isStep && to < 0 ? to - 1 : to);
      // What is to be replaced is the page, not the step over it.
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
      // False for an address that was typed meanwhile: what was to replace the page comes too late.
      onSteppedBack(isSteppedBack);
    }
    if (isSteppedBack) {
      if (isShown()) event.stopImmediatePropagation();
    } else if (here.isStep) {
      if (isShown()) event.stopImmediatePropagation();
      // The step of a page that was replaced: nothing is there to go forward to.
      if (isForward(before, here) && before.id !== here.id) void stepBack();
    } else if (before.isStep && before.id === here.id && underWay === 0) {
      event.stopImmediatePropagation();
      if (hasLayers()) closeTopLayer();
      else history.back();
    }
    settle();
  }

  // Once everything that one press brings about has happened: a dialog that gives way to another needs no new step.
  function settle(): void {
    setTimeout(() => {
      // The layers of a page that another one is about to follow go with it.
      const isStaying = underWay === 0 && leaving === null && router.state.navigation.state === 'idle';
      if (hasLayers() && !here.isStep && isStaying) here = addStep();
    });
  }

  // Two who want to leave the same step at the same time must not go back twice.
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

// The browser keeps the state over reloads, for whichever release of the shop comes next.
function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isForward(before: Entry, after: Entry): boolean {
  return before.index !== null && after.index !== null && before.index < after.index;
}
