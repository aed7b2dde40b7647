import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Server } from './server-process.ts';
import { staffCookie } from './staff-orders.ts';

const ROWS = 10_000;

/** How long a step of an import took, and how much of it was the shop's own processor time. */
type Step = { readonly seconds: number; readonly processorSeconds: number };

/** Brings 10,000 rows of new products into a shop, checks them again as they are, and sets their prices. */
export async function measureImports(shop: Server, pool: pg.Pool): Promise<Readonly<Record<string, Step>>> {
  const cookie = await staffCookie(pool, [
    'imports.run',
    'catalogue.read',
    'catalogue.write',
    'prices.write',
  ]);
  const headers = { cookie, 'x-csrf-token': csrfOf(cookie) };
  const [category] = (await pool.query<{ id: string }>('select id from categories order by id limit 1')).rows;
  if (category === undefined) throw new Error('no category');
  const measured: Record<string, Step> = {};
  const bring = async (name: string, kind: string, text: string): Promise<void> => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), `${name}.csv`);
    const { importId, ...check } = await step(shop, `${shop.url}/api/staff/imports/${kind}`, {
      headers,
      body: form,
    });
    measured[`check ${name}`] = check;
    const applied = `${shop.url}/api/staff/imports/${importId}/application`;
    const { importId: _, ...apply } = await step(shop, applied, { headers });
    measured[`import ${name}`] = apply;
  };
  const products = productsFile(category.id, '120.00');
  await bring('new products', 'products', products);
  await bring('products as they are', 'products', products);
  await bring('changed prices', 'prices', pricesFile('121.00'));
  return measured;
}

async function step(
  shop: Server,
  address: string,
  init: { readonly headers: Readonly<Record<string, string>>; readonly body?: FormData },
): Promise<Step & { readonly importId: string }> {
  const began = performance.now();
  const processorBefore = shop.processorMs();
  const response = await fetch(address, { method: 'POST', ...init });
  const seconds = Math.round(performance.now() - began) / 1_000;
  const processorSeconds = Math.round(shop.processorMs() - processorBefore) / 1_000;
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  const reply: { import: { id: string; refused: number; problems: readonly object[] } } = JSON.parse(text);
  if (reply.import.refused > 0) throw new Error(JSON.stringify(reply.import.problems.slice(0, 3)));
  return { seconds, processorSeconds, importId: reply.import.id };
}

/** Two variants of each of 5,000 products, with all that a label says. */
function productsFile(category: string, price: string): string {
  const titles =
    'SKU,Product,Category,HSN code,Description,Features,Ingredients,Shelf life,Shelf life days,Storage,Generic name,Maker,Maker address,Weight,Choices,Net quantity,Shipping grams,Box length mm,Box width mm,Box height mm,Price,Price before discount,MRP';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const product = Math.floor(at / 2);
    const size = at % 2 === 0 ? '500 ml' : '1000 ml';
    return `IMP-${at},Imported oil ${product},${category},1513,"Pressed from fresh coconuts, number ${product}.","Cold pressed\nNo preservatives",Coconut,12 months,365,Keep cool,Coconut oil,Ilaneer Foods,"12 Beach Road, Kochi","500 ml, 1 L",Size | ${size},1 × ${size},620,90,90,220,${price},150.00,200.00`;
  });
  return [titles, ...rows].join('\n');
}

function pricesFile(price: string): string {
  return ['SKU,Price', ...Array.from({ length: ROWS }, (_, at) => `IMP-${at},${price}`)].join('\n');
}

function csrfOf(cookie: string): string {
  return createHmac('sha256', cookie.split('=')[1] ?? '')
    .update('csrf')
    .digest('base64url');
}
