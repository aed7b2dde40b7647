import { createHash, type Hash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import Type from 'typebox';
import { Parse } from 'typebox/value';
import { SEALED } from './archive-names.ts';
import { ArchiveRefused, seal, unseal } from './seal.ts';

/** Large contents span several pieces of one name. */
export type Piece = { readonly name: string; readonly bytes: Uint8Array };

/** Bounds memory: a few pieces are held at a time. */
export const PIECE_BYTES = 1_024 * 1_024;

/** Lists the contents; its absence means truncation. */
const ENDING = 'end.json';
const endingSchema = Type.Object({ pieces: Type.Integer(), sha256: Type.String() });

/** A tar with an ending, zstd, encrypted if there are recipients. */
export async function packArchive(
  pieces: AsyncIterable<Piece>,
  recipients: readonly string[],
): Promise<Readable> {
  const compressed = new PassThrough();
  // The stream reports errors to the reader.
  pipeline(
    Readable.from(tarOf(pieces).values(), { objectMode: false }),
    createZstdCompress(),
    compressed,
  ).catch((error: Error) => compressed.destroy(error));
  return seal(compressed, recipients);
}

function tarOf(pieces: AsyncIterable<Piece>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const add = async ({ name, bytes }: Piece) => {
    const body = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    await body.write(bytes);
    await body.close();
  };
  const run = async () => {
    const hash = createHash('sha256');
    let count = 0;
    for await (const piece of pieces) {
      take(hash, piece);
      count += 1;
      await add(piece);
    }
    await add(jsonPiece(ENDING, { pieces: count, sha256: hash.digest('hex') }));
    controller.finalize();
  };
  run().catch((error: unknown) => controller.error(error));
  return readable;
}

/** Throws ArchiveRefused for a wrong key, and at the end at the latest for missing or altered data. */
export async function* unpackArchive(
  content: Readable,
  name: string,
  identities: readonly string[],
): AsyncGenerator<Piece> {
  const isSealed = name.endsWith(SEALED);
  const plain = isSealed ? await unseal(content, identities) : content;
  const tar = new PassThrough();
  pipeline(plain, createZstdDecompress(), tar).catch((error: Error) => tar.destroy(error));
  const hash = createHash('sha256');
  let count = 0;
  let ending: { readonly pieces: number; readonly sha256: string } | null = null;
  try {
    for await (const { header, body } of ReadableStream.from<Uint8Array>(tar).pipeThrough(
      createTarDecoder({ strict: true }),
    )) {
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      if (header.name === ENDING) {
        ending = Parse(endingSchema, JSON.parse(bytes.toString()));
      } else {
        const piece = { name: header.name, bytes };
        take(hash, piece);
        count += 1;
        yield piece;
      }
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused(DAMAGED, { cause: error });
  } finally {
    content.destroy();
  }
  if (ending?.pieces !== count || ending.sha256 !== hash.digest('hex')) throw new ArchiveRefused(DAMAGED);
}

export const DAMAGED =
  'The archive is damaged or torn off: what it holds is not what was once written. Take another one.';

function take(hash: Hash, { name, bytes }: Piece): void {
  hash.update(`${name}\n${bytes.length}\n`).update(bytes);
}

export function jsonPiece(name: string, value: unknown): Piece {
  return { name, bytes: Buffer.from(JSON.stringify(value)) };
}

export async function* piecesOf(name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isEmpty = true;
  for await (const chunk of content) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield { name, bytes: Buffer.concat(waiting) };
    isEmpty = false;
    waiting = [];
    size = 0;
  }
  if (size > 0 || isEmpty) yield { name, bytes: Buffer.concat(waiting) };
}
