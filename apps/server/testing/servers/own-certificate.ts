import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type OwnCertificate = { readonly key: string; readonly cert: string };

/** Self-signed for an IPv4 address or a name (RFC 5280, in DER by hand). */
export function ownCertificate(host: string): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(oid('550403'), tagged(0x0c, Buffer.from('Test authority')))));
  const isAddress = /^[\d.]+$/.test(host);
  const alternative = isAddress
    ? tagged(0x87, Buffer.from(host.split('.').map(Number)))
    : tagged(0x82, Buffer.from(host));
  const extensions = sequence(
    // Basic constraints: an authority.
    sequence(
      oid('551d13'),
      tagged(0x01, Buffer.from([0xff])),
      octets(sequence(tagged(0x01, Buffer.from([0xff])))),
    ),
    // Subject alternative name.
    sequence(oid('551d11'), octets(sequence(alternative))),
  );
  const byEcdsa = sequence(oid('2a8648ce3d040302'));
  const told = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    byEcdsa,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = sign('sha256', told, privateKey);
  const der = sequence(told, byEcdsa, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => tagged(0x30, ...parts);
const set = (...parts: readonly Buffer[]) => tagged(0x31, ...parts);
const octets = (content: Buffer) => tagged(0x04, content);
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const utcTime = (text: string) => tagged(0x17, Buffer.from(text));
