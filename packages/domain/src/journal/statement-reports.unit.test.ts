import { describe, expect, it } from 'vitest';
import { NO_PAISE, type Paise, paise } from '../money.ts';
import type { AccountId } from './accounts.ts';
import { balanceText, csvCells, printedCells, type Report } from './report.ts';
import {
  balanceSheetReport,
  DAY_BOOK_COLUMNS,
  dayBookRows,
  ledgerBalanceRow,
  ledgerColumns,
  ledgerRow,
  profitAndLossReport,
  trialBalanceReport,
} from './statement-reports.ts';
import { balanceSheet, balancesOf, profitAndLoss, type Turnover, trialBalance } from './statements.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const TURNOVERS = new Map<AccountId, Turnover>([
  ['bank', { debits: paise(105_000), credits: NO_PAISE }],
  ['igst-payable', { debits: NO_PAISE, credits: paise(5_000) }],
  ['sales', { debits: NO_PAISE, credits: paise(100_000) }],
]);
const linesOf = ({ columns, rows }: Report) => rows.map((row) => csvCells(columns, row).join(','));

describe('the files of the books (JOURNAL-31)', () => {
  it('name unit and day of every amount', () => {
    const before = new Map<AccountId, Paise>([
      ['bank', paise(7)],
      ['opening-balance', paise(-7)],
    ]);
    const trial = trialBalanceReport(trialBalance(before, TURNOVERS), PERIOD);
    expect(trial.columns.map(({ title }) => title)).toEqual([
      'Account',
      'Opening balance 1 Nov 2026 (₹, credit negative)',
      'Debits (₹)',
      'Credits (₹)',
      'Closing balance 30 Nov 2026 (₹, credit negative)',
    ]);
    expect(linesOf(trial)).toEqual([
      'Bank,0.07,1050.00,0.00,1050.07',
      'Output IGST,0.00,0.00,50.00,-50.00',
      'Opening balance,-0.07,0.00,0.00,-0.07',
      'Sales of goods,0.00,0.00,1000.00,-1000.00',
      'Total,0.00,1050.00,1050.00,0.00',
    ]);
    expect(printedCells(trial.columns, trial.rows[1] ?? expect.fail())).toEqual([
      'Output IGST',
      '₹0.00',
      '₹0.00',
      '₹50.00',
      '₹50.00 Cr',
    ]);
  });

  it('have sections with totals', () => {
    expect(linesOf(profitAndLossReport(profitAndLoss(TURNOVERS), PERIOD))).toEqual([
      'Income,',
      'Sales of goods,1000.00',
      'Total of income,1000.00',
      'Expenses,',
      'Total of expenses,0.00',
      'Profit,1000.00',
    ]);
    expect(linesOf(balanceSheetReport(balanceSheet(balancesOf(TURNOVERS)), PERIOD.to))).toEqual([
      'Assets,',
      'Bank,1050.00',
      'Total of assets,1050.00',
      'Liabilities,',
      'Output IGST,50.00',
      'Total of liabilities,50.00',
      'Equity,',
      'Profit not yet closed,1000.00',
      'Total of equity,1000.00',
      'Liabilities and equity,1050.00',
    ]);
  });

  it('guard text of others against formulas, and leave days alone', () => {
    const entry = {
      id: 7,
      kind: 'payment captured',
      bookedOn: '2026-11-02',
      document: { label: '=HYPERLINK("x")' },
    } as const;
    const line = { side: 'credit', amount: paise(12_345_678), orderNumber: 'OD10001' } as const;
    const [row] = dayBookRows(entry, [{ ...line, account: 'customer-advances' }]);
    expect(csvCells(DAY_BOOK_COLUMNS, row ?? expect.fail())).toEqual([
      '2026-11-02',
      '7',
      'Payment captured',
      `'=HYPERLINK("x")`,
      'OD10001',
      'Advances from customers',
      '',
      '123456.78',
    ]);
    const columns = ledgerColumns();
    expect(csvCells(columns, ledgerRow(entry, line, paise(-1)))).toHaveLength(columns.length);
    expect(csvCells(columns, ledgerBalanceRow('Opening balance', '2026-11-01', paise(-1)))).toEqual([
      ...['2026-11-01', '', 'Opening balance', '', '', '', ''],
      '-0.01',
    ]);
    expect([paise(5), NO_PAISE, paise(-5)].map(balanceText)).toEqual(['₹0.05 Dr', '₹0.00', '₹0.05 Cr']);
  });
});
