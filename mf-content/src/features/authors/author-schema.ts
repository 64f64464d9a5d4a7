import { email, name255, text, text2000 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';

/** What somebody proposes to write, and who it is: a part of what the server checks. */
export const proposalSchema = z.object({
  name: name255,
  email,
  /** What the post is about. */
  subject: text(255),
  /** What the author knows of it, and where one can read more. */
  body: text2000,
  agree: agreement,
});
export type ProposalInput = z.input<typeof proposalSchema>;
export type ProposalValues = z.output<typeof proposalSchema>;
