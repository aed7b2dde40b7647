import { parse } from 'csv-parse/sync';

/** The rules of Zoho Books' imports, as far as they are published. A number that is known is skipped. */

type Row = Readonly<Record<string, string>>;

const RECEIVABLE = 'Accounts Receivable';
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const PLACES = new Set(
  'AN AD AR AS BR CH CG DN DL GA GJ HR HP JK JH KA KL LA LD MP MH MN ML MZ NL OD PY PB RJ SK TN TS TR UP UK WB OT'.split(
    ' ',
  ),
);

export class ZohoOrganisation {
  readonly #home: string;
  readonly #documents = new Map<string, { total: number; rest: number }>();
  readonly #payments = new Set<string>();
  readonly #journals = new Set<string>();
  readonly #balances = new Map<string, number>();

  /** Letters of the organisation's own state. */
  constructor(home: string) {
    this.#home = home;
  }

  /** Debits less credits by account, paise. */
  balances(): ReadonlyMap<string, number> {
    return new Map([...this.#balances].filter(([, balance]) => balance !== 0));
  }

  totalOf(number: string): number | undefined {
    return this.#documents.get(number)?.total;
  }

  importInvoices(csv: string): number {
    return this.#importDocuments(csv, 'Invoice', 1);
  }

  importCreditNotes(csv: string): number {
    return this.#importDocuments(csv, 'Credit Note', -1);
  }

  importPayments(csv: string): number {
    let taken = 0;
    for (const row of rowsOf(csv)) {
      const number = cell(row, 'Payment Number');
      if (this.#payments.has(number)) continue;
      this.#payments.add(number);
      expectDay(cell(row, 'Date'));
      const amount = paiseOf(cell(row, 'Amount'));
      expectThat(amount > 0, `${number} of ${amount}`);
      const applied = paiseOf(cell(row, 'Amount Applied to Invoice'));
      expectThat(applied <= amount, `${number} applies more than it has`);
      const invoice = cell(row, 'Invoice Number');
      if (invoice !== '') {
        const open = this.#documents.get(invoice);
        expectThat(open !== undefined && applied <= open.rest, `${number} for ${invoice}`);
        open.rest -= applied;
      }
      this.#post(cell(row, 'Deposit To'), amount);
      this.#post(RECEIVABLE, -amount);
      taken += 1;
    }
    return taken;
  }

  importJournals(csv: string): number {
    const journals = Map.groupBy(rowsOf(csv), (row) => cell(row, 'Journal Number'));
    let taken = 0;
    for (const [number, rows] of journals) {
      if (this.#journals.has(number)) continue;
      this.#journals.add(number);
      const amounts = rows.map((row) => paiseOf(cell(row, 'Debit')) - paiseOf(cell(row, 'Credit')));
      expectThat(rows.length >= 2, `journal ${number} has one line`);
      expectThat(
        amounts.reduce((sum, amount) => sum + amount, 0) === 0,
        `journal ${number} is out of balance`,
      );
      for (const [index, row] of rows.entries()) {
        expectDay(cell(row, 'Journal Date'));
        const account = cell(row, 'Account');
        // Zoho asks for a contact wherever the account is one of contacts.
        expectThat((account === RECEIVABLE) === (cell(row, 'Contact Name') !== ''), `contact of ${number}`);
        this.#post(account, amounts[index] ?? 0);
      }
      taken += 1;
    }
    return taken;
  }

  #importDocuments(csv: string, kind: 'Invoice' | 'Credit Note', sign: 1 | -1): number {
    let taken = 0;
    for (const [number, rows] of Map.groupBy(rowsOf(csv), (row) => cell(row, `${kind} Number`))) {
      if (this.#documents.has(number)) continue;
      const [first] = rows;
      expectThat(first !== undefined, 'no rows');
      expectDay(cell(first, `${kind} Date`));
      expectBuyer(first);
      let total = paiseOf(cell(first, 'Adjustment'));
      this.#post('Round-off', -sign * total);
      for (const row of rows) {
        for (const title of ['Customer Name', 'Adjustment', 'Place of Supply']) {
          expectThat(cell(row, title) === cell(first, title), `${title} of ${number}`);
        }
        total += this.#takeItem(row, sign);
      }
      this.#post(RECEIVABLE, sign * total);
      this.#documents.set(number, { total, rest: total });
      taken += 1;
    }
    return taken;
  }

  /** Returns its amount with GST, which Zoho computes itself. */
  #takeItem(row: Row, sign: 1 | -1): number {
    const taxable = Math.round(Number(cell(row, 'Quantity')) * Number(cell(row, 'Item Price')) * 100);
    const percent = Number(cell(row, 'Item Tax %'));
    const isInside = cell(row, 'Item Tax').startsWith('GST');
    expectThat(cell(row, 'Item Tax') === `${isInside ? 'GST' : 'IGST'}${percent}`, 'the name of a tax');
    expectThat(!isInside || cell(row, 'Place of Supply') === this.#home, 'GST inside of another state');
    this.#post(cell(row, 'Account'), -sign * taxable);
    if (!isInside) {
      const igst = Math.round((taxable * percent) / 100);
      this.#post('Output IGST', -sign * igst);
      return taxable + igst;
    }
    const half = Math.round((taxable * percent) / 200);
    this.#post('Output CGST', -sign * half);
    this.#post('Output SGST', -sign * half);
    return taxable + 2 * half;
  }

  #post(account: string, amount: number): void {
    expectThat(account !== '', 'no account');
    this.#balances.set(account, (this.#balances.get(account) ?? 0) + amount);
  }
}

function expectBuyer(row: Row): void {
  const treatment = cell(row, 'GST Treatment');
  const gstin = cell(row, 'GST Identification Number (GSTIN)');
  expectThat(cell(row, 'Customer Name') !== '', 'no customer');
  expectThat(PLACES.has(cell(row, 'Place of Supply')), 'place of supply');
  const fits = treatment === 'consumer' ? gstin === '' : GSTIN.test(gstin);
  expectThat(
    fits && ['consumer', 'business_registered_regular'].includes(treatment),
    `${treatment} ${gstin}`,
  );
}

function expectDay(day: string): void {
  expectThat(/^\d{4}-\d{2}-\d{2}$/.test(day), `date ${day}`);
}

function rowsOf(csv: string): Row[] {
  return parse(csv, { columns: true });
}

function cell(row: Row, title: string): string {
  return row[title] ?? raise(`no column ${title}`);
}

function paiseOf(rupees: string): number {
  expectThat(/^(?:-?\d+\.\d{2})?$/.test(rupees), `amount ${rupees}`);
  return Math.round(Number(rupees) * 100);
}

function raise(words: string): never {
  throw new Error(`Zoho refuses: ${words}`);
}

function expectThat(isKept: boolean, words: string): asserts isKept {
  if (!isKept) raise(words);
}
