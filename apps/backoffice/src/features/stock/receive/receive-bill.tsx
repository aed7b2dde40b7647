import { Button } from '@ilaneer/ui/buttons/button';
import { Panel } from '../../../parts/frame/panel.tsx';
import { BillFields } from '../costs/bill-fields.tsx';
import { NEW_BILL, type TypedBill } from '../costs/typed-bill.ts';

type ReceiveBillProps = {
  bill: TypedBill | null;
  problems: Readonly<Record<string, string | undefined>>;
  today: string;
  onChange: (bill: TypedBill | null) => void;
};

/** For members who keep the books; a bill that comes later is recorded under Purchases (STOCK-10). */
export function ReceiveBill({ bill, problems, today, onChange }: ReceiveBillProps) {
  if (bill === null) {
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => onChange(NEW_BILL)}>
          Add the supplier's bill
        </Button>
      </div>
    );
  }
  return (
    <Panel
      title="Supplier's bill"
      note="Enter the amount of each line above, before GST and after discounts. Freight is shared over the lines by value."
      actions={
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          Leave out the bill
        </Button>
      }
    >
      <BillFields {...{ bill, problems, today }} onChange={onChange} />
    </Panel>
  );
}
