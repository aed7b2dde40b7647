import type { TaxDocument } from './repository.ts';

/** A document to save. */
export type DocumentFile = { readonly name: string; readonly bytes: Buffer };

/** What a document is called when it is saved: its number, without what no file's name may have. */
export function fileNameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
