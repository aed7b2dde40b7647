import { setTimeout as wait } from 'node:timers/promises';
import { buildServer } from '../../scripts/build-server.ts';
import { readArgs } from '../read-args.ts';
import { type BenchedShop, openBenchedShop } from './benched-shop.ts';
import { CALLS, measureCall } from './calls.ts';
import { measureCheckouts } from './checkouts.ts';
import { openClosers } from './closers.ts';
import { type Meter, startMeter } from './measure.ts';
import { buildShopOf } from './other-checkout.ts';
import { addCall, addCheckout, addMemory, addStart, say } from './results.ts';
import { bearer } from './shoppers.ts';

const CALM_AFTER_MS = 15_000;

const { values, positionals } = readArgs(
  'npm run bench -- [getAllProducts] [add-to-cart] [place-order] [checkout] [memory] [--quick: fewer rounds] [--against <folder of another checkout>]',
  { quick: { type: 'boolean' }, against: { type: 'string' } },
);
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((wanted) => name.includes(wanted));
const rounds = values.quick === true ? { warmUps: 1, counted: 3 } : { warmUps: 2, counted: 7 };

const { running, stopAll } = openClosers();
try {
  const shops: BenchedShop[] = [];
  if (values.against !== undefined) {
    shops.push(await openBenchedShop('theirs', await buildShopOf(values.against), running));
  }
  await buildServer();
  shops.push(await openBenchedShop('ours', 'shop.js', running));
  for (const { name, shop, firstMs } of shops) {
    addStart(name, { firstMs, laterMs: shop.startMs, laterProcessorMs: shop.processorMs() });
  }
  const meter = startMeter();
  running.push(meter);
  for (const call of CALLS.filter(({ name }) => isWanted(name))) {
    addCall(call.name, await measureCall(call, shops, meter, rounds));
  }
  for (const one of shops) {
    if (isWanted('checkout')) addCheckout(one.name, await measureCheckouts(one, rounds));
    if (isWanted('memory')) await measureMemory(one, meter);
  }
} finally {
  await stopAll();
}

async function measureMemory({ name, shop, idle, shoppers }: BenchedShop, meter: Meter): Promise<void> {
  say(`${name}: asking by 50 connections at once`);
  const afterRun = shop.memory();
  const requests = shoppers.flatMap((shopper) => [
    { path: '/api/getAllProducts' },
    { path: '/api/get-cart', headers: bearer(shopper) },
  ]);
  await meter.measure({ url: shop.url, requests, amount: 10_000, connections: 50 });
  const afterMany = shop.memory();
  // After garbage is freed.
  await wait(CALM_AFTER_MS);
  addMemory(name, { idle, afterRun, afterMany, calm: shop.memory() });
}
