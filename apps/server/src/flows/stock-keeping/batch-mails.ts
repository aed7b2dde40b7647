import { formatDay } from '@ilaneer/domain/india-day';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { NamedBatch } from '../../modules/batch/batch.ts';

export type RecallWords = { readonly subject: string; readonly text: string };

type Reader = {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly orderNumber: string;
};

export function batchRecallMail(
  { id, to, name, orderNumber }: Reader,
  { subject, text }: RecallWords,
  batch: Pick<NamedBatch, 'code' | 'productName' | 'variantName' | 'bestBefore'>,
  brand: MailBrand,
  publicUrl: string,
): Mail {
  return {
    id: `batch-recall ${id}`,
    kind: 'batch-recall',
    to,
    subject,
    ...letter({
      brand,
      shopUrl: publicUrl,
      greeting: name === '' ? 'Namaskaram,' : `Namaskaram ${name},`,
      heading: subject,
      paragraphs: text
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      facts: [
        ['Order', orderNumber],
        ['Item', [batch.productName, batch.variantName].filter((part) => part !== '').join(', ')],
        ['Batch', batch.code],
        ['Best before', formatDay(`${batch.bestBefore}T00:00:00Z`)],
      ],
      button: { label: 'Contact us', url: `${publicUrl}/#/contact` },
    }),
  };
}

export function batchesEndedMail(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  batches: readonly Pick<NamedBatch, 'sku' | 'productName' | 'code' | 'bestBefore' | 'onHand'>[],
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const one = batches.length === 1;
  return {
    id: `batches-ended ${id}`,
    kind: 'batches-ended',
    to,
    subject: one ? 'A batch went out of sale' : `${batches.length} batches went out of sale`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: 'Too little time is left of these goods to send them',
      paragraphs: [
        `${one ? 'This batch is' : 'These batches are'} held back from today on. Please take the goods off the shelf and write them off.`,
      ],
      facts: batches.map(({ sku, productName, code, bestBefore, onHand }) => [
        `${productName} (${sku}), batch ${code}`,
        `${onHand} left, best before ${formatDay(`${bestBefore}T00:00:00Z`)}`,
      ]),
      button: { label: 'See the batches', url: `${publicUrl}/backoffice/batches?state=ended` },
    }),
  };
}
