import { connect, type Socket } from 'node:net';

/** A command that Firefox refused, in WebDriver's own terms. */
export type Refusal = { error: string; message: string; stacktrace?: string };

/** A connection to the Marionette server of a Firefox, which speaks WebDriver in frames of JSON over TCP. */
export type Marionette = {
  /** Answers the command's result; rejects with a {@link Refusal}. */
  send: (command: string, parameters: object) => Promise<unknown>;
  close: () => void;
};

type Waiting = { resolve: (result: unknown) => void; reject: (refusal: Refusal) => void };

/** Splits a stream into its frames: `<length>:<JSON>`. */
function frames(onFrame: (frame: unknown) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < end) return;
      onFrame(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  };
}

/** Resolves when the server has greeted; rejects when nobody listens. */
export function connectMarionette(port: number): Promise<Marionette> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>();
    let last = 0;
    const socket: Socket = connect(port, '127.0.0.1');
    const marionette: Marionette = {
      send: (command, parameters) =>
        new Promise((resolve, reject) => {
          last += 1;
          waiting.set(last, { resolve, reject });
          const frame = JSON.stringify([0, last, command, parameters]);
          socket.write(`${Buffer.byteLength(frame)}:${frame}`);
        }),
      close: () => socket.destroy(),
    };
    socket.on(
      'data',
      frames((frame) => {
        // The greeting is an object; answers are [1, id, refusal, result].
        if (!Array.isArray(frame)) return resolve(marionette);
        const [, id, refusal, result] = frame as [number, number, Refusal | null, unknown];
        const asked = waiting.get(id);
        waiting.delete(id);
        if (refusal) asked?.reject(refusal);
        else asked?.resolve(result);
      }),
    );
    socket.on('error', reject);
    socket.on('close', () => {
      for (const { reject } of waiting.values()) reject({ error: 'invalid session id', message: 'Firefox has ended' });
    });
  });
}
