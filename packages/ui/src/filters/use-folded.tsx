import {
  createContext,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

/** State of a `<details>` whose contents are rendered late. */
export type Folded = {
  /** Puts the contents where they belong. */
  place: (contents: ReactNode) => ReactNode;
  details: {
    ref: RefObject<HTMLDetailsElement | null>;
    onPointerEnter: () => void;
    onFocus: () => void;
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  };
};

/** Whether this is inside a `<noscript>`, which has no second one in itself. */
const InNoscript = createContext(false);

/**
 * Folded filters are half of a list's elements: a browser with scripts makes it when somebody is about to unfold it, and it stays;
 * one without has it all, in `<noscript>`. `isNeeded` has it made at once.
 */
export function useFolded(isNeeded: boolean): Folded {
  const ref = useRef<HTMLDetailsElement>(null);
  const isInNoscript = use(InNoscript);
  const [isMade, setMade] = useState(isNeeded);
  if (isNeeded && !isMade) setMade(true);
  const make = () => setMade(true);
  // A press before this code had loaded has unfolded it already.
  useEffect(() => {
    if (ref.current?.open) setMade(true);
  }, []);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setMade(true);
  };
  const place = (contents: ReactNode) =>
    isMade || isInNoscript ? (
      contents
    ) : (
      <noscript>
        <InNoscript value={true}>{contents}</InNoscript>
      </noscript>
    );
  return { place, details: { ref, onPointerEnter: make, onFocus: make, onToggle: handleToggle } };
}
