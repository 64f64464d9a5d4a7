import { Fragment, type ReactNode } from 'react';

const address = /([^\s@]+@[^\s@]+)/;

/** A text whose addresses of e-mail go to another line before a sign of theirs, and only where that is not enough in a word. */
export function emailText(text: string): ReactNode {
  return text.split(address).map((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(?=[@.])/).map((word, at) => (
          <Fragment key={`${index} ${at}`}>
            {at > 0 && <wbr />}
            {word}
          </Fragment>
        )),
  );
}
