import { join } from 'node:path';
import Tinypool from 'tinypool';
import { SERVER_FOLDER } from '../../../../places/server-folder.ts';
import type { DrawPreview } from './draw-preview.ts';

const IDLE_MS = 20_000;
const MOST_MS = 20_000;

/**
 * Draws in a process of its own, one picture after the other. What drawing takes of memory goes with that process when
 * nobody has asked for a while, and a file that breaks the drawer breaks nothing else.
 */
export function openPainter(): { readonly draw: DrawPreview; close(): Promise<void> } {
  const pool = new Tinypool({
    filename: join(SERVER_FOLDER, 'src', 'flows', 'storefront', 'discovery', 'previews', 'draw-preview.ts'),
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return {
    draw: (job) => pool.run(job, { name: 'drawPreviewAside', signal: AbortSignal.timeout(MOST_MS) }),
    close: () => pool.destroy(),
  };
}
