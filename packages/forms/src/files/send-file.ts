import { errorEnvelopeSchema, uploadResultSchema } from '@vitryna/contracts/api';
import { uploadLimits, uploadPath } from '@vitryna/contracts/uploads';

/** A file that is not taken; `messageKey` says why. */
export class FileRefused extends Error {
  readonly messageKey: string;
  constructor(messageKey: string) {
    super(`forms: a file was not taken: ${messageKey}`);
    this.name = 'FileRefused';
    this.messageKey = messageKey;
  }
}

/** The browser's check of a file before it is sent; null where nothing is wrong yet. */
export function findProblem({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size === 0) return '@The file is empty';
  if (!(uploadLimits.types as readonly string[]).includes(type)) return '@Wrong file type';
  return size > uploadLimits.bytes ? '@File is too large' : null;
}

type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

function readMessage(text: string): string {
  try {
    return errorEnvelopeSchema.parse(JSON.parse(text)).error.message;
  } catch {
    return '@The file was not sent';
  }
}

/** Sends a file and tells how far it is, which `fetch` cannot. Rejects with a `FileRefused`, or when it is given up. */
export function sendFile(file: Blob, { onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = (messageKey: string) => reject(new FileRefused(messageKey));
    request.open('POST', `/user${uploadPath}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => refuse('@The file was not sent');
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    request.onload = () => {
      if (request.status !== 200) return refuse(readMessage(request.responseText));
      resolve(uploadResultSchema.parse((JSON.parse(request.responseText) as { data: unknown }).data).id);
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
