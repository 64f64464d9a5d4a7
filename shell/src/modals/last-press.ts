/** A control and what it stands in, each with its place among its neighbours: enough to find what took its place. */
export type Trail = [element: Element, place: number][];

export const controls = 'a[href],button:enabled,input:enabled,select,summary,textarea';

let trail: Trail = [];

/** Notes on every press and focus which control it was: a button can be gone before the modal that it opens is there. */
export function notePress({ target }: Event): void {
  trail = [];
  let element = target instanceof Element ? target.closest(controls) : null;
  while (element) {
    const { parentElement }: Element = element;
    trail.push([element, parentElement ? [...parentElement.children].indexOf(element) : 0]);
    element = parentElement;
  }
}

/** The control that was pressed or focused last; empty when it was none. */
export const lastPress = (): Trail => trail;
