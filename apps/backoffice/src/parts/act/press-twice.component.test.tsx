import { Button } from '@ilaneer/ui/buttons/button';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const button = page.getByRole('button', { name: 'Save' });

/** A click of a double click; `at`: milliseconds. */
function click(detail: number, at: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  button.element().dispatchEvent(event);
}

it('a double click presses once, and counts alone where its first click landed elsewhere', async () => {
  const press = vi.fn();
  const { unmount } = await render(
    <Button busy={false} onClick={press}>
      Save
    </Button>,
  );
  onTestFinished(unmount);
  const begun = performance.now();
  // It appeared under the pointer: the first click opened its dialog.
  click(2, begun + 300);
  expect(press).toHaveBeenCalledTimes(0);
  // Errors of fields moved it: the first click missed it.
  click(2, begun + 5_000);
  expect(press).toHaveBeenCalledTimes(1);
  click(1, begun + 10_000);
  click(2, begun + 10_200);
  expect(press).toHaveBeenCalledTimes(2);
  click(1, begun + 20_000);
  expect(press).toHaveBeenCalledTimes(3);
});
