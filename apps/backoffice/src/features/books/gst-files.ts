import type { GstFile, GstReturnView } from '@ilaneer/contract/staff/books/gst-returns';

/** Files of a section, by the sheet's name in the offline tool. */
export const SECTION_FILES: Readonly<Record<GstReturnView['sections'][number]['section'], GstFile>> = {
  b2b: 'b2b.csv',
  b2cl: 'b2cl.csv',
  b2cs: 'b2cs.csv',
  cdnr: 'cdnr.csv',
  cdnur: 'cdnur.csv',
  nil: 'exemp.csv',
};

export function gstFileAddress(
  file: GstFile,
  { month, gstin }: Pick<GstReturnView, 'month' | 'gstin'>,
): string {
  return `/api/staff/gst-returns/${file}?${new URLSearchParams({ month, gstin })}`;
}
