import { request as requestOf, type ServerResponse } from 'node:http';
import { close, listen, portOf } from './altering-api.ts';
import { apiPort } from './store.ts';

const say = (status: number, type: string, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': type }).end(body);

/** Ways in which a content service fails. */
const faults = {
  slow: () => undefined,
  status: say(500, 'application/json', '{"error":{"code":"broken","message":""}}'),
  html: say(200, 'text/html', '<!doctype html><h1>Bad gateway</h1>'),
  shape: say(200, 'application/json', '{"data":{"path":5,"slug":{},"id":[],"blocks":"none","groups":"none"}}'),
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof faults;

/** A content service that answers as the journeys' store does, and fails when a spec says so. */
export async function startFaultyContent(): Promise<{
  url: string;
  fail: (fault: Fault | null) => void;
  /** How often it was asked since it was last said how it fails. */
  asked: () => number;
  stop: () => void;
}> {
  let current: Fault | null = null;
  let asked = 0;
  const server = await listen(0, (request, response) => {
    asked += 1;
    if (current) return faults[current](response);
    const passed = requestOf({ port: apiPort, path: request.url, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    fail(fault) {
      current = fault;
      asked = 0;
    },
    asked: () => asked,
    stop: () => close(server),
  };
}
