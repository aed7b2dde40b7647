import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Message for the operator. */
export class ArchiveRefused extends Error {}

export async function newKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export async function seal(content: Readable, recipients: readonly string[]): Promise<Readable> {
  if (recipients.length === 0) return content;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Throws ArchiveRefused if no key fits. */
export async function unseal(content: Readable, identities: readonly string[]): Promise<Readable> {
  if (identities.length === 0) {
    content.destroy();
    throw new ArchiveRefused('The archive is encrypted. Name the file with its key: --identity <file>');
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    content.destroy();
    const isWrongKey = error instanceof Error && /no identity matched/.test(error.message);
    if (isWrongKey) throw new ArchiveRefused('The key does not fit: the archive was encrypted for another.');
    throw new ArchiveRefused('The archive is damaged at its very beginning.', { cause: error });
  }
}

/** Keys of an `age-keygen` file: one a line, comments after #. */
export function readIdentities(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

// age uses web streams.
async function* chunksOf(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) if (chunk instanceof Uint8Array) yield chunk;
}

function toWeb(content: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunksOf(content));
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream, { objectMode: false });
}
