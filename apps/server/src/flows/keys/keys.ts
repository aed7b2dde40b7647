export { type KeyUse, listKeyUses } from './key-uses.ts';
export { resealAll } from './reseal.ts';
export { type RetireRefusal, retireKey } from './retire-key.ts';
export { rotateKeys } from './rotate-keys.ts';
