import { useRef } from 'react';

/** The state of a form's files: their ids once none is on its way any more. */
export function useSentFiles() {
  const ids = useRef<string[]>([]);
  const isSending = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  return {
    handleChange: (sent: string[], areOnTheirWay: boolean) => {
      ids.current = sent;
      isSending.current = areOnTheirWay;
      if (!areOnTheirWay) for (const goOn of waiting.current.splice(0)) goOn();
    },
    /** The ids; a form that is sent earlier waits for its files. */
    whenSent: async (): Promise<string[]> => {
      if (isSending.current) await new Promise<void>((resolve) => waiting.current.push(resolve));
      return ids.current;
    },
  };
}
