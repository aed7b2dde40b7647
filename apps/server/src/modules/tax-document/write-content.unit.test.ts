import { paise } from '@ilaneer/domain/money';
import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../sandbox/mail-preview/sample-order.ts';
import { toBilledOrder } from '../order/order.ts';
import { writeCreditNote, writeInvoice } from './write-content.ts';

const SELLER: Seller = {
  name: 'Ilaneer',
  legalName: 'Ilaneer Foods',
  addressLines: ['12 Jetty Road', 'Kochi 682001'],
  state: 'Kerala',
  gstin: '32AAAAA0000A1Z5',
  fssai: '',
  cin: '',
  phone: '',
  email: 'hello@ilaneer.example',
};

it('a credit note prints the MRP that its invoice printed, which is that of the shipped batch (BATCH-9)', () => {
  const issued = { number: 'ILN/2627/000001', issuedAt: new Date('2026-11-28T10:00:00Z'), seller: SELLER };
  const order = toBilledOrder(sampleOrder('cod'));
  if (order.figures.gstBasisPoints === null) throw new Error('the sample has one rate');
  const lines = order.figures.lines.map((line) => ({ ...line, originalPrice: paise(line.price + 700) }));
  const invoice = writeInvoice(issued, { ...order, figures: { ...order.figures, lines } });
  const units = [{ position: 2, quantity: 1, reason: 'damaged' as const }];
  const figures = creditNoteFigures(order.figures, SELLER.state, [], units);
  const note = writeCreditNote({ ...issued, number: 'ILC/2627/000001' }, invoice, {
    figures,
    units,
    credited: [],
  });
  expect(note.figures.lines).toMatchObject([
    { unitPrice: invoice.figures.lines[1]?.unitPrice, paid: figures.lines[0]?.paid },
  ]);
  expect(note.figures.lines[0]?.unitPrice).toBe(80_600);
});
