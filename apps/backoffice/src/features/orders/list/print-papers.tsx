import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { type PackingDocument, printParcels } from '../../../parts/print/print-parcels.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';

const PAPERS: readonly (readonly [label: string, kinds: readonly PackingDocument[]])[] = [
  ['Print slips', ['slip']],
  ['Print invoices', ['invoice']],
];

type PrintPapersProps = { orderNumbers: readonly string[]; onPrinted: () => void };

export function PrintPapers({ orderNumbers, onPrinted }: PrintPapersProps) {
  const { show } = useToast();
  async function print(kinds: readonly PackingDocument[]): Promise<void> {
    try {
      await printParcels({ orderNumbers: [...orderNumbers] }, kinds);
      onPrinted();
    } catch (error) {
      show({ text: `Nothing was printed. ${refusalText(error)}`, tone: 'error' });
    }
  }
  return PAPERS.map(([label, kinds]) => (
    <Button key={label} variant="secondary" size="sm" onClick={() => void print(kinds)}>
      {label}
    </Button>
  ));
}
