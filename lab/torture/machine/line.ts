import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How a line treats what goes over it. */
export type Mood = 'well' | 'delays' | 'halves' | 'loses' | 'refuses';

/** A line on the loopback between two programs, which can be cut, slowed, or lose what comes back. */
export type Line = {
  readonly port: number;
  /** Where it leads: a port on the loopback. */
  leadTo(port: number): void;
  turn(mood: Mood): void;
  /** Resets all connections. */
  cut(): void;
  close(): Promise<void>;
};

const DELAY_MS = 900;

/** Opens a line; on a port of its own choice where none is named. */
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
          // Half of the reply arrives, and then nothing ever.
          near.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => near.resetAndDestroy());
          return;
        case 'loses':
          // What was asked for is done, and nobody hears of it.
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
