import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useToast } from '@ilaneer/ui/layers/toast';

type ShareButtonProps = {
  /** What is shared, in the button's name and in what is handed over. */
  readonly name: string;
  /** Its plain path: an address with a hash shows nobody but a browser what it leads to. */
  readonly path: string;
};

/** Hands a page's address to the device's own sharing, or to the clipboard where there is none. */
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
  // Neither is there on a page that is not served securely.
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      // Closing the device's dialog is an answer, too.
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
