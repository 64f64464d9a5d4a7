import { Agent, createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Documents of the store that come as a bad network brings them: a piece at a time. */
export type Piecemeal = {
  url: string;
  /** Sends the next piece of the document; false when it has all come. */
  sendPiece: () => boolean;
  sendRest: () => void;
  close: () => Promise<void>;
};

/** A piece has at least so many characters, and ends before an element: words that grow in the middle of a line move whatever is done. */
const leastLength = 300;

function cut(html: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<body'); at > 0; at = html.indexOf('<', from + leastLength)) {
    pieces.push(html.slice(from, at));
    from = at;
  }
  return [...pieces, html.slice(from)];
}

/** Lays a line to the store on which the spec says when more of a document comes; its head comes at once, and so does all else. */
export async function servePiecemeal(storeUrl: string): Promise<Piecemeal> {
  const { hostname, port } = new URL(storeUrl);
  const agent = new Agent({ keepAlive: true });
  let pieces: string[] = [];
  let send: (piece: string, isLast: boolean) => void = () => {};
  const server = createServer((near, answer) => {
    const isDocument = near.headers['sec-fetch-dest'] === 'document';
    const headers = { ...near.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const far = request({ hostname, port, path: near.url, method: near.method, headers, agent });
    far.on('response', async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (!isDocument) return void given.pipe(answer);
      const [head = '', ...rest] = cut((await buffer(given)).toString('latin1'));
      pieces = rest;
      send = (piece, isLast) => void (isLast ? answer.end(piece, 'latin1') : answer.write(piece, 'latin1'));
      send(head, rest.length === 0);
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    sendPiece: () => {
      const piece = pieces.shift();
      if (piece !== undefined) send(piece, pieces.length === 0);
      return pieces.length > 0;
    },
    sendRest: () => {
      if (pieces.length > 0) send(pieces.join(''), true);
      pieces = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
