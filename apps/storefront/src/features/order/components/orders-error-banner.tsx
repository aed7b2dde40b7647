import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Icon } from '@ilaneer/ui/text/icon';

type OrdersErrorBannerProps = { readonly text: string; readonly onDismiss: () => void };

/** Says that the list in sight could not be refreshed. */
export function OrdersErrorBanner({ text, onDismiss }: OrdersErrorBannerProps) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-hibiscus-tint py-1.5 pr-1.5 pl-4 text-hibiscus-dark">
      <Icon name="alert" className="shrink-0" />
      <p role="alert" className="grow font-medium">
        {text}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
