import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { PIECE_BYTES, type Piece, packArchive, unpackArchive } from './archive.ts';
import { newKey } from './seal.ts';

const MOST_PIECES_HELD = 24;
const PIECES = 60;

function manyPieces() {
  const asked = { pieces: 0 };
  async function* pieces(): AsyncGenerator<Piece> {
    for (; asked.pieces < PIECES; asked.pieces += 1) {
      yield { name: 'tables/orders', bytes: randomBytes(PIECE_BYTES) };
    }
  }
  return { asked, pieces: pieces() };
}

async function standsStill(count: () => number): Promise<number> {
  for (let before = -1; ; ) {
    const now = count();
    if (now === before) return now;
    before = now;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((settle) => setImmediate(settle));
  }
}

describe.each([
  ['plain', false],
  ['encrypted', true],
])('an archive (%s) is not held in memory (BACKUP-1)', (_, isSealed) => {
  it('when the place for backups is slower than the database', async () => {
    const { recipient } = await newKey();
    const { asked, pieces } = manyPieces();
    const archive = await packArchive(pieces, isSealed ? [recipient] : []);
    archive.read(0);
    await once(archive, 'readable');
    expect(await standsStill(() => asked.pieces)).toBeLessThan(MOST_PIECES_HELD);
    archive.destroy();
  });

  it('when the database that it is restored into is slower than the place for backups', async () => {
    const { identity, recipient } = await newKey();
    const archive = await packArchive(manyPieces().pieces, isSealed ? [recipient] : []);
    let read = 0;
    const watched = archive.on('data', () => undefined).pause();
    const push = watched.read.bind(watched);
    watched.read = (size) => {
      const chunk: Buffer | null = push(size);
      read += chunk?.length ?? 0;
      return chunk;
    };
    const unpacked = unpackArchive(watched, isSealed ? 'a.tar.zst.age' : 'a.tar.zst', [identity]);
    await unpacked.next();
    expect(await standsStill(() => read)).toBeLessThan(MOST_PIECES_HELD * PIECE_BYTES);
    await unpacked.return(undefined);
    archive.destroy();
  });
});
