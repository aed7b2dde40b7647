import { buffer } from 'node:stream/consumers';
import { addDocument } from './draw-document.ts';
import { addLabel } from './draw-label.ts';
import { addManifest } from './draw-manifest.ts';
import { addPickList } from './draw-pick-list.ts';
import { addReport } from './draw-report.ts';
import { addSlip } from './draw-slip.ts';
import { openPdf, type Pdf, setInks } from './pdf-page.ts';
import type { Sheet, Sheets } from './sheets.ts';

export async function drawSheets({ title, author, colours, at, sheets }: Sheets): Promise<Buffer> {
  const pdf = openPdf({ title, author, at });
  for (const sheet of sheets) {
    setInks(pdf, colours);
    addSheet(pdf, sheet);
  }
  pdf.end();
  return buffer(pdf);
}

function addSheet(pdf: Pdf, sheet: Sheet): void {
  switch (sheet.kind) {
    case 'label':
      addLabel(pdf, sheet.label);
      return;
    case 'slip':
      addSlip(pdf, sheet.slip);
      return;
    case 'pick-list':
      addPickList(pdf, sheet.list);
      return;
    case 'manifest':
      addManifest(pdf, sheet.manifest);
      return;
    case 'report':
      addReport(pdf, sheet.report);
      return;
    case 'invoice':
      addDocument(pdf, sheet.document);
      return;
  }
}
