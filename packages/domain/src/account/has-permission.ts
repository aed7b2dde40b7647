/** Whether a user may do something: their list of permissions names it (ACCOUNT-34). Nobody logged in may nothing. */
export function hasPermission(
  user: { readonly permissions: readonly string[] } | null,
  permission: string,
): boolean {
  return user?.permissions.includes(permission) ?? false;
}
