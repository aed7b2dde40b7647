import type {
  PACKING_DOCUMENTS,
  printPackingDocuments,
} from '@ilaneer/contract/staff/parcels/packing-documents';
import { requestFile } from '../../session/staff-api.ts';

export type PackingDocument = (typeof PACKING_DOCUMENTS)[number];

type Printed = { readonly parcelIds?: string[]; readonly orderNumbers?: string[] };

export async function printParcels(printed: Printed, kinds: readonly PackingDocument[]): Promise<void> {
  const file = await requestFile<typeof printPackingDocuments>('POST', '/staff/packing/documents', {
    body: { ...printed, kinds: [...kinds] },
  });
  printFile(file);
}

let frame: HTMLIFrameElement | null = null;

export function printFile(file: Blob): void {
  frame?.remove();
  const url = URL.createObjectURL(file);
  frame = document.createElement('iframe');
  frame.title = 'Print preview';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = url;
  frame.addEventListener('load', () => frame?.contentWindow?.print());
  document.body.append(frame);
}
