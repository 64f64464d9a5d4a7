import { parseArgs } from 'node:util';
import { orderStatusSchema } from '@vitryna/contracts/api';
import type { MinorUnits } from '@vitryna/money';
import { formatDecimal } from '@vitryna/money/format';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import {
  type AskedReturn,
  type Database,
  inspectOrder,
  latestOrders,
  type OrderStep,
  operateOrder,
} from '@vitryna/store-api';
import {
  changeNow,
  databaseCommand,
  databaseOptions,
  databaseOptionsHelp,
  minuteOf,
  UsageError,
} from './database-command.ts';
import { largestPicture } from './uploaded-picture.ts';

const help = `vitryna orders COMMAND

  list [--status STATUS] [--limit 20]   the latest orders
  show NUMBER                           an order, its timeline and what is asked to be returned
  confirm NUMBER                        the shop will send it
  ship NUMBER --ttn WAYBILL             the carrier has it
  deliver NUMBER                        the shopper has it; cash on delivery is paid, a return is refused
  take-back NUMBER                      what was asked to be returned has come back
  cancel NUMBER                         its goods go back to the stock, its coupon can be used again
  mark-paid NUMBER                      an invoice, or cash, is paid

Pictures of a return lie in uploads/ of the data folder. Each step is written into the order's timeline and told to the shopper.

${databaseOptionsHelp}
PUBLIC_URL is where the links of mails lead. DATABASE_URL names a PostgreSQL server; then the store may go on running. The embedded
database belongs to one process: stop the store first.
`;

type Values = { status?: string | undefined; limit: string; ttn?: string | undefined };

const money = (amount: MinorUnits): string => `${formatDecimal(amount)} UAH`;

/** Steps that need nothing but the order. */
const simpleSteps = ['confirm', 'deliver', 'cancel', 'take-back', 'mark-paid'] as const;

/** The step that the words mean. */
function readStep(action: string, { ttn }: Values): OrderStep {
  if (action === 'ship') {
    if (!ttn) throw new UsageError('ship needs --ttn, the number of the waybill');
    return { action, ttn };
  }
  const step = simpleSteps.find((name) => name === action);
  if (!step) throw new UsageError(`"${action}" is no command of orders`);
  return { action: step };
}

async function list({ db }: Database, values: Values, io: CommandIo): Promise<ExitCode> {
  const status = values.status === undefined ? undefined : orderStatusSchema.parse(values.status);
  for (const order of await latestOrders(db, status, Number(values.limit))) {
    const { number, created_at: at, payment_method: method, payment_state: state, total } = order;
    io.stdout(`${number}  ${minuteOf(at)}  ${order.status}  ${method} ${state}  ${money(total)}\n`);
  }
  return 0;
}

function printReturn({ lines, iban, comment, pictures }: AskedReturn, io: CommandIo): void {
  io.stdout(`to be returned, the money to ${iban}${comment === null ? '' : `: ${comment}`}\n`);
  for (const { productId, quantity, reason } of lines) io.stdout(`  ${quantity} of product ${productId}: ${reason}\n`);
  for (const picture of pictures) io.stdout(`  ${largestPicture(picture)}\n`);
}

async function show({ db }: Database, number: string, io: CommandIo): Promise<ExitCode> {
  const found = await inspectOrder(db, number);
  if (found === null) {
    io.stderr(`there is no order ${number}\n`);
    return 1;
  }
  const { order, events, asked } = found;
  const { firstName, lastName } = order.recipient;
  io.stdout(`${number}  ${order.status}  ${order.payment_method} ${order.payment_state}  ${money(order.total)}\n`);
  io.stdout(`${firstName} ${lastName}, ${order.phone}${order.email === null ? '' : `, ${order.email}`}\n`);
  for (const { at, status, note } of events) {
    io.stdout(`  ${minuteOf(at)}  ${status}${note === null ? '' : `: ${note.uk}`}\n`);
  }
  if (asked !== null) printReturn(asked, io);
  return 0;
}

async function run(database: Database, [action = '', number]: string[], values: Values, io: CommandIo) {
  if (action === 'list') return list(database, values, io);
  if (number === undefined) throw new UsageError(`${action} needs the number of an order`);
  if (action === 'show') return show(database, number, io);
  const step = readStep(action, values);
  const order = await operateOrder(database.db, number, step, changeNow(io));
  io.stdout(`${number}  ${order.status}  ${order.payment_state}\n`);
  return 0;
}

/** `vitryna orders …`. */
export const ordersCommand = databaseCommand({
  summary: 'see orders and take them through their life',
  help,
  parse: (argv: string[]) =>
    parseArgs({
      args: argv,
      options: { ...databaseOptions, status: { type: 'string' }, ttn: { type: 'string' } },
      allowPositionals: true,
    }),
  run,
});
