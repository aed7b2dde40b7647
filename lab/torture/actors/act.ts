import type { Act, ActKind } from '../plan/plan.ts';
import { countStock, holdOrder, packParcel } from './bench-acts.ts';
import { attack } from './hostile-acts.ts';
import { queueJobsTwice, repeatWebhook, webhookOutOfOrder } from './machine-acts.ts';
import {
  askForReturn,
  browse,
  cancelOwn,
  logIn,
  logInAgain,
  orderForCash,
  orderOnline,
  orderTwice,
  payAgain,
  readOwn,
  signUp,
} from './shopper-acts.ts';
import {
  adjustStock,
  cancelAsStaff,
  decideReturn,
  moveManyOrders,
  moveOrdersOn,
  receiveGoods,
  refundGoodwill,
} from './staff-acts.ts';
import { type Moment, momentOf, type World } from './world.ts';

const DOING: Readonly<Record<ActKind, (world: World, moment: Moment) => Promise<void>>> = {
  browse,
  'sign up': signUp,
  'log in again': logInAgain,
  'order cash': orderForCash,
  'order online': orderOnline,
  'order twice at once': orderTwice,
  'pay again': payAgain,
  'cancel own order': cancelOwn,
  'ask for a return': askForReturn,
  'read own orders': readOwn,
  'move orders on': moveOrdersOn,
  'move many orders': moveManyOrders,
  'pack a parcel': packParcel,
  'hold an order': holdOrder,
  'count stock': countStock,
  'cancel as staff': cancelAsStaff,
  'decide a return': decideReturn,
  'refund for goodwill': refundGoodwill,
  'receive goods': receiveGoods,
  'adjust stock': adjustStock,
  'repeat a webhook': repeatWebhook,
  'webhook out of order': webhookOutOfOrder,
  'queue jobs twice': queueJobsTwice,
  hostile: attack,
};

/** Logs in if needed. */
export async function act(world: World, planned: Act, index: number): Promise<void> {
  const moment = momentOf(world, planned, index);
  if (moment.shopper.token === null) await logIn(world, moment.shopper);
  await DOING[planned.kind](world, moment);
}
