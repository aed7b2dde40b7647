/**
 * TanStack Query options for following a link of a mail. A query and not a mutation, because opening the page is the
 * whole request: it is sent once, and the same call a second time says the same.
 */
export function onceForToken<Data>(
  does: 'confirm' | 'unsubscribe',
  token: string,
  send: (signal: AbortSignal) => Promise<Data>,
) {
  return {
    queryKey: ['newsletter', does, token],
    queryFn: ({ signal }: { signal: AbortSignal }) => send(signal),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}
