import { join } from 'node:path';
import Tinypool from 'tinypool';
import { SERVER_FOLDER } from '../deps/server-folder.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Sheets } from './sheets.ts';

export type DrawDocument = (document: PrintedDocument) => Promise<Buffer>;

export type DrawSheets = (sheets: Sheets) => Promise<Buffer>;

/** Renderers besides the common dependencies. */
export type PrinterDeps = { readonly drawDocument: DrawDocument; readonly drawSheets: DrawSheets };

const IDLE_MS = 60_000;

/** Each document would block the event loop for milliseconds. Starts on demand, ends when idle. */
export function openPrinter(): PrinterDeps & { close(): Promise<void> } {
  const pool = new Tinypool({
    filename: join(SERVER_FOLDER, 'src', 'drawing', 'drawing-thread.ts'),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const draw = async (what: PrintedDocument | Sheets, name: 'drawDocument' | 'drawSheets') => {
    const bytes: Uint8Array = await pool.run(what, { name });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return {
    drawDocument: (document) => draw(document, 'drawDocument'),
    drawSheets: (sheets) => draw(sheets, 'drawSheets'),
    close: () => pool.destroy(),
  };
}
