import { invitationAddress } from '@ilaneer/domain/staff/invitation-address';
import type { Deps, MailDeps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { letter } from '../../../messages/letter.ts';
import type { Mail, Mailer } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import { hashOfInvitation, INVITATION_DAYS, invitationToken } from './invite.ts';
import { findInvitation } from './repository.ts';

/** Unless used or withdrawn meanwhile. */
export function sendInvitation(deps: Deps & SecretDeps & { readonly mailer: Mailer }) {
  return async ({ invitationId }: { readonly invitationId: string }): Promise<void> => {
    const found = await findInvitation(deps.db, hashOfInvitation(invitationId), deps.now());
    if (found === null) return;
    const token = invitationToken(deps, invitationId);
    await deps.mailer(
      staffInvitationMail(deps, { id: invitationId, name: found.name, to: found.email, token }),
    );
  };
}

export function staffInvitationMail(
  { brand, config }: Pick<MailDeps, 'brand' | 'config'>,
  { id, name, to, token }: Readonly<Record<'id' | 'name' | 'to' | 'token', string>>,
): Mail {
  return {
    id: `staff-invitation ${id}`,
    kind: 'staff-invitation',
    to,
    subject: `Your way into the staff app of ${brand.name}`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: `Welcome to the team of ${brand.name}`,
      greeting: greetingTo(name),
      paragraphs: [
        `You are invited to the staff app of ${brand.name}.`,
        'Choose a password there, and have your phone at hand: you will set up an authenticator app as the second step.',
      ],
      button: { label: 'Open the staff app', url: invitationAddress(config.publicUrl, token) },
      notes: [
        `This link works once, for ${INVITATION_DAYS} days.`,
        'If you do not know what this is about, you can ignore this mail: nobody gets in without the link.',
      ],
    }),
  };
}
