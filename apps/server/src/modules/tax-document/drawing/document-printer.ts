import Tinypool from 'tinypool';
import type { PrintedDocument } from './printed-document.ts';

/** Draws a tax document as a PDF. */
export type DrawDocument = (document: PrintedDocument) => Promise<Buffer>;

/** What tax documents bring along, beside what every use case works with. */
export type PrinterDeps = { readonly drawDocument: DrawDocument };

const IDLE_MS = 60_000;

/**
 * Draws on a thread of its own, one document after the other: each takes milliseconds in which the thread that answers
 * shoppers would stand still. The thread starts with the first document and ends when nobody has asked for a while.
 */
export function openPrinter(): { readonly draw: DrawDocument; close(): Promise<void> } {
  const pool = new Tinypool({
    filename: new URL('./draw-document.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return {
    draw: async (document) => {
      const bytes: Uint8Array = await pool.run(document, { name: 'drawDocument' });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: () => pool.destroy(),
  };
}
