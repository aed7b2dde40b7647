/** The rules of Tally's import, as far as they are published: a company takes a file whole or refuses it. */

const GROUPS = new Set(
  `Branch / Divisions,Capital Account,Current Assets,Current Liabilities,Direct Expenses,Direct Incomes,Fixed Assets,
Indirect Expenses,Indirect Incomes,Investments,Loans (Liability),Misc. Expenses (ASSET),Purchase Accounts,Sales Accounts,
Suspense A/c,Bank Accounts,Bank OD A/c,Cash-in-Hand,Deposits (Asset),Duties & Taxes,Loans & Advances (Asset),Provisions,
Reserves & Surplus,Secured Loans,Stock-in-Hand,Sundry Creditors,Sundry Debtors,Unsecured Loans`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
const MONEY = new Set(['Bank Accounts', 'Cash-in-Hand']);
const TYPES = new Set([
  'Sales',
  'Credit Note',
  'Receipt',
  'Payment',
  'Journal',
  'Contra',
  'Purchase',
  'Debit Note',
]);

type Line = { readonly ledger: string; readonly paise: number };
type Voucher = {
  readonly type: string;
  readonly number: string;
  readonly day: string;
  readonly lines: readonly Line[];
};

export class TallyCompany {
  readonly ledgers = new Map<string, string>();
  readonly vouchers = new Map<string, Voucher>();

  /** Counts as Tally's import report names them. Throws at the first broken rule. */
  import(xml: string): { created: number; altered: number } {
    expectThat(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE>'), 'no envelope');
    expectThat(only(xml, 'TALLYREQUEST') === 'Import Data', 'no import');
    expectThat(only(xml, 'REPORTNAME') === 'Vouchers', 'no report');
    expectThat(!/&(?!amp;|lt;|gt;|quot;)/.test(xml), 'an unescaped &');
    let [created, altered] = [0, 0];
    for (const [, message = ''] of xml.matchAll(/<TALLYMESSAGE[^>]*>(.*?)<\/TALLYMESSAGE>/gs)) {
      if (message.startsWith('<LEDGER ')) this.#takeLedger(message);
      else if (this.#takeVoucher(message)) altered += 1;
      else created += 1;
    }
    this.#expectUniqueNumbers();
    return { created, altered };
  }

  /** Debits less credits by ledger, paise. */
  balances(): Map<string, number> {
    const balances = new Map<string, number>();
    for (const { lines } of this.vouchers.values()) {
      for (const { ledger, paise } of lines) balances.set(ledger, (balances.get(ledger) ?? 0) + paise);
    }
    return balances;
  }

  #takeLedger(message: string): void {
    const name = text(/^<LEDGER NAME="([^"]+)"/.exec(message)?.[1]);
    const group = only(message, 'PARENT');
    expectThat(name !== '' && GROUPS.has(group), `ledger ${name} in ${group}`);
    this.ledgers.set(name, group);
  }

  #takeVoucher(message: string): boolean {
    const identity = text(/^<VOUCHER REMOTEID="([^"]+)"/.exec(message)?.[1]);
    const type = only(message, 'VOUCHERTYPENAME');
    const day = only(message, 'DATE');
    const number = only(message, 'VOUCHERNUMBER');
    expectThat(identity !== '' && identity === only(message, 'GUID'), `identity ${identity}`);
    expectThat(TYPES.has(type) && message.includes(`VCHTYPE="${type}"`), `type ${type}`);
    expectThat(/^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(day), `date ${day}`);
    const lines = [...message.matchAll(/<ALLLEDGERENTRIES\.LIST>(.*?)<\/ALLLEDGERENTRIES\.LIST>/gs)].map(
      ([, line = '']) => lineOf(line),
    );
    expectThat(lines.length >= 2, `${identity} has ${lines.length} lines`);
    for (const { ledger } of lines) expectThat(this.ledgers.has(ledger), `unknown ledger ${ledger}`);
    expectThat(lines.reduce((sum, { paise }) => sum + paise, 0) === 0, `${identity} is out of balance`);
    this.#expectFit(type, lines, identity);
    const isKnown = this.vouchers.has(identity);
    this.vouchers.set(identity, { type, number, day, lines });
    return isKnown;
  }

  #expectFit(type: string, lines: readonly Line[], identity: string): void {
    const groupOf = ({ ledger }: Line) => this.ledgers.get(ledger) ?? '';
    const money = lines.filter((line) => MONEY.has(groupOf(line))).reduce((sum, { paise }) => sum + paise, 0);
    if (type === 'Receipt') expectThat(money > 0, `${identity} receives nothing`);
    if (type === 'Payment') expectThat(money < 0, `${identity} pays nothing`);
    if (type === 'Journal') expectThat(money === 0, `${identity} is a journal with money`);
    const sales = lines
      .filter((line) => groupOf(line) === 'Sales Accounts')
      .reduce((sum, { paise }) => sum + paise, 0);
    if (type === 'Sales') expectThat(sales <= 0, `${identity} debits sales`);
    if (type === 'Credit Note') expectThat(sales >= 0, `${identity} credits sales`);
  }

  #expectUniqueNumbers(): void {
    const taken = new Set<string>();
    for (const { type, number } of this.vouchers.values()) {
      expectThat(!taken.has(`${type} ${number}`), `${type} ${number} twice`);
      taken.add(`${type} ${number}`);
    }
  }
}

function lineOf(line: string): Line {
  const amount = only(line, 'AMOUNT');
  expectThat(/^-?\d+\.\d{2}$/.test(amount), `amount ${amount}`);
  const isDebit = only(line, 'ISDEEMEDPOSITIVE') === 'Yes';
  expectThat(isDebit === amount.startsWith('-'), `the sign of ${amount}`);
  return { ledger: only(line, 'LEDGERNAME'), paise: -Math.round(Number(amount) * 100) };
}

function only(xml: string, tag: string): string {
  const found = [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))];
  expectThat(found.length === 1, `${found.length} times ${tag}`);
  return text(found[0]?.[1]);
}

function text(xml: string | undefined): string {
  return (xml ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function expectThat(isKept: boolean, words: string): asserts isKept {
  if (!isKept) throw new Error(`Tally refuses: ${words}`);
}
