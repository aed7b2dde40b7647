import type { DrawLogo } from '../messages/mail-logo.ts';
import type { PrinterDeps } from './document-printer.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Sheet } from './sheets.ts';

/** Documents with their seller's logo, packing papers with today's (SETTING-21). */
export function printLogos({ drawDocument, drawSheets }: PrinterDeps, drawLogo: DrawLogo): PrinterDeps {
  const logoAt = async (file = ''): Promise<{ readonly logo?: string }> => {
    const png = file === '' ? null : await drawLogo({ file, isOnDark: false });
    return png === null ? {} : { logo: `data:image/png;base64,${png.toString('base64')}` };
  };
  const signed = async (document: PrintedDocument): Promise<PrintedDocument> => ({
    ...document,
    ...(await logoAt(document.seller.logo)),
  });
  return {
    drawDocument: async (document) => drawDocument(await signed(document)),
    drawSheets: async ({ sheets, ...of }) => {
      const own = await logoAt(of.logo);
      const withLogo = async (sheet: Sheet): Promise<Sheet> => {
        switch (sheet.kind) {
          case 'label':
            return { ...sheet, label: { ...sheet.label, from: { ...sheet.label.from, ...own } } };
          case 'slip':
            return { ...sheet, slip: { ...sheet.slip, ...own } };
          case 'pick-list':
          case 'manifest':
          case 'report':
            return sheet;
          case 'invoice':
            return { ...sheet, document: await signed(sheet.document) };
        }
      };
      return drawSheets({ ...of, sheets: await Promise.all(sheets.map(withLogo)) });
    },
  };
}
