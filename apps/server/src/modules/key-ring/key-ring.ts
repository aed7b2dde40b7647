export { addKey, endKey } from './change-keys.ts';
export { type ConfiguredSecrets, type OpenedKeys, openKeyRing } from './open-key-ring.ts';
