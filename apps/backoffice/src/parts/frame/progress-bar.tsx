export function ProgressBar({ done, of, label }: { done: number; of: number; label: string }) {
  return (
    <progress
      value={done}
      max={of}
      aria-label={label}
      className="h-2 w-full flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
    />
  );
}
