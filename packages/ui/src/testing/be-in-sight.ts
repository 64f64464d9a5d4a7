/** A browser in which everything is in sight at once: what waits to be seen comes. jsdom has no layout to see anything in. */
export function beInSight(): void {
  class Observer {
    readonly #notify: IntersectionObserverCallback;
    constructor(notify: IntersectionObserverCallback) {
      this.#notify = notify;
    }
    observe(target: Element) {
      const entries = [{ isIntersecting: true, target }] as unknown as IntersectionObserverEntry[];
      queueMicrotask(() => this.#notify(entries, this as unknown as IntersectionObserver));
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}
