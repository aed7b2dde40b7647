import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectAlert,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerProduct, CAP, picturesOf, soldOut, TOTE } from '../../../../testing/replies/catalogue.ts';

const PAGE = '/Product-page/cap';
const CHOSEN = { pressed: true } as const;

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

const main = page.getByRole('main');
const buyNow = page.getByRole('link', { name: 'Buy Now', exact: true });

async function narrow(): Promise<void> {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 900));
}

describe('a choice of a product (CATALOGUE-27, CATALOGUE-29)', () => {
  it('that is sold out can be viewed, and leads to available choices', async () => {
    answerProduct(server, soldOut(CAP, 'Red'), TOTE);
    await renderShop(PAGE);
    await page.getByRole('button', { name: /^One more / }).click();
    await expect
      .element(buyNow)
      .toHaveAttribute('href', '/#/OrderComplete?productId=cap&variantId=cap-Yellow&quantity=2');
    const colours = main.getByRole('group', { name: /^Colour/ });
    await colours.getByRole('button', { name: /Red.*Sold out/ }).click();
    await expect.element(colours.getByRole('button', CHOSEN)).toMatchTextContent(/Red/);
    await expectText('Out of stock: this choice is sold out at the moment');
    await expect.element(page.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
    await expect.element(buyNow).not.toBeInTheDocument();
    const instead = page.getByRole('region', { name: 'You can have now' });
    await expectTextOfEach(instead.getByRole('button'), 'Yellow');
    await expectAccessible();
    await instead.getByRole('button', { name: 'Yellow' }).click();
    await expect.poll(() => location.hash).toBe('#/Product-page/cap?variant=cap-Yellow');
    await expect.element(instead).not.toBeInTheDocument();
    await expectNamed('button', 'Add to cart');
  });

  it('that is sold out with all others leads to other products', async () => {
    answerProduct(server, soldOut(CAP, 'Yellow', 'Red'));
    await renderShop(PAGE);
    await expect
      .element(page.getByRole('link', { name: 'See what else there is in Caps' }))
      .toHaveAttribute('href', '/ExploreProducts?category=caps&availability=in-stock');
  });
});

it('a price is announced with its discount and the MRP (PRICING-37)', async () => {
  answerProduct(server, TOTE);
  await renderShop('/Product-page/tote');
  await expect.element(main).toMatchTextContent(/₹299\.00\s*₹313\.95 with.GST/);
  await expect.element(main).toMatchTextContent(/MRP ₹349\.00 \(incl\. of all taxes\), you save ₹35\.05/);
});

it('drinks show the steps of the shop, and may be free of GST', async () => {
  const variantCombinations = CAP.variantCombinations.map((variant) => ({ ...variant, gst: 0 }));
  answerProduct(server, { ...CAP, merchandise: false, gst: 0, variantCombinations });
  await renderShop(PAGE);
  await expectText('Free of GST');
  const steps = page.getByRole('region', { name: 'From the hills to you' });
  await expectTextOfEach(steps.getByRole('heading', { level: 3 }), '1. Cut');
});

describe('the pictures of a product (CATALOGUE-28)', () => {
  it('are looked at closely by keyboard', async () => {
    answerProduct(server, picturesOf(TOTE, 4));
    await renderShop('/Product-page/tote');
    await main.getByRole('button', { name: /^Zoom picture 1 of 4/ }).click();
    const pictures = page.getByRole('dialog', { name: 'Pictures of Market Tote' });
    const width = () => pictures.getByRole('img').element().getBoundingClientRect().width;
    await expect.element(pictures.getByRole('status')).toMatchTextContent(/^1 of 4/);
    await expectAccessible();
    const fitted = width();
    await userEvent.keyboard('+');
    await expectNamed('button', 'Zoom out');
    await expect.poll(width).toBeGreaterThan(fitted * 1.4);
    await userEvent.keyboard('-{ArrowRight}');
    await expect.element(pictures.getByRole('status')).toMatchTextContent(/^2 of 4/);
    await pictures.getByRole('img').click();
    await expect.poll(width).toBeGreaterThan(fitted * 2);
    await userEvent.keyboard('{Escape}');
    await expect.element(pictures).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('button', { name: /^Show picture 2 / }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('are below name and price on a phone, each within reach, the last one too', async () => {
    await narrow();
    answerProduct(server, picturesOf(TOTE, 4));
    await renderShop('/Product-page/tote');
    const zooms = main.getByRole('button', { name: /^Zoom picture/ });
    await expect.element(zooms).toHaveLength(4);
    const boxOf = (index: number) => zooms.nth(index).element().getBoundingClientRect();
    const bar = page.getByRole('region', { name: 'Buy' }).element().getBoundingClientRect();
    const name = main.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const price = main
      .getByText(/^with.GST/)
      .first()
      .element()
      .getBoundingClientRect();
    expect(name.bottom).toBeLessThan(bar.top);
    expect(price.bottom).toBeLessThan(bar.top);
    // Its edge shows that there is more.
    expect(boxOf(1).left).toBeLessThan(340);
    const first = zooms.first().element();
    if (first instanceof HTMLElement) first.focus();
    for (let index = 1; index < 4; index += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(zooms.nth(index)).toHaveFocus();
      await expect.element(zooms.nth(index)).toHaveAttribute('tabindex', '0');
      await expect.poll(() => boxOf(index).left >= 0 && boxOf(index).right <= 360).toBe(true);
    }
    expect(boxOf(3).width).toBe(boxOf(0).width);
  });

  it('fill their rows in a closer look', async () => {
    answerProduct(server, picturesOf(TOTE, 8));
    await renderShop('/Product-page/tote');
    const list = page.getByRole('region', { name: 'A closer look' }).getByRole('list');
    const pictures = list.getByRole('button');
    await expect.element(pictures).toHaveLength(7);
    const rows = new Map<number, number[]>();
    for (const picture of pictures.elements()) {
      const { top, right } = picture.getBoundingClientRect();
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), right]);
    }
    expect([...rows.values()].map(({ length }) => length)).toEqual([3, 4]);
    const { right } = list.element().getBoundingClientRect();
    for (const row of rows.values()) expect(Math.abs((row.at(-1) ?? 0) - right)).toBeLessThan(1);
  });
});

it('hands out its plain address: by the device, else to the clipboard, else to copy by hand', async () => {
  const shared: unknown[] = [];
  lend('share', async (what: unknown) => void shared.push(what));
  answerProduct(server, CAP);
  await renderShop(PAGE);
  const share = main.getByRole('button', { name: 'Share Sun Cap' });
  const url = `${location.origin}/Product-page/cap`;
  await share.click();
  await expect.poll(() => shared).toEqual([{ title: 'Sun Cap', url }]);
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await share.click();
  await expect.poll(() => shared.at(-1)).toEqual({ title: 'Sun Cap', url: `${url}?variant=cap-Red` });
  Reflect.deleteProperty(navigator, 'share');
  const copied: string[] = [];
  lend('clipboard', { writeText: async (text: string) => void copied.push(text) });
  await share.click();
  await expectAlert('Link copied');
  expect(copied).toEqual([`${url}?variant=cap-Red`]);
  await expect.element(share).toHaveFocus();
  lend('clipboard', undefined);
  await share.click();
  await expectAlert(`Here is the link to copy: ${url}?variant=cap-Red`);
});

/** Until the end of the test. */
function lend(part: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, part, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, part);
  });
}
