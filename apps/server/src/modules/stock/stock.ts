// Units of variants, taken and put back.

export { returnStock, takeStock, type Units } from './repository.ts';
