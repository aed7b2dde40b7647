// The shop's keys: read, rotated and retired. What hangs on a key is told by flows/keys.

export { addKey, endKey } from './change-keys.ts';
export { type ConfiguredSecrets, type OpenedKeys, openKeyRing } from './open-key-ring.ts';
