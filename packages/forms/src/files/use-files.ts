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
  add: (chosen: Iterable<File>) => void;
  /** Takes a file away; one that is on its way is given up. */
  remove: (key: number) => void;
};

/** Sends files as they are chosen; `onChange` hears the ids of those that are there, in their order. */
export function useFiles(onChange: (ids: string[], isSending: boolean) => void): Files {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const sending = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles((all) => all.map((chosen) => (chosen.key === key ? { ...chosen, ...part } : chosen)));

  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const isOnItsWay = files.some(({ id, problemKey }) => id === null && problemKey === null);
    tell(
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
  return {
    files,
    isFull: files.length >= uploadLimits.count,
    add: (chosen) => {
      for (const file of [...chosen].slice(0, uploadLimits.count - files.length)) {
        lastKey.current += 1;
        const key = lastKey.current;
        const problemKey = findProblem(file);
        setFiles((all) => [...all, { key, file, progress: 0, id: null, problemKey }]);
        if (problemKey === null) void send(key, file);
      }
    },
    remove: (key) => {
      sending.current.get(key)?.abort();
      setFiles((all) => all.filter((chosen) => chosen.key !== key));
    },
  };
}
