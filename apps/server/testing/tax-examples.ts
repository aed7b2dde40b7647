import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type TaxExample = {
  readonly title: string;
  readonly bill: readonly (readonly string[])[];
  readonly creditNote: readonly (readonly string[])[];
  readonly rates: readonly (readonly string[])[];
  readonly invoiceEntry: readonly (readonly string[])[];
  readonly returnEntry: readonly (readonly string[])[];
};

const FILE = fileURLToPath(new URL('../../../docs/tax-examples.md', import.meta.url));

export async function readTaxExamples(): Promise<TaxExample[]> {
  const [, ...sections] = (await readFile(FILE, 'utf8')).split(/^## /m);
  return sections.map((section) => {
    const tables = tablesOf(section);
    const table = (head: string) => tables.find(([first]) => first?.[0] === head)?.slice(1) ?? [];
    return {
      title: section.split('\n', 1)[0] ?? '',
      bill: table('The bill'),
      creditNote: table('The credit note'),
      rates: table('GST'),
      invoiceEntry: table('Books: invoice'),
      returnEntry: table('Books: return'),
    };
  });
}

function tablesOf(section: string): string[][][] {
  return section
    .split(/\n\n+/)
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .filter((_, index) => index !== 1)
        .map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}
