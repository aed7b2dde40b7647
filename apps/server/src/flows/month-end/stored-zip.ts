import { crc32 } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly bytes: Buffer };

/** Midnight of 1 January 1980, the first moment that the format knows. */
const MOMENT = { time: 0, day: 0x0021 };
const VERSION = 20;
const VERSION_OF_64 = 45;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffffffff;

/**
 * A ZIP whose bytes follow from names and contents alone: neither clock nor compression, whose output changes with zlib.
 * Above 65,534 entries its directory is that of ZIP64. Throws above 4 GB.
 */
export async function* storedZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    if (offset + bytes.length >= MOST_BYTES) throw new RangeError('the archive has more than 4 GB');
    const path = Buffer.from(name);
    const facts = factsOf(path, bytes);
    const head = Buffer.concat([localHead(facts), path]);
    directory.push(Buffer.concat([directoryHead(facts, offset), path]));
    offset += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOf({ entries: directory.length, size: listed.length, offset });
}

/** Shared by both heads, without signature: version, flags, method, moment, sum, sizes, length of the name. */
function factsOf(path: Buffer, bytes: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt16LE(MOMENT.time, 6);
  facts.writeUInt16LE(MOMENT.day, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}

function localHead(facts: Buffer): Buffer {
  return Buffer.concat([signature(0x04034b50), facts]);
}

function directoryHead(facts: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION, 0);
  // No comment, disk 0, no attributes.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, facts, rest]);
}

type Directory = { readonly entries: number; readonly size: number; readonly offset: number };

function endOf(directory: Directory): Buffer {
  const { entries, size, offset } = directory;
  const isLarge = entries >= MOST_ENTRIES;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entries, MOST_ENTRIES), 4);
  end.writeUInt16LE(Math.min(entries, MOST_ENTRIES), 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  const parts = [signature(0x06054b50), end];
  return Buffer.concat(isLarge ? [...endOf64(directory), ...parts] : parts);
}

function endOf64({ entries, size, offset }: Directory): Buffer[] {
  const end = Buffer.alloc(52);
  end.writeBigUInt64LE(44n, 0);
  end.writeUInt16LE(VERSION_OF_64, 8);
  end.writeUInt16LE(VERSION_OF_64, 10);
  end.writeBigUInt64LE(BigInt(entries), 20);
  end.writeBigUInt64LE(BigInt(entries), 28);
  end.writeBigUInt64LE(BigInt(size), 36);
  end.writeBigUInt64LE(BigInt(offset), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + size), 4);
  locator.writeUInt32LE(1, 12);
  return [signature(0x06064b50), end, signature(0x07064b50), locator];
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
