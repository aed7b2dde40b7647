import { expect, test } from '../support/shop-test.ts';
import { addressSteps } from './faults/address-steps.ts';
import { cartSteps } from './faults/cart-steps.ts';
import { breakCall, FAULTS, holdCall, logInElsewhere } from './faults/faults.ts';
import { orderSteps } from './faults/order-steps.ts';

for (const { name, call, open, act, waits, says, kept, retry, done, finish } of [
  ...cartSteps,
  ...addressSteps,
  ...orderSteps,
]) {
  test(`${name}: cut off, refused, late, and in the end one order`, async ({
    page,
    calls,
    shopper,
    allowProblems,
  }) => {
    test.slow();
    allowProblems(call.path);
    const visit = { page, calls, shopper };
    await open(visit);
    for (const fault of FAULTS) {
      await test.step(`fault: ${fault}`, async () => {
        const { made, mend } = await breakCall(page, call, fault);
        await act(visit);
        await expect.poll(made).toBeGreaterThan(0);
        await expect(says(page, fault).last()).toBeVisible();
        await mend();
        if (fault === 401) await logInElsewhere(page, shopper);
        else await retry?.(page).click();
        if (retry !== undefined) await expect(done(page)).toBeVisible();
        await kept?.(page, fault);
      });
    }
    await test.step('late', async () => {
      const { release } = await holdCall(page, call);
      await act(visit);
      await expect(waits(page).first()).toBeVisible();
      release();
      await expect(done(page)).toBeVisible();
    });
    await finish?.(visit);
    expect(await calls.orders()).toHaveLength(1);
  });
}
