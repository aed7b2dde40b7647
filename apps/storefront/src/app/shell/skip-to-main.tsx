/** The first stop of the Tab key. A button, not a link: the address after the hash names the page. */
export function SkipToMain() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById('main')?.focus()}
      className="fixed top-3 left-3 z-skip -translate-y-24 rounded-full bg-palm px-6 py-3 font-semibold text-coconut shadow-md transition-transform focus:translate-y-0"
    >
      Skip to content
    </button>
  );
}
