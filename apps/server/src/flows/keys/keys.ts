// The life of the shop's keys: a new one, what is sealed with older ones, and their end.

export { type KeyUse, listKeyUses } from './key-uses.ts';
export { resealAll } from './reseal.ts';
export { type RetireRefusal, retireKey } from './retire-key.ts';
export { rotateKeys } from './rotate-keys.ts';
