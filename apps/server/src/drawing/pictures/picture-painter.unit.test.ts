import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPainter, type Painter } from './picture-painter.ts';

// A start takes long on a busy machine.
const STARTS_MS = 30_000;

let open: Painter[] = [];
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
  open = [];
});

function newPainter(options: Partial<Parameters<typeof openPainter>[0]> = {}) {
  const onBroken = vi.fn();
  const painter = openPainter({ onBroken, mostMs: STARTS_MS, ...options });
  open.push(painter);
  return { painter, onBroken };
}

const photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1E7B4F' } })
  .jpeg()
  .toBuffer();
const draw = ({ makeSizes }: Painter) => makeSizes({ bytes: photograph, cut: null });
const drawn = { ok: true, value: { ok: true, value: expect.objectContaining({ width: 400, height: 300 }) } };

function drawers(): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [pid, parent, state = '', ...args] = line.trim().split(/\s+/);
    const isDrawer = Number(parent) === process.pid && args.join(' ').includes('tinypool');
    return isDrawer && !state.startsWith('Z') ? [Number(pid)] : [];
  });
}

async function drawer(): Promise<number> {
  return vi.waitFor(
    () => {
      const [pid, ...others] = drawers();
      if (pid === undefined) throw new Error('no process draws yet');
      expect(others).toEqual([]);
      return pid;
    },
    { timeout: STARTS_MS, interval: 50 },
  );
}

describe('the process that draws pictures', { timeout: 60_000 }, () => {
  it('draws in one process, and not in the thread pool of the shop', async () => {
    const { painter } = newPainter();
    const uploads = [draw(painter), draw(painter), draw(painter)];
    await drawer();
    let isDone = false;
    const all = Promise.all(uploads).finally(() => {
      isDone = true;
    });
    let most = 0;
    while (!isDone) {
      const { queue, process: active } = sharp.counters();
      most = Math.max(most, queue + active);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await all).toEqual([drawn, drawn, drawn]);
    expect(most).toBe(0);
  });

  it('says that it is busy beyond a few that wait, and not once they are drawn', async () => {
    const { painter } = newPainter({ mostWaiting: 2 });
    const busy = { ok: false, error: 'busy' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => draw(painter)));
    expect(answers).toEqual([drawn, drawn, drawn, busy, busy]);
    expect(await painter.cleanPhotos([photograph])).toMatchObject({ ok: true });
  });

  it('ends a process that takes too long, and draws the next picture in another', async () => {
    const { painter } = newPainter({ mostMs: 6_000 });
    expect(await draw(painter)).toEqual(drawn);
    const stuck = await drawer();
    process.kill(stuck, 'SIGSTOP');
    const [late, next] = await Promise.all([draw(painter), draw(painter)]);
    expect(late).toEqual({ ok: false, error: 'too long' });
    expect(next).toEqual(drawn);
    await vi.waitFor(() => expect(drawers()).not.toContain(stuck), { timeout: 10_000 });
  });

  it('outlives a picture that breaks its process, and a process that ends while it is idle', async () => {
    const { painter, onBroken } = newPainter();
    expect(await draw(painter)).toEqual(drawn);
    const first = await drawer();
    process.kill(first, 'SIGSTOP');
    const broken = draw(painter);
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(first, 'SIGKILL');
    expect(await broken).toEqual({ ok: false, error: 'broken' });
    expect(await draw(painter)).toEqual(drawn);
    expect(onBroken).toHaveBeenCalledTimes(1);
    process.kill(await drawer(), 'SIGKILL');
    await vi.waitFor(() => expect(onBroken).toHaveBeenCalledTimes(2), { timeout: STARTS_MS });
    expect(await draw(painter)).toEqual(drawn);
  });

  it('ends its process with the shop, and starts none for who waits', async () => {
    const { painter } = newPainter();
    expect(await draw(painter)).toEqual(drawn);
    process.kill(await drawer(), 'SIGSTOP');
    const waiting = [draw(painter), draw(painter), draw(painter)];
    await new Promise((resolve) => setTimeout(resolve, 100));
    await painter.close();
    const busy = { ok: false, error: 'busy' };
    expect(await Promise.all(waiting)).toEqual([busy, busy, busy]);
    expect(drawers()).toEqual([]);
  });
});
