import type { Statement } from '@ilaneer/contract/staff/books/statements';
import { lastDayOf, monthBefore } from '@ilaneer/domain/gst-return/return-month';
import { addDays } from '@ilaneer/domain/india-day';
import { ACCOUNTS, type AccountId } from '@ilaneer/domain/journal/accounts';
import { type Period, yearOf } from '@ilaneer/domain/journal/period';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';

const STATEMENT_WORDS: Readonly<Record<Statement, string>> = {
  'trial-balance': 'Trial balance',
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'day-book': 'Day book',
  ledger: 'Ledger of an account',
};

/** In the order of the list. */
export const SHOWN_STATEMENTS = Object.entries(STATEMENT_WORDS).map(([id, label]) => ({
  id: id as Statement,
  label,
}));

const PRESETS: readonly { id: string; label: string; of: (today: string) => Period }[] = [
  { id: 'month', label: 'This month', of: (to) => ({ from: `${to.slice(0, 7)}-01`, to }) },
  {
    id: 'last-month',
    label: 'Last month',
    of: (today) => {
      const month = monthBefore(today.slice(0, 7));
      return { from: `${month}-01`, to: lastDayOf(month) };
    },
  },
  { id: 'year', label: 'This financial year', of: (to) => ({ from: yearOf(to).from, to }) },
  {
    id: 'last-year',
    label: 'Last financial year',
    of: (today) => yearOf(addDays(yearOf(today).from, -1)),
  },
];

const OTHER_PERIOD = 'other';

type StatementPeriodProps = {
  statement: Statement;
  account: AccountId;
  from: string;
  to: string;
  today: string;
  toError: string | undefined;
  choose: (changes: Readonly<Record<string, string>>) => void;
};

/** Which statement, and of which days. */
export function StatementPeriod(props: StatementPeriodProps) {
  const { statement, account, from, to, today, toError, choose } = props;
  const preset = PRESETS.find(({ of }) => of(today).from === from && of(today).to === to);
  const isOfDay = statement === 'balance-sheet';
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-start sm:gap-4">
      <SelectField
        label="Statement"
        className="sm:w-56"
        value={statement}
        onChange={({ target }) => choose({ statement: target.value })}
      >
        {SHOWN_STATEMENTS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {statement === 'ledger' && (
        <SelectField
          label="Account"
          className="sm:w-72"
          value={account}
          onChange={({ target }) => choose({ account: target.value })}
        >
          {ACCOUNTS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!isOfDay && (
        <SelectField
          label="Period"
          className="sm:w-52"
          value={preset?.id ?? OTHER_PERIOD}
          onChange={({ target }) => {
            const chosen = PRESETS.find(({ id }) => id === target.value);
            if (chosen !== undefined) choose(chosen.of(today));
          }}
        >
          {PRESETS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value={OTHER_PERIOD}>Other days</option>
        </SelectField>
      )}
      {!isOfDay && (
        <TextField
          type="date"
          label="From"
          className="sm:w-44"
          value={from}
          onChange={({ target }) => choose({ from: target.value })}
        />
      )}
      <TextField
        type="date"
        label={isOfDay ? 'At the end of' : 'To'}
        className="sm:w-44"
        value={to}
        error={toError}
        onChange={({ target }) => choose({ to: target.value })}
      />
    </div>
  );
}
