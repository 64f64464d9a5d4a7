import { uploadLimits } from '@vitryna/contracts/uploads';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileRefused, findProblem, sendFile } from './send-file.ts';

/** A file that somebody chose: on its way, there (with its id), or refused. */
export type ChosenFile = {
  key: number;
  /** As it was chosen, for its name and preview. */
  file: File;
  /** From 0 to 1. */
  progress: number;
  id: string | null;
  problemKey: string | null;
};

export type Files = {
  files: ChosenFile[];
  isFull: boolean;
  /** Whether more were chosen the last time than there was room for. */
  hasLeftOut: boolean;
  add: (chosen: Iterable<File>) => void;
  /** Takes a file away; one that is on its way is given up. */
  remove: (key: number) => void;
};

/** Sends files as they are chosen; `onChange` hears the ids of those that are there, in their order. */
export function useFiles(onChange: (ids: string[], isSending: boolean) => void): Files {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const sending = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles((all) => all.map((chosen) => (chosen.key === key ? { ...chosen, ...part } : chosen)));

  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const isOnItsWay = files.some(({ id, problemKey }) => id === null && problemKey === null);
    notify(
      files.flatMap(({ id }) => id ?? []),
      isOnItsWay,
    );
  }, [files]);
  useEffect(() => {
    const underWay = sending.current;
    return () => {
      for (const abort of underWay.values()) abort.abort();
    };
  }, []);

  const send = async (key: number, file: File) => {
    const abort = new AbortController();
    sending.current.set(key, abort);
    try {
      const id = await sendFile(file, { onProgress: (progress) => change(key, { progress }), signal: abort.signal });
      change(key, { id, progress: 1 });
    } catch (error) {
      if (!abort.signal.aborted)
        change(key, { problemKey: error instanceof FileRefused ? error.messageKey : '@The file was not sent' });
    } finally {
      sending.current.delete(key);
    }
  };
  // A refused request takes no slot.
  const room = uploadLimits.count - files.filter(({ problemKey }) => problemKey === null).length;
  return {
    files,
    isFull: room <= 0,
    hasLeftOut,
    add: (chosen) => {
      let left = room;
      for (const file of chosen) {
        const problemKey = findProblem(file);
        if (problemKey === null && left-- <= 0) continue;
        lastKey.current += 1;
        const key = lastKey.current;
        setFiles((all) => [...all, { key, file, progress: 0, id: null, problemKey }]);
        if (problemKey === null) void send(key, file);
      }
      setHasLeftOut(left < 0);
    },
    remove: (key) => {
      setHasLeftOut(false);
      sending.current.get(key)?.abort();
      setFiles((all) => all.filter((chosen) => chosen.key !== key));
    },
  };
}
