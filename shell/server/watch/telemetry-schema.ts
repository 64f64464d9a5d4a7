import { appNameSchema, versionSchema } from '@vitryna/contracts/release';
import { partFindings, type TelemetryReport, telemetryLimits, vitalNames } from '@vitryna/contracts/telemetry';
import { z } from 'zod';

const version = z.object({ app: appNameSchema, version: versionSchema });

/** A view's telemetry as a browser, or anybody in its name, may send it. */
export const telemetrySchema: z.ZodType<TelemetryReport> = z.object({
  route: z.string().regex(/^[a-zA-Z][A-Za-z0-9-]{0,40}$/),
  parts: z
    .array(version.extend({ found: z.array(z.enum(partFindings)).max(partFindings.length) }))
    .max(telemetryLimits.parts),
  vitals: version.extend({ values: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(600_000)) }).optional(),
  faults: z
    .array(
      version.extend({
        kind: z.enum(['error', 'loss', 'mismatch']),
        message: z.string().max(telemetryLimits.message),
        place: z
          .string()
          .regex(/^[\w@.-]{1,100}:\d{1,7}:\d{1,7}$/)
          .optional(),
      }),
    )
    .max(telemetryLimits.faults),
});
