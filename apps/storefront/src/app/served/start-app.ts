type Start = readonly [
  address: string,
  files: readonly number[],
  calls: readonly (readonly [href: string, copy: string | null])[],
  ownFiles: readonly number[],
];

/**
 * Inlined (build/early-start.ts), so self-contained. Loads the app after the first paint or on interaction,
 * recording interactions until hydration; at once for an address with a hash.
 */
export function startApp(
  rules: string,
  faces: string,
  entry: string,
  entryFiles: readonly string[],
  files: readonly string[],
  starts: readonly Start[],
): void {
  const { classList } = document.documentElement;
  const { hash, pathname } = location;
  const isBehindHash = hash.startsWith('#/') && pathname + hash !== '/#/';
  if (isBehindHash) classList.remove('drawn');
  const isDrawn = classList.contains('drawn');
  const opened = (hash.startsWith('#/') ? hash.slice(1) : pathname).split('?')[0] || '/';
  const small = opened.toLowerCase();
  const isOpened = (own: string) =>
    own === small || (own.length > 1 && own.endsWith('/') && small.startsWith(own));
  const [address, indexes, calls, ownIndexes] = starts.find(([own]) => isOpened(own)) ?? ['', [], [], []];
  const add = <Tag extends 'link' | 'script'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const isStored = (key: string) => {
    try {
      return Object.hasOwn(localStorage, key);
    } catch {
      return false;
    }
  };
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    /* Served pages have first-screen styles; the app adds the rest. */
    if (document.querySelector('link[rel=stylesheet]') === null) {
      add(
        'link',
        isDrawn ? { rel: 'preload', as: 'style', href: rules } : { rel: 'stylesheet', href: rules },
      );
      add('link', { rel: 'stylesheet', href: faces, media: isDrawn ? 'not all' : 'all' });
    }
    const needed = isStored('authToken') ? [...indexes, ...ownIndexes] : indexes;
    const modules = [...entryFiles, ...needed.map((index) => files[index])];
    for (const file of modules) add('link', { rel: 'modulepreload', href: `/${file}` });
    for (const [call, copy] of isDrawn ? [] : calls) {
      if (copy !== null && isStored(copy)) continue;
      try {
        const rest = call.endsWith('/')
          ? encodeURIComponent(decodeURIComponent(opened.slice(address.length)))
          : '';
        add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: call + rest });
      } catch {}
    }
    /* A task each, in order: a single import would be a long task. */
    for (const file of [...modules, entry]) add('script', { type: 'module', async: false, src: `/${file}` });
  };
  if (!isDrawn) {
    load();
    return;
  }
  const lookOf = (element: Element): string => {
    const words = (element as HTMLInputElement).labels?.[0] ?? element;
    const named = ['type', 'name', 'href', 'aria-label', 'placeholder'].map((name) =>
      element.getAttribute(name),
    );
    return [element.tagName, ...named, words.textContent].join();
  };
  const alike = (tag: string, look: string) =>
    [...document.querySelectorAll<HTMLElement>(tag)].filter((other) => lookOf(other) === look);
  const traceOf = <Found extends HTMLElement>(element: Found) => {
    const place: number[] = [];
    for (let at: Element | null = element; at?.parentElement && at.id !== 'root'; at = at.parentElement)
      place.unshift([...at.parentElement.children].indexOf(at));
    const look = lookOf(element);
    return { element, place, look, count: alike(element.tagName, look).indexOf(element) };
  };
  const acts: NonNullable<Window['earlyActs']> = {
    clicked: [],
    typed: new Map(),
    focused: null,
    lookOf,
    alike,
  };
  window.earlyActs = acts;
  const note = (event: Event) => {
    const { target } = event;
    if (window.earlyActs === undefined || !(target instanceof Element)) return;
    /* A link may lead elsewhere after earlier presses. */
    const links = acts.clicked.length > 0 && !(event as MouseEvent).ctrlKey ? ', a[href^="/"]' : '';
    const control = target.closest<HTMLElement>(`button, summary, [type=checkbox], [type=radio]${links}`);
    if (event.type === 'input') {
      if (!/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      const field = target as HTMLInputElement;
      acts.typed.set(field, { ...(acts.typed.get(field) ?? traceOf(field)), value: field.value });
      event.stopPropagation();
    } else if (event.type === 'submit' || control !== null) {
      event.preventDefault();
      /* The app may listen already. */
      event.stopPropagation();
      if (control !== null) acts.clicked.push(traceOf(control));
    }
  };
  for (const type of ['click', 'input', 'submit']) addEventListener(type, note, true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement) acts.focused = { ...traceOf(target), selection: null };
    },
    true,
  );
  /* A removed element has no selection. */
  const keepSelection = () => {
    const { focused } = acts;
    if (window.earlyActs === undefined || focused === null || focused.element !== document.activeElement)
      return;
    const field = focused.element as HTMLInputElement;
    /* Forms move the cursor when setting values. */
    if (field.value !== (acts.typed.get(field)?.value ?? field.value)) return;
    const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
    if (typeof start === 'number' && typeof end === 'number')
      focused.selection = [start, end, selectionDirection ?? 'none'];
  };
  for (const type of ['selectionchange', 'input', 'keyup', 'pointerup'])
    addEventListener(type, keepSelection, true);
  addEventListener(
    'focusout',
    ({ target }) =>
      /* Also fired before removal from the page. */
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected;
        if (isLeft && target === acts.focused?.element) acts.focused = null;
      }),
    true,
  );
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, load, { passive: true });
  const loadWhenIdle = () =>
    typeof requestIdleCallback === 'undefined'
      ? setTimeout(load, 200)
      : requestIdleCallback(load, { timeout: 1_000 });
  /* After LCP, with a limit for slow lines. */
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    setTimeout(load, 1_500);
    if (document.readyState === 'complete') loadWhenIdle();
    else addEventListener('load', loadWhenIdle);
  }).observe({ type: 'paint', buffered: true });
}
