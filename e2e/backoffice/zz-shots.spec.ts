import { expect, test } from '../support/staff-test.ts';
const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' } as const;
test('shots', async ({ page, calls, signInAs }) => {
  const first = await calls.order(PACK, {}, 2);
  await calls.order({ productId: 'virgin-coconut-oil-bottle', variantId: 'virgin-coconut-oil-bottle_V01' }, { paymentMethod: 'prepaid' }, 1);
  await signInAs('all', 'Meera Nair');
  const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/shots/${name}.png` }); };
  for (const [w, h] of [[1440, 900], [768, 900], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const [name, to] of [['orders', '/backoffice/orders'], ['order', `/backoffice/orders/${first.orderId}`], ['products', '/backoffice/products'], ['packing', '/backoffice/packing'], ['parcels', `/backoffice/packing/orders/${first.orderId}`]] as const) {
      if (w === 768 && name !== 'orders') continue;
      await page.goto(to);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await shot(`${name}-${w}`);
    }
    if (w === 390) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await shot('menu-390');
    }
  }
});
