import type { GstReturnView, getGstReturn } from '@ilaneer/contract/staff/books/gst-returns';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const GSTIN = '32AAKCA1234M1ZU';
const NOTHING = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

const REPORT: GstReturnView = {
  month: '2026-10',
  gstin: GSTIN,
  gstins: [GSTIN],
  documents: 1_050,
  sections: [
    { section: 'b2b', documents: 3, taxable: 64_317.42, igst: 3_215.72, cgst: 43.93, sgst: 43.93 },
    { section: 'b2cl', documents: 1, taxable: 104_714.28, igst: 5_235.72, cgst: 0, sgst: 0 },
    { section: 'b2cs', documents: 1_043, taxable: 17_541.16, igst: 964.4, cgst: 347.04, sgst: 347.04 },
    { section: 'cdnr', documents: 1, taxable: -168.64, igst: 0, cgst: -15.18, sgst: -15.18 },
    { section: 'cdnur', documents: 0, ...NOTHING },
    { section: 'nil', documents: 2, ...NOTHING, taxable: 1_503.59 },
  ],
  total: { taxable: 187_907.81, igst: 9_415.84, cgst: 375.79, sgst: 375.79 },
  roundingDifference: -0.02,
  roundOff: 0.01,
  series: [
    { kind: 'invoice', from: 'INV/2627/000001', to: 'INV/2627/001040', issued: 1_039, missing: 1 },
    { kind: 'credit-note', from: 'CRN/2627/000001', to: 'CRN/2627/000010', issued: 10, missing: 0 },
  ],
  taxed: { taxable: 186_404.22, igst: 9_415.84, cgst: 375.79, sgst: 375.79 },
  untaxed: 1_503.59,
  interState: [{ placeOfSupply: 'Karnataka (29)', taxable: 118_399.44, igst: 6_200.12 }],
  problems: [
    { weight: 'wrong', text: 'Numbers without a document.', count: 1, documents: ['INV/2627/000017'] },
    { weight: 'uncertain', text: 'Goods without GST.', count: 23, documents: ['INV/2627/000003'] },
  ],
};

function answerReturn(server: StaffServer, change: Partial<GstReturnView> = {}): void {
  server.answer<typeof getGstReturn>('GET', '/staff/gst-returns', {
    success: true,
    report: { ...REPORT, ...change },
  });
}

const cellsOf = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

it('shows the totals of a month by section, its faults, and its files (GST-RETURN-10, GST-RETURN-11)', async () => {
  const server = openStaffServer();
  answerReturn(server);
  await renderStaff('/gst-returns?month=2026-10');
  await expectTitle('GST returns');
  await expectText(
    'GSTR-1, October 2026',
    'To mend or explain',
    'INV/2627/000017',
    'INV/2627/000003 and 22 more',
  );
  expect(cellsOf(/^Other sales/)).toEqual([
    '1,043',
    '₹17,541.16',
    '₹964.40',
    '₹347.04',
    '₹347.04',
    'b2cs.csv',
  ]);
  expect(cellsOf(/^Credit notes to businesses/).slice(0, 3)).toEqual(['1', '−₹168.64', '₹0.00']);
  expect(cellsOf(/^Total/).slice(0, 2)).toEqual(['1,050', '₹1,87,907.81']);
  expect(cellsOf(/^3\.2 Unregistered buyers in Karnataka/).slice(0, 2)).toEqual([
    '₹1,18,399.44',
    '₹6,200.12',
  ]);
  expect(cellsOf(/^Invoices/)).toEqual(['INV/2627/000001', 'INV/2627/001040', '1,039', '1']);
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true });
  const of = `?month=2026-10&gstin=${GSTIN}`;
  await expect
    .element(hrefOf('Download GSTR-1 (JSON)'))
    .toHaveAttribute('href', `/api/staff/gst-returns/gstr1.json${of}`);
  await expect.element(hrefOf('exemp.csv')).toHaveAttribute('href', `/api/staff/gst-returns/exemp.csv${of}`);
  await expect
    .element(hrefOf('Sales register'))
    .toHaveAttribute('href', '/api/staff/exports/sales-register?month=2026-10');
  expect(server.asked<typeof getGstReturn>('GET', '/staff/gst-returns').at(-1)?.get('month')).toBe('2026-10');
  await expectAccessible();
});

it('is read without files by those who may not export, for a chosen month and GSTIN', async () => {
  const server = openStaffServer();
  answerReturn(server, { gstins: [GSTIN, '33AABCT1332L1ZL'], problems: [] });
  await renderStaff('/gst-returns?month=2026-10', { rights: ['reports.read'] });
  await expectText('No faults found in the documents. The portal checks more when the file is uploaded.');
  await expectGone(
    page.getByRole('link', { name: 'Download GSTR-1 (JSON)' }),
    page.getByRole('link', { name: 'b2b.csv' }),
    page.getByRole('link', { name: 'Sales register' }),
  );
  await page.getByLabelText('GSTIN of the shop').selectOptions('33AABCT1332L1ZL');
  await expect
    .poll(() => server.asked<typeof getGstReturn>('GET', '/staff/gst-returns').at(-1)?.get('gstin'))
    .toBe('33AABCT1332L1ZL');
  const months = page.getByLabelText('Month');
  const newest = months.getByRole('option').elements()[0]?.getAttribute('value') ?? '';
  await months.selectOptions(newest);
  await expect.poll(() => location.search).toBe(`?month=${newest}`);
});

it('says at its field that a month is none, and that a month has no documents', async () => {
  const server = openStaffServer();
  answerReturn(server, { documents: 0, problems: [] });
  await renderStaff('/gst-returns?month=2026-13');
  await expectText('Give the month as YYYY-MM');
  expect(server.asked<typeof getGstReturn>('GET', '/staff/gst-returns')).toEqual([]);
  const months = page.getByLabelText('Month');
  await months.selectOptions(months.getByRole('option').elements()[1]?.getAttribute('value') ?? '');
  await expectText('No documents in this month');
  await expectAccessible();
});

it('tries again where it could not be read', async () => {
  const server = openStaffServer();
  server.refuse<typeof getGstReturn>('GET', '/staff/gst-returns', {
    status: 503,
    message: 'The shop is busy.',
  });
  await renderStaff('/gst-returns');
  await expectText('The return could not be loaded', 'The shop is busy.');
  answerReturn(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText('GSTR-1, October 2026');
});
