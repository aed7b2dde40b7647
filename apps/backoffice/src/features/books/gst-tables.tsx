import type { GstFile, GstReturnView } from '@ilaneer/contract/staff/books/gst-returns';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { DOCUMENT_NAMES } from '@ilaneer/domain/setting/series-prefixes';
import { Facts } from '../../parts/frame/facts.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { FiguresTable } from '../../parts/list/figures-table.tsx';
import { Money } from '../../parts/words/money.tsx';
import { gstFileAddress, SECTION_FILES } from './gst-files.ts';

type Section = GstReturnView['sections'][number];

const SECTION_WORDS: Readonly<Record<Section['section'], string>> = {
  b2b: 'Sales to businesses (b2b)',
  b2cl: 'Large sales to other states (b2cl)',
  b2cs: 'Other sales, less credit notes (b2cs)',
  cdnr: 'Credit notes to businesses (cdnr)',
  cdnur: 'Credit notes for large sales (cdnur)',
  nil: 'Goods without GST (nil, table 8)',
};

type PartProps = { report: GstReturnView; mayTake: boolean };

export function GstSections({ report, name, mayTake }: PartProps & { name: string }) {
  const { sections, total, roundingDifference, roundOff } = report;
  return (
    <Panel
      title={`GSTR-1, ${name}`}
      flush
      actions={
        mayTake && (
          <>
            <FileLink report={report} file="hsn-b2b.csv" label="HSN of businesses (CSV)" />
            <FileLink report={report} file="hsn-b2c.csv" label="HSN of others (CSV)" />
          </>
        )
      }
    >
      <FiguresTable
        label={`GSTR-1, ${name}, by section`}
        headings={mayTake ? [...SECTION_HEADINGS, 'File'] : SECTION_HEADINGS}
      >
        <tbody>
          {sections.map((section) => (
            <tr key={section.section} className="border-line border-t">
              <RowName>{SECTION_WORDS[section.section]}</RowName>
              <td className={CELL} translate="no">
                {indianDigits(section.documents)}
              </td>
              <AmountCells amounts={section} />
              {mayTake && (
                <td className={CELL}>
                  <FileLink report={report} file={SECTION_FILES[section.section]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-line border-t">
            <RowName>Total</RowName>
            <td className={CELL} translate="no">
              {indianDigits(report.documents)}
            </td>
            <AmountCells amounts={total} />
            {mayTake && <td />}
          </tr>
        </tfoot>
      </FiguresTable>
      <div className="border-line border-t p-4">
        <Facts
          facts={[
            ['Round-off of the documents', <Money key="off" rupees={roundOff} />],
            ['Tax above that computed by rate', <Money key="more" rupees={roundingDifference} />],
          ]}
        />
        <p className="mt-2 max-w-text text-palm-soft text-sm">
          A document with taxed and untaxed goods counts in two sections, so that the documents of the
          sections may add up to more.
        </p>
      </div>
    </Panel>
  );
}

/** GST-RETURN-8. */
export function GstTaxes({ report, mayTake }: PartProps) {
  const { taxed, untaxed, interState } = report;
  return (
    <Panel
      title="GSTR-3B, to compare"
      note="The portal fills these tables from GSTR-1."
      actions={mayTake && <FileLink report={report} file="gstr3b.csv" label="Check sheet (CSV)" />}
      flush
    >
      <FiguresTable label="Tables 3.1 and 3.2" headings={['Table', 'Taxable value', 'IGST', 'CGST', 'SGST']}>
        <tbody>
          <tr className="border-line border-t">
            <RowName>3.1(a) Taxed supplies</RowName>
            <AmountCells amounts={taxed} />
          </tr>
          <tr className="border-line border-t">
            <RowName>3.1(c) Nil-rated and exempt supplies</RowName>
            <MoneyCell rupees={untaxed} />
            <td />
            <td />
            <td />
          </tr>
          {interState.map(({ placeOfSupply, taxable, igst }) => (
            <tr key={placeOfSupply} className="border-line border-t">
              <RowName>{`3.2 Unregistered buyers in ${placeOfSupply}`}</RowName>
              <MoneyCell rupees={taxable} />
              <MoneyCell rupees={igst} />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Panel>
  );
}

/** GST-RETURN-7. */
export function GstSeries({ report, mayTake }: PartProps) {
  return (
    <Panel
      title="Document numbers"
      actions={mayTake && <FileLink report={report} file="docs.csv" label="Documents (CSV)" />}
      flush
    >
      <FiguresTable
        label="Document numbers, by series"
        headings={['Series', 'From', 'To', 'Issued', 'Missing']}
      >
        <tbody>
          {report.series.map(({ kind, from, to, issued, missing }) => (
            <tr key={from} className="border-line border-t">
              <RowName>{DOCUMENT_NAMES[kind]}</RowName>
              {[from, to, indianDigits(issued), indianDigits(missing)].map((cell, index) => (
                <td key={SERIES_CELLS[index]} className={CELL} translate="no">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Panel>
  );
}

const SECTION_HEADINGS = ['Section', 'Documents', 'Taxable value', 'IGST', 'CGST', 'SGST'] as const;
const SERIES_CELLS = ['from', 'to', 'issued', 'missing'] as const;
const CELL = 'whitespace-nowrap px-4 py-2 text-end';

function RowName({ children }: { children: string }) {
  return (
    <th scope="row" className="whitespace-nowrap px-4 py-2 text-start font-medium">
      {children}
    </th>
  );
}

function AmountCells({ amounts }: { amounts: GstReturnView['total'] }) {
  const { taxable, igst, cgst, sgst } = amounts;
  return (
    <>
      <MoneyCell rupees={taxable} />
      <MoneyCell rupees={igst} />
      <MoneyCell rupees={cgst} />
      <MoneyCell rupees={sgst} />
    </>
  );
}

function MoneyCell({ rupees }: { rupees: number }) {
  return (
    <td className={CELL}>
      <Money rupees={rupees} />
    </td>
  );
}

type FileLinkProps = { report: GstReturnView; file: GstFile; label?: string };

function FileLink({ report, file, label = file }: FileLinkProps) {
  return (
    <a
      href={gstFileAddress(file, report)}
      download
      className="inline-flex min-h-touch items-center font-medium underline"
    >
      {label}
    </a>
  );
}
