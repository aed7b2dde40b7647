import { isHeldBack } from '@ilaneer/domain/order/order-move';
import { checkShipment } from '@ilaneer/domain/order/shipment';
import { ORDER_STATUSES, type OrderStatus } from '@ilaneer/domain/order/status';
import { type OrderTransition, transitionOrder } from '@ilaneer/domain/order/transition-order';
import { judgeDispatch, refusedWords, scannedWords } from '@ilaneer/domain/parcel/dispatch-gate';
import { err, ok } from '@ilaneer/domain/result';
import { typedName, typedText } from '@ilaneer/domain/text/typed-text';
import { unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { MOST_MOVED_ORDERS } from '@ilaneer/domain/transfer/import-kind';
import { toErrorReply } from '../../../http/error-reply.ts';
import { scannedOfOrders } from '../../../modules/parcel/parcel.ts';
import { readDispatchGate } from '../../../modules/setting/setting.ts';
import { fulfilIn } from '../../fulfilment/fulfilment.ts';
import { findMovable, type MovableOrder } from './order-repository.ts';
import { codeIn, Findings, type ImportPlan, inTurns, namedOnce, type PlanInput } from './plan.ts';
import type { ImportColumn, ImportLine } from './read-table.ts';

export const ORDER_IMPORT: readonly ImportColumn[] = [
  { title: 'Order', about: 'Its number.', example: 'ILN2611230001', isNeeded: true },
  {
    title: 'Status',
    about:
      'Where it is to stand: processing, shipped, in transit or delivered. Empty: shipped, where a tracking number is given.',
    example: 'shipped',
    isNeeded: false,
  },
  { title: 'Courier', about: 'Needed to ship.', example: 'Delhivery', isNeeded: false },
  { title: 'Tracking number', about: 'Needed to ship.', example: 'DL123456789IN', isNeeded: false },
];

const WAY: readonly Exclude<OrderTransition, 'accept' | 'cancel'>[] = [
  'process',
  'ship',
  'in-transit',
  'deliver',
];

type Moving = {
  readonly line: ImportLine;
  readonly order: MovableOrder;
  readonly steps: typeof WAY;
  readonly courier: string;
  readonly trackingNumber: string;
};

/** Shipping updates per order (TRANSFER-8). */
export async function planOrders({ db, deps, actor, table, lock }: PlanInput): Promise<ImportPlan> {
  const found = new Findings();
  const lines = namedOnce(found, table.lines, 'Order', (line) => codeIn(line, 'Order'));
  const orders = new Map(
    (await findMovable(db, [...lines.keys()], lock)).map((order) => [order.number, order]),
  );
  const moving: Moving[] = [];
  const gate = await readDispatchGate(db);
  const scans = await scannedOfOrders(
    db,
    [...orders.values()].map(({ id }) => id),
  );
  for await (const [number, line] of inTurns(lines)) {
    const order = orders.get(number);
    if (order === undefined) {
      found.problem(line, 'Order', `There is no order ${number}`);
      continue;
    }
    const courier = typedName(unguardedCell(typedText(line.cells.Courier ?? '')));
    const trackingNumber = codeIn(line, 'Tracking number');
    const target = targetOf(line, order, trackingNumber);
    if (target === null) continue;
    const steps = stepsTo(order.status, target);
    if (steps === null) {
      found.problem(line, 'Status', wayText(order.status, target));
      continue;
    }
    const isSent = !steps.includes('ship');
    const shipment = { courier, trackingNumber };
    if (isSent) keepsShipment(line, order, shipment);
    if (steps.length === 0) continue;
    if (order.heldAt !== null && steps.some(isHeldBack)) {
      found.problem(line, 'Order', 'It is on hold. Release it first.');
      continue;
    }
    const checked = isSent ? ok(shipment) : checkShipment(shipment);
    if (!checked.ok) {
      found.problemsAt(line, checked.error, { courier: 'Courier', trackingNumber: 'Tracking number' });
      continue;
    }
    const scanned = isSent ? null : (scans.get(order.id) ?? null);
    const dispatch = scanned === null ? 'goes' : judgeDispatch(gate, scanned);
    if (scanned !== null && dispatch === 'refused') {
      found.problem(line, 'Order', refusedWords(scanned));
      continue;
    }
    found.seen.set(number, String(order.version));
    moving.push({ line, order, steps, ...checked.value });
    const fields = [
      { field: 'Status', before: order.status, after: target },
      ...(isSent
        ? []
        : [
            { field: 'Courier', before: order.courier, after: checked.value.courier },
            { field: 'Tracking number', before: order.trackingNumber, after: checked.value.trackingNumber },
          ]),
      ...(scanned !== null && dispatch === 'asks'
        ? [{ field: 'Not scanned', before: null, after: scannedWords(scanned) }]
        : []),
    ];
    found.changes.push({ line: line.line, label: number, isNew: false, fields });
  }
  const tooMany = moving[MOST_MOVED_ORDERS];
  if (tooMany !== undefined) {
    found.problem(
      tooMany.line,
      'Order',
      `A file moves at most ${MOST_MOVED_ORDERS} orders. Please split it.`,
    );
  }
  return {
    ...found,
    write: async (tx) => {
      for (const { line, order, steps, courier, trackingNumber } of moving) {
        for (const transition of steps) {
          const step =
            transition === 'ship'
              ? { orderNumber: order.number, transition, courier, trackingNumber }
              : { orderNumber: order.number, transition };
          const moved = await fulfilIn(tx, deps, actor, step);
          if (moved.ok) continue;
          const { message } = toErrorReply(moved.error).body;
          return err({
            code: 'IMPORT_REFUSED',
            message: `Line ${line.line}, order ${order.number}: ${message}`,
          });
        }
      }
      return ok(null);
    },
  };

  function targetOf(line: ImportLine, order: MovableOrder, trackingNumber: string): OrderStatus | null {
    const typed = typedText(line.cells.Status ?? '').toLowerCase();
    if (typed === '')
      return trackingNumber !== '' && isBeforeShipping(order.status) ? 'shipped' : order.status;
    const status = ORDER_STATUSES.find((one) => one === typed);
    if (status !== undefined) return status;
    found.problem(line, 'Status', `"${typed}" is no status. Write ${ORDER_STATUSES.join(', ')}.`);
    return null;
  }

  /** Shipped orders keep their tracking number. */
  function keepsShipment(
    line: ImportLine,
    order: MovableOrder,
    { courier, trackingNumber }: { readonly courier: string; readonly trackingNumber: string },
  ): void {
    if (trackingNumber !== '' && trackingNumber !== (order.trackingNumber ?? '')) {
      const message =
        order.trackingNumber === null
          ? `It is ${order.status}: a tracking number comes with shipping`
          : `It was sent under ${order.trackingNumber}`;
      found.problem(line, 'Tracking number', message);
    }
    if (courier !== '' && order.courier !== null && courier !== order.courier) {
      found.problem(line, 'Courier', `It was sent with ${order.courier}`);
    }
  }
}

function isBeforeShipping(status: OrderStatus): boolean {
  return stepsTo(status, 'shipped')?.includes('ship') === true;
}

function stepsTo(from: OrderStatus, to: OrderStatus): typeof WAY | null {
  if (from === to) return [];
  const steps: (typeof WAY)[number][] = [];
  let status = from;
  for (const step of WAY) {
    // Couriers may skip transit events.
    if (step === 'in-transit' && to === 'delivered') continue;
    const next = transitionOrder(status, step);
    if (!next.ok) continue;
    steps.push(step);
    status = next.value;
    if (status === to) return steps;
  }
  return null;
}

function wayText(from: OrderStatus, to: OrderStatus): string {
  if (from === 'pending') return 'It waits for its payment. Accept it on its page first.';
  if (to === 'cancelled') return 'Orders are cancelled on their page, where money and stock go back.';
  return `It is ${from}, and does not become ${to} by a file`;
}
