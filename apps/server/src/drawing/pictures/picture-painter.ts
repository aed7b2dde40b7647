import { join } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import Tinypool from 'tinypool';
import { SERVER_FOLDER } from '../../deps/server-folder.ts';
import type { CleanPhoto, PhotoProblem } from './clean-photos.ts';
import type { DrawPreview } from './draw-preview.ts';
import type { MadePicture, SizesJob } from './make-sizes.ts';

export type PaintFault = 'busy' | 'too long' | 'broken';

type Painted<Made> = Promise<Result<Made, PaintFault>>;

export type PaintDeps = {
  /** Bounded by its caller (`previewCache`). Rejects on failure. */
  readonly drawPreview: DrawPreview;
  readonly makeSizes: (job: SizesJob) => Painted<Result<MadePicture, string>>;
  readonly cleanPhotos: (
    files: readonly Uint8Array[],
  ) => Painted<Result<readonly CleanPhoto[], PhotoProblem>>;
};

export type Painter = PaintDeps & { close(): Promise<void> };

type PainterOptions = {
  /** The process died: hostile file, library bug or out of memory. */
  readonly onBroken: (error: Error) => void;
  /** Queue limit of uploads. */
  readonly mostWaiting?: number;
  readonly mostMs?: number;
};

const MOST_WAITING = 8;
const MOST_MS = 45_000;
const IDLE_MS = 20_000;
// No secrets. One thread and one malloc arena take a third less memory.
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };

/** A separate process keeps event loop and thread pool free. It ends when idle, late or broken. */
export function openPainter({
  onBroken,
  mostWaiting = MOST_WAITING,
  mostMs = MOST_MS,
}: PainterOptions): Painter {
  const pool = new Tinypool({
    filename: join(SERVER_FOLDER, 'src', 'drawing', 'pictures', 'picture-process.ts'),
    runtime: 'child_process',
    serialization: 'advanced',
    env: ENVIRONMENT,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  // Without a listener, the death of an idle process would crash the shop.
  pool.on('error', onBroken);
  let lastOne: Promise<unknown> = Promise.resolve();
  let uploads = 0;
  let isClosed = false;

  const inTurn = <Made>(name: string, job: unknown): Promise<Made> => {
    const turn = lastOne.then((): Promise<Made> => {
      // The pool would start another process.
      if (isClosed) throw new Error('the shop ends');
      return pool.run(job, { name, signal: AbortSignal.timeout(mostMs) });
    });
    // The queue continues either way, and does not retain the picture.
    lastOne = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };

  const upload = async <Made>(name: string, job: unknown): Painted<Made> => {
    if (uploads > mostWaiting) return err('busy');
    uploads += 1;
    try {
      return ok(await inTurn<Made>(name, job));
    } catch (error) {
      if (isClosed) return err('busy');
      return err(faultOf(error, onBroken));
    } finally {
      uploads -= 1;
    }
  };

  return {
    drawPreview: (job) => inTurn('drawPreview', job),
    makeSizes: (job) => upload('makeSizes', job),
    cleanPhotos: (files) => upload('cleanPhotos', files),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}

function faultOf(error: unknown, onBroken: PainterOptions['onBroken']): PaintFault {
  if (error instanceof Error && error.name === 'AbortError') return 'too long';
  if (error instanceof Error && error.message === 'Worker exited unexpectedly') {
    onBroken(error);
    return 'broken';
  }
  throw error instanceof Error ? error : new Error('a picture could not be drawn', { cause: error });
}
