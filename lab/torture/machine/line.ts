import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Mood = 'well' | 'delays' | 'halves' | 'loses' | 'refuses';

export type Line = {
  readonly port: number;
  leadTo(port: number): void;
  turn(mood: Mood): void;
  /** RST. */
  cut(): void;
  close(): Promise<void>;
};

const DELAY_MS = 900;

/** Any free port by default. */
export async function openLine(port = 0): Promise<Line> {
  let target = 0;
  let mood: Mood = 'well';
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    if (mood === 'refuses') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    open.add(near);
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', () => near.end());
    near.on('data', (chunk) => far.write(chunk));
    near.on('end', () => far.end());
    far.on('data', (chunk) => {
      switch (mood) {
        case 'delays':
          setTimeout(() => near.writable && near.write(chunk), DELAY_MS);
          return;
        case 'halves':
          // Then silence.
          near.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => near.resetAndDestroy());
          return;
        case 'loses':
          // Done, but unanswered.
          return;
        default:
          near.write(chunk);
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => {
    for (const near of open) near.resetAndDestroy();
  };
  return {
    port: address.port,
    leadTo: (to) => {
      target = to;
    },
    turn: (to) => {
      mood = to;
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
