import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useToast } from '@ilaneer/ui/layers/toast';

type ShareButtonProps = {
  readonly name: string;
  readonly path: string;
};

/** Native sharing, else clipboard. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const toast = useToast();
  async function share() {
    const url = `${location.origin}${path}`;
    const outcome = await handOver({ title: name, url });
    if (outcome === 'copied') toast.show({ text: 'Link copied', tone: 'success' });
    if (outcome === 'failed') toast.show({ text: `Here is the link to copy: ${url}` });
  }
  return <IconButton icon="share" variant="raised" label={`Share ${name}`} onClick={() => void share()} />;
}

type Shared = { readonly title: string; readonly url: string };

async function handOver(shared: Shared): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      // Cancelled by the user.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
