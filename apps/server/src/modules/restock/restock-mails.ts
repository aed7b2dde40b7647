import { PROVE_WITHIN_DAYS } from '@ilaneer/domain/restock/restock-request';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { AwaitedVariant } from './repository.ts';

type Reader = Pick<Mail, 'id' | 'to'>;

export function awaitedName({
  productName,
  options,
  choice,
}: Pick<AwaitedVariant, 'productName' | 'options' | 'choice'>): string {
  return [productName, ...options.flatMap(({ name }) => choice[name] ?? [])].join(', ');
}

export function restockConfirmMail(
  { id, to, token, name }: Reader & { readonly token: string; readonly name: string },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const url = `${publicUrl}/#/back-in-stock?token=${encodeURIComponent(token)}`;
  return {
    id: `restock-confirm ${id}`,
    kind: 'restock-confirm',
    to,
    subject: `Please confirm: tell me when ${name} is back`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      greeting: 'Namaskaram,',
      heading: 'Shall we tell you when it is back?',
      paragraphs: [
        `Somebody, we hope you, asked us to write to this address once ${name} is in stock again. Please confirm that it was you: the link works for ${PROVE_WITHIN_DAYS} days.`,
      ],
      button: { label: 'Yes, tell me', url },
      notes: [
        'It was not you? Then do nothing: without your word the request is deleted.',
        `You have changed your mind later? Delete your request here: ${url}&drop=1`,
      ],
    }),
  };
}

export function backInStockMail(
  { id, to, variant }: Reader & { readonly variant: AwaitedVariant },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const name = awaitedName(variant);
  const { productId, variantId } = variant;
  return {
    id: `back-in-stock ${id}`,
    kind: 'back-in-stock',
    to,
    subject: `${name} is back`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      greeting: 'Namaskaram,',
      heading: 'It is back',
      paragraphs: [
        `You asked us to tell you: ${name} is in stock again. We have not put any aside, so it is first come, first served.`,
      ],
      button: {
        label: 'See it in the shop',
        url: `${publicUrl}${productPath(productId, variantId)}`,
      },
      notes: [
        'This was the one mail that you asked for. Your request is deleted, and we will not write again.',
      ],
    }),
  };
}
