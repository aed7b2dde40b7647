import { describe, expect, it } from 'vitest';
import { checkDigit, gtinOf } from './barcode.ts';

const whole = (digits: string) => `${digits}${checkDigit(digits)}`;

describe('the GTIN of a barcode', () => {
  it.each([
    ['13 digits', '8901030865275'],
    ['12 digits', whole('03600029145')],
    ['8 digits', whole('9638507')],
    ['14 digits, a case of the same goods', whole('1890103086527')],
  ])('is the barcode: %s', (_, barcode) => {
    expect(gtinOf(barcode)).toBe(barcode);
  });

  it.each([
    ['no barcode', null],
    ['a wrong last digit', '8901030865276'],
    ['another length', whole('890103086')],
    ['zeros', '0000000000000'],
    ['a shelf of its own: 2', whole('200000000001')],
    ['a shelf of its own: 29', whole('299999999999')],
    ['a shelf of its own: 02', whole('020000000001')],
    ['a shelf of its own: 04', whole('040000000001')],
    ['12 digits of a shelf of its own: 2', whole('20000000001')],
    ['12 digits of a shelf of its own: 4', whole('40000000001')],
    ['8 digits of a shelf of its own: 0', whole('0123456')],
    ['8 digits of a shelf of its own: 2', whole('2123456')],
    ['14 digits of a shelf of its own', whole('1200000000001')],
    ['a coupon', whole('990000000001')],
  ])('is none: %s', (_, barcode) => {
    expect(gtinOf(barcode)).toBeNull();
  });
});
