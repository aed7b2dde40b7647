/** Whether the user's permission list contains it (ACCOUNT-34); false without a login. */
export function hasPermission(
  user: { readonly permissions: readonly string[] } | null,
  permission: string,
): boolean {
  return user?.permissions.includes(permission) ?? false;
}
