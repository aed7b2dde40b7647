import type { FastifyReply } from 'fastify';

/** A photo that a shopper sent, with its type by its first bytes. */
type SentPhoto = { readonly id: string; readonly contentType: string; readonly bytes: Buffer };

/**
 * Sends a photo of a shopper as what it is, under a name of the shop's: whatever its file was called is forgotten, and
 * no browser keeps it.
 */
export function sendPhoto(reply: FastifyReply, { id, contentType, bytes }: SentPhoto): FastifyReply {
  const ending = contentType.replace(/^image\//, '');
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${id}.${ending}"`)
    .type(contentType)
    .send(bytes);
}
