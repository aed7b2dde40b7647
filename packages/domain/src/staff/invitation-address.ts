/** Where an invitation leads. The token stands behind the hash, which browsers send nowhere and servers don't log. */
export function invitationAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/backoffice/accept-invitation#${encodeURIComponent(token)}`;
}
