import type { Deps } from '../../deps/deps.ts';
import { type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail, Mailer } from '../../messages/mailer.ts';
import { findLink, type LinkRow } from './repository.ts';

export type LinkMailDeps = Deps & SecretDeps & { readonly mailer: Mailer };

/** The token is derived here, so neither database nor queue holds it. */
export function linkMail(deps: LinkMailDeps) {
  return async ({ linkId }: { readonly linkId: string }): Promise<void> => {
    const link = await findLink(deps.db, linkId);
    if (link === null || link.usedAt !== null || link.expiresAt <= deps.now()) return;
    await mailLink(deps, link);
  };
}

export function mailLink(deps: LinkMailDeps, link: LinkRow): Promise<void> {
  const token = tokenOf(deps.keys, link.purpose, link.id);
  return deps.mailer(composeLinkMail(link, token, deps.brand, deps.config.publicUrl));
}

export function composeLinkMail(
  link: Pick<LinkRow, 'id' | 'purpose' | 'email'>,
  token: string,
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const { subject, heading, paragraphs, label, notes } = WORDS[link.purpose](brand.name);
  const url = `${publicUrl}/#/${link.purpose}?token=${encodeURIComponent(token)}`;
  return {
    id: `link ${link.id}`,
    kind: link.purpose,
    to: link.email,
    subject,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading,
      paragraphs,
      button: { label, url },
      notes,
    }),
  };
}

type Words = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly notes: readonly string[];
};

const WORDS: Readonly<Record<LinkRow['purpose'], (brand: string) => Words>> = {
  'reset-password': (brand) => ({
    subject: `Set a new ${brand} password`,
    heading: 'Set a new password',
    paragraphs: [`Somebody, hopefully you, asked for a new password for your ${brand} account.`],
    label: 'Set a new password',
    notes: [
      'This link works once, for 30 minutes.',
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  }),
  'verify-email': (brand) => ({
    subject: `Confirm your email address for ${brand}`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Please confirm that this is your email address, so that ${brand} can send your order news here.`,
    ],
    label: 'Confirm my address',
    notes: [
      'This link works once, for 24 hours.',
      `If you have no account with ${brand}, you can ignore this mail.`,
    ],
  }),
};
