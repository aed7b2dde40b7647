import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useMay } from '../../../session/permission.ts';

const FILES = [
  ['tally', 'Tally: vouchers (XML)'],
  ['zoho-invoices', 'Zoho Books: invoices'],
  ['zoho-credit-notes', 'Zoho Books: credit notes'],
  ['zoho-payments', 'Zoho Books: customer payments'],
  ['zoho-journals', 'Zoho Books: journals'],
] as const;

/** ACCOUNTING-6. */
export function AccountingPanel({ month }: { month: string }) {
  const may = useMay();
  if (!may('exports.take')) return null;
  return (
    <Panel
      title="Other accounting programs"
      note="The month until now. In Zoho Books import the files in this order; a second import of either program changes nothing."
    >
      <ul className="flex flex-wrap gap-2">
        {FILES.map(([kind, label]) => (
          <li key={kind}>
            <ButtonLink
              size="sm"
              variant="secondary"
              render={<a href={`/api/staff/exports/${kind}?month=${month}`} download />}
            >
              <Icon name="download" className="size-4" />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
