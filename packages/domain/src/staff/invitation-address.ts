/** The token is in the fragment, which is neither sent nor logged. */
export function invitationAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/backoffice/accept-invitation#${encodeURIComponent(token)}`;
}
