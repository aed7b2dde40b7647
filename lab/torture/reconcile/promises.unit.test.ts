import { describe, expect, it } from 'vitest';
import { newRecord, noteStatus, type Record } from '../actors/record.ts';
import type { Ask } from './ask.ts';
import { brokenPromises } from './promises.ts';

const ORDER = { id: 'o1', number: 'OD1', key: 'key-1', total: 500, status: 'placed', version: 2 };
const SAID = { id: 'o1', number: 'OD1', key: 'key-1', totalPaise: 500 };

function holding(rows: { orders?: object[]; payments?: object[]; returns?: object[] }): Ask {
  const of = (statement: string): object[] => {
    if (statement.includes('from orders')) return rows.orders ?? [];
    if (statement.includes('from payments')) return rows.payments ?? [];
    return statement.includes('from returns') ? (rows.returns ?? []) : [];
  };
  // Trusted rows.
  return async <Row extends object>(statement: string) => of(statement) as Row[];
}

function saying(change: (record: Record) => void): Record {
  const record = newRecord();
  record.wantedKeys.add('key-1');
  change(record);
  return record;
}

describe('promises of the shop', () => {
  it('are kept while each order exists once, as confirmed, and belongs to its shopper', async () => {
    const record = saying((said) => said.orders.push(SAID));
    expect(await brokenPromises(holding({ orders: [ORDER] }), record)).toEqual([]);
  });

  it.each([
    ['an order is gone', {}, 'order OD1 was placed and is gone'],
    [
      'its total is another one',
      { orders: [{ ...ORDER, total: 400 }] },
      'order OD1 over 500 is OD1 over 400',
    ],
    [
      'there is one that nobody asked for',
      { orders: [ORDER, { ...ORDER, id: 'o2', number: 'OD2', key: 'other' }] },
      'order OD2 (other) was asked for by nobody',
    ],
    [
      'a repeat made a second one',
      { orders: [ORDER, { ...ORDER, id: 'o2', number: 'OD2' }] },
      'there are two orders of one key',
    ],
  ])('are broken when %s', async (_, rows, words) => {
    const record = saying((said) => said.orders.push(SAID));
    expect(await brokenPromises(holding(rows), record)).toContain(words);
  });

  it('are broken when a refused order exists, or a confirmed act is undone', async () => {
    const record = saying((said) => {
      said.forbiddenKeys.add('key-1');
      said.cancelled.add('o1');
      noteStatus(said.statuses, 'o1', 'shipped', 5);
      noteStatus(said.returns, 'r1', 'refunded', 5);
      said.payments.push({ gatewayOrderId: 'g1', gatewayPaymentId: 'p1', amountPaise: 500 });
      said.goodwill.set('sorry', 100);
    });
    const rows = { orders: [ORDER], returns: [{ id: 'r1', state: 'approved', version: 3 }] };
    expect(await brokenPromises(holding(rows), record)).toEqual([
      'order OD1 was to be refused',
      'order o1 was cancelled and is placed',
      'order o1 was shipped at version 5 and is placed at 2',
      'payment p1 was made and is not known',
      'return r1 was refunded and is approved',
      'goodwill sorry of 100 is there 0 times with 0',
    ]);
  });

  it('go by the latest version, regardless of the order of answers', () => {
    const record = newRecord();
    noteStatus(record.statuses, 'o1', 'shipped', 4);
    noteStatus(record.statuses, 'o1', 'processing', 3);
    expect(record.statuses.get('o1')?.status).toBe('shipped');
  });
});
