import { type PictureType, pictureTypeOf } from '../picture/picture-type.ts';

/** MANUAL-ENTRY-4. The size is that of photos. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const MOST_DOCUMENTS = 5;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** By its first bytes; null for other files. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  if (PDF.every((byte, index) => bytes[index] === byte)) return 'application/pdf';
  const type: PictureType | null = pictureTypeOf(bytes);
  return type === 'image/png' || type === 'image/jpeg' ? type : null;
}

/** Of a download: letters, digits, dots and dashes. */
export function documentName(typed: string, type: DocumentType): string {
  const plain = typed
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(-80);
  if (plain !== '') return plain;
  return { 'application/pdf': 'document.pdf', 'image/png': 'document.png', 'image/jpeg': 'document.jpg' }[
    type
  ];
}
