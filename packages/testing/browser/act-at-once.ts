import { Locator } from '@vitest/browser/locators';

// Playwright looks for an element after 20, 100, 100 and then every 500 ms; the page sees it at once.
const ACTIONS = ['click', 'dblClick', 'fill', 'clear', 'hover', 'selectOptions'] as const;
const MAX_FRAMES = 100;
// Before a test fakes it.
const onFrame = requestAnimationFrame;

for (const name of ACTIONS) {
  const act = Locator.prototype[name];
  Object.defineProperty(Locator.prototype, name, {
    async value(this: Locator, ...input: readonly unknown[]): Promise<void> {
      for (let frames = 0; frames < MAX_FRAMES && !isReady(this); frames += 1) await new Promise(onFrame);
      await Reflect.apply(act, this, input);
    },
  });
}

function isReady(locator: Locator): boolean {
  const [element] = locator.elements();
  return element?.checkVisibility() === true && !element.matches(':disabled');
}
