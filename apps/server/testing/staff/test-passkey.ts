import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@ilaneer/contract/staff/people/passkeys';

/** User present and verified; `made` also has attested credential data. */
const FLAGS = { answer: 0x05, made: 0x45 };

/** Deviations of a browser or device. */
type Seen = { readonly origin?: string; readonly rpId?: string; readonly isVerified?: boolean };

export function newTestPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const outside = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  let counter = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, ...more: readonly Buffer[]) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, ...more]);
  };

  return {
    make: ({ challenge, rp }: NewPasskeyRequest): NewPasskey => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      // COSE key: ES256, P-256.
      const key = [hex('a5010203262001215820'), base64url(x), hex('225820'), base64url(y)];
      const data = authenticatorData(rp.id, FLAGS.made, Buffer.alloc(16), length, credentialId, ...key);
      const attestation = [
        hex('a3'),
        word('fmt'),
        word('none'),
        word('attStmt'),
        hex('a0'),
        word('authData'),
      ];
      const object = Buffer.concat([...attestation, Buffer.from([0x58, data.length]), data]);
      return {
        ...outside,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Sets the signature counter back, as on a cloned key. */
    rewindTo: (uses: number) => {
      counter = uses;
    },
    answer: ({ challenge, rpId }: PasskeyRequest, seen: Seen = {}): PasskeyAnswer => {
      const client = clientData('webauthn.get', challenge, seen.origin);
      const data = authenticatorData(seen.rpId ?? rpId, seen.isVerified === false ? 0x01 : FLAGS.answer);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...outside,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}

function base64url(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function word(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
