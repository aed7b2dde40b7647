import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remittanceEntry, remittanceReversalEntry } from '../journal/remittance-entries.ts';
import { NO_PAISE, paise, sumPaise } from '../money.ts';
import { readRemittedLines } from './read-remitted-lines.ts';
import { figureRemittance, matchedOf, REMITTANCE_SOURCES, type RemittedLine } from './remittance.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const anAmount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(paise);
const aSize = fc.integer({ min: 0, max: 50_000 }).map(paise);

const line = (reference: string, amount: number, charge = 0, gst = 0): RemittedLine => ({
  reference,
  amount: paise(amount),
  charge: paise(charge),
  gst: paise(gst),
});

describe('the matched part of a line (REMITTANCE-3)', () => {
  it('is never more than the amount owed, and leaves no side for the other', () => {
    fc.assert(
      fc.property(anAmount, anAmount, (amount, open) => {
        const matched = matchedOf(amount, open);
        expect(Math.abs(matched)).toBe(
          Math.sign(amount) === Math.sign(open) ? Math.min(Math.abs(amount), Math.abs(open)) : 0,
        );
        expect(matched * amount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(open - matched)).toBeLessThanOrEqual(Math.abs(open));
      }),
    );
  });
});

describe('the figures of a remittance (REMITTANCE-2)', () => {
  const figured = (net: number, lines = [line('a', 10_000, 200, 36), line('b', -3_000)]) =>
    figureRemittance({ lines, charges: null, gst: null, net: paise(net) });

  it('are gross, charges, their GST and the amount received by the bank', () => {
    expect(figured(6_764)).toEqual({
      ok: true,
      value: { gross: 7_000, charges: 200, gst: 36, net: 6_764 },
    });
    const stated = figureRemittance({
      lines: [line('a', 10_000)],
      charges: paise(500),
      gst: paise(90),
      net: paise(9_410),
    });
    expect(stated).toMatchObject({ ok: true, value: { charges: 500, gst: 90 } });
  });

  it.each([
    [6_700, { field: 'net', message: 'The lines less charges come to ₹67.64: the bank received ₹0.64 less' }],
    [7_000, { field: 'net', message: 'The lines less charges come to ₹67.64: the bank received ₹2.36 more' }],
  ])('are refused where the bank received %i paise', (net, error) => {
    expect(figured(net)).toEqual({ ok: false, error });
  });

  it('are refused without lines and with charges below zero', () => {
    expect(figured(0, [])).toMatchObject({ ok: false, error: { field: 'lines' } });
    expect(figured(10_001, [line('a', 10_000, -1)])).toMatchObject({
      ok: false,
      error: { field: 'charges' },
    });
  });
});

describe('the entry of a remittance (JOURNAL-17)', () => {
  const aLine = fc.record({ amount: anAmount, open: anAmount, orderId: fc.constantFrom('o', 'p', null) });

  it('balances for any lines, and taken back undoes itself', () => {
    fc.assert(
      fc.property(
        fc.array(aLine, { maxLength: 8 }),
        aSize,
        aSize,
        fc.constantFrom(...REMITTANCE_SOURCES),
        (lines, charges, gst, source) => {
          const gross = sumPaise(NO_PAISE, ...lines.map(({ amount }) => amount));
          const posted = {
            ...{ id: 'm', source, gross, charges, gst, happenedAt: AT },
            net: paise(gross - charges - gst),
            lines: lines.map(({ amount, open, orderId }) => ({
              orderId,
              matched: orderId === null ? NO_PAISE : matchedOf(amount, open),
            })),
          };
          const there = remittanceEntry(posted);
          const back = remittanceReversalEntry(posted);
          const turned = there.postings.map((posting) => ({
            ...posting,
            side: posting.side === 'debit' ? 'credit' : 'debit',
          }));
          expect(back.postings).toEqual(turned);
          const balance = there.postings.reduce(
            (sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount),
            0,
          );
          expect(balance).toBe(0);
        },
      ),
    );
  });
});

describe('the lines of a remittance (REMITTANCE-4)', () => {
  const read = (text: string, remittance = 'setl_1') =>
    readRemittedLines(
      text.split('\n').map((row) => row.split(';')),
      remittance,
    );

  it('are a reference and an amount a row', () => {
    expect(read('OD10001;₹1,234.50\n\nOD10002; 99')).toEqual({
      ok: true,
      value: [line('OD10001', 123_450), line('OD10002', 9_900)],
    });
  });

  it('are read from a report of a gateway: charges are the difference to the credited amount, refunds are deducted, other rows stay out', () => {
    const report = [
      'transaction_entity;entity_id;amount;fee (exclusive tax);tax;debit;credit;order_id;settlement_id',
      'payment;pay_1;1000.00;20.00;3.60;0.00;976.40;order_9;setl_1',
      'refund;rfnd_1;250.00;0.00;0.00;250.00;0.00;order_9;setl_1',
      'adjustment;adj_1;50.00;0.00;0.00;50.00;0.00;;setl_1',
      'payment;pay_2;70.00;0.00;0.00;0.00;70.00;order_8;setl_2',
    ];
    expect(read(report.join('\n'), ' SETL_1')).toEqual({
      ok: true,
      value: [line('pay_1', 100_000, 2_000, 360), line('rfnd_1', -25_000), line('adj_1', -5_000)],
    });
    expect(read(report.join('\n'), 'setl _1')).toMatchObject({ ok: true, value: { length: 3 } });
    expect(read(report.join('\n'), 'setl_3')).toEqual({ ok: false, error: 'No row belongs to setl_3' });
  });

  it("are read from a courier's report by tracking number", () => {
    expect(read('AWB Number;Order ID;COD Amount\nAB123;OD1;499.00')).toEqual({
      ok: true,
      value: [line('AB123', 49_900)],
    });
  });

  const SHIPROCKET = [
    'CRF ID;AWB;Delivered Date;Shipped Date;Order Id;Courier;Order Value;Channel Name;Remittance Date;UTR;total_adjusted_amt;Linked CRF Ids',
    "13449838;'14112364794902;2026-09-01 15:47:41;2026-08-21 03:14:41;OD10001-1;Xpressbees Surface;1,200.00;CUSTOM;2026-09-11 02:07:17;IN2262541;;",
    '13449838;SF3396030642KR;2026-09-01 15:47:41;2026-08-21 03:14:41;OD10002-1;Shadowfax Surface;1600;CUSTOM;2026-09-11 02:07:17;IN2262541;;',
    '13449839;80150663154;2026-09-02 15:47:41;2026-08-21 03:14:41;OD10003-1;Blue Dart Air;500;CUSTOM;2026-09-12 02:07:17;IN2262599;;',
  ];
  const OF_SHIPROCKET = [line('14112364794902', 120_000), line('SF3396030642KR', 160_000)];

  it.each(['13449838', 'IN2262541'])(
    "are read from Shiprocket's report by AWB, of remittance %s (REMITTANCE-12)",
    (named) => {
      expect(read(SHIPROCKET.join('\n'), named)).toEqual({ ok: true, value: OF_SHIPROCKET });
    },
  );

  it('leave the totals at the foot out, and are refused where these differ (REMITTANCE-12)', () => {
    const withFoot = (foot: string) => read([...SHIPROCKET, foot].join('\n'), '13449838');
    for (const foot of ['Total;;;;;;3,300.00;;;;;', ';;;;;;3300;;;;;', 'Grand Total:;;;;;;;;;;;']) {
      expect(withFoot(foot)).toEqual({ ok: true, value: OF_SHIPROCKET });
    }
    expect(withFoot('Total;;;;;;3,200.00;;;;;')).toEqual({
      ok: false,
      error: 'The totals row says ₹3,200.00: its rows come to ₹3,300.00',
    });
    expect(withFoot(';;;;;;3200;;;;;')).toMatchObject({ ok: false });
    expect(read('OD1;5\nOD2;7\nTotal;12')).toEqual({ ok: true, value: [line('OD1', 500), line('OD2', 700)] });
    expect(read('OD1;5\nTotalCare;7')).toMatchObject({ ok: true, value: [{}, { reference: 'TotalCare' }] });
  });

  it("are read from Delhivery's export by waybill, at the amount that was paid (REMITTANCE-12)", () => {
    const rows = [
      'Description;Payment Mode;Client;Pincode;Amount Payable;City;Status;COD Amount;Waybill Number;Order Number',
      'Oil;COD;SHOP;682001;1000.0;Kochi;Delivered;1000.0;38061110519610;OD10001-1',
      'Oil;COD;SHOP;682001;2550.0;Kochi;Delivered;2600.0;38061110519611;OD10002-1',
    ];
    expect(read(rows.join('\n'))).toEqual({
      ok: true,
      value: [line('38061110519610', 100_000), line('38061110519611', 255_000)],
    });
  });

  it('have the deductions of their row as charge (REMITTANCE-12)', () => {
    const rows = ['AWB No.;COD Amount;Deductions;Remitted Amount', '123456;499.00;49;450', '123457;100;0;90'];
    expect(read(rows.join('\n'))).toEqual({
      ok: true,
      value: [line('123456', 49_900, 4_900), line('123457', 9_000)],
    });
  });

  it.each([
    ['OD1;abc', "'OD1, abc' is no reference with an amount"],
    [';5', "', 5' is no reference with an amount"],
    ['OD1', "'OD1, ' is no reference with an amount"],
    ['OD1;1.005', "'OD1, 1.005' is no reference with an amount"],
    ['OD1;1\nOD1;2', 'OD1 is named twice'],
    ['OD1;1\nod 1;2', 'od1 is named twice'],
  ])('are refused: %j', (text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });
});
